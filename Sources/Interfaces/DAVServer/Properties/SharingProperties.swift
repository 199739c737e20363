internal import Accounts
internal import CalDAV
internal import Calendars
internal import WebDAV

/// Properties of CalendarServer's sharing (§4.1, §4.2, §5.2).
enum SharingProperties {
    static let all = [invite, modes, sharedURL, notificationURL, notificationType]

    /// Its owner sees with whom a calendar is shared; the others see whose it is and how far it is shared with them.
    static let invite = LiveProperty(SharingName.invite, needs: [.owners, .invitations]) { resource, context in
        guard case .calendar(let calendar, _) = resource, calendar.isShared,
            let invitations = context.facts.invitations[calendar.id], let owner = context.facts.people[calendar.owner]
        else { return nil }
        let isOwners = calendar.owner == context.viewer.id
        let organizer = Markup.element(
            SharingName.organizer,
            [
                .href(context.addresses.principal(owner.name)),
                .element(SharingName.commonName, [.text(owner.displayName)]),
            ]
        )
        return .content(
            [organizer]
                + invitations.filter { isOwners || $0.person == context.viewer.id }
                .compactMap { user($0, context) }
        )
    }

    static let modes = LiveProperty(SharingName.allowedSharingModes) { resource, _ in
        guard case .calendar(let calendar, _) = resource, calendar.kind.canBeShared, !calendar.isMounted else {
            return nil
        }
        return .elements([SharingName.canBeShared])
    }

    static let sharedURL = LiveProperty(SharingName.sharedURL, needs: .owners) { resource, context in
        guard case .calendar(let calendar, _) = resource, calendar.isMounted,
            let owner = context.facts.people[calendar.owner]
        else { return nil }
        return .href(context.addresses.calendar(owner.name, calendar.ownersName))
    }

    static let notificationURL = LiveProperty(SharingName.notificationURL) { resource, context in
        guard case .principal(let principal) = resource, principal.kind.hasHome else { return nil }
        return .href(context.addresses.calendar(principal.name, CollectionKind.notificationsName))
    }

    static let notificationType = LiveProperty(SharingName.notificationType) { resource, _ in
        guard case .object(let object, let calendar, _) = resource, calendar.kind == .notifications,
            let kind = Notification.MessageKind(name: object.name)
        else { return nil }
        return .content([kind.element()])
    }

    private static func user(_ invitation: Invitation, _ context: PropertyContext) -> Markup? {
        guard let person = context.facts.people[invitation.person] else { return nil }
        var parts: [Markup] = [
            .href(person.calendarUserAddress ?? context.addresses.principal(person.name)),
            .element(SharingName.commonName, [.text(person.displayName)]),
            .element(invitation.status.name),
            .element(SharingName.access, [.element(invitation.mode.name)]),
        ]
        if !invitation.summary.isEmpty { parts.append(.element(SharingName.summary, [.text(invitation.summary)])) }
        return .element(SharingName.user, parts)
    }
}

extension Principal {
    /// The preferred one of their e-mail addresses.
    var calendarUserAddress: String? { emails.first.map { "mailto:\($0)" } }
}

extension Notification.MessageKind {
    /// The element of a message of this kind, with the attributes that CS:notificationtype repeats (§4.2.1).
    func element(_ content: [Markup] = []) -> Markup {
        switch self {
        case .invitation:
            let attributes = [Markup.Attribute("shared-type", "calendar")]
            return .element(SharingName.inviteNotification, attributes: attributes, content)
        case .reply: return .element(SharingName.inviteReply, content)
        }
    }
}

extension Invitation.Status {
    var name: PropertyName {
        switch self {
        case .noResponse: SharingName.inviteNoResponse
        case .accepted: SharingName.inviteAccepted
        case .declined: SharingName.inviteDeclined
        }
    }
}

extension ShareMode {
    /// CalendarServer knows two; a free-busy-only share is shown as the lesser one.
    var name: PropertyName { self == .readWrite ? SharingName.readWrite : SharingName.read }

    init(_ access: ShareAccess) { self = access == .readWrite ? .readWrite : .read }
}
