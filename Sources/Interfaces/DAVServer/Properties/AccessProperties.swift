internal import Accounts
internal import CalDAV
internal import Calendars
internal import WebDAV

/// Properties of RFC 3744 §5: who may do what.
enum AccessProperties {
    static let all = [
        owner, supportedPrivileges, currentUserPrivileges, list, restrictions, inherited,
    ]

    static let owner = LiveProperty(DAVName.owner, needs: .owners) { resource, context in
        switch resource {
        case .home(let owner, _), .file(_, let owner): .href(context.addresses.principal(owner.name))
        case .calendar(let calendar, let home), .object(_, let calendar, let home):
            (calendar.isMounted ? context.facts.people[calendar.owner] : home)
                .map { .href(context.addresses.principal($0.name)) }
        case .proxyGroup(let owner, _): .href(context.addresses.principal(owner.name))
        case .root, .principals, .principal, .homes: nil
        }
    }

    static let supportedPrivileges = LiveProperty(DAVName.supportedPrivilegeSet) { resource, _ in
        .content(PrivilegeMarkup.supported(supported(on: resource)))
    }

    /// What the person may do here (RFC 3744 §5.4).
    static let currentUserPrivileges = LiveProperty(DAVName.currentUserPrivilegeSet) { resource, context in
        .content(PrivilegeMarkup.list(granted(on: resource, context), of: supported(on: resource)))
    }

    /// DAV:acl (RFC 3744 §5.5), told to who may read it. That the owner may do all can't be changed.
    static let list = LiveProperty(DAVName.acl, needs: .entries) { resource, context in
        let calendar: CalendarCollection
        let home: Principal
        var inherited: [Markup] = []
        switch resource {
        case .calendar(let found, let owner): (calendar, home) = (found, owner)
        case .object(_, let found, let owner):
            (calendar, home) = (found, owner)
            inherited = [
                .element(DAVName.inherited, [.href(context.addresses.calendar(owner.name, found.name))])
            ]
        case .home: return .content([ownersEntry(.all, [])])
        default: return nil
        }
        guard let entries = context.facts.entries[calendar.id] else { return nil }
        let supported = supported(on: resource)
        var others = entries.compactMap { entry(of: $0, supported, inherited, context) }
        if calendar.kind == .inbox { others.append(everybodysDelivery) }
        return .content([ownersEntry(calendar.kind.ownersPrivileges, inherited)] + others)
    }

    static let restrictions = LiveProperty(DAVName.aclRestrictions) { resource, _ in
        switch resource {
        case .calendar, .object: .elements([DAVName.noInvert, DAVName.denyBeforeGrant])
        default: nil
        }
    }

    /// What holds for an object is what holds for its calendar.
    static let inherited = LiveProperty(DAVName.inheritedACLSet) { resource, context in
        switch resource {
        case .object(_, let calendar, let home): .href(context.addresses.calendar(home.name, calendar.name))
        case .calendar, .home: .empty
        default: nil
        }
    }

    private static func supported(on resource: Resource) -> Privileges {
        switch resource {
        case .root, .principals, .homes, .principal: [.read, .readACL]
        case .proxyGroup: [.read, .readACL, .writeProperties]
        case .home: [.read, .readACL, .writeProperties, .bind, .unbind]
        case .calendar(let calendar, _): PrivilegeMarkup.of(calendar.kind)
        case .object(_, let calendar, _): PrivilegeMarkup.of(calendar.kind).subtracting([.bind, .unbind])
        case .file(let entry, _):
            entry.isFolder
                ? PrivilegeMarkup.ofCalendars : PrivilegeMarkup.ofCalendars.subtracting([.bind, .unbind])
        }
    }

    private static func granted(on resource: Resource, _ context: PropertyContext) -> Privileges {
        switch resource {
        case .root, .principals, .homes, .principal: .read
        case .proxyGroup(let owner, _): owner.id == context.viewer.id ? [.read, .writeProperties] : .read
        case .home(_, let state): state.privileges
        // Files are their owner's alone.
        case .file: .all
        case .calendar(let calendar, _): calendar.ownPrivileges
        case .object(_, let calendar, _): calendar.privileges
        }
    }

    /// Whoever is logged in leaves messages in an inbox, as far as it is not denied (RFC 6638 §6.1).
    private static let everybodysDelivery = Markup.element(
        DAVName.ace,
        [
            .element(DAVName.principal, [.element(DAVName.authenticated)]),
            .element(DAVName.grant, PrivilegeMarkup.brief(.scheduleDeliver, of: PrivilegeMarkup.of(.inbox))),
            .element(DAVName.protected),
        ]
    )

    private static func ownersEntry(_ privileges: Privileges, _ inherited: [Markup]) -> Markup {
        .element(
            DAVName.ace,
            [
                .element(DAVName.principal, [.element(DAVName.property, [.element(DAVName.owner)])]),
                .element(DAVName.grant, PrivilegeMarkup.brief(privileges, of: .all)),
                .element(DAVName.protected),
            ] + inherited
        )
    }

    /// nil: the principal is gone.
    private static func entry(
        of entry: AccessEntry,
        _ supported: Privileges,
        _ inherited: [Markup],
        _ context: PropertyContext
    ) -> Markup? {
        let grantee: Markup
        switch entry.grantee {
        case .authenticated: grantee = .element(DAVName.authenticated)
        case .principal(let id):
            guard let principal = context.facts.people[id] else { return nil }
            grantee = .href(context.addresses.principal(principal.name))
        }
        let privileges = PrivilegeMarkup.brief(entry.privileges, of: supported)
        guard !privileges.isEmpty else { return nil }
        return .element(
            DAVName.ace,
            [
                .element(DAVName.principal, [grantee]),
                .element(entry.isDeny ? DAVName.deny : DAVName.grant, privileges),
            ] + inherited
        )
    }
}
