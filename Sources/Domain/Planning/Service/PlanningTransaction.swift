package import Accounts
package import Calendars
package import CivilTime
package import DayPlanner

/// One transaction of a store, with the primitives that planning needs beside those of calendars. They decide nothing.
package protocol PlanningTransaction: CalendarTransaction {
    // MARK: Leases and marks

    /// The person with a home whose dirty days are nearest, of those whom no lease holds that lasts beyond `now`; of
    /// several the one who has been waiting longest, so that nobody who writes without end keeps others from their turn.
    func firstWaitingPerson(at now: Instant, leavingOut resting: [PrincipalID]) throws -> PrincipalID?

    /// By first day, then last day.
    func marks(of person: PrincipalID) throws -> [DirtyMark]

    /// nil: these days are not marked.
    func generation(ofMark days: ClosedRange<Int>, of person: PrincipalID) throws -> Int64?

    /// Nothing where exactly these days are not marked.
    func deleteMark(_ days: ClosedRange<Int>, of person: PrincipalID) throws

    /// Whether the lease has ended or not; nil: there is none.
    func leaseOwner(of person: PrincipalID) throws -> String?

    /// In place of the lease that there is.
    func putLease(of person: PrincipalID, owner: String, until expiry: Instant) throws

    /// Lets a lease end later that `owner` holds and that lasts beyond `now`.
    ///
    /// - Returns: false: there is no such lease.
    func renewLease(of person: PrincipalID, owner: String, until expiry: Instant, now: Instant) throws -> Bool

    /// Deletes the lease of a person, whichever process holds it; does nothing where there is none.
    func deleteLease(of person: PrincipalID) throws

    /// All leases of one holder.
    func deleteLeases(of owner: String) throws

    /// Sets the last day of a horizon, unless it is a later one already.
    func extendHorizon(of person: PrincipalID, to day: Int) throws

    // MARK: Items

    /// An item by its UID: a client may have put it under another name.
    func findItem(withUID uid: String, in travel: CollectionID) throws -> (name: String, etag: ETag)?

    /// Whether the server published an item with this UID and has not withdrawn it.
    func isPublished(_ uid: String, in travel: CollectionID) throws -> Bool

    /// What was published, with its record, in place of what the UID had before.
    func putPublished(_ item: ItemWrite, named name: String, in travel: CollectionID, at now: Instant) throws

    /// The record of what was published; the object itself stays.
    func deletePublished(_ uid: String, in travel: CollectionID) throws

    /// Items whose time, and that of their events, ended before `instant`.
    func published(
        endedBefore instant: Instant,
        limit: Int
    ) throws -> [(collection: CollectionID, uid: String)]

    // MARK: What people decided

    /// In place of the same decision about the same item.
    func putChoice(_ choice: PlanChoice, of person: PrincipalID, at now: Instant) throws

    /// Removes a choice about the same item, of the same kind of decision and with the same fingerprint.
    func deleteChoice(_ choice: PlanChoice, of person: PrincipalID) throws

    /// Of all people.
    func deleteChoices(madeBefore instant: Instant) throws

    /// In place of the one of the same event.
    func putPlaceTag(_ tag: PlaceTag, of person: PrincipalID) throws

    // MARK: Links

    /// 0 where it was never set.
    func linkGeneration(of person: PrincipalID) throws -> Int64

    /// The person has a home.
    func setLinkGeneration(_ generation: Int64, of person: PrincipalID) throws

    // MARK: What places were chosen

    /// Nothing where the person has no home.
    func placeMemory(of person: PrincipalID) throws -> PlaceMemory

    /// In place of the one with the same key. The person has a home.
    func putLearnedPlace(_ place: LearnedPlace, of person: PrincipalID) throws

    /// - Returns: whether there was one.
    func deleteLearnedPlace(key: String, of person: PrincipalID) throws -> Bool

    /// The person has a home.
    func setHeededModseq(_ modseq: Int64, of person: PrincipalID) throws
}
