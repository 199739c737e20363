internal import Accounts
internal import Calendars
internal import WebDAV

/// Finds what stands at an address, for a person. What they may not see is `notFound`, like what is not there.
struct ResourceFinder: Sendable {
    let calendars: CalendarService
    let accounts: AccountService
    let viewer: Principal

    func find(_ target: Target) async throws -> Resource {
        switch target {
        case .root: return .root
        case .principals: return .principals
        case .homes: return .homes
        case .principal(let name):
            guard let principal = try await principal(name) else { throw CalendarError.notFound }
            return .principal(principal)
        case .proxyGroup(let name, let access):
            guard let principal = try await proxied(name, access) else { throw CalendarError.notFound }
            return .proxyGroup(principal, access)
        case .home(let name):
            let owner = try await owner(name)
            return .home(owner, try await calendars.collections.home(of: owner.id, as: viewer.id))
        case .calendar(let owner, let name):
            do {
                let (calendar, owner) = try await calendar(owner, name)
                return .calendar(calendar, owner: owner)
            } catch CalendarError.notFound {
                return try await find(target.asFile)
            }
        case .object(let owner, let name, let objectName):
            let calendar: CalendarCollection
            let person: Principal
            do {
                (calendar, person) = try await self.calendar(owner, name)
            } catch CalendarError.notFound {
                return try await find(target.asFile)
            }
            let address = ObjectAddress(calendar: calendar.address, name: objectName)
            let object = try await calendars.objects.object(at: address, as: viewer.id)
            return .object(object.summary, in: calendar, owner: person)
        case .file(let owner, let path):
            let owner = try await self.owner(owner)
            let address = FileAddress(owner: owner.id, path: path)
            guard let entry = try await calendars.files.findEntry(at: address, as: viewer.id) else {
                throw CalendarError.notFound
            }
            return .file(entry, owner: owner)
        }
    }

    /// As ``find(_:)``; nil where nothing is there.
    func findIfThere(_ target: Target) async throws -> Resource? {
        do {
            return try await find(target)
        } catch CalendarError.notFound {
            return nil
        }
    }

    func calendar(_ owner: String, _ name: String) async throws -> (CalendarCollection, Principal) {
        let owner = try await self.owner(owner)
        let address = CalendarAddress(owner: owner.id, name: name)
        return (try await calendars.collections.collection(at: address, as: viewer.id), owner)
    }

    /// Whose address it is; costs nothing where it is the viewer's own. A name that nobody has is like somebody's who
    /// shares nothing, so that the two are answered alike.
    func owner(_ name: String) async throws -> Principal {
        try await principal(name)
            ?? Principal(id: PrincipalID(rawValue: -1), name: name, displayName: name)
    }

    /// Whose delegates are asked about, where they or one of those delegates ask; to others there is nothing.
    private func proxied(_ name: String, _ access: DelegateAccess) async throws -> Principal? {
        guard name != viewer.name else { return viewer }
        return try await accounts.listDelegators(of: viewer.id)
            .first { $0.principal.name == name && $0.access == access }?.principal
    }

    private func principal(_ name: String) async throws -> Principal? {
        guard name != viewer.name else { return viewer }
        guard let other = try await accounts.findPrincipal(named: name), other.name == name else { return nil }
        return other
    }
}

extension DAVError {
    /// Nothing there, or not for this person: the same answer.
    static let absent = DAVError(.notFound, "there is nothing at this address")
}
