internal import Accounts
internal import CivilTime
internal import ICalendar

extension SchedulingTransaction {
    /// An organizer's change (RFC 6638 §3.2.1): tells those whom it concerns, asks the rooms, and gives back what is to
    /// be stored.
    ///
    /// - Throws: ``CalendarPrecondition/allowedOrganizerChange``.
    mutating func organizerChanged(
        from old: CalendarObject?,
        to new: CalendarObject
    ) async throws(CalendarError) -> CalendarObject {
        try checkSize(of: new)
        try await users.lookUp(old)
        try await users.lookUp(new)
        try await requireSender(ofOrganizerIn: new, replacing: old)
        // A sharee who writes here and is invited too answers for themselves (CalendarServer's sharing §5.5.5).
        let served = Set(
            new.attendees.filter { user in
                users[user].map { $0.id != owner && $0.id != actor } ?? false
            }
        )
        var document: CalendarDocument
        if let old {
            guard Scheduling.keepsAnswers(new, replacing: old, of: served) else {
                throw .precondition(
                    .allowedOrganizerChange,
                    reason: "what others have answered is theirs; it can only be set to NEEDS-ACTION"
                )
            }
            document = Scheduling.prepared(new, replacing: old)
        } else {
            document = Scheduling.unanswered(new.document, others: served)
        }
        document = try await expandingGroups(in: document)
        document = try await askingRooms(in: document)
        let ready = try compiler.object(document)
        if let old, actor != owner { try await followAnswer(from: old, to: ready) }
        try await tell(try messages(from: old, to: ready))
        return try compiler.object(Scheduling.marked(ready.document, statuses: statuses, on: .attendee, keeping: old))
    }

    /// An attendee who writes in the organizer's calendar has answered there: their own copy then says the same, and the
    /// others see it. They answer for themselves, so that nothing is sent.
    private mutating func followAnswer(from old: CalendarObject, to new: CalendarObject) async throws(CalendarError) {
        guard let user = new.attendees.first(where: { users.is($0, actor) }), let organizer = new.organizer,
            let answer = Scheduling.reply(from: old, to: new, as: user, now: now)
        else { return }
        recordAnswer(by: actor, to: owner)
        try await readCopies(of: [actor], organizedBy: organizer)
        if var copy = copy(of: actor), let existing = copy.object,
            case .store(let document) = apply(answer, to: existing, as: organizer)
        {
            copy.object = try compiler.object(document)
            copy.isChanged = true
            copy.isNews = true
            setCopy(copy, of: actor)
        }
        try await refreshOthers(of: new, organizer: owner)
    }

    /// An organizer takes a meeting away, or makes it a plain event (RFC 6638 §3.2.1.3).
    mutating func organizerRemoved(_ old: CalendarObject) async throws(CalendarError) {
        try await users.lookUp(old)
        try await tell(try messages(from: old, to: nil))
    }

    /// What an organizer's change tells attendees; the address of the event's link is the organizer's alone.
    func messages(
        from old: CalendarObject?,
        to new: CalendarObject?
    ) throws(CalendarError) -> [SchedulingMessage] {
        Scheduling.organizerMessages(from: try withoutLink(old), to: try withoutLink(new), now: now)
    }

    private func withoutLink(_ object: CalendarObject?) throws(CalendarError) -> CalendarObject? {
        guard let object, let document = EventLinkTag.withoutAddresses(object.document) else { return object }
        return try compiler.object(document)
    }

    /// Each attendee is looked for in each component, and gets a copy.
    private func checkSize(of object: CalendarObject) throws(CalendarError) {
        let attendees = object.attendees.count
        guard attendees <= limits.attendees, attendees * object.attendeeLines <= limits.attendees * 800 else {
            throw .precondition(
                .maxAttendees,
                reason: "\(attendees) attendees; at most \(limits.attendees), fewer with many overrides"
            )
        }
        let bytes = object.document.serialized().count
        guard attendees * bytes <= limits.deliveredBytes else {
            throw .precondition(.maxResourceSize, reason: "\(bytes) bytes for \(attendees) attendees")
        }
    }

    /// What the latest message makes of a copy, which becomes no larger than its owner could store it.
    func apply(
        _ message: SchedulingMessage,
        to existing: CalendarObject?,
        as user: CalendarUser,
        isLatest: Bool = true
    ) -> SchedulingOutcome {
        var bytes = limits.objectBytes
        // All attendees get what an answer makes of the organizer's copy.
        if message.method == .reply, let existing {
            bytes = min(bytes, limits.deliveredBytes / max(existing.attendees.count, 1))
        }
        return Scheduling.apply(message, to: existing, as: user, isLatest: isLatest, maximumBytes: bytes)
    }

    private mutating func tell(_ messages: [SchedulingMessage]) async throws(CalendarError) {
        let recipients = messages.flatMap(\.recipients)
        if !recipients.isEmpty { try await requireSending(.scheduleSendInvite) }
        let people = Set(
            recipients.compactMap { users[$0] }.filter { $0.kind != .group && $0.id != owner }.map(\.id)
        )
        if let organizer = messages.first?.originator {
            try await readCopies(of: people.sorted { $0.rawValue < $1.rawValue }, organizedBy: organizer)
        }
        for message in messages {
            try await queue(message, to: message.recipients.filter { users[$0] == nil })
            for recipient in message.recipients {
                guard let principal = users[recipient], principal.id != owner else { continue }
                if principal.kind == .group {
                    statuses[recipient] = DeliveryStatus.delivered
                } else {
                    let status = try await deliver(message, to: principal, as: recipient)
                    statuses[recipient] =
                        statuses[recipient] == DeliveryStatus.answered ? DeliveryStatus.answered : status
                }
            }
        }
    }

    /// The members of a group are invited one by one (RFC 5545 §3.2.11), and answer for themselves.
    private mutating func expandingGroups(in document: CalendarDocument) async throws(CalendarError) -> CalendarDocument
    {
        var document = document
        let object = try compiler.object(document)
        for group in object.attendees {
            guard object.serves(group), let principal = users[group], principal.kind == .group else {
                continue
            }
            let known = Set(object.attendees.compactMap { users[$0]?.id })
            var members: [(user: CalendarUser, name: String)] = []
            for member in try await users.members(of: principal.id) {
                guard !known.contains(member.id), member.id != owner, let email = member.emails.first else { continue }
                let user = CalendarUser("mailto:\(email)")
                try await users.lookUp(user)
                members.append((user, member.displayName))
            }
            document = Scheduling.expanded(try compiler.object(document), group: group, members: members)
        }
        return document
    }

    /// Puts an organizer's message into the recipient's calendar and inbox; the status for the organizer.
    ///
    /// A quiet one only brings others' answers up to date: nothing is told, and nothing is made that was not there.
    /// Where the UID is that of something else the message lies in the inbox alone, and the status says nothing of it.
    mutating func deliver(
        _ message: SchedulingMessage,
        to principal: Principal,
        as user: CalendarUser,
        isQuiet: Bool = false
    ) async throws(CalendarError) -> String {
        guard let home = try await home(of: principal.id) else { return DeliveryStatus.noWay }
        guard try await mayDeliver(.scheduleDeliverInvite, into: home.inbox) else { return DeliveryStatus.noPrivilege }
        let known = copy(of: principal.id)
        let outcome = apply(message, to: known?.object, as: user)
        if outcome == .tooLarge { return DeliveryStatus.failed }
        guard case .store(let document) = outcome, let object = try? compiler.object(document) else {
            return DeliveryStatus.delivered
        }
        var copy: ScheduledCopy
        if let known {
            copy = known
        } else {
            // Attendees who declined and deleted the series are not re-invited.
            guard !isQuiet, message.method == .request, object.answers(of: user).contains(where: { $0 != "DECLINED" })
            else {
                return DeliveryStatus.delivered
            }
            guard let calendar = home.defaultCalendar(for: object.kind) else { return DeliveryStatus.noWay }
            copy =
                displacedCopy(of: principal.id)
                ?? ScheduledCopy(collection: calendar, name: Self.newName(), stored: nil, object: nil)
        }
        if message.method == .request, !isQuiet {
            let growth = document.serialized().count - (known?.stored?.bytes.count ?? 0)
            guard try await fits(growth, isCounted: true, with: principal.id) else { return DeliveryStatus.failed }
        }
        copy.object = object
        copy.isChanged = true
        copy.isNews = copy.isNews || !isQuiet
        let isBooked = principal.kind != .individual
        if isBooked, message.method == .cancel || object.answers(of: user).allSatisfy({ $0 == "DECLINED" }) {
            copy.object = object.attendees.isEmpty || !object.hasLivingPart(of: user) ? nil : object
        }
        if !isBlocked(principal.id) { setCopy(copy, of: principal.id) }
        if !isQuiet, !isBooked { try await post(message, into: home.inbox) }
        return DeliveryStatus.delivered
    }
}

extension CalendarObject {
    /// Whether a room still is taken by some part: one that is not cancelled, and not declined.
    fileprivate func hasLivingPart(of user: CalendarUser) -> Bool {
        ([master].compactMap(\.self) + overrides).contains { component in
            component.busyKind != nil && !["DECLINED", nil].contains(component.participationStatus(of: user))
        }
    }
}
