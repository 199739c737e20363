internal import Accounts
internal import CalDAV
internal import Calendars
internal import CivilTime
internal import Cryptography
internal import HTTPNames
internal import ICalendar
internal import WebDAV
internal import XMLStream

/// POST of CalendarServer's sharing: an owner shares a calendar (§5.3.2), somebody answers an invitation in their home
/// (§5.4.1).
struct ShareHandler: Sendable {
    let services: DAVServices

    enum Message: Sendable {
        case share(ShareRequest)
        case reply(InviteReply)

        /// nil: the body is another one.
        init?(body: [UInt8], contentType: String?, limits: XMLLimits) throws(DAVError) {
            let type = contentType?.prefix { $0 != ";" }.filter { $0 != " " }.lowercased()
            guard type == "application/xml" || type == "text/xml" else { return nil }
            do throws(XMLError) {
                var reader = try XMLReader(body, limits: limits)
                switch reader.root() {
                case SharingName.share: self = .share(try ShareRequest(from: &reader))
                case SharingName.inviteReply: self = .reply(try InviteReply(from: &reader))
                default: return nil
                }
            } catch {
                throw DAVError(error)
            }
        }
    }

    func respond(
        to message: Message,
        about resource: Resource,
        in request: DAVRequest
    ) async throws -> DAVAnswer {
        switch (message, resource) {
        case (.share(let message), .calendar(let calendar, let home)):
            // Who may say whom it is shared with may do so from their own home too.
            let owner = try await services.accounts.findPrincipal(id: calendar.owner) ?? home
            return try await share(calendar, of: owner, message, request)
        case (.reply(let reply), .home(let owner, _)) where owner.id == request.principal.id:
            return try await answer(reply, request)
        default: throw DAVError(.forbidden, "this message is for another address")
        }
    }

    private func share(
        _ calendar: CalendarCollection,
        of owner: Principal,
        _ message: ShareRequest,
        _ request: DAVRequest
    ) async throws -> DAVAnswer {
        try calendar.privileges.require(.writeACL)
        let standing = try await services.calendars.sharing.invitations(to: calendar)
        var invitations: [Invitation] = []
        var removed: [PrincipalID] = []
        var messages: [Notification] = []
        let most = services.calendars.limits.sharees
        guard message.added.count <= most, message.removed.count <= most else {
            throw DAVError(.forbidden, "at most \(most) people are invited at a time")
        }
        // The last word about a person counts.
        var named: Set<PrincipalID> = []
        for sharee in message.added.reversed() {
            let person = try await self.person(sharee.address, owner: calendar.owner)
            guard named.insert(person.id).inserted else { continue }
            let before = standing.first { $0.person == person.id }
            let invitation = Self.invitation(of: person, to: calendar, sharee, before: before)
            invitations.append(invitation)
            let isChanged = before.map { $0.uid != invitation.uid || $0.mode != invitation.mode } ?? true
            if isChanged || before?.summary != invitation.summary || invitation.status == .noResponse {
                messages.append(self.message(invitation, invitation.status.name, calendar, owner, to: person))
            }
        }
        for address in message.removed {
            // An address of nobody here is shared with nobody.
            guard let person = try await services.accounts.findPrincipal(calendarUserAddress: address),
                let invitation = standing.first(where: { $0.person == person.id }),
                named.insert(person.id).inserted
            else { continue }
            removed.append(person.id)
            messages.append(self.message(invitation, SharingName.inviteDeleted, calendar, owner, to: person))
        }
        try await services.calendars.sharing.share(
            calendar.address,
            inviting: invitations,
            insteadOf: standing,
            removing: removed,
            notifying: messages,
            as: request.principal.id
        )
        return DAVAnswer(.ok)
    }

    /// What a person is invited to from now on. A person who has declined is asked again.
    private static func invitation(
        of person: Principal,
        to calendar: CalendarCollection,
        _ sharee: ShareRequest.Sharee,
        before: Invitation?
    ) -> Invitation {
        let mode = ShareMode(sharee.access)
        var invitation =
            before
            ?? Invitation(
                collection: calendar.id,
                person: person.id,
                uid: "",
                privileges: mode.privileges,
                status: .noResponse,
                summary: ""
            )
        // Grants more precise than invitations can express stay unchanged.
        if invitation.mode != mode { invitation.privileges = mode.privileges }
        if invitation.status == .declined { invitation.status = .noResponse }
        if invitation.uid.isEmpty { invitation.uid = SecureRandom.uuid() }
        invitation.summary = sharee.summary ?? invitation.summary
        return invitation
    }

    private func answer(_ reply: InviteReply, _ request: DAVRequest) async throws -> DAVAnswer {
        let viewer = request.principal
        let (invitation, calendar) = try await services.calendars.sharing.invitation(
            uid: reply.inReplyTo,
            as: viewer.id
        )
        guard let owner = try await services.accounts.findPrincipal(id: calendar.owner) else { throw DAVError.absent }
        guard reply.summary.utf8.count <= services.calendars.limits.summaryBytes else {
            throw DAVError(.forbidden, "a summary has at most \(services.calendars.limits.summaryBytes) bytes")
        }
        let status: Invitation.Status = reply.isAccepted ? .accepted : .declined
        let place = try await services.calendars.sharing.answer(
            invitation,
            status,
            notifying: [self.reply(to: invitation, status, summary: reply.summary, calendar, of: owner, from: viewer)]
        )
        guard let place else { return DAVAnswer(.ok) }
        // The sharee's name for the calendar (§6.14); one that was given to it since is not taken back.
        if !reply.summary.isEmpty, invitation.status != .accepted {
            let name = CollectionChange.displayName(reply.summary)
            _ = try await services.calendars.collections.updateCollection(at: place, changes: [name], as: viewer.id)
        }
        let sharedAs = Markup.element(
            SharingName.sharedAs,
            [.href(services.addresses.calendar(viewer.name, place.name))]
        )
        return DAVAnswer(.ok, .bytes(Self.document(sharedAs), type: DAVAnswer.xml))
    }

    /// What the owner of a calendar is told when it is taken out of the viewer's home, which declines the invitation by
    /// which it stands there (§5.4.1, §5.4.2); nothing where it stands there otherwise, or not at all.
    func refusal(at address: CalendarAddress, by viewer: Principal) async throws -> [Notification] {
        guard SharedName.collection(named: address.name) != nil, address.owner == viewer.id else { return [] }
        let calendar = try await services.calendars.collections.collection(at: address, as: viewer.id)
        let invitations = try await services.calendars.sharing.invitations(to: calendar)
        let isTheirs: (Invitation) -> Bool = { $0.person == viewer.id && $0.status == .accepted && !$0.uid.isEmpty }
        guard let invitation = invitations.first(where: isTheirs),
            let owner = try await services.accounts.findPrincipal(id: calendar.owner)
        else { return [] }
        let place = CalendarAddress(owner: calendar.owner, name: calendar.ownersName)
        return [reply(to: invitation, .declined, summary: "", place, of: owner, from: viewer)]
    }

    /// CS:invite-reply (§6.22) for the owner of a calendar.
    private func reply(
        to invitation: Invitation,
        _ status: Invitation.Status,
        summary: String,
        _ calendar: CalendarAddress,
        of owner: Principal,
        from viewer: Principal
    ) -> Notification {
        var parts: [Markup] = [
            .href(viewer.calendarUserAddress ?? services.addresses.principal(viewer.name)),
            .element(status.name),
            .element(SharingName.hostURL, [.href(services.addresses.calendar(owner.name, calendar.name))]),
            .element(SharingName.inReplyTo, [.text(invitation.uid)]),
        ]
        if !summary.isEmpty { parts.append(.element(SharingName.summary, [.text(summary)])) }
        parts.append(.element(SharingName.commonName, [.text(viewer.displayName)]))
        let note = notice(Notification.MessageKind.reply.element(parts))
        return Notification(to: owner.id, .reply, uid: invitation.uid, bytes: note)
    }

    /// Somebody with a home here; there is no way yet to invite others.
    private func person(_ address: String, owner: PrincipalID) async throws -> Principal {
        guard let person = try await services.accounts.findPrincipal(calendarUserAddress: address),
            person.kind.hasHome, person.id != owner
        else {
            throw DAVError(
                .forbidden,
                DAVCondition("recognized-principal"),
                "a calendar can be shared with other users of this server"
            )
        }
        return person
    }

    /// CS:invite-notification (§6.15).
    private func message(
        _ invitation: Invitation,
        _ status: PropertyName,
        _ calendar: CalendarCollection,
        _ owner: Principal,
        to person: Principal
    ) -> Notification {
        var parts: [Markup] = [
            .element(SharingName.uid, [.text(invitation.uid)]),
            .href(person.calendarUserAddress ?? services.addresses.principal(person.name)),
            .element(status),
            .element(SharingName.access, [.element(invitation.mode.name)]),
            .element(SharingName.hostURL, [.href(services.addresses.calendar(owner.name, calendar.ownersName))]),
            .element(
                SharingName.organizer,
                [
                    .href(owner.calendarUserAddress ?? services.addresses.principal(owner.name)),
                    .element(SharingName.commonName, [.text(owner.displayName)]),
                ]
            ),
        ]
        let summary = invitation.summary.isEmpty ? calendar.properties.displayName ?? "" : invitation.summary
        if !summary.isEmpty, summary.utf8.count <= services.calendars.limits.summaryBytes {
            parts.append(.element(SharingName.summary, [.text(summary)]))
        }
        let components = calendar.properties.components.map(\.rawValue).sorted()
        parts.append(
            .element(
                CalDAVName.supportedCalendarComponentSet,
                components.map { .element(CalDAVName.comp, attributes: [.init("name", $0)]) }
            )
        )
        let note = notice(Notification.MessageKind.invitation.element(parts))
        return Notification(to: invitation.person, .invitation, uid: invitation.uid, bytes: note)
    }

    private func notice(_ content: Markup) -> [UInt8] {
        let stamp = services.clock.now().basicText
        return Self.document(
            .element(SharingName.notification, [.element(SharingName.dtstamp, [.text(stamp)]), content])
        )
    }

    private static func document(_ root: Markup) -> [UInt8] {
        var writer = XMLWriter(prefixes: Namespace.prefixes, reserving: 1024)
        writer.declaration()
        root.write(into: &writer)
        return writer.take()
    }

}
