internal import Accounts
internal import Calendars
internal import CivilTime
internal import ICalendar
internal import Jobs

/// Looks through the calendars of a person for what is due, and queues it.
///
/// For each person for whom something is on, one job looks: when something in their calendars changes, and when the next
/// alarm is due. It queues the messages in the unit of work that notes how far it has looked, so that each is queued
/// once, whenever the process dies.
struct ReminderScanner: Sendable {
    /// Something to be told at a moment.
    private struct Message {
        enum Content {
            case alarm(ReminderPayload, uid: String, by: NotificationChannels)
            case digest(CivilDate)
        }

        let instant: Instant
        let content: Content
    }

    let repository: any ReminderRepository
    let listeners: Listeners
    let calendars: CalendarService
    let queue: ReminderQueue
    /// When calendars were looked at last.
    let looks: LatestTimes<PrincipalID>
    let clock: any WallClock
    let limits: ReminderService.Limits

    /// Queues what is due.
    ///
    /// - Returns: when to look again; nil: nothing is on.
    func scan(_ id: PrincipalID) async throws -> Instant? {
        guard let listener = try await listeners.find(id), listener.settings.isAnythingOn,
            let done = listener.state.doneUntil
        else { return nil }
        let now = clock.now()
        looks.note(id, at: now)
        let start = max(done, now.adding(seconds: -limits.latestSeconds))
        let window = start.adding(seconds: 1)..<max(now, start).adding(seconds: limits.horizonSeconds)
        let messages = try await alarms(for: listener, in: window) + digests(for: listener, in: window)
        if now > done {
            let due = messages.filter { $0.instant <= now }.sorted { $0.instant < $1.instant }
            // The earliest; what is due later is found by the next look.
            let first = due.prefix(limits.mostAtOnce)
            let isCut = first.count < due.count
            let until = isCut ? first.last?.instant ?? now : now
            let browsers = try await queue.browsers(of: id, listener.settings)
            let jobs = try first.flatMap { try self.jobs(for: $0, of: id, browsers, at: now) }
            // Another process may have looked meanwhile.
            guard try await repository.moveReminders(of: id, from: done, to: until, adding: jobs), !isCut else {
                return now.adding(seconds: limits.pauseSeconds)
            }
        }
        return messages.lazy.map(\.instant).filter { $0 > now }.min() ?? window.upperBound
    }

    private func jobs(
        for message: Message,
        of person: PrincipalID,
        _ browsers: [BrowserSubscription],
        at now: Instant
    ) throws -> [NewJob] {
        switch message.content {
        case .alarm(let payload, let uid, let channels):
            try queue.jobs(for: payload, uid: uid, of: person, by: channels, browsers, at: now)
        case .digest(let date): [try queue.digest(of: date, for: person, at: now)]
        }
    }

    private func alarms(for listener: Listener, in window: Range<Instant>) async throws -> [Message] {
        let person = listener.person
        let earliest = window.lowerBound.adding(seconds: -limits.secondsAfter)
        let latest = window.upperBound.adding(seconds: limits.secondsBefore)
        let query = ObjectQuery(range: TimeRange(earliest..<latest))
        var messages: [Message] = []
        for collection in try await calendars.collections.listCollections(of: person.id, as: person.id) {
            let channels = listener.settings.channels(for: collection.kind)
            guard collection.isReadable, !channels.isEmpty else { continue }
            let zone = collection.properties.timeZone?.rules ?? listener.zone
            for try await page in calendars.objects.pages(
                matching: query,
                in: collection,
                floating: zone,
                as: person.id
            ) {
                for object in page {
                    guard let content = object.parsed(limits: calendars.limits.calendar) else { continue }
                    messages += DueAlarm.list(in: content, window, floating: zone, for: person).map { alarm in
                        let payload = ReminderPayload(
                            collection: collection.id.rawValue,
                            name: object.name,
                            start: alarm.occurrence.start.secondsSince1970,
                            alarm: alarm.instant.secondsSince1970
                        )
                        return Message(
                            instant: alarm.instant,
                            content: .alarm(payload, uid: object.uid, by: channels)
                        )
                    }
                }
            }
        }
        return messages
    }

    private func digests(for listener: Listener, in window: Range<Instant>) -> [Message] {
        guard let time = listener.settings.digest else { return [] }
        let zone = listener.zone
        var date = zone.local(window.lowerBound).date
        let last = zone.local(window.upperBound).date
        var messages: [Message] = []
        while date <= last {
            let instant = zone.instant(of: CivilDateTime(date: date, time: time))
            if window.contains(instant) { messages.append(Message(instant: instant, content: .digest(date))) }
            date = date.adding(days: 1)
        }
        return messages
    }
}
