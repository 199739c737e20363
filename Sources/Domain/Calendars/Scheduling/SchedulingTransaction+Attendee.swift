internal import Accounts
internal import CivilTime
internal import ICalendar

extension SchedulingTransaction {
    /// An attendee's change (RFC 6638 §3.2.2): tells the organizer what was answered, and gives back what is to be
    /// stored.
    ///
    /// - Throws: ``CalendarPrecondition/allowedAttendeeChange``; ``CalendarPrecondition/maxResourceSize`` where the
    ///   answers are too long.
    mutating func attendeeChanged(
        from old: CalendarObject?,
        to new: CalendarObject,
        as user: CalendarUser
    ) async throws(CalendarError) -> CalendarObject {
        if let old, !Scheduling.isAllowed(new, replacing: old, byAttendee: user) {
            throw .precondition(
                .allowedAttendeeChange,
                reason: "an attendee changes the own answer, alarms and transparency; the rest is the organizer's"
            )
        }
        try await requireSender(of: user, in: new, replacing: old)
        try await answer(from: old, to: new, as: user)
        return try compiler.object(Scheduling.marked(new.document, statuses: statuses, on: .organizer, keeping: old))
    }

    /// An attendee takes the meeting out of the calendar, which declines it (RFC 6638 §3.2.2.4).
    mutating func attendeeRemoved(_ old: CalendarObject, as user: CalendarUser) async throws(CalendarError) {
        try await answer(from: old, to: nil, as: user)
    }

    private mutating func answer(
        from old: CalendarObject?,
        to new: CalendarObject?,
        as user: CalendarUser
    ) async throws(CalendarError) {
        guard let reply = Scheduling.reply(from: old, to: new, as: user, now: now),
            let organizer = reply.recipients.first
        else { return }
        // Each occurrence that is taken out makes an answer with the title of the series.
        guard new == nil || reply.approximateLength <= limits.objectBytes else {
            throw .precondition(
                .maxResourceSize,
                reason: "the answers have \(reply.approximateLength) bytes; at most \(limits.objectBytes)"
            )
        }
        try await requireSending(.scheduleSendReply)
        recordAnswer(by: owner, to: users[organizer]?.id)
        guard let principal = users[organizer] else {
            return try await queue(reply, to: [organizer])
        }
        statuses[organizer] = try await deliver(reply, toOrganizer: principal, as: organizer, from: user)
    }

    /// Brings an answer into the organizer's copy (RFC 6638 §4.2), and tells the others of it.
    mutating func deliver(
        _ reply: SchedulingMessage,
        toOrganizer principal: Principal,
        as organizer: CalendarUser,
        from user: CalendarUser
    ) async throws(CalendarError) -> String {
        try await readCopies(of: [principal.id], organizedBy: organizer)
        guard let home = try await home(of: principal.id) else { return DeliveryStatus.noWay }
        guard try await mayDeliver(.scheduleDeliverReply, into: home.inbox) else { return DeliveryStatus.noPrivilege }
        guard var copy = copy(of: principal.id), let existing = copy.object else { return DeliveryStatus.noWay }
        let outcome = apply(reply, to: existing, as: organizer)
        if outcome == .tooLarge { return DeliveryStatus.failed }
        guard case .store(let document) = outcome else { return DeliveryStatus.noWay }
        let object = try compiler.object(document)
        copy.object = object
        copy.isChanged = true
        setCopy(copy, of: principal.id)
        try await post(reply, into: home.inbox)
        try await refreshOthers(of: object, organizer: principal.id)
        return DeliveryStatus.delivered
    }

    /// Shows the other attendees the new answer, without a word in their inboxes (RFC 6638 §4.2).
    mutating func refreshOthers(
        of object: CalendarObject,
        organizer: PrincipalID
    ) async throws(CalendarError) {
        guard object.attendees.count <= Self.refreshedAttendees, let address = object.organizer else { return }
        try await users.lookUp(object)
        var others: [CalendarUser: Principal] = [:]
        for other in object.attendees where object.serves(other) {
            guard let principal = users[other], principal.kind != .group,
                ![organizer, owner, actor].contains(principal.id)
            else { continue }
            others[other] = principal
        }
        guard !others.isEmpty else { return }
        try await readCopies(of: others.values.map(\.id).sorted { $0.rawValue < $1.rawValue }, organizedBy: address)
        for message in try messages(from: nil, to: object) {
            for recipient in message.recipients {
                guard let principal = others[recipient] else { continue }
                _ = try await deliver(message, to: principal, as: recipient, isQuiet: true)
            }
        }
    }
}
