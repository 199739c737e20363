internal import Accounts
internal import Calendars

extension ResourceFinder {
    /// The members of a collection that the viewer may see, and the proxy groups of a principal; of a calendar none, as
    /// its objects come page by page.
    ///
    /// - Parameters:
    ///   - resource: the collection.
    ///   - pageSize: how many files and folders are read at a time.
    /// - Returns: the members, in the order of the listings.
    /// - Throws: errors of the services.
    func members(of resource: Resource, pageSize: Int) async throws -> [Resource] {
        switch resource {
        case .root: return [.principals, .homes]
        case .principals: return [.principal(viewer)]
        case .homes:
            let state = try await calendars.collections.home(of: viewer.id, as: viewer.id)
            return [.home(viewer, state)]
        case .home(let owner, _):
            let found = try await calendars.collections.listCollections(of: owner.id, as: viewer.id)
            let files = owner.id == viewer.id ? try await entries(in: nil, of: owner, pageSize) : []
            return found.map { .calendar($0, owner: owner) } + files
        case .file(let entry, let owner):
            return entry.isFolder ? try await entries(in: entry.path, of: owner, pageSize) : []
        case .principal(let found):
            // Those of others are visible to their members, who find them in DAV:group-membership.
            guard found.id == viewer.id, found.kind.hasHome else { return [] }
            return DelegateAccess.allCases.map { .proxyGroup(found, $0) }
        case .proxyGroup, .calendar, .object: return []
        }
    }

    /// All that is in a folder, or the files and folders of a home.
    private func entries(in folder: FilePath?, of owner: Principal, _ limit: Int) async throws -> [Resource] {
        var found: [Resource] = []
        var last: String?
        while true {
            let page = try await calendars.files.listEntries(
                in: folder,
                of: owner.id,
                after: last,
                limit: limit,
                as: viewer.id
            )
            found += page.map { .file($0, owner: owner) }
            guard page.count == limit else { return found }
            last = page.last?.path.name
        }
    }
}
