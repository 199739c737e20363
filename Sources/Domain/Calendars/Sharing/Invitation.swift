package import Accounts

/// An invitation to share a calendar, in CalendarServer's dialect.
package struct Invitation: Hashable, Sendable {
    /// The person's answer; the numbers are stored.
    package enum Status: Int, Hashable, Sendable {
        case noResponse = 0
        case accepted = 1
        case declined = 2
    }

    package var collection: CollectionID
    package var person: PrincipalID
    /// By which the person's answer names it.
    package var uid: String
    /// The exact privileges after accepting.
    package var privileges: Privileges
    package var status: Status
    /// The owner's words.
    package var summary: String

    package init(
        collection: CollectionID,
        person: PrincipalID,
        uid: String,
        privileges: Privileges,
        status: Status,
        summary: String
    ) {
        self.collection = collection
        self.person = person
        self.uid = uid
        self.privileges = privileges
        self.status = status
        self.summary = summary
    }

    /// The nearest mode: what an owner grants by a list of entries may lie between two.
    package var mode: ShareMode { ShareMode(privileges) ?? .busyOnly }
}

/// A message to a person in their notification collection: a document written by the interface, with the name that it
/// is kept under.
package struct Notification: Hashable, Sendable {
    package var person: PrincipalID
    package var kind: MessageKind
    /// Of the invitation that it is about.
    package var uid: String
    package var bytes: [UInt8]

    /// What a notification is: it begins the name of its object.
    package enum MessageKind: String, Hashable, Sendable, CaseIterable {
        case invitation = "invite"
        case reply = "reply"

        /// The kind of message with this name.
        package init?(name: String) {
            guard let dash = name.firstIndex(of: "-"), let kind = MessageKind(rawValue: String(name[..<dash])) else {
                return nil
            }
            self = kind
        }
    }

    package init(to person: PrincipalID, _ kind: MessageKind, uid: String, bytes: [UInt8]) {
        self.person = person
        self.kind = kind
        self.uid = uid
        self.bytes = bytes
    }

    package var name: String { "\(kind.rawValue)-\(uid).xml" }
}
