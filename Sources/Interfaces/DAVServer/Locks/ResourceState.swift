internal import Accounts
internal import Calendars
internal import WebDAV

/// What an If header may ask about a resource (RFC 4918 §10.4.4).
struct ResourceState: Equatable, Sendable {
    var entityTag: String?
    /// Tokens of locks on it, and its sync token (RFC 6578 §5).
    var tokens: Set<String> = []
    /// The calendar that it is or lies in, as it was before the rest was read; nil: it is something else, or nothing is
    /// there.
    var calendar: CalendarCollection?
}

struct ResourceStateReader: Sendable {
    let services: DAVServices
    let request: DAVRequest

    /// `resource` is a tag of the header; nil: the address of the request. What can't be read, lies elsewhere, or may
    /// not be seen has no state: no condition holds of it, and each negated one does.
    func state(of resource: String?) async throws -> ResourceState {
        var state = ResourceState()
        guard let target = target(of: resource) else { return state }
        let finder = services.finder(for: request.principal)
        guard let place = try await finder.lockScope(target) else { return state }
        state.tokens = Set(place.home.locks(on: place.lockedPath).map(\.token))
        switch try await finder.findIfThere(target) {
        case .object(let object, let calendar, _):
            state.entityTag = object.etag.value
            state.calendar = calendar
        case .file(let entry, _): state.entityTag = entry.content?.etag.value
        case .calendar(let calendar, _):
            state.tokens.insert(SyncTokenText.write(calendar.syncToken))
            state.calendar = calendar
        case .home(_, let home): state.tokens.insert(SyncTokenText.write(home.syncToken))
        case .root, .principals, .principal, .proxyGroup, .homes, nil: break
        }
        return state
    }

    private func target(of resource: String?) -> Target? {
        guard let resource else { return request.target }
        let authorities = request.authority.map { [$0] }
        guard let href = try? Href(reference: resource, authorities: authorities) else { return nil }
        return Target(href, prefix: services.configuration.prefix)
    }
}
