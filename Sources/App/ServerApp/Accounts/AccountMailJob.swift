internal import Accounts
internal import CivilTime
internal import Jobs
internal import Logging
internal import MailScheduling
internal import SelfService

/// Mails about accounts as jobs: kept until the transport has taken them.
struct AccountMailJob: AccountMailer {
    static let kind: JobKind = "account-mail"
    private static let attemptLimit = 12

    private struct Payload: Codable {
        var mail: AccountMail
        var ticket: [UInt8]
    }

    let installation: Installation

    var isConfigured: Bool { installation.configuration.sendsMail }

    func send(_ mails: [QueuedMail]) async throws(AccountError) {
        let now = installation.clock.now()
        do {
            try await installation.jobs.enqueue(
                mails.map { queued in
                    NewJob(
                        Self.kind,
                        payload: try JobPayload(Payload(mail: queued.mail, ticket: queued.ticket), version: 1),
                        at: now,
                        notBefore: queued.notBefore
                    )
                }
            )
        } catch {
            throw .unavailable(logDetail: "a mail can't be queued: \(error)")
        }
    }

    /// - Parameters:
    ///   - transport: nil: there is none, so the operator finds the links in the log.
    ///   - logger: where they stand; each once.
    /// - Returns: what does these jobs.
    func handler(by transport: (any MailTransport)?, logger: Logger) -> JobHandler {
        let address = installation.publicAddress
        let tickets = installation.store.accounts
        return JobHandler(Self.kind, attemptLimit: Self.attemptLimit) { job in
            let payload = try job.payload.decoded(Payload.self)
            let mail = payload.mail
            if !payload.ticket.isEmpty,
                try await tickets.findTicket(digest: payload.ticket, purpose: .signUp) == nil
            {
                return .done
            }
            guard let transport else {
                if mail.occasion.carriesLink, let path = mail.path {
                    logger.notice(
                        "no mail is sent; hand this link to whoever it is for",
                        metadata: [
                            "about": "\(mail.occasion.rawValue)", "user": "\(mail.userName)",
                            "link": "\(address)\(path)",
                        ]
                    )
                }
                return .done
            }
            do throws(MailError) {
                try await transport.send(MailText.compose(mail, address: address))
            } catch {
                throw JobFailure(error)
            }
            return .done
        }
    }
}
