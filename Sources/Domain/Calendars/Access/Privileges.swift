/// Privileges on a collection and its contents (RFC 3744 §3, RFC 4791 §6.1, RFC 6638 §6).
///
/// The bits are the privileges that contain no others; an aggregate is the union of what it contains. `read` has a bit
/// of its own besides.
package struct Privileges: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    private static let readBody = Privileges(rawValue: 1 << 0)
    /// CALDAV:read-free-busy: when time is taken, and nothing else.
    package static let readFreeBusy = Privileges(rawValue: 1 << 1)
    package static let readCurrentUserPrivilegeSet = Privileges(rawValue: 1 << 2)
    package static let readACL = Privileges(rawValue: 1 << 3)
    package static let writeProperties = Privileges(rawValue: 1 << 4)
    package static let writeContent = Privileges(rawValue: 1 << 5)
    package static let bind = Privileges(rawValue: 1 << 6)
    package static let unbind = Privileges(rawValue: 1 << 7)
    package static let unlock = Privileges(rawValue: 1 << 8)
    package static let writeACL = Privileges(rawValue: 1 << 9)
    package static let scheduleDeliverInvite = Privileges(rawValue: 1 << 10)
    package static let scheduleDeliverReply = Privileges(rawValue: 1 << 11)
    package static let scheduleQueryFreeBusy = Privileges(rawValue: 1 << 12)
    package static let scheduleSendInvite = Privileges(rawValue: 1 << 13)
    package static let scheduleSendReply = Privileges(rawValue: 1 << 14)
    package static let scheduleSendFreeBusy = Privileges(rawValue: 1 << 15)

    package static let read: Privileges = [.readBody, .readFreeBusy, .readCurrentUserPrivilegeSet]
    package static let write: Privileges = [.writeProperties, .writeContent, .bind, .unbind]
    package static let scheduleDeliver: Privileges = [
        .scheduleDeliverInvite, .scheduleDeliverReply, .scheduleQueryFreeBusy,
    ]
    package static let scheduleSend: Privileges = [.scheduleSendInvite, .scheduleSendReply, .scheduleSendFreeBusy]
    package static let all: Privileges = [
        .read, .readACL, .write, .unlock, .writeACL, .scheduleDeliver, .scheduleSend,
    ]

    /// Every privilege with its name on the wire, aggregates before what they contain.
    package static let named: [(name: String, privileges: Privileges)] = [
        ("all", .all), ("read", .read), ("read-free-busy", .readFreeBusy),
        ("read-current-user-privilege-set", .readCurrentUserPrivilegeSet), ("read-acl", .readACL), ("write", .write),
        ("write-properties", .writeProperties), ("write-content", .writeContent), ("bind", .bind),
        ("unbind", .unbind), ("unlock", .unlock), ("write-acl", .writeACL), ("schedule-deliver", .scheduleDeliver),
        ("schedule-deliver-invite", .scheduleDeliverInvite), ("schedule-deliver-reply", .scheduleDeliverReply),
        ("schedule-query-freebusy", .scheduleQueryFreeBusy), ("schedule-send", .scheduleSend),
        ("schedule-send-invite", .scheduleSendInvite), ("schedule-send-reply", .scheduleSendReply),
        ("schedule-send-freebusy", .scheduleSendFreeBusy),
    ]

    /// Those of CalDAV; the others are WebDAV's.
    package static func isCalDAV(_ name: String) -> Bool { name == "read-free-busy" || name.hasPrefix("schedule-") }

    /// The name of exactly this privilege; of a mixture, that of the first one in it.
    package var name: String {
        Self.named.first { $0.privileges == self }?.name
            ?? Self.named.first { isSuperset(of: $0.privileges) }?.name ?? "all"
    }

    /// - Throws: ``CalendarError/forbidden(privilege:)`` unless all of `needed` is granted.
    package func require(_ needed: Privileges) throws(CalendarError) {
        guard isSuperset(of: needed) else { throw .forbidden(privilege: needed.name) }
    }
}
