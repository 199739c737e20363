package import Accounts
package import CivilTime
package import Jobs

/// A scheduling message to a person without an account here (RFC 5546), to be carried by other means such as e-mail
/// (RFC 6047).
///
/// It is a job, added in the unit of work that caused it: none is lost by a crash, and one may be carried twice.
package struct OutgoingMessage: Equatable, Sendable {
    package static let jobKind: JobKind = "scheduling-message"
    /// How long delivery of a message is attempted.
    package static let keptSeconds: Int64 = 7 * 86_400

    /// On whose behalf it goes out.
    package var sender: PrincipalID
    /// The calendar user address that it comes from, such as `mailto:ana@example.org`.
    package var originator: String
    /// The calendar user address that it goes to.
    package var recipient: String
    /// The iTIP method, such as `REQUEST`.
    package var method: String
    package var uid: String
    /// The whole `VCALENDAR`.
    package var body: [UInt8]
    package var queuedAt: Instant
    /// Whether it says all that there is to say, so that messages to the same recipient about the same meeting that
    /// still wait need not be carried.
    package var supersedes: Bool

    package init(
        sender: PrincipalID,
        originator: String,
        recipient: String,
        method: String,
        uid: String,
        body: [UInt8],
        queuedAt: Instant,
        supersedes: Bool = false
    ) {
        self.sender = sender
        self.originator = originator
        self.recipient = recipient
        self.method = method
        self.uid = uid
        self.body = body
        self.queuedAt = queuedAt
        self.supersedes = supersedes
    }
}

extension OutgoingMessage {
    /// Version 1 of the payload; the body is the content of the job.
    private struct Payload: Codable {
        var originator: String
        var recipient: String
        var method: String
        var uid: String
    }

    /// - Throws: ``CalendarError/unavailable(logDetail:)`` where a text has no form in JSON.
    package func job() throws(CalendarError) -> NewJob {
        let payload = Payload(originator: originator, recipient: recipient, method: method, uid: uid)
        do {
            return NewJob(
                Self.jobKind,
                payload: try JobPayload(payload, version: 1),
                content: body,
                person: sender,
                at: queuedAt,
                topic: "\(recipient) \(uid)",
                supersedes: supersedes
            )
        } catch {
            throw .unavailable(logDetail: "a message can't be queued: \(error)")
        }
    }

    /// Reads a job of ``jobKind``.
    ///
    /// - Throws: ``JobFailure/permanent(_:)`` where it is none.
    package init(_ job: Job) throws(JobFailure) {
        let payload = try job.payload.decoded(Payload.self)
        guard let sender = job.person, let body = job.content else {
            throw .permanent("The message has no sender or no body.")
        }
        self.init(
            sender: sender,
            originator: payload.originator,
            recipient: payload.recipient,
            method: payload.method,
            uid: payload.uid,
            body: body,
            queuedAt: job.createdAt
        )
    }
}
