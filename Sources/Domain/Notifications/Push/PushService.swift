package import Accounts
internal import ByteText
package import Calendars
package import CivilTime
package import Cryptography
package import Events
package import Jobs

/// Tells apps at once that a calendar changed (draft-bitfire-webdav-push-00).
///
/// It follows the event log: each change queues one message for each subscription of the calendar, in place of one that
/// still waits there. The message says that something changed, and never what.
package struct PushService: Sendable {
    /// Bounds on subscriptions.
    package struct Limits: Equatable, Sendable {
        /// Subscriptions of one person that have not expired.
        package var subscriptions = 200
        package var usualSeconds: Int64 = 7 * 86_400
        package var mostSeconds: Int64 = 30 * 86_400
        /// Between two messages of one kind to one subscription.
        package var pauseSeconds: Int64 = 2
        /// Messages on their way at the same time.
        package var atOnce = 4

        package init() {}
    }

    private let repository: any PushRepository
    private let calendars: CalendarService
    private let jobs: any JobRepository
    private let sender: any PushSending
    private let key: AuthenticationKey
    private let clock: any WallClock
    private let limits: Limits
    private let quiet = PushQuiet()
    /// When messages were sent last.
    private let sent = LatestTimes<String>()

    /// - Parameters:
    ///   - repository: where subscriptions are kept.
    ///   - calendars: what they are about.
    ///   - jobs: the queue of messages.
    ///   - sender: encrypts and sends.
    ///   - key: of this installation, from which topics are made.
    ///   - clock: the process's clock.
    ///   - limits: of numbers and times.
    package init(
        repository: any PushRepository,
        calendars: CalendarService,
        jobs: any JobRepository,
        sender: any PushSending,
        key: AuthenticationKey,
        clock: any WallClock,
        limits: Limits = Limits()
    ) {
        self.repository = repository
        self.calendars = calendars
        self.jobs = jobs
        self.sender = sender
        self.key = key
        self.clock = clock
        self.limits = limits
    }

    // MARK: For interfaces

    /// See ``PushSending/publicKey``.
    package var publicKey: String { sender.publicKey }

    /// Names a calendar to push services and apps, whatever its address: the same for everybody, and telling nothing.
    package func topic(of collection: CollectionID) -> String {
        let code = key.authenticationCode(for: Array("push-topic:\(collection.rawValue)".utf8))
        return Base64URL.text(Array(code.bytes.prefix(16)))
    }

    /// Whether apps can be told of changes here.
    package static func isOffered(for calendar: CalendarCollection) -> Bool {
        calendar.isReadable && (calendar.kind.isCalendar || calendar.kind == .inbox)
    }

    /// Registers a subscription, or renews it.
    ///
    /// - Parameters:
    ///   - target: see ``PushTarget``.
    ///   - calendar: as the person sees it.
    ///   - triggers: of what the app wants to be told.
    ///   - expiry: until when it asks for; nil: as long as is usual here.
    ///   - owner: the person.
    /// - Returns: the subscription; nil: messages can't be sent there.
    /// - Throws: ``AccountError/invalidValue(reason:)`` where the person has too many.
    package func register(
        _ target: PushTarget,
        for calendar: CalendarCollection,
        triggers: PushTriggers,
        until expiry: Instant?,
        of owner: PrincipalID
    ) async throws(AccountError) -> PushSubscription? {
        guard sender.accepts(target) else { return nil }
        let now = clock.now()
        let wanted = expiry.map { $0 - now } ?? limits.usualSeconds
        let draft = PushDraft(
            owner: owner,
            collection: calendar.id,
            target: target,
            triggers: triggers,
            expiresAt: now.adding(seconds: min(max(wanted, 60), limits.mostSeconds))
        )
        return try await repository.setPushSubscription(draft, atMost: limits.subscriptions, at: now)
    }

    /// - Throws: ``AccountError/notFound`` where the person has no such subscription.
    package func unregister(_ id: Int64, of owner: PrincipalID) async throws(AccountError) {
        guard try await repository.findPushSubscription(id, at: clock.now())?.owner == owner else { throw .notFound }
        try await repository.removePushSubscription(id, of: owner)
    }

    /// Passes subscriptions over for what `work` changes.
    ///
    /// - Parameters:
    ///   - subscriptions: nil: all of the person's.
    ///   - names: of the objects that it is about.
    ///   - person: who asks for it.
    ///   - work: answers whether it changed anything.
    /// - Returns: what `work` gives back.
    /// - Throws: what `work` throws.
    package func withoutTelling<Answer>(
        _ subscriptions: Set<Int64>?,
        of names: Set<String>,
        by person: PrincipalID,
        _ work: () async throws -> (answer: Answer, isChange: Bool)
    ) async throws -> Answer {
        let note = quiet.note(names, by: person, for: subscriptions)
        do {
            let (answer, isChange) = try await work()
            if !isChange { quiet.forget(note) }
            return answer
        } catch {
            quiet.forget(note)
            throw error
        }
    }

    // MARK: Following the log

    /// Queues messages for what happened.
    package var subscriber: EventSubscriber { EventSubscriber("push") { events in try await queue(events) } }

    private func queue(_ events: [RecordedEvent]) async throws {
        var names: [CollectionID: Set<String>] = [:]
        var renamed: Set<CollectionID> = []
        for recorded in events {
            switch recorded.event {
            case .objectChanged(_, let collection, let name, _):
                names[CollectionID(rawValue: collection), default: []].insert(name)
            case .collectionChanged(_, let collection, _): renamed.insert(CollectionID(rawValue: collection))
            case .invitationAnswered, .preferencesChanged, .dayPlanned, .tripChanged, .jobFailed: continue
            }
        }
        guard !names.isEmpty || !renamed.isEmpty else { return }
        let now = clock.now()
        let concerned = Set(names.keys).union(renamed).sorted { $0.rawValue < $1.rawValue }
        var messages: [NewJob] = []
        for subscription in try await repository.listPushSubscriptions(of: concerned, at: now) {
            let changed = names[subscription.collection] ?? []
            let told = changed.filter { !quiet.passesOver(subscription, for: $0) }
            if subscription.triggers.contains(.content), !told.isEmpty {
                messages.append(job(for: subscription, .content, at: now))
            }
            if subscription.triggers.contains(.properties), renamed.contains(subscription.collection) {
                messages.append(job(for: subscription, .properties, at: now))
            }
        }
        guard !messages.isEmpty else { return }
        try await jobs.enqueue(messages)
    }

    // MARK: Sending

    package static let jobKind: JobKind = "push"
    /// Apps look by themselves now and then, so that a message which is hours late is worth nothing.
    private static let attemptLimit = 6

    private struct Payload: Codable {
        var subscription: Int64
        var trigger: Int
    }

    /// It takes the place of one that waits, or is on its way: the state that it tells is the later one.
    private func job(for subscription: PushSubscription, _ trigger: PushTriggers, at now: Instant) -> NewJob {
        let name = "\(subscription.id)-\(trigger.rawValue)"
        let free = sent[name].map { $0.adding(seconds: limits.pauseSeconds) }
        return NewJob(
            Self.jobKind,
            payload: JobPayload(
                version: 1,
                json: "{\"subscription\":\(subscription.id),\"trigger\":\(trigger.rawValue)}"
            ),
            person: subscription.owner,
            at: now,
            notBefore: free.map { max($0, now) },
            topic: name,
            supersedes: true
        )
    }

    /// What sends the messages.
    package var handler: JobHandler {
        let gate = JobGate(most: limits.atOnce)
        return JobHandler(Self.jobKind, attemptLimit: nil) { job in
            let payload = try job.payload.decoded(Payload.self)
            return try await gate.run(clock) {
                try await send(payload, isLast: job.attempts >= Self.attemptLimit)
                return .done
            }
        }
    }

    private func send(_ payload: Payload, isLast: Bool) async throws {
        let now = clock.now()
        guard let subscription = try await repository.findPushSubscription(payload.subscription, at: now) else {
            return
        }
        let seen = try await calendars.collections.listCollections(of: subscription.owner, as: subscription.owner)
        guard let calendar = seen.first(where: { $0.id == subscription.collection }), Self.isOffered(for: calendar)
        else {
            // Whom a calendar is no longer shared with is told nothing of it.
            return try await repository.removePushSubscription(subscription.id, of: subscription.owner)
        }
        let trigger = PushTriggers(rawValue: payload.trigger)
        sent.note("\(subscription.id)-\(trigger.rawValue)", at: now)
        let message = PushMessage(topic: topic(of: calendar.id), trigger: trigger, token: calendar.syncToken)
        do throws(PushFailure) {
            try await sender.send(message, to: subscription.target)
        } catch .dead {
            try await repository.removePushSubscriptions(toEndpoint: subscription.target.endpoint)
        } catch {
            guard case .temporary(let reason) = error, !isLast else { return }
            throw JobFailure.temporary(reason)
        }
    }
}
