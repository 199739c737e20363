internal import Accounts
internal import ICalendar

/// What the owner of a calendar is to an object in it (RFC 6638 §3.1).
enum SchedulingRole: Equatable {
    /// No scheduling object of theirs, or one about which the client, or nobody, tells the others.
    case none
    case organizer
    /// By which of the owner's addresses.
    case attendee(CalendarUser)

    init(of owner: PrincipalID, in object: CalendarObject?, _ users: CalendarUserLookup) {
        guard let object, let organizer = object.organizer, object.isOrganizedByServer else {
            self = .none
            return
        }
        if users.is(organizer, owner) {
            self = .organizer
        } else if let own = object.attendees.first(where: { users.is($0, owner) }) {
            self = .attendee(own)
        } else {
            self = .none
        }
    }
}

/// What a request says of scheduling, besides what it writes.
package struct SchedulingOptions: Equatable, Sendable {
    /// `If-Schedule-Tag-Match` (RFC 6638 §8.3), as it was sent, without quotes; nil: not asked for.
    package var tag: String?
    /// `Schedule-Reply` (RFC 6638 §8.1): whether a deletion by an attendee is told to the organizer.
    package var replies: Bool

    package init(tag: String? = nil, replies: Bool = true) {
        self.tag = tag
        self.replies = replies
    }

    package static let standard = SchedulingOptions()

    /// - Throws: ``CalendarError/etagMismatch(current:)`` where the object has another tag, or none.
    func check(_ object: StoredObject?) throws(CalendarError) {
        guard let tag else { return }
        guard let current = object?.summary.scheduleTag, String(current) == tag else {
            throw .etagMismatch(current: object?.etag)
        }
    }
}

/// Delivery status codes (RFC 6638 §3.2.9).
enum DeliveryStatus {
    /// Given to those who carry it outside.
    static let sent = "1.1"
    static let delivered = "1.2"
    /// A room's or a group's answer is known at once.
    static let answered = "2.0"
    static let unknownUser = "3.7"
    static let noPrivilege = "3.8"
    static let failed = "5.1"
    static let noWay = "5.2"
}
