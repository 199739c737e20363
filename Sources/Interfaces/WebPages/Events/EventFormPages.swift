internal import Accounts
internal import Calendars
internal import CivilTime
internal import Cryptography
internal import Hummingbird
internal import ICalendar

/// Making an event and changing one.
struct EventFormPages: Sendable {
    // MARK: A new event

    func new(_ visit: Visit) async throws -> Response {
        let calendars = try await targets(visit)
        var draft = EventDraft()
        let now = visit.zone.local(visit.now)
        draft.proposeHour(on: CalendarRange.date(visit.query["date"], today: now.date), now: now)
        draft.calendar = calendars.first?.name ?? ""
        return try await newPage(draft, FormProblems(), calendars, visit)
    }

    func create(_ visit: Visit) async throws -> Response {
        let calendars = try await targets(visit)
        let draft = EventDraft(visit.form)
        let (times, wrong) = draft.check(visit.texts)
        if let busy = try await busy(draft, times, except: nil, visit) {
            return try await newPage(draft, FormProblems(), calendars, visit, busy: busy)
        }
        var problems = wrong
        if !calendars.contains(where: { $0.name == draft.calendar }) {
            problems.note("calendar", visit.texts[.chooseACalendar])
        }
        guard let times, problems.isEmpty else { return try await newPage(draft, problems, calendars, visit) }
        let uid = SecureRandom.uuid()
        let writer = EventWriter(draft: draft, times: times, zone: visit.zone, person: visit.person, now: visit.now)
        let address = EventAddress(calendar: draft.calendar, object: uid + ".ics")
        do {
            try await visit.planning(isAwaited: !draft.place.isEmpty) {
                try await put(writer.newObject(uid: uid), at: address, if: .absent, visit)
            }
        } catch let error as CalendarError {
            problems.note("title", try EventRefusal.words(error, visit.texts))
            return try await newPage(draft, problems, calendars, visit)
        }
        return visit.redirect(to: address.path, saying: .saved)
    }

    private func newPage(
        _ draft: EventDraft,
        _ problems: FormProblems,
        _ calendars: [CalendarCollection],
        _ visit: Visit,
        busy: InviteesBusy? = nil
    ) async throws -> Response {
        let subject = EventForm.Subject(
            action: visit.prefix + "/calendar/new",
            cancel: visit.prefix + "/calendar/day" + PathText.query(["date": draft.startDate]),
            busy: busy
        )
        return try await page(draft, subject, visit.texts[.newEvent], problems, calendars, visit)
    }

    // MARK: One that is there

    func edit(_ visit: Visit) async throws -> Response {
        let event = try await OpenEvent(visit)
        try requireChange(of: event)
        let draft = EventDraft(event, visit)
        return try await editPage(draft, event, FormProblems(), visit)
    }

    func change(_ visit: Visit) async throws -> Response {
        let event = try await OpenEvent(visit)
        try requireChange(of: event)
        var draft = EventDraft(visit.form)
        draft.calendar = event.address.calendar
        let (times, wrong) = draft.check(visit.texts)
        if let busy = try await busy(draft, times, except: event.object.uid, visit) {
            return try await editPage(draft, event, FormProblems(), visit, busy: busy)
        }
        var problems = wrong
        guard visit.form["etag"] == event.stored.etag.value else {
            return try await editPage(draft, event, problems, visit, isStale: true)
        }
        guard let times, problems.isEmpty else { return try await editPage(draft, event, problems, visit) }
        do {
            let address = try await save(draft, times, event, visit)
            return visit.redirect(to: address.path, saying: .saved)
        } catch CalendarError.etagMismatch {
            return try await editPage(draft, try await OpenEvent(visit), problems, visit, isStale: true)
        } catch let error as CalendarError {
            problems.note("title", try EventRefusal.words(error, visit.texts))
            return try await editPage(draft, event, problems, visit)
        }
    }

    /// Gives an event, or one of a series, other times of a day: what the script of a calendar's page sends when the event
    /// is dragged there. The form of the event does the same.
    func reschedule(_ visit: Visit) async throws -> Response {
        let event = try await OpenEvent(visit)
        try requireChange(of: event)
        guard !event.occurrence.isAllDay, let date = EventDraft.date(visit.form["date"]),
            let from = EventDraft.time(visit.form["start"]), let length = Int64(visit.form["minutes"]),
            (0...24 * 60).contains(length)
        else { throw FormError.malformed }
        let start = visit.zone.instant(of: CivilDateTime(date: date, time: from))
        let zone = event.formZone(visit) ?? visit.zone
        let (begin, end) = (zone.local(start), zone.local(start.adding(seconds: length * 60)))
        var draft = EventDraft(event, visit)
        (draft.startDate, draft.startTime) = (begin.date.iso8601, begin.time.hoursAndMinutes)
        (draft.endDate, draft.endTime) = (end.date.iso8601, end.time.hoursAndMinutes)
        let times = EventTimes(isAllDay: false, start: begin, end: end)
        _ = try await save(draft, times, event, visit)
        return visit.redirect(to: LogInFirst.next(visit.form["next"]), saying: .saved)
    }

    /// Writes the change, and says where the event is then.
    private func save(
        _ draft: EventDraft,
        _ times: EventTimes,
        _ event: OpenEvent,
        _ visit: Visit
    ) async throws -> EventAddress {
        let before = EventDraft(event, visit)
        let writer = EventWriter(
            draft: draft,
            times: times,
            zone: event.occurrence.isAllDay && !times.isAllDay ? visit.zone : event.formZone(visit),
            person: visit.person,
            now: visit.now
        )
        let condition = WriteCondition.matches([event.stored.etag])
        var scope = EventScope.all
        if event.object.isRecurring || event.occurrence.isOverride {
            scope = EventScope(rawValue: visit.form["scope"]) ?? .this
            // From the first one on, that is all of them.
            if scope == .following, event.isFirst(floating: visit.zone) { scope = .all }
        }
        var address = event.address
        try await visit.planning(isAwaited: !draft.place.isEmpty || !before.place.isEmpty) {
            switch scope {
            case .all:
                address.recurrence = nil
                try await put(writer.changingAll(event, from: before), at: address, if: condition, visit)
            case .this: try await put(writer.changingOne(event, from: before), at: address, if: condition, visit)
            case .following:
                let uid = SecureRandom.uuid()
                let (first, rest) = writer.splitting(event, from: before, uid: uid)
                let next = EventAddress(calendar: address.calendar, object: uid + ".ics")
                // The new part first: if the second write is refused, nothing is lost.
                try await put(rest, at: next, if: .absent, visit)
                do {
                    try await put(first, at: address, if: condition, visit)
                } catch {
                    try await visit.services.calendars.objects.delete(at: next.object(of: visit), as: visit.person.id)
                    throw error
                }
                address = next
            }
        }
        return address
    }

    private func editPage(
        _ draft: EventDraft,
        _ event: OpenEvent,
        _ problems: FormProblems,
        _ visit: Visit,
        isStale: Bool = false,
        busy: InviteesBusy? = nil
    ) async throws -> Response {
        let repeats = event.object.isRecurring || event.occurrence.isOverride
        let zone = event.formZone(visit)
        var problems = problems
        if isStale { problems.note("title", visit.texts[.eventChangedMeanwhile]) }
        let subject = EventForm.Subject(
            action: visit.prefix + event.address.path("edit"),
            cancel: visit.prefix + event.address.path,
            etag: event.stored.etag.value,
            at: event.address.recurrence ?? "",
            zoneName: zone.flatMap { $0.name == visit.zone.name || draft.isAllDay ? nil : $0.name },
            scopes: repeats ? EventScope.allCases : [],
            scope: EventScope(rawValue: visit.form["scope"]) ?? .this,
            canChooseCalendar: false,
            busy: busy,
            meanwhile: isStale ? versions(EventDraft(event, visit), visit.texts) : nil
        )
        let name = event.occurrence.component.first("SUMMARY")?.text ?? ""
        let title = name.isEmpty ? visit.texts[.eventEdit] : "\(visit.texts[.eventEdit]): \(name)"
        return try await page(draft, subject, title, problems, [], visit)
    }

    /// What stands there now, beside what was typed.
    private func versions(_ draft: EventDraft, _ texts: TextTable) -> [EventForm.Version] {
        let end = [draft.endDate, draft.endTime].filter { !$0.isEmpty }.joined(separator: " ")
        let start = [draft.startDate, draft.startTime].filter { !$0.isEmpty }.joined(separator: " ")
        let all: [(TextKey, String)] = [
            (.eventTitle, draft.title), (.eventWhen, "\(start) – \(end)"), (.eventPlace, draft.place),
            (.eventNotes, draft.notes), (.eventInvitees, draft.addresses.joined(separator: ", ")),
        ]
        return all.filter { !$0.1.isEmpty }.map { EventForm.Version(label: texts[$0.0], value: $0.1) }
    }

    // MARK: Both

    /// When the invitees are busy, where the form asks for that; nil: it does not, or its day can't be read.
    private func busy(
        _ draft: EventDraft,
        _ times: EventTimes?,
        except uid: String?,
        _ visit: Visit
    ) async throws -> InviteesBusy? {
        guard visit.form["show"] == "busy", let times else { return nil }
        return try await InviteesBusy(Array(draft.addresses.prefix(EventDraft.mostInvitees)), times, except: uid, visit)
    }

    private func page(
        _ draft: EventDraft,
        _ subject: EventForm.Subject,
        _ title: String,
        _ problems: FormProblems,
        _ calendars: [CalendarCollection],
        _ visit: Visit
    ) async throws -> Response {
        let preferences = try await visit.services.accounts.preferences(of: visit.person.id)
        let form = EventForm(
            draft,
            subject,
            calendars: calendars,
            kinds: preferences.allKinds,
            problems: problems,
            visit
        )
        return visit.formPage(.eventForm, title: title, form, in: .calendar, problems: problems)
    }

    /// Calendars that take new events of the person.
    private func targets(_ visit: Visit) async throws -> [CalendarCollection] {
        try await visit.agenda.listCalendars().filter {
            $0.kind == .calendar && $0.privileges.contains(.bind) && $0.properties.components.contains(.event)
        }
    }

    private func requireChange(of event: OpenEvent) throws {
        guard event.isWritable, event.collection.kind == .calendar else { throw AccountError.notFound }
    }

    private func put(
        _ document: CalendarDocument,
        at address: EventAddress,
        if condition: WriteCondition,
        _ visit: Visit
    ) async throws {
        _ = try await visit.services.calendars.objects.put(
            document.serialized(),
            at: address.object(of: visit),
            if: condition,
            as: visit.person.id
        )
    }
}

extension EventAddress {
    /// Of the object, in the home of whoever visits.
    func object(of visit: Visit) -> ObjectAddress {
        ObjectAddress(owner: visit.person.id, calendar: calendar, name: object)
    }
}

/// Why a calendar did not take an event, in words.
enum EventRefusal {
    /// - Throws: what is no fault of the event.
    static func words(_ error: CalendarError, _ texts: TextTable) throws -> String {
        switch error {
        case .forbidden, .sendingForbidden: texts[.refusedForbidden]
        case .precondition(.maxResourceSize, _), .precondition(.quotaNotExceeded, _), .storageFull:
            texts[.refusedTooLarge]
        case .precondition(.maxAttendees, _): texts[.refusedAttendees]
        case .precondition(.minDateTime, _), .precondition(.maxDateTime, _), .precondition(.maxInstances, _):
            texts[.refusedDates]
        case .precondition(.allowedAttendeeChange, _), .precondition(.allowedOrganizerChange, _):
            texts[.refusedNotOrganizer]
        case .precondition(_, let reason), .conflict(let reason), .occupied(let reason), .refused(let reason):
            texts.text(.refusedOther, ["reason": reason])
        default: throw error
        }
    }
}
