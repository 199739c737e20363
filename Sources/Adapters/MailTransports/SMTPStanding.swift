internal import Dispatch
internal import SelfService
internal import Synchronization

/// Whether a mail server takes connections. While it does not, mails fail at once with the reason, and now and then one
/// finds out whether that has changed.
///
/// Mail servers lock out whoever gives a wrong password again and again, and each mail to one that does not answer would
/// hold up a worker for as long as a connection may take.
final class SMTPStanding: Sendable {
    /// How long a mail server is not asked.
    struct Pauses: Sendable {
        var afterConnection = Duration.seconds(30)
        /// Half of the time in which the usual guards count wrong passwords.
        var afterLogIn = Duration.seconds(300)
    }

    private enum State {
        /// One mail at a time is tried.
        case unknown
        case works
        case refuses(reason: MailError, until: ContinuousClock.Instant)
    }

    private let state = Mutex(State.unknown)
    private let turn = DispatchSemaphore(value: 1)
    private let pauses: Pauses

    init(_ pauses: Pauses = Pauses()) { self.pauses = pauses }

    /// Does what connects to the mail server, or fails as what did so last. Blocks the thread.
    func connecting(
        _ work: () -> (result: Result<String, MailError>, failed: CurlHandle.Failure.Scope?)
    ) -> Result<String, MailError> {
        if isWorking { return noted(work()) }
        turn.wait()
        if isWorking {
            turn.signal()
            return noted(work())
        }
        defer { turn.signal() }
        if let reason = refusal { return .failure(reason) }
        return noted(work())
    }

    /// Why the last connection did not come about; nil: it did.
    var trouble: String? {
        state.withLock { if case .refuses(let reason, _) = $0 { reason.reason } else { nil } }
    }

    private var isWorking: Bool {
        state.withLock { if case .works = $0 { true } else { false } }
    }

    private var refusal: MailError? {
        state.withLock { state in
            guard case .refuses(let reason, let until) = state, .now < until else { return nil }
            return reason
        }
    }

    private func noted(
        _ outcome: (result: Result<String, MailError>, failed: CurlHandle.Failure.Scope?)
    ) -> Result<String, MailError> {
        state.withLock { state in
            switch (outcome.result, outcome.failed) {
            case (.failure(let reason), .connection?):
                state = .refuses(reason: reason, until: .now + pauses.afterConnection)
            case (.failure(let reason), .logIn?): state = .refuses(reason: reason, until: .now + pauses.afterLogIn)
            default: state = .works
            }
        }
        return outcome.result
    }
}
