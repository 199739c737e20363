package import Accounts

/// Access entries, invitations, and the collections of others in people's homes.
package protocol SharingRows {
    /// Denials first, then by principal.
    func accessEntries(of collection: CollectionID) throws -> [AccessEntry]

    /// Grants and denials; invitations stay.
    func deleteAccessEntries(of collection: CollectionID) throws

    /// Adds to what the grantee has already.
    func addAccessEntry(_ entry: AccessEntry, to collection: CollectionID) throws

    /// Removes what is granted to one principal by name; denials stay.
    func deleteGrant(to person: PrincipalID, in collection: CollectionID) throws

    /// Removes all entries and invitations that name a principal.
    func deleteAccess(of principal: PrincipalID) throws

    /// The collections with an entry for a principal or for a group that it is in.
    func collections(withEntriesFor principal: PrincipalID) throws -> [CollectionID]

    /// What the entries that concern a person, by name, by group or as somebody logged in, come to. Collections
    /// without such entries are left out.
    func privileges(
        of person: PrincipalID,
        in collections: [CollectionID]
    ) throws -> [CollectionID: Privileges]

    /// The principal and the groups that it is in.
    func identities(of person: PrincipalID) throws -> Set<PrincipalID>

    /// How far somebody, by name or by group, may act for the owner of a home.
    func delegateAccess(of person: PrincipalID, for owner: PrincipalID) throws -> DelegateAccess?

    /// Those with a home among some principals and the members of groups among them.
    func peopleWithHomes(among principals: [PrincipalID]) throws -> Set<PrincipalID>

    /// By person.
    func invitations(to collection: CollectionID) throws -> [Invitation]

    /// An invitation with the calendar that it is for, in its owner's home; nil: the person has no such invitation.
    func findInvitation(
        uid: String,
        of person: PrincipalID
    ) throws -> (invitation: Invitation, calendar: CalendarAddress)?

    /// In place of the one that the person has to the collection.
    func putInvitation(_ invitation: Invitation) throws

    /// Nothing where there is none.
    func deleteInvitation(of person: PrincipalID, to collection: CollectionID) throws

    /// In whose homes a collection of somebody else stands, hidden or not.
    func peopleWithShare(of collection: CollectionID) throws -> Set<PrincipalID>

    /// The person's home has seen all of the collection so far; it arrives there with the home's counter at `modseq`.
    func insertShare(of collection: CollectionID, with person: PrincipalID, modseq: Int64) throws

    /// With what the person has set on the collection.
    func deleteShare(of collection: CollectionID, with person: PrincipalID) throws

    /// nil: the collection does not stand in the person's home.
    func isShareHidden(_ collection: CollectionID, of person: PrincipalID) throws -> Bool?

    /// Hides or shows a shared collection in the person's home. Shown again, it arrives there with the home's counter at
    /// `modseq`.
    func setShareHidden(
        _ isHidden: Bool,
        _ collection: CollectionID,
        of person: PrincipalID,
        modseq: Int64
    ) throws

    /// Sets one of the person's own properties; nil: as the owner has it. Dead properties and default calendars are
    /// not among them.
    func updateShare(_ change: CollectionChange, of collection: CollectionID, for person: PrincipalID) throws

    /// `seen`: the counter of the collection that the home knows; nil: it stays.
    func setShareModseq(
        _ modseq: Int64,
        seen: Int64?,
        of collection: CollectionID,
        for person: PrincipalID
    ) throws

    /// The homes that have the collection no longer know it.
    func forgetSeen(of collection: CollectionID) throws

    /// Collections in the home, not hidden, that have changed since the home knew them, with their counters, by number.
    func unseenShares(of person: PrincipalID) throws -> [(collection: CollectionID, modseq: Int64)]

    /// The collections of others in the person's home that are not hidden and whose share changed after `modseq`, by
    /// order, then number, with the person's own properties over the owner's; `privileges` is left to the rules.
    func shares(
        of person: PrincipalID,
        only collection: CollectionID?,
        after modseq: Int64
    ) throws -> [(collection: CalendarCollection, modseq: Int64)]
}
