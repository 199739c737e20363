internal import Dispatch
internal import SelfService
internal import Synchronization

/// Connections to one mail server, each kept for a while for the next mail: TLS, reading the certificates that it is
/// checked by, and the log-in cost far more than a mail.
final class SMTPConnections: Sendable {
    /// When connections are closed.
    struct Limits: Sendable {
        /// The number of mails that every mail server takes over one connection.
        var mails = 50
        /// How long one is kept that nothing uses. Mail servers close them after some minutes.
        var idle = Duration.seconds(20)
        /// How many are kept.
        var kept = 8
    }

    private struct Kept {
        var handle: CurlHandle
        var mails: Int
        var since: ContinuousClock.Instant
    }

    private struct State {
        var kept: [Kept] = []
        var isSweepPlanned = false
    }

    private let settings: SMTPSettings
    private let limits: Limits
    private let state = Mutex(State())
    private let standing: SMTPStanding

    init(_ settings: SMTPSettings, limits: Limits = Limits(), standing: SMTPStanding = SMTPStanding()) {
        self.settings = settings
        self.standing = standing
        self.limits = limits
    }

    /// Why the mail server took no connection last; nil: it did.
    var trouble: String? { standing.trouble }

    /// Sends a mail over a kept connection, or a new one. Blocks the thread.
    ///
    /// A mail server may close a kept connection, or take nothing more over it, at any moment. What fails there before the
    /// mail is sent is tried over a new one at once.
    func send(_ message: [UInt8], from sender: String, to recipient: String) -> Result<String, MailError> {
        if var old = takeKept() {
            let result = SMTPSession.send(message, from: sender, to: recipient, over: old.handle).result
            switch result {
            case .success, .failure(.permanent):
                old.mails += 1
                keep(old)
                return result
            case .failure(.temporary):
                guard SMTPSession.isOfConnection(old.handle.answers) else { return result }
            }
        }
        return standing.connecting {
            guard let handle = SMTPSession.connection(settings) else { return (.failure(SMTPSession.noMemory), nil) }
            let outcome = SMTPSession.send(message, from: sender, to: recipient, over: handle)
            if case .success = outcome.result { keep(Kept(handle: handle, mails: 1, since: .now)) }
            return outcome
        }
    }

    /// The one that was used last.
    private func takeKept() -> Kept? {
        _ = dropIdle()
        return state.withLock { $0.kept.popLast() }
    }

    private func keep(_ connection: Kept) {
        guard connection.mails < limits.mails else { return }
        var connection = connection
        connection.since = .now
        let isSweepNeeded = state.withLock { state in
            guard state.kept.count < limits.kept else { return false }
            state.kept.append(connection)
            defer { state.isSweepPlanned = true }
            return !state.isSweepPlanned
        }
        if isSweepNeeded { planSweep() }
    }

    /// Closes what nothing has used, again and again while something is kept.
    private func planSweep() {
        DispatchQueue.global().asyncAfter(deadline: .now() + limits.idle / .seconds(1)) { [weak self] in
            guard let self else { return }
            _ = dropIdle()
            let isMore = state.withLock { state in
                state.isSweepPlanned = !state.kept.isEmpty
                return state.isSweepPlanned
            }
            if isMore { planSweep() }
        }
    }

    /// Closing a connection says goodbye to the mail server: it happens where the result is dropped, outside of the lock.
    private func dropIdle() -> [Kept] {
        state.withLock { state in
            let idle = state.kept.filter { $0.since + limits.idle <= .now }
            state.kept.removeAll { $0.since + limits.idle <= .now }
            return idle
        }
    }
}
