package import Accounts
internal import ByteText
package import Calendars
package import CivilTime
internal import Cryptography
package import Events
internal import ICalendar
package import Jobs
package import SelfService
internal import Synchronization

/// Tells people of what their calendars ask them to be told: alarms of events, when to leave, trips that moved, the
/// coming day. It does so by mail, in browsers and by text message, as each chose.
///
/// For each person for whom something is on, one job looks at their calendars: when something in them changes, and when
/// the next alarm is due. It queues the messages in the unit of work that notes how far it has looked, so that each is
/// queued once, whenever the process dies.
package struct ReminderService: Sendable {
    /// How far from an event its alarms are looked for, and how much is done at a time.
    package struct Limits: Sendable {
        /// Alarms are found up to so long before the start of what they are about.
        package var secondsBefore: Int64 = 28 * 86_400
        /// And so long after its end.
        package var secondsAfter: Int64 = 86_400
        /// What was due longer ago, while no server ran, is left out.
        package var latestSeconds: Int64 = 86_400
        /// Calendars are looked at so often at least.
        package var horizonSeconds: Int64 = 86_400
        /// A message about what is over is still sent until so long after its time.
        package var lateSeconds: Int64 = 900
        /// Between two looks, where much changes.
        package var pauseSeconds: Int64 = 2
        /// Of one person in one look; of more in the same second the rest is left out.
        package var mostAtOnce = 200
        package var attempts = 10
        /// To push services, on their way at the same time.
        package var pushesAtOnce = 4

        package init() {}
    }

    /// What an installation tells people with. What is nil is not there.
    package struct Sending: Sendable {
        package var transport: (any MailTransport)?
        package var browsers: BrowserService?
        package var phones: PhoneService?
        /// With which links begin, without a slash at the end.
        package var address: String
        /// Of people who have chosen none (BCP 47).
        package var language: String
        package var zone: ZoneRules

        package init(
            transport: (any MailTransport)?,
            browsers: BrowserService? = nil,
            phones: PhoneService? = nil,
            address: String,
            language: String,
            zone: ZoneRules
        ) {
            self.transport = transport
            self.browsers = browsers
            self.phones = phones
            self.address = address
            self.language = language
            self.zone = zone
        }
    }

    let repository: any ReminderRepository
    let calendars: CalendarService
    let accounts: AccountService
    private let jobs: any JobRepository
    let sending: Sending
    let clock: any WallClock
    let limits: Limits
    private let looks = LookTimes()

    /// - Parameters:
    ///   - repository: what is chosen, and how far it has been done.
    ///   - calendars: where alarms stand.
    ///   - accounts: the people.
    ///   - jobs: the queue.
    ///   - sending: what carries the messages.
    ///   - clock: the process's clock.
    ///   - limits: of times and numbers.
    package init(
        repository: any ReminderRepository,
        calendars: CalendarService,
        accounts: AccountService,
        jobs: any JobRepository,
        sending: Sending,
        clock: any WallClock,
        limits: Limits = Limits()
    ) {
        self.repository = repository
        self.calendars = calendars
        self.accounts = accounts
        self.jobs = jobs
        self.sending = sending
        self.clock = clock
        self.limits = limits
    }

    package static let scanKind: JobKind = "look-for-reminders"
    package static let mailKind: JobKind = "reminder"
    package static let browserKind: JobKind = "browser-message"
    package static let textKind: JobKind = "text-message"
    package static let digestKind: JobKind = "mail-of-the-day"

    /// What does these jobs.
    package var handlers: [JobHandler] {
        var handlers = [
            JobHandler(Self.scanKind, attemptLimit: nil) { job in
                guard let person = job.person, let next = try await look(for: person) else { return .done }
                return .again(at: next)
            }
        ]
        if let transport = sending.transport {
            handlers += [
                JobHandler(Self.mailKind, attemptLimit: limits.attempts) { try await mail($0, by: transport) },
                JobHandler(Self.digestKind, attemptLimit: limits.attempts) { try await sendDay($0, by: transport) },
            ]
        }
        if let browsers = sending.browsers {
            let gate = JobGate(most: limits.pushesAtOnce)
            handlers.append(
                JobHandler(Self.browserKind, attemptLimit: limits.attempts) { job in
                    // Push services that do not answer must not hold up what else the queue does.
                    guard gate.enter() else { return .again(at: clock.now().adding(seconds: 1)) }
                    defer { gate.leave() }
                    return try await push(job, by: browsers)
                }
            )
        }
        if let phones = sending.phones {
            handlers += [
                phones.codeHandler,
                JobHandler(Self.textKind, attemptLimit: limits.attempts) { job in
                    try await PhoneService.noting(job) { try await text(job, by: phones) }
                },
            ]
        }
        return handlers
    }

    func zone(of person: Principal) -> ZoneRules {
        person.timeZone.flatMap { try? ZoneRules.named($0) } ?? sending.zone
    }

    // MARK: Following the log

    /// Has calendars looked at when they change.
    package var subscriber: EventSubscriber {
        EventSubscriber("reminders", gathering: .milliseconds(250)) { events in try await follow(events) }
    }

    private func follow(_ events: [RecordedEvent]) async throws {
        var people: Set<PrincipalID> = []
        var collections: Set<CollectionID> = []
        for recorded in events {
            switch recorded.event {
            case .objectChanged(let owner, let collection, _, _), .collectionChanged(let owner, let collection, _):
                people.insert(owner)
                collections.insert(CollectionID(rawValue: collection))
            case .preferencesChanged(let person): people.insert(person)
            case .invitationAnswered, .dayPlanned, .tripChanged, .jobFailed: continue
            }
        }
        for recorded in events {
            guard case .tripChanged(let person, let name, let before, let isDisruption) = recorded.event else {
                continue
            }
            let change = TripChange(before: before?.secondsSince1970, isDisruption: isDisruption)
            try await tell(change, of: name, to: person, event: recorded.sequence)
        }
        guard !people.isEmpty else { return }
        let concerned = try await repository.listReminded(
            among: people.sorted { $0.rawValue < $1.rawValue },
            sharing: collections.sorted { $0.rawValue < $1.rawValue }
        )
        guard !concerned.isEmpty else { return }
        let now = clock.now()
        try await jobs.enqueue(
            concerned.map { person in
                let free = looks.last(person).map { $0.adding(seconds: limits.pauseSeconds) }
                return Self.scan(of: person, at: now, notBefore: free.map { max($0, now) })
            }
        )
    }

    /// Has the calendars of a person looked at, in place of when it would be done next.
    static func scan(of person: PrincipalID, at now: Instant, notBefore: Instant? = nil) -> NewJob {
        NewJob(Self.scanKind, person: person, at: now, notBefore: notBefore, topic: "calendars", supersedes: true)
    }

    // MARK: Looking

    /// Of a trip or warning that is told though no alarm goes off.
    struct TripChange: Codable, Equatable {
        /// When the trip began before; nil: it is a warning.
        var before: Int64?
        var isDisruption: Bool
    }

    struct ReminderPayload: Codable, Equatable {
        var collection: Int64
        var name: String
        /// Of the occurrence.
        var start: Int64
        /// When the alarm goes off; of a change, when it was noticed.
        var alarm: Int64
        /// nil: it is about an alarm.
        var change: TripChange?
        /// The browser that is told; nil: it is told by another way.
        var browser: Int64?
    }

    struct DayPayload: Codable {
        /// Days since 1970-01-01.
        var day: Int
    }

    /// Queues what is due.
    ///
    /// - Returns: when to look again; nil: nothing is on.
    private func look(for person: PrincipalID) async throws -> Instant? {
        let state = try await repository.reminderState(of: person)
        guard state.settings.isAnythingOn, let done = state.doneUntil,
            let principal = try await accounts.findPrincipal(id: person)
        else { return nil }
        let now = clock.now()
        looks.note(person, at: now)
        let start = max(done, now.adding(seconds: -limits.latestSeconds))
        let window = start.adding(seconds: 1)..<max(now, start).adding(seconds: limits.horizonSeconds)
        var next = window.upperBound
        let browsers = try await browsers(of: person, state.settings)
        var due: [(instant: Instant, jobs: [NewJob])] = []
        func note(_ instant: Instant, _ jobs: () throws -> [NewJob]) rethrows {
            if instant > now { next = min(next, instant) } else { due.append((instant, try jobs())) }
        }
        try await findAlarms(of: principal, state.settings, in: window) { alarm, object, channels in
            let payload = ReminderPayload(
                collection: object.summary.collection.rawValue,
                name: object.name,
                start: alarm.occurrence.start.secondsSince1970,
                alarm: alarm.instant.secondsSince1970
            )
            try note(alarm.instant) { try jobs(payload, object.uid, of: person, by: channels, browsers, at: now) }
        }
        for day in days(of: state.settings, for: principal, in: window) {
            try note(day.instant) { [try mailOfDay(day.date, of: person, at: now)] }
        }
        if now > done {
            // The earliest; what is due later is found by the next look.
            let first = due.sorted { $0.instant < $1.instant }.prefix(limits.mostAtOnce)
            let isCut = first.count < due.count
            let until = isCut ? first.last?.instant ?? now : now
            let queued = first.flatMap(\.jobs)
            // Another process may have looked meanwhile.
            guard try await repository.moveReminders(of: person, from: done, to: until, adding: queued), !isCut else {
                return now.adding(seconds: limits.pauseSeconds)
            }
        }
        return next
    }

    private func findAlarms(
        of person: Principal,
        _ settings: NotificationSettings,
        in window: Range<Instant>,
        _ found: (DueAlarm, StoredObject, NotificationChannels) throws -> Void
    ) async throws {
        let wide =
            window.lowerBound.adding(
                seconds: -limits.secondsAfter
            )..<window.upperBound.adding(seconds: limits.secondsBefore)
        for collection in try await calendars.collections.listCollections(of: person.id, as: person.id) {
            let channels = channels(for: collection, settings)
            guard collection.isReadable, !channels.isEmpty else { continue }
            let zone = collection.properties.timeZone?.rules ?? zone(of: person)
            var cursor: ObjectCursor?
            repeat {
                let page = try await calendars.objects.objects(
                    matching: ObjectQuery(range: TimeRange(wide)),
                    in: collection,
                    from: cursor,
                    floating: zone,
                    as: person.id
                )
                for object in page.objects {
                    guard let content = read(object) else { continue }
                    for alarm in DueAlarm.list(in: content, window, floating: zone, for: person) {
                        try found(alarm, object, channels)
                    }
                }
                cursor = page.next
            } while cursor != nil
        }
    }

    /// By which ways alarms of a collection are told.
    func channels(for collection: CalendarCollection, _ settings: NotificationSettings) -> NotificationChannels {
        switch collection.kind {
        case .travel: settings.travel
        case .calendar, .subscription: settings.events
        case .inbox, .outbox, .notifications: []
        }
    }

    func read(_ object: StoredObject) -> CalendarObject? {
        let limits = calendars.limits.calendar
        guard let document = try? CalendarDocument(parsing: object.bytes, limits: limits) else { return nil }
        return try? CalendarObject(document, limits: limits)
    }

    private func days(
        of settings: NotificationSettings,
        for person: Principal,
        in window: Range<Instant>
    ) -> [(date: CivilDate, instant: Instant)] {
        guard let time = settings.digest else { return [] }
        let zone = zone(of: person)
        var date = zone.local(window.lowerBound).date
        let last = zone.local(window.upperBound).date
        var days: [(date: CivilDate, instant: Instant)] = []
        while date <= last {
            let instant = zone.instant(of: CivilDateTime(date: date, time: time))
            if window.contains(instant) { days.append((date, instant)) }
            date = date.adding(days: 1)
        }
        return days
    }

    private func browsers(
        of person: PrincipalID,
        _ settings: NotificationSettings
    ) async throws(AccountError) -> [BrowserSubscription] {
        guard settings.ways.contains(.browser), let browsers = sending.browsers else { return [] }
        return try await browsers.list(of: person)
    }

    /// One job for each way, and for each browser.
    private func jobs(
        _ payload: ReminderPayload,
        _ uid: String,
        of person: PrincipalID,
        by channels: NotificationChannels,
        _ browsers: [BrowserSubscription],
        at now: Instant
    ) throws -> [NewJob] {
        let key = Self.key(of: payload, uid, for: person)
        func job(_ kind: JobKind, browser: Int64? = nil) throws -> NewJob {
            var payload = payload
            payload.browser = browser
            return NewJob(
                kind,
                payload: try JobPayload(payload, version: 1),
                person: person,
                at: now,
                deduplicationKey: browser.map { "\(key)-\($0)" } ?? key
            )
        }
        var jobs: [NewJob] = []
        if channels.contains(.mail), sending.transport != nil { jobs.append(try job(Self.mailKind)) }
        if channels.contains(.browser) { jobs += try browsers.map { try job(Self.browserKind, browser: $0.id) } }
        if channels.contains(.sms), sending.phones != nil { jobs.append(try job(Self.textKind)) }
        return jobs
    }

    /// Of one message, by whatever way it is told.
    static func key(of payload: ReminderPayload, _ uid: String, for person: PrincipalID) -> String {
        let isChange = payload.change == nil ? "" : "\nchange"
        let subject = "\(person.rawValue)\n\(payload.start)\n\(payload.alarm)\n\(uid)\(isChange)"
        return Base64URL.text(Array(SHA256.hash(of: Array(subject.utf8)).bytes))
    }

    // MARK: Trips that changed

    /// Queues what tells a change of the Travel calendar, once, though the event may be heard again.
    private func tell(
        _ change: TripChange,
        of name: String,
        to person: PrincipalID,
        event: Int64
    ) async throws {
        let settings = try await repository.reminderState(of: person).settings
        guard !settings.travel.isEmpty else { return }
        let collections = try await calendars.collections.listCollections(of: person, as: person)
        guard let travel = collections.first(where: { $0.kind == .travel }),
            let object = try await object(named: name, in: travel, of: person),
            let start = read(object).flatMap({ Self.start(of: $0, floating: .utc) })
        else { return }
        let now = clock.now()
        let payload = ReminderPayload(
            collection: travel.id.rawValue,
            name: name,
            start: start.secondsSince1970,
            alarm: now.secondsSince1970,
            change: change
        )
        let browsers = try await browsers(of: person, settings)
        let queued = try jobs(payload, object.uid, of: person, by: settings.travel, browsers, at: now)
        _ = try await repository.hearReminders(of: person, upTo: event, adding: queued)
    }

    private func mailOfDay(_ date: CivilDate, of person: PrincipalID, at now: Instant) throws -> NewJob {
        NewJob(
            Self.digestKind,
            payload: try JobPayload(DayPayload(day: date.daysSinceEpoch), version: 1),
            person: person,
            at: now,
            deduplicationKey: "\(person.rawValue)-\(date.daysSinceEpoch)"
        )
    }

    /// When calendars were looked at last, for the pause between two looks.
    private final class LookTimes: Sendable {
        private let times = Mutex<[PrincipalID: Instant]>([:])

        func last(_ person: PrincipalID) -> Instant? { times.withLock { $0[person] } }

        func note(_ person: PrincipalID, at now: Instant) {
            times.withLock { times in
                if times.count > 10_000 { times = [:] }
                times[person] = now
            }
        }
    }
}
