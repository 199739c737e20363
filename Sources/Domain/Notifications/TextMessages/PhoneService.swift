package import Accounts
package import CivilTime
package import Cryptography
package import Jobs

/// The telephones of people, confirmed by a code, and the text messages to them.
package struct PhoneService: Sendable {
    package struct Limits: Equatable, Sendable {
        /// Codes for one person, and for one number, in a day.
        package var codesPerDay = 3
        package var tries = 5
        package var codeSeconds: Int64 = 15 * 60
        /// Messages to one person in a day, codes apart.
        package var messagesPerDay = 20
        /// On their way at the same time.
        package var atOnce = 4

        package init() {}
    }

    /// What became of a wish.
    package enum Answer: Equatable, Sendable {
        case done
        /// It is no telephone number.
        case unreadable
        /// Too many codes were asked for.
        case tooOften
        case wrongCode
        /// No code waits, it is too old, or was mistaken too often: another one is needed.
        case codeOver
    }

    private let repository: any PhoneRepository
    private let accounts: AccountService
    private let gateway: any TextMessageSending
    private let key: AuthenticationKey
    private let language: String
    private let clock: any WallClock
    private let limits: Limits
    private let gate: JobGate

    /// - Parameters:
    ///   - repository: where numbers are kept.
    ///   - accounts: the people, and the counts of what they do.
    ///   - gateway: takes the messages.
    ///   - key: of this installation, from which codes are made.
    ///   - language: of people who have chosen none (BCP 47).
    ///   - clock: the process's clock.
    ///   - limits: of numbers and times.
    package init(
        repository: any PhoneRepository,
        accounts: AccountService,
        gateway: any TextMessageSending,
        key: AuthenticationKey,
        language: String,
        clock: any WallClock,
        limits: Limits = Limits()
    ) {
        self.repository = repository
        self.accounts = accounts
        self.gateway = gateway
        self.key = key
        self.language = language
        self.clock = clock
        self.limits = limits
        gate = JobGate(most: limits.atOnce)
    }

    // MARK: For interfaces

    package func state(of person: PrincipalID) async throws(AccountError) -> PhoneState {
        try await repository.phone(of: person)
    }

    /// Has a code sent to a number, whose owner it then confirms.
    package func ask(_ typed: String, of person: Principal) async throws(AccountError) -> Answer {
        guard let number = PhoneNumber(typed) else { return .unreadable }
        let now = clock.now()
        let limit = [AttemptLimiter.Limit(limits.codesPerDay, perSeconds: 86_400)]
        for source in ["phone-code of \(person.id.rawValue)", "phone-code to \(number.text)"] {
            guard try await accounts.limiter.refuse(source, limit, now: now) == nil else { return .tooOften }
        }
        let job = NewJob(Self.codeKind, person: person.id, at: now, topic: "code", supersedes: true)
        try await repository.wantPhone(
            PhoneState.Wanted(number: number.text, askedAt: now, triesLeft: limits.tries),
            of: person.id,
            adding: [job]
        )
        return .done
    }

    package func confirm(_ code: String, of person: PrincipalID) async throws(AccountError) -> Answer {
        guard let wanted = try await repository.takePhoneTry(of: person),
            clock.now() - wanted.askedAt <= limits.codeSeconds
        else { return .codeOver }
        let typed = code.filter { $0.isNumber }
        guard typed == self.code(for: wanted, of: person) else {
            return wanted.triesLeft > 1 ? .wrongCode : .codeOver
        }
        do throws(AccountError) {
            try await repository.confirmPhone(wanted.number, askedAt: wanted.askedAt, of: person)
        } catch .notFound {
            return .codeOver
        }
        return .done
    }

    /// Six digits, which follow from the secret of the installation: nothing of them is kept.
    private func code(for wanted: PhoneState.Wanted, of person: PrincipalID) -> String {
        let text = "phone-code:\(person.rawValue):\(wanted.number):\(wanted.askedAt.secondsSince1970)"
        let bytes = key.authenticationCode(for: Array(text.utf8)).bytes.prefix(7)
        let digits = String(bytes.reduce(0) { $0 << 8 | Int($1) } % 1_000_000)
        return String(repeating: "0", count: 6 - digits.count) + digits
    }

    // MARK: Sending

    package static let codeKind: JobKind = "telephone-code"
    private static let codeAttempts = 5

    /// What sends the codes.
    package var codeHandler: JobHandler {
        JobHandler(Self.codeKind, attemptLimit: Self.codeAttempts) { job in
            try await Self.noting(job) { try await sendCode(job) }
        }
    }

    private func sendCode(_ job: Job) async throws -> JobHandler.Outcome {
        guard let id = job.person, let person = try await accounts.findPrincipal(id: id),
            let wanted = try await repository.phone(of: id).wanted,
            clock.now() - wanted.askedAt <= limits.codeSeconds
        else { return .done }
        let words = ReminderWords.of(person.language ?? language)
        let text = words.phoneCode.replacing("{code}", with: code(for: wanted, of: id))
        return try await hand(text, tail: "", to: wanted.number, job)
    }

    /// Sends a message to the confirmed telephone of a person, if it has one and got fewer messages today than are
    /// allowed.
    ///
    /// - Parameters:
    ///   - text: cut off where it does not fit into one message.
    ///   - tail: the end of the message, such as an address; left out where it would take most of the room.
    ///   - person: to whom.
    ///   - job: on behalf of which it is sent, once.
    /// - Throws: ``JobFailure``, ``AccountError``.
    /// - Returns: what becomes of the job.
    func send(_ text: String, tail: String, to person: PrincipalID, for job: Job) async throws -> JobHandler.Outcome {
        guard let number = try await repository.phone(of: person).number else { return .done }
        return try await hand(text, tail: tail, to: number, job) {
            let limit = [AttemptLimiter.Limit(limits.messagesPerDay, perSeconds: 86_400)]
            let source = "text messages to \(person.rawValue)"
            return try await accounts.limiter.refuse(source, limit, now: clock.now()) == nil
        }
    }

    /// Does what sends a message on behalf of a job. What fails before a message is handed over is a failure that is
    /// sure.
    static func noting(
        _ job: Job,
        _ work: () async throws -> JobHandler.Outcome
    ) async throws -> JobHandler.Outcome {
        do {
            return try await work()
        } catch let failure as JobFailure {
            throw failure
        } catch {
            throw JobFailure.temporary("\(error)".prefix(200) + note(ofAttempt: job.attempts))
        }
    }

    /// A gateway tells nobody whether it has a message already, so that one whose attempt ended without an answer, since
    /// the process died, is not sent again: each failure that is sure leaves the number of its attempt.
    ///
    /// `isAllowed` counts the message; it is asked once for each.
    private func hand(
        _ text: String,
        tail: String,
        to number: String,
        _ job: Job,
        isAllowed: () async throws -> Bool = { true }
    ) async throws -> JobHandler.Outcome {
        guard job.attempts <= 1 || job.lastError?.hasSuffix(Self.note(ofAttempt: job.attempts - 1)) == true else {
            return .done
        }
        // Gateways that do not answer must not hold up what else the queue does.
        guard gate.enter() else { return .again(at: clock.now().adding(seconds: 1)) }
        defer { gate.leave() }
        if job.attempts <= 1, try await !isAllowed() { return .done }
        let message = TextMessage(
            recipient: number,
            text: MessageLength.clipped(text, tail: tail),
            id: "travlendar-\(job.id.rawValue)-\(job.createdAt.secondsSince1970)"
        )
        do throws(TextMessageFailure) {
            try await gateway.send(message)
        } catch {
            switch error {
            case .temporary(let reason): throw JobFailure.temporary(reason + Self.note(ofAttempt: job.attempts))
            case .permanent(let reason), .unknown(let reason): throw JobFailure.permanent(reason)
            }
        }
        return .done
    }

    private static func note(ofAttempt number: Int) -> String { " (attempt \(number))" }
}
