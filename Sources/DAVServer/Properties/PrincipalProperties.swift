internal import Accounts
internal import CalDAV
internal import Calendars
internal import WebDAV

/// Properties of RFC 3744, RFC 5397, and of principals in RFC 4791 §6.2 and RFC 6638 §2.4.
enum PrincipalProperties {
    static let all = [
        currentUserPrincipal, owner, principalCollectionSet, principalURL, alternateURIs, groupMembership, groupMembers,
        currentUserPrivileges, supportedReports, calendarHomeSet, calendarUserAddresses, calendarUserType,
        emailAddresses,
    ]

    static let currentUserPrincipal = LiveProperty(DAVName.currentUserPrincipal) { _, context in
        .href(context.addresses.principal(context.viewer.name))
    }

    static let owner = LiveProperty(DAVName.owner) { resource, context in
        switch resource {
        case .home(let owner, _), .calendar(_, let owner), .object(_, _, let owner), .file(_, let owner):
            .href(context.addresses.principal(owner.name))
        case .root, .principals, .principal, .homes: nil
        }
    }

    static let principalCollectionSet = LiveProperty(DAVName.principalCollectionSet) { _, context in
        .href(context.addresses.principals)
    }

    static let principalURL = LiveProperty(DAVName.principalURL) { resource, context in
        guard case .principal(let principal) = resource else { return nil }
        return .href(context.addresses.principal(principal.name))
    }

    static let alternateURIs = LiveProperty(DAVName.alternateURISet) { resource, _ in
        guard case .principal = resource else { return nil }
        return .empty
    }

    static let groupMembership = LiveProperty(DAVName.groupMembership) { resource, _ in
        guard case .principal = resource else { return nil }
        return .empty
    }

    static let groupMembers = LiveProperty(DAVName.groupMemberSet) { resource, _ in
        guard case .principal = resource else { return nil }
        return .empty
    }

    /// What the person may do here (RFC 3744 §5.4). All in their own home; what a client cannot do anywhere is not named.
    static let currentUserPrivileges = LiveProperty(DAVName.currentUserPrivilegeSet) { resource, _ in
        let read = [DAVName.read, DAVName.readCurrentUserPrivilegeSet]
        let write = [DAVName.write, DAVName.writeProperties, DAVName.writeContent]
        let members = [DAVName.bind, DAVName.unbind]
        return switch resource {
        case .root, .principals, .homes, .principal: privileges(read)
        case .home: privileges(read + [DAVName.writeProperties] + members)
        case .calendar: privileges([DAVName.all] + read + write + members + [CalDAVName.readFreeBusy])
        case .object: privileges([DAVName.all] + read + write + [CalDAVName.readFreeBusy])
        case .file(let entry, _): privileges([DAVName.all] + read + write + (entry.isFolder ? members : []))
        }
    }

    private static func privileges(_ names: [PropertyName]) -> PropertyValue {
        .content(names.map { .element(DAVName.privilege, [.element($0)]) })
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
        guard case .principal(let principal) = resource else { return nil }
        return .href(context.addresses.home(principal.name))
    }

    static let calendarUserAddresses = LiveProperty(CalDAVName.calendarUserAddressSet) { resource, context in
        guard case .principal(let principal) = resource else { return nil }
        return .hrefs(principal.emails.map { "mailto:\($0)" } + [context.addresses.principal(principal.name)])
    }

    static let calendarUserType = LiveProperty(CalDAVName.calendarUserType) { resource, _ in
        guard case .principal = resource else { return nil }
        return .text("INDIVIDUAL")
    }

    static let emailAddresses = LiveProperty(AppleName.emailAddressSet) { resource, _ in
        guard case .principal(let principal) = resource, !principal.emails.isEmpty else { return nil }
        return .content(principal.emails.map { .element(AppleName.emailAddress, [.text($0)]) })
    }
}
