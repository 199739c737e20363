internal import Accounts
internal import Calendars
internal import WebDAV

/// DELETE (RFC 4918 §9.6): of an object or file, or of a collection with all that is in it.
struct DeleteHandler: Sendable {
    let services: DAVServices

    func respond(in request: DAVRequest) async throws -> DAVAnswer {
        let finder = services.finder(for: request.principal)
        let viewer = request.principal.id
        let calendars = services.calendars
        switch request.target {
        case .object(let owner, let calendar, let name):
            let address = ObjectAddress(owner: try await finder.owner(owner).id, calendar: calendar, name: name)
            try await calendars.objects.delete(
                at: address,
                if: request.writeCondition,
                scheduling: request.scheduling,
                as: viewer
            )
        case .calendar(let owner, let name):
            try requireWhole(request)
            let address = CalendarAddress(owner: try await finder.owner(owner).id, name: name)
            let sharing = ShareHandler(services: services)
            let messages = try await sharing.refusal(at: address, by: request.principal)
            try await calendars.collections.deleteCollection(at: address, as: viewer, notifying: messages)
        case .file(let owner, let path):
            let address = FileAddress(owner: try await finder.owner(owner).id, path: path)
            guard let entry = try await calendars.files.findEntry(at: address, as: viewer) else {
                throw DAVError.absent
            }
            if entry.isFolder { try requireWhole(request) }
            try await calendars.files.deleteEntry(
                at: address,
                if: entry.isFolder ? .always : request.writeCondition,
                as: viewer
            )
        case .root, .principals, .principal, .proxyGroup, .homes, .home:
            throw DAVError(.methodNotAllowed, "this can't be deleted")
        }
        return DAVAnswer(.noContent)
    }

    /// A collection goes with all that is in it, and has no entity tag for a condition to compare.
    private func requireWhole(_ request: DAVRequest) throws(DAVError) {
        guard request.depth != .zero, request.depth != .one else {
            throw DAVError(.badRequest, "a collection is deleted with Depth: infinity")
        }
        try request.requireNoTags()
    }
}

extension DAVRequest {
    /// For what has no entity tag, and is there: such conditions do not hold.
    func requireNoTags() throws(DAVError) {
        var isRefused = false
        if case .tags? = ifMatch { isRefused = true }
        if case .any? = ifNoneMatch { isRefused = true }
        guard !isRefused else { throw DAVError(.preconditionFailed, "the condition does not hold") }
    }
}
