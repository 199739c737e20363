internal import Accounts
internal import ICalendar

extension SchedulingTransaction {
    /// Refuses an ORGANIZER whose SENT-BY (RFC 5545 §3.2.18) names a user of this server that may not send for the
    /// organizer (ADR 0042).
    ///
    /// - Throws: ``CalendarPrecondition/allowedOrganizerChange``.
    mutating func requireSender(
        ofOrganizerIn new: CalendarObject,
        replacing old: CalendarObject?
    ) async throws(CalendarError) {
        let added = new.organizerSenders.subtracting(old?.organizerSenders ?? [])
        guard try await !mayBeNamed(added, .scheduleSendInvite) else { return }
        throw .precondition(
            .allowedOrganizerChange,
            reason: "SENT-BY names somebody who may not send for the organizer"
        )
    }

    /// The same for the ATTENDEE by which the owner answers.
    ///
    /// - Throws: ``CalendarPrecondition/allowedAttendeeChange``.
    mutating func requireSender(
        of user: CalendarUser,
        in new: CalendarObject,
        replacing old: CalendarObject?
    ) async throws(CalendarError) {
        let added = new.senders(ofAttendee: user).subtracting(old?.senders(ofAttendee: user) ?? [])
        guard try await !mayBeNamed(added, .scheduleSendReply) else { return }
        throw .precondition(
            .allowedAttendeeChange,
            reason: "SENT-BY names somebody who may not answer for the attendee"
        )
    }

    /// The writer may name themselves: whether they may send is decided where something is sent. An address of nobody
    /// here may be another one of theirs.
    private mutating func mayBeNamed(
        _ senders: Set<CalendarUser>,
        _ privilege: Privileges
    ) async throws(CalendarError) -> Bool {
        for sender in senders {
            try await users.lookUp(sender)
            guard let person = users[sender], person.id != actor else { continue }
            guard try await maySend(privilege, person.id) else { return false }
        }
        return true
    }
}
