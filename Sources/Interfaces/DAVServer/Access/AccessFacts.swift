internal import Accounts
internal import CalDAV
internal import Calendars
internal import WebDAV

/// Data of access properties besides the resources; read only if one of them is requested.
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

    /// The properties that need something of this.
    static let names: Set<PropertyName> = [
        DAVName.owner, DAVName.acl, DAVName.groupMembership, DAVName.groupMemberSet, SharingName.invite,
        SharingName.sharedURL, SharingName.proxyReadFor, SharingName.proxyWriteFor,
    ]

    private static let namesOfDelegators = [
        DAVName.groupMembership, SharingName.proxyReadFor, SharingName.proxyWriteFor,
    ]

    private init() {}

    init(
        about resources: [Resource],
        wants: (PropertyName) -> Bool,
        services: DAVServices,
        viewer: Principal
    ) async throws {
        for resource in resources {
            switch resource {
            case .calendar(let calendar, let home), .object(_, let calendar, let home):
                try await read(calendar, home, wants: wants, services: services, viewer: viewer)
            case .principal(let principal):
                let wantsMembers = principal.kind == .group && wants(DAVName.groupMemberSet)
                // Delegations are visible to the delegate only.
                let wantsDelegators =
                    principal.id == viewer.id && Self.namesOfDelegators.contains(where: wants)
                relations[principal.id] = Relations(
                    groups: wants(DAVName.groupMembership)
                        ? try await services.accounts.listGroups(of: principal.id) : [],
                    members: wantsMembers ? try await services.accounts.listMembers(of: principal.id) : [],
                    delegators: wantsDelegators ? try await services.accounts.listDelegators(of: principal.id) : []
                )
            case .proxyGroup(let owner, _):
                if owner.id == viewer.id, delegates.isEmpty, wants(DAVName.groupMemberSet) {
                    delegates = try await services.accounts.listDelegates(of: owner.id)
                }
            default: break
            }
        }
    }

    private mutating func read(
        _ calendar: CalendarCollection,
        _ home: Principal,
        wants: (PropertyName) -> Bool,
        services: DAVServices,
        viewer: Principal
    ) async throws {
        people[home.id] = home
        try await meet(calendar.owner, services)
        if wants(DAVName.acl), calendar.privileges.contains(.readACL), entries[calendar.id] == nil {
            let list = try await services.calendars.sharing.access(to: calendar, as: viewer.id)
            entries[calendar.id] = list
            for case .principal(let id) in list.map(\.grantee) { try await meet(id, services) }
        }
        if wants(SharingName.invite), calendar.isShared, invitations[calendar.id] == nil {
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

extension DAVServices {
    /// The same properties, with what they need to know about access to these resources.
    func completed(
        _ properties: SelectedProperties,
        about resources: [Resource],
        for viewer: Principal
    ) async throws -> SelectedProperties {
        guard AccessFacts.names.contains(where: properties.wants) else { return properties }
        return properties.knowing(
            try await AccessFacts(about: resources, wants: properties.wants, services: self, viewer: viewer)
        )
    }
}
