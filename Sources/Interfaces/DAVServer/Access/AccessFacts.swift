internal import Accounts
internal import Calendars

/// What access properties are made of besides the resources.
struct AccessFacts: Sendable {
    /// How a principal stands to others.
    struct Relations: Sendable {
        var groups: [Principal] = []
        var members: [Principal] = []
        var delegators: [Delegate] = []
    }

    private(set) var people: [PrincipalID: Principal] = [:]
    /// Of calendars whose list the viewer may read.
    private(set) var entries: [CollectionID: [AccessEntry]] = [:]
    private(set) var invitations: [CollectionID: [Invitation]] = [:]
    private(set) var relations: [PrincipalID: Relations] = [:]
    /// The viewer's delegates.
    private(set) var delegates: [Delegate] = []

    static let none = AccessFacts()

    private init() {}

    /// Reads what `needs` names; nothing else is filled.
    init(
        about resources: [Resource],
        _ needs: PropertyNeeds,
        _ services: DAVServices,
        _ viewer: Principal
    ) async throws {
        guard !needs.isDisjoint(with: .access) else { return }
        var known: Set<CollectionID> = []
        for resource in resources {
            switch resource {
            case .calendar(let calendar, let home), .object(_, let calendar, let home):
                guard known.insert(calendar.id).inserted else { continue }
                try await read(calendar, home, needs, services, viewer)
            case .principal(let principal):
                let isGroup = principal.kind == .group
                // Delegations are visible to the delegate only.
                let isViewer = principal.id == viewer.id
                let accounts = services.accounts
                relations[principal.id] = Relations(
                    groups: needs.contains(.groups) ? try await accounts.listGroups(of: principal.id) : [],
                    members: isGroup && needs.contains(.members)
                        ? try await accounts.listMembers(of: principal.id) : [],
                    delegators: isViewer && needs.contains(.delegators)
                        ? try await accounts.listDelegators(of: principal.id) : []
                )
            case .proxyGroup(let owner, _):
                if owner.id == viewer.id, delegates.isEmpty, needs.contains(.members) {
                    delegates = try await services.accounts.listDelegates(of: owner.id)
                }
            case .root, .principals, .homes, .home, .file: break
            }
        }
    }

    private mutating func read(
        _ calendar: CalendarCollection,
        _ home: Principal,
        _ needs: PropertyNeeds,
        _ services: DAVServices,
        _ viewer: Principal
    ) async throws {
        people[home.id] = home
        if needs.contains(.owners) { try await meet(calendar.owner, services) }
        if needs.contains(.entries), calendar.privileges.contains(.readACL) {
            let list = try await services.calendars.sharing.access(to: calendar, as: viewer.id)
            entries[calendar.id] = list
            for case .principal(let id) in list.map(\.grantee) { try await meet(id, services) }
        }
        if needs.contains(.invitations), calendar.isShared {
            let list = try await services.calendars.sharing.invitations(to: calendar)
            invitations[calendar.id] = list
            for invitation in list { try await meet(invitation.person, services) }
        }
    }

    private mutating func meet(_ id: PrincipalID, _ services: DAVServices) async throws {
        guard people[id] == nil else { return }
        people[id] = try await services.accounts.findPrincipal(id: id)
    }
}
