internal import Accounts
internal import Calendars
internal import WebDAV

/// DELETE (RFC 4918 §9.6): of an object, or of a calendar with all that is in it.
struct DeleteHandler: Sendable {
    let services: DAVServices

    func respond(in request: DAVRequest) async throws -> DAVAnswer {
        let finder = services.finder(for: request.principal)
        let viewer = request.principal.id
        let calendars = services.calendars
        switch request.target {
        case .object(let owner, let calendar, let name):
            let address = ObjectAddress(owner: try await finder.owner(owner).id, calendar: calendar, name: name)
            let condition = try await request.writeCondition(
                current: try await calendars.findObject(at: address, as: viewer)?.etag
            )
            try await calendars.delete(at: address, if: condition, scheduling: request.scheduling, as: viewer)
        case .calendar(let owner, let name):
            guard request.depth != .zero, request.depth != .one else {
                throw DAVError(.badRequest, "a collection is deleted with Depth: infinity")
            }
            // A calendar has no entity tag, and its sync token is not compared inside the deleting unit: such conditions do not hold.
            var isRefused = request.ifHeader.map { !$0.holds { _ in (nil, []) } } ?? false
            if case .tags? = request.ifMatch { isRefused = true }
            if case .any? = request.ifNoneMatch { isRefused = true }
            guard !isRefused else { throw DAVError(.preconditionFailed, "the condition does not hold") }
            try await calendars.deleteCollection(
                at: CalendarAddress(owner: try await finder.owner(owner).id, name: name),
                as: viewer
            )
        case .root, .principals, .principal, .homes, .home:
            throw DAVError(.methodNotAllowed, "this can't be deleted")
        }
        return DAVAnswer(.noContent)
    }
}
