package import Accounts
package import CivilTime

/// Storage of sharing; each method is one unit of work, as in ``CalendarRepository``.
///
/// A unit that grants a collection to people or groups, or withdraws it, also puts it into their homes, or takes it out
/// of them.
package protocol SharingRepository: Sendable {
    /// A collection as someone sees it who does not own it: in its owner's home, or as ``SharedName`` in the person's
    /// own. It tells what they may do there, which may be nothing; in their own home only what has not been taken out
    /// of it is found.
    func findCollection(
        at address: CalendarAddress,
        seenBy person: PrincipalID
    ) async throws(CalendarError) -> CalendarCollection?

    /// The collections of others in the person's home, by order, then number.
    func listShares(of person: PrincipalID) async throws(CalendarError) -> [CalendarCollection]

    /// Sets what the person wants to see of a collection in their home.
    func updateShare(
        _ collection: CollectionID,
        of person: PrincipalID,
        changes: [CollectionChange]
    ) async throws(CalendarError)

    /// Takes a collection out of the person's home, or puts it back. An invitation that they had accepted is declined
    /// with it; only then the messages about that invitation are delivered, by its UID.
    func setShareHidden(
        _ isHidden: Bool,
        _ collection: CollectionID,
        of person: PrincipalID,
        notifying messages: [Notification],
        at now: Instant
    ) async throws(CalendarError)

    /// How far someone may act for the owner of a home; nil: not at all.
    func delegateAccess(
        of person: PrincipalID,
        for owner: PrincipalID
    ) async throws(CalendarError) -> DelegateAccess?

    /// Denials first.
    func listAccess(to collection: CollectionID) async throws(CalendarError) -> [AccessEntry]

    /// In place of all that was granted or denied, and of what people were invited to: who is granted nothing by name
    /// is no longer invited, whatever they had answered; who is, is as if they had accepted just that.
    func setAccess(
        _ entries: [AccessEntry],
        to collection: CollectionID,
        at now: Instant
    ) async throws(CalendarError)

    /// By person; those answered and those open.
    func listInvitations(to collection: CollectionID) async throws(CalendarError) -> [Invitation]

    /// An invitation with the calendar that it is for, in its owner's home; nil: the person has no such invitation.
    func findInvitation(
        uid: String,
        of person: PrincipalID
    ) async throws(CalendarError) -> (invitation: Invitation, calendar: CalendarAddress)?

    /// Keeps invitations, in place of those that the same people had to the same collection; who has accepted is
    /// granted what it says, who has not, nothing. Each message takes the place of an earlier one with its name.
    ///
    /// `standing` are the invitations that all this was made from, in the order in which they are listed.
    ///
    /// - Throws: ``CalendarError/lostRace`` when they are others by now.
    func setInvitations(
        _ invitations: [Invitation],
        insteadOf standing: [Invitation],
        removing people: [PrincipalID],
        from collection: CollectionID,
        notifying messages: [Notification],
        at now: Instant
    ) async throws(CalendarError)

    /// Accepts or declines an invitation as it stands at that moment: who accepts is granted what it says, who declines
    /// loses it. Who had accepted and accepts again is granted nothing anew.
    ///
    /// - Throws: `notFound` where the person has no such invitation any more.
    /// - Returns: the invitation with the answer.
    func answerInvitation(
        uid: String,
        of person: PrincipalID,
        _ status: Invitation.Status,
        notifying messages: [Notification],
        at now: Instant
    ) async throws(CalendarError) -> Invitation

    /// The person's overlays of shared objects.
    func overlays(
        on objects: [ObjectID],
        of person: PrincipalID
    ) async throws(CalendarError) -> [ObjectID: [UInt8]]
}
