internal import Accounts
internal import Calendars
internal import CivilTime
internal import FoundationEssentials
internal import ICalendar
internal import Jobs
internal import MailScheduling
internal import SelfService

/// Sends reminders: each is read again when its job is done, and not sent where it has become needless since it was
/// queued.
struct ReminderSender: Sendable {
    private static let longestDescription = 5_000

    let listeners: Listeners
    let calendars: CalendarService
    /// With which links begin.
    let address: String
    let clock: any WallClock
    let limits: ReminderService.Limits

    // MARK: The ways

    func mail(_ job: Job, by transport: any MailTransport) async throws -> JobHandler.Outcome {
        try await send(job, by: .mail) { reminder in
            guard let recipient = reminder.person.emails.first else { return .done }
            return try await transport.send(mail(about: reminder, to: recipient), as: job)
        }
    }

    private func mail(about reminder: Reminder, to recipient: String) -> Mail {
        let words = reminder.words
        var parts = [reminder.introduction, reminder.facts.joined(separator: "\n")]
        let description = reminder.component.first("DESCRIPTION")?.text ?? ""
        if !description.isEmpty { parts.append(String(description.prefix(Self.longestDescription))) }
        parts.append("\(reminder.isTravel ? words.openTravel : words.openEvent)\n\(reminder.link)")
        parts.append(words.signature(address: address))
        return Mail(
            recipient: recipient,
            subject: reminder.subject,
            text: parts.joined(separator: "\n\n") + "\n"
        )
    }

    /// Shows a reminder in one browser.
    func push(_ job: Job, by browsers: BrowserService) async throws -> JobHandler.Outcome {
        guard let browser = try job.payload.decoded(ReminderPayload.self).browser else { return .done }
        return try await send(job, by: .browser) { reminder in
            let isBelow = reminder.link.hasPrefix(address + "/")
            let message = BrowserMessage(
                title: reminder.subject,
                body: "\(reminder.timeAndPlace)\n\(reminder.introduction)",
                path: isBelow ? String(reminder.link.dropFirst(address.count)) : "/today",
                // Not that of another browser, since a push service may serve both.
                tag: String(reminder.key.prefix(32)),
                language: reminder.words.language
            )
            let left = reminder.last - clock.now()
            try await browsers.send(try message.pushed(keptSeconds: left), to: browser, of: reminder.person.id)
            return .done
        }
    }

    /// Sends a reminder to the telephone.
    func text(_ job: Job, by phones: PhoneService) async throws -> JobHandler.Outcome {
        let change = try job.payload.decoded(ReminderPayload.self).change
        return try await send(job, by: .sms) { reminder in
            let lines = [reminder.subject, reminder.timeAndPlace] + (change == nil ? [] : [reminder.introduction])
            return try await phones.send(
                lines.joined(separator: "\n"),
                tail: reminder.link,
                to: reminder.person.id,
                for: job
            )
        }
    }

    // MARK: What is still to be told

    /// Sends one reminder, unless it has become needless; quiet hours put it off.
    ///
    /// - Parameters:
    ///   - job: names what is told.
    ///   - channel: the way, which the person must still want.
    ///   - work: sends it.
    /// - Returns: what becomes of the job.
    /// - Throws: what `work` throws, and where a store does not answer.
    private func send(
        _ job: Job,
        by channel: NotificationChannels,
        _ work: (Reminder) async throws -> JobHandler.Outcome
    ) async throws -> JobHandler.Outcome {
        let payload = try job.payload.decoded(ReminderPayload.self)
        guard let id = job.person, let listener = try await listeners.find(id),
            let (collection, object) = try await find(payload, for: id),
            listener.settings.channels(for: collection.kind).contains(channel),
            let content = object.parsed(limits: calendars.limits.calendar)
        else { return .done }
        let person = listener.person
        let zone = collection.properties.timeZone?.rules ?? listener.zone
        guard let due = due(payload, in: content, floating: zone, for: person) else { return .done }
        let last = last(of: due, payload)
        let now = clock.now()
        guard now <= last else { return .done }
        if let end = listener.settings.quiet?.end(around: now, in: listener.zone) {
            return end <= last ? .again(at: end) : .done
        }
        let path = URL(filePath: "/events/\(collection.name)/\(object.name)", directoryHint: .notDirectory)
        let reminder = Reminder(
            due,
            payload.change,
            isTravel: collection.kind == .travel,
            page: address + path.path(percentEncoded: true),
            for: person,
            in: listener.language,
            key: payload.key(uid: object.uid, for: id),
            last: last
        )
        return try await work(reminder)
    }

    /// nil: it is gone, or the person may not see it any more.
    private func find(
        _ payload: ReminderPayload,
        for person: PrincipalID
    ) async throws(CalendarError) -> (CalendarCollection, StoredObject)? {
        let collections = try await calendars.collections.listCollections(of: person, as: person)
        guard let collection = collections.first(where: { $0.id.rawValue == payload.collection }),
            let object = try await calendars.objects.objects(named: [payload.name], in: collection, as: person)
                .objects.first
        else { return nil }
        return (collection, object)
    }

    /// nil: the alarm is not there any more, or the item has changed again.
    private func due(
        _ payload: ReminderPayload,
        in content: CalendarObject,
        floating zone: ZoneRules,
        for person: Principal
    ) -> DueAlarm? {
        let alarm = Instant(secondsSince1970: payload.alarm)
        let start = Instant(secondsSince1970: payload.start)
        guard payload.change == nil else {
            return DueAlarm.firstOccurrence(of: content, floating: zone).flatMap { occurrence in
                occurrence.start == start ? DueAlarm(instant: alarm, occurrence: occurrence, words: "") : nil
            }
        }
        return DueAlarm.list(in: content, alarm..<alarm.adding(seconds: 1), floating: zone, for: person)
            .first { $0.occurrence.start == start }
    }

    /// Until when the message is of use.
    private func last(of due: DueAlarm, _ payload: ReminderPayload) -> Instant {
        // Once it has begun, a trip that moved is no news any more.
        if payload.change?.before != nil { return due.occurrence.start }
        return max(due.occurrence.end, due.instant.adding(seconds: limits.lateSeconds))
    }
}

extension MailTransport {
    /// Sends the mail of a job, under an id that is the job's, so that one that is sent twice is shown once.
    ///
    /// - Throws: ``JobFailure``.
    func send(_ mail: Mail, as job: Job) async throws(JobFailure) -> JobHandler.Outcome {
        var mail = mail
        mail.id = "travlendar-\(job.kind)-\(job.id.rawValue)-\(job.createdAt.secondsSince1970)"
        do throws(MailError) {
            try await send(mail)
        } catch {
            throw JobFailure(error)
        }
        return .done
    }
}
