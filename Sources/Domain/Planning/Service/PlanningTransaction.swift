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

    func deleteMark(_ days: ClosedRange<Int>, of person: PrincipalID) throws

    /// Whether the lease has ended or not; nil: there is none.
    func leaseOwner(of person: PrincipalID) throws -> String?

    /// In place of the lease that there is.
    func putLease(of person: PrincipalID, owner: String, until expiry: Instant) throws

    /// Lets a lease end later that `owner` holds and that lasts beyond `now`.
    ///
    /// - Returns: false: there is no such lease.
    func renewLease(of person: PrincipalID, owner: String, until expiry: Instant, now: Instant) throws -> Bool

    func deleteLease(of person: PrincipalID) throws

    func deleteLeases(of owner: String) throws

    /// Sets the last day of a horizon, unless it is a later one already.
    func extendHorizon(of person: PrincipalID, to day: Int) throws

    // MARK: Items

    /// An item by its UID: a client may have put it under another name.
    func findItem(withUID uid: String, in travel: CollectionID) throws -> (name: String, etag: ETag)?

    func isPublished(_ uid: String, in travel: CollectionID) throws -> Bool

    /// What was published, with its record, in place of what the UID had before.
    func putPublished(_ item: ItemWrite, named name: String, in travel: CollectionID, at now: Instant) throws

    func deletePublished(_ uid: String, in travel: CollectionID) throws

    /// Items whose time, and that of their events, ended before `instant`.
    func published(
        endedBefore instant: Instant,
        limit: Int
    ) throws -> [(collection: CollectionID, uid: String)]

    // MARK: What people decided

    func putChoice(_ choice: PlanChoice, of person: PrincipalID, at now: Instant) throws

    /// Removes a choice about the same item, of the same kind of decision and with the same fingerprint.
    func deleteChoice(_ choice: PlanChoice, of person: PrincipalID) throws

    func deleteChoices(madeBefore instant: Instant) throws

    /// In place of the one of the same event.
    func putPlaceTag(_ tag: PlaceTag, of person: PrincipalID) throws
}
