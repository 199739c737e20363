package import Accounts
package import CivilTime

/// The last message that one recipient outside was sent about one meeting.
package struct MailedInvitation: Equatable, Sendable {
    /// On whose behalf.
    package var person: PrincipalID
    package var uid: String
    /// The calendar user address of the recipient, such as `mailto:dave@example.net`.
    package var recipient: String
    /// The iTIP method.
    package var method: String
    /// The whole `VCALENDAR`.
    package var content: [UInt8]
    package var sentAt: Instant
    /// False: it is the first, and is being handed over; whether it got away is not known.
    package var isSent: Bool

    package init(
        person: PrincipalID,
        uid: String,
        recipient: String,
        method: String,
        content: [UInt8],
        sentAt: Instant,
        isSent: Bool
    ) {
        self.person = person
        self.uid = uid
        self.recipient = recipient
        self.method = method
        self.content = content
        self.sentAt = sentAt
        self.isSent = isSent
    }

    /// How long after the last mail its links work, in seconds.
    package static let keptSeconds: Int64 = 400 * 86_400
}
