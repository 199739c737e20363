internal import CivilTime
internal import Jobs
internal import Logging
internal import MailScheduling
internal import MailTransports
internal import Metrics

/// Takes mails out of one mailbox, again and again, as `travlendar mail receive` takes them from a mail system.
///
/// A mail is marked once it has had its effect. One that is taken again, because the server died in between, finds its
/// effect there: answers are compared with what the calendar has, and what is told of a mail has an id that follows
/// from the mail's own.
struct MailboxJob: Sendable {
    static let kind: JobKind = "look-for-mails"
    /// In one look.
    private static let most = 50
    private static let longestPauseSeconds: Int64 = 600

    let installation: Installation
    let logger: Logger

    /// Where no mailbox is configured any more, the job ends.
    var handler: JobHandler {
        JobHandler(Self.kind, attemptLimit: nil, longestPauseSeconds: Self.longestPauseSeconds) { _ in
            let settings: IMAPSettings?
            do { settings = try installation.configuration.mailboxSettings() } catch {
                throw JobFailure.temporary("\(error)")
            }
            guard let settings else { return .done }
            let isAll = try await look(settings)
            let pause = isAll ? Int64(installation.configuration.mailboxSeconds) : 0
            return .again(at: installation.clock.now().adding(seconds: pause))
        }
    }

    /// Adds the job where a mailbox is configured and it is not in the table yet.
    func enqueue() async throws {
        guard installation.configuration.mailbox != nil else { return }
        let job = NewJob(Self.kind, at: installation.clock.now(), deduplicationKey: "mailbox")
        try await installation.jobs.enqueue([job])
    }

    /// - Returns: whether all that waited was taken.
    private func look(_ settings: IMAPSettings) async throws -> Bool {
        guard let mailbox = IMAPMailbox(settings) else { throw JobFailure.temporary("There is no memory for it.") }
        do {
            for uid in try await mailbox.waiting(largerThan: MailReader.mostBytes, atMost: Self.most) {
                try await refuse(uid, in: mailbox)
            }
            let waiting = try await mailbox.waiting(atMost: Self.most)
            var failure: (any Error)?
            for uid in waiting {
                guard let bytes = try await mailbox.mail(uid, atMost: MailReader.mostBytes) else {
                    try await refuse(uid, in: mailbox)
                    continue
                }
                do {
                    try await take(bytes, uid, in: mailbox)
                } catch let error as IMAPMailbox.Failure {
                    throw error
                } catch {
                    // It stays, and holds up no other.
                    failure = error
                }
            }
            if let failure { throw failure }
            return waiting.count < Self.most
        } catch let error as IMAPMailbox.Failure {
            throw JobFailure.temporary("\(settings.url): \(error.reason)")
        }
    }

    private func take(_ bytes: [UInt8], _ uid: UInt32, in mailbox: IMAPMailbox) async throws {
        switch try await installation.receiveMail(bytes, to: []) {
        case .taken:
            try await mailbox.mark(uid, as: .taken)
            count("taken")
        case .dropped:
            try await mailbox.mark(uid, as: .taken)
            count("dropped")
        case .refused: try await refuse(uid, in: mailbox)
        }
    }

    /// Nobody is told: whoever sends what is refused may have made up who they are.
    private func refuse(_ uid: UInt32, in mailbox: IMAPMailbox) async throws {
        try await mailbox.mark(uid, as: .refused)
        count("refused")
        logger.notice("a mail was refused; it is flagged in the mailbox", metadata: ["uid": "\(uid)"])
    }

    private func count(_ verdict: String) {
        Counter(label: "travlendar_mails_received_total", dimensions: [("verdict", verdict)]).increment()
    }
}
