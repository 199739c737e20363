internal import Accounts
internal import CalDAV
internal import Calendars
internal import WebDAV

/// Properties of RFC 3744, RFC 5397, and of principals in RFC 4791 §6.2 and RFC 6638 §2.4.
enum PrincipalProperties {
    static let all = [
        currentUserPrincipal, principalCollectionSet, principalURL, alternateURIs, groupMembership, groupMembers,
        proxyReadFor, proxyWriteFor, supportedReports, calendarHomeSet, calendarUserAddresses, calendarUserType,
        emailAddresses,
    ]

    static let currentUserPrincipal = LiveProperty(DAVName.currentUserPrincipal) { _, context in
        .href(context.addresses.principal(context.viewer.name))
    }

    static let principalCollectionSet = LiveProperty(DAVName.principalCollectionSet) { _, context in
        .href(context.addresses.principals)
    }

    static let principalURL = LiveProperty(DAVName.principalURL) { resource, context in
        switch resource {
        case .principal, .proxyGroup: .href(resource.address(context.addresses))
        default: nil
        }
    }

    static let alternateURIs = LiveProperty(DAVName.alternateURISet) { resource, _ in
        switch resource {
        case .principal, .proxyGroup: .empty
        default: nil
        }
    }

    /// Groups, and for whom the person who asks may act (CalendarServer's calendar-proxy §5.2).
    static let groupMembership = LiveProperty(
        DAVName.groupMembership,
        needs: [.groups, .delegators]
    ) { resource, context in
        switch resource {
        case .principal(let principal):
            guard let relations = context.facts.relations[principal.id] else { return .hrefs([]) }
            return .hrefs(
                relations.groups.map { context.addresses.principal($0.name) }
                    + relations.delegators.map { context.addresses.proxyGroup($0.principal.name, $0.access) }
            )
        case .proxyGroup: return .hrefs([])
        default: return nil
        }
    }

    /// Only the person sees who acts for them.
    static let groupMembers = LiveProperty(DAVName.groupMemberSet, needs: .members) { resource, context in
        let members: [Principal]
        switch resource {
        case .principal(let principal): members = context.facts.relations[principal.id]?.members ?? []
        case .proxyGroup(let owner, let access):
            guard owner.id == context.viewer.id else { return nil }
            members = context.facts.delegates.filter { $0.access == access }.map(\.principal)
        default: return nil
        }
        return .hrefs(members.map { context.addresses.principal($0.name) })
    }

    static let proxyReadFor = LiveProperty(SharingName.proxyReadFor, needs: .delegators) { resource, context in
        delegators(resource, .read, context)
    }

    static let proxyWriteFor = LiveProperty(SharingName.proxyWriteFor, needs: .delegators) { resource, context in
        delegators(resource, .write, context)
    }

    /// Whom somebody may act for (CalendarServer's calendar-proxy §5.3), told to themselves.
    private static func delegators(
        _ resource: Resource,
        _ access: DelegateAccess,
        _ context: PropertyContext
    ) -> PropertyValue? {
        guard case .principal(let principal) = resource, principal.id == context.viewer.id else { return nil }
        let delegators = context.facts.relations[principal.id]?.delegators ?? []
        return .hrefs(delegators.filter { $0.access == access }.map { context.addresses.principal($0.principal.name) })
    }

    /// RFC 3253 §3.1.5: what ``ReportMessage`` reads, where it is answered.
    static let supportedReports = LiveProperty(DAVName.supportedReportSet) { resource, _ in
        .content(
            ReportMessage.supported(on: resource).map {
                .element(DAVName.supportedReport, [.element(DAVName.report, [.element($0)])])
            }
        )
    }

    static let calendarHomeSet = LiveProperty(CalDAVName.calendarHomeSet) { resource, context in
        guard case .principal(let principal) = resource, principal.kind.hasHome else { return nil }
        return .href(context.addresses.home(principal.name))
    }

    static let calendarUserAddresses = LiveProperty(CalDAVName.calendarUserAddressSet) { resource, context in
        guard case .principal(let principal) = resource else { return nil }
        return .hrefs(principal.emails.map { "mailto:\($0)" } + [context.addresses.principal(principal.name)])
    }

    static let calendarUserType = LiveProperty(CalDAVName.calendarUserType) { resource, _ in
        guard case .principal(let principal) = resource else { return nil }
        return .text(principal.kind.calendarUserType)
    }

    static let emailAddresses = LiveProperty(AppleName.emailAddressSet) { resource, _ in
        guard case .principal(let principal) = resource, !principal.emails.isEmpty else { return nil }
        return .content(principal.emails.map { .element(AppleName.emailAddress, [.text($0)]) })
    }
}

extension PrincipalKind {
    /// CUTYPE (RFC 5545 §3.2.3).
    var calendarUserType: String {
        switch self {
        case .individual: "INDIVIDUAL"
        case .group: "GROUP"
        case .resource: "RESOURCE"
        case .room: "ROOM"
        }
    }
}
