internal import Accounts
internal import Calendars
internal import CivilTime
internal import FoundationEssentials
internal import ICalendar
internal import Jobs

extension ReminderService {
    /// Tells one reminder, unless it has become needless since it was queued; quiet hours put it off.
    ///
    /// - Parameters:
    ///   - job: names what is told.
    ///   - channel: the way, which the person must still want.
    ///   - send: tells it.
    /// - Returns: what becomes of the job.
    /// - Throws: what `send` throws, and where a store does not answer.
    func tell(
        _ job: Job,
        by channel: NotificationChannels,
        _ send: (Reminder) async throws -> JobHandler.Outcome
    ) async throws -> JobHandler.Outcome {
        let payload = try job.payload.decoded(ReminderPayload.self)
        guard let (person, settings) = try await listener(of: job),
            let (collection, object) = try await find(payload, for: person),
            channels(for: collection, settings).contains(channel), let content = read(object)
        else { return .done }
        let zone = collection.properties.timeZone?.rules ?? zone(of: person)
        guard let due = due(payload, in: content, floating: zone, for: person) else { return .done }
        let last = last(of: due, payload)
        let now = clock.now()
        guard now <= last else { return .done }
        if let end = settings.quiet?.end(around: now, in: self.zone(of: person)) {
            return end <= last ? .again(at: end) : .done
        }
        let path = URL(filePath: "/events/\(collection.name)/\(object.name)", directoryHint: .notDirectory)
        let reminder = Reminder(
            due,
            payload.change,
            isTravel: collection.kind == .travel,
            page: sending.address + path.path(percentEncoded: true),
            for: person,
            in: language(of: person),
            key: Self.key(of: payload, object.uid, for: person.id),
            last: last
        )
        return try await send(reminder)
    }

    /// Shows a reminder in one browser.
    func push(_ job: Job, by browsers: BrowserService) async throws -> JobHandler.Outcome {
        guard let browser = try job.payload.decoded(ReminderPayload.self).browser else { return .done }
        return try await tell(job, by: .browser) { reminder in
            let isBelow = reminder.link.hasPrefix(sending.address + "/")
            let message = BrowserMessage(
                title: reminder.subject,
                body: "\(reminder.timeAndPlace)\n\(reminder.introduction)",
                path: isBelow ? String(reminder.link.dropFirst(sending.address.count)) : "/today",
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
        return try await tell(job, by: .sms) { reminder in
            let lines = [reminder.subject, reminder.timeAndPlace] + (change == nil ? [] : [reminder.introduction])
            return try await phones.send(
                lines.joined(separator: "\n"),
                tail: reminder.link,
                to: reminder.person.id,
                for: job
            )
        }
    }

    func language(of person: Principal) -> String { person.language ?? sending.language }

    /// nil: nobody is there to be told.
    func listener(of job: Job) async throws -> (Principal, NotificationSettings)? {
        guard let id = job.person, let person = try await accounts.findPrincipal(id: id) else { return nil }
        return (person, try await repository.reminderState(of: id).settings)
    }

    /// nil: it does not stand there any more.
    func object(
        named name: String,
        in collection: CalendarCollection,
        of person: PrincipalID
    ) async throws -> StoredObject? {
        let address = ObjectAddress(owner: person, calendar: collection.name, name: name)
        do {
            return try await calendars.objects.object(at: address, as: person)
        } catch {
            guard error == .notFound else { throw error }
            return nil
        }
    }

    /// When what the server itself wrote begins, which repeats never; nil: it can't be read.
    static func start(of content: CalendarObject, floating: ZoneRules) -> Instant? {
        occurrence(of: content, floating: floating)?.start
    }

    private static func occurrence(of content: CalendarObject, floating: ZoneRules) -> Occurrence? {
        let always = Instant(secondsSince1970: 0)..<Instant(secondsSince1970: 1 << 36)
        return try? content.occurrences(overlapping: always, floating: floating, maximum: 1).first
    }

    /// nil: the alarm is not there any more, or the item has changed again.
    private func due(
        _ payload: ReminderPayload,
        in content: CalendarObject,
        floating zone: ZoneRules,
        for person: Principal
    ) -> DueAlarm? {
        let alarm = Instant(secondsSince1970: payload.alarm)
        guard payload.change == nil else {
            return Self.occurrence(of: content, floating: zone).flatMap { occurrence in
                occurrence.start.secondsSince1970 == payload.start
                    ? DueAlarm(instant: alarm, occurrence: occurrence, words: "") : nil
            }
        }
        return DueAlarm.list(in: content, alarm..<alarm.adding(seconds: 1), floating: zone, for: person)
            .first { $0.occurrence.start.secondsSince1970 == payload.start }
    }

    private func last(of due: DueAlarm, _ payload: ReminderPayload) -> Instant {
        // Once it has begun, a trip that moved is no news any more.
        if payload.change?.before != nil { return due.occurrence.start }
        return max(due.occurrence.end, due.instant.adding(seconds: limits.lateSeconds))
    }

    /// nil: it is gone, or the person may not see it any more.
    private func find(
        _ payload: ReminderPayload,
        for person: Principal
    ) async throws -> (CalendarCollection, StoredObject)? {
        let collections = try await calendars.collections.listCollections(of: person.id, as: person.id)
        guard let collection = collections.first(where: { $0.id.rawValue == payload.collection }),
            let object = try await object(named: payload.name, in: collection, of: person.id)
        else { return nil }
        return (collection, object)
    }
}
