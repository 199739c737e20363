internal import CivilTime
internal import Jobs
internal import MailScheduling
internal import SelfService

/// Mails as jobs: kept until the transport has taken them.
struct MailJob: MailQueue {
    static let kind: JobKind = "mail"
    private static let attemptLimit = 20

    let jobs: any JobRepository
    let clock: any WallClock

    func add(_ mail: Mail) async throws {
        let payload = try JobPayload(mail, version: 1)
        try await jobs.enqueue([NewJob(Self.kind, payload: payload, at: clock.now(), deduplicationKey: mail.id)])
    }

    func handler(by transport: any MailTransport) -> JobHandler {
        JobHandler(Self.kind, attemptLimit: Self.attemptLimit) { job in
            var mail = try job.payload.decoded(Mail.self)
            mail.id = mail.id ?? "travlendar-mail-\(job.id.rawValue)-\(job.createdAt.secondsSince1970)"
            do throws(MailError) {
                try await transport.send(mail)
            } catch {
                throw JobFailure(error)
            }
            return .done
        }
    }
}
