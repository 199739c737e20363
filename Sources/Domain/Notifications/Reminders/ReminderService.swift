package import Accounts
package import Calendars
package import CivilTime
package import Events
package import Jobs
package import SelfService

/// Tells people of what their calendars ask them to be told: alarms of events, when to leave, trips that moved, the
/// coming day. It does so by mail, in browsers and by text message, as each chose.
///
/// ``ReminderFollower`` hears of changes, ``ReminderScanner`` finds what is due, ``ReminderQueue`` makes the jobs of it,
/// and ``ReminderSender`` and ``DigestMailer`` do these jobs.
package struct ReminderService: Sendable {
    /// Bounds on the search for alarms, and on the work of one job.
    package struct Limits: Sendable {
        /// The longest time before the start of an event at which its alarms are found.
        package var secondsBefore: Int64 = 28 * 86_400
        /// The longest time after its end.
        package var secondsAfter: Int64 = 86_400
        /// Messages that were due longer ago, while no server ran, are left out.
        package var latestSeconds: Int64 = 86_400
        /// The longest time between two looks.
        package var horizonSeconds: Int64 = 86_400
        /// How long after its alarm a message about a past event is still sent.
        package var lateSeconds: Int64 = 900
        /// The shortest time between two looks that changes cause.
        package var pauseSeconds: Int64 = 2
        /// Messages that one look queues; the others are left to the next look.
        package var mostAtOnce = 200
        /// Entries of one day's mail.
        package var mostEntries = 200
        package var attempts = 10
        /// Messages that are sent to push services at the same time.
        package var pushesAtOnce = 4

        package init() {}
    }

    /// The ways by which an installation reaches people; those that it does not have are nil.
    package struct Sending: Sendable {
        package var transport: (any MailTransport)?
        package var browsers: BrowserService?
        package var phones: PhoneService?
        /// The beginning of links, without a slash at the end.
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

    package static let scanKind: JobKind = "look-for-reminders"
    package static let mailKind: JobKind = "reminder"
    package static let browserKind: JobKind = "browser-message"
    package static let textKind: JobKind = "text-message"
    package static let digestKind: JobKind = "mail-of-the-day"

    /// The page on which it is chosen what one is told of, below the server's address.
    package static let settingsPath = "/account/notifications"

    private let follower: ReminderFollower
    private let scanner: ReminderScanner
    private let sender: ReminderSender
    private let digests: DigestMailer
    private let sending: Sending
    private let clock: any WallClock
    private let limits: Limits

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
        let listeners = Listeners(
            repository: repository,
            accounts: accounts,
            language: sending.language,
            zone: sending.zone
        )
        let queue = ReminderQueue(sending: sending)
        let looks = LatestTimes<PrincipalID>()
        follower = ReminderFollower(
            repository: repository,
            calendars: calendars,
            jobs: jobs,
            queue: queue,
            looks: looks,
            clock: clock,
            limits: limits
        )
        scanner = ReminderScanner(
            repository: repository,
            listeners: listeners,
            calendars: calendars,
            queue: queue,
            looks: looks,
            clock: clock,
            limits: limits
        )
        sender = ReminderSender(
            listeners: listeners,
            calendars: calendars,
            address: sending.address,
            clock: clock,
            limits: limits
        )
        digests = DigestMailer(
            listeners: listeners,
            calendars: calendars,
            address: sending.address,
            clock: clock,
            limits: limits
        )
        self.sending = sending
        self.clock = clock
        self.limits = limits
    }

    /// Has calendars looked at when they change, and changes of trips told.
    package var subscriber: EventSubscriber {
        EventSubscriber("reminders", gathering: .milliseconds(250)) { events in try await follower.follow(events) }
    }

    /// What finds and sends the messages.
    package var handlers: [JobHandler] {
        var handlers = [
            JobHandler(Self.scanKind, attemptLimit: nil) { job in
                guard let person = job.person, let next = try await scanner.scan(person) else { return .done }
                return .again(at: next)
            }
        ]
        if let transport = sending.transport {
            handlers += [
                JobHandler(Self.mailKind, attemptLimit: limits.attempts) { try await sender.mail($0, by: transport) },
                JobHandler(Self.digestKind, attemptLimit: limits.attempts) {
                    try await digests.mail($0, by: transport)
                },
            ]
        }
        if let browsers = sending.browsers {
            let gate = JobGate(most: limits.pushesAtOnce)
            handlers.append(
                JobHandler(Self.browserKind, attemptLimit: limits.attempts) { job in
                    try await gate.run(clock) { try await sender.push(job, by: browsers) }
                }
            )
        }
        if let phones = sending.phones {
            handlers += [
                phones.codeHandler,
                JobHandler(Self.textKind, attemptLimit: limits.attempts) { job in
                    try await PhoneService.noting(job) { try await sender.text(job, by: phones) }
                },
            ]
        }
        return handlers
    }
}
