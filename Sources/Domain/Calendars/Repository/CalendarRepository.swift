package import Accounts
package import CivilTime

/// Where calendars are kept. Each method is one unit of work: atomic, acknowledged after the commit that holds it, safe
/// from several processes.
///
/// Anything may throw ``CalendarError/unavailable(logDetail:)``; then nothing was written. A method that is given a
/// collection's number and finds the collection gone throws ``CalendarError/notFound``.
package protocol CalendarRepository: AttachmentRepository, FileRepository, LockRepository, PropertyRepository,
    SharingRepository
{
    // MARK: Homes and collections

    /// Makes the person's home with these collections, where it does not exist yet; gives back what stands there.
    func prepareHome(
        of person: PrincipalID,
        with collections: [NewCollection],
        at now: Instant
    )
        async throws(CalendarError) -> [CalendarCollection]

    /// Erases the person's home with all that is in it, their ranks and dirty days, and what others had granted them.
    func eraseHome(of person: PrincipalID, at now: Instant) async throws(CalendarError)

    /// nil: the person has no home.
    func findHome(of person: PrincipalID) async throws(CalendarError) -> HomeState?

    /// What homes hold and may hold, of those among the people who have one.
    func listHomeUse(of people: [PrincipalID]) async throws(CalendarError) -> [PrincipalID: HomeUse]

    /// How many objects some collections hold in all.
    func countObjects(in collections: [CollectionID]) async throws(CalendarError) -> Int

    /// By order, then name, with their dead properties.
    func listCollections(of person: PrincipalID) async throws(CalendarError) -> [CalendarCollection]

    /// With its dead properties.
    func findCollection(at address: CalendarAddress) async throws(CalendarError) -> CalendarCollection?

    /// A Travel calendar switches planning on and marks the whole horizon.
    ///
    /// - Throws: ``CalendarPrecondition/resourceMustBeNull`` when the name is taken, `notFound` without a home.
    func createCollection(_ new: NewCollection, atMost limit: Int) async throws(CalendarError) -> CalendarCollection

    /// Marks the whole horizon where `planning` is given.
    func updateCollection(
        _ id: CollectionID,
        changes: [CollectionChange],
        planning: PlanningScope?,
        at now: Instant
    ) async throws(CalendarError) -> CalendarCollection

    /// A Travel calendar switches planning off; else the whole horizon is marked where `planning` is given. The note is
    /// put into another calendar in the same unit of work; it is no event of the person's own.
    func deleteCollection(
        _ id: CollectionID,
        at now: Instant,
        planning: PlanningScope?,
        leaving note: ObjectWrite?
    ) async throws(CalendarError)

    /// The calendar and its objects keep their numbers. What stands at the target is deleted.
    ///
    /// - Returns: whether nothing stood at the target.
    func moveCollection(_ transfer: CollectionTransfer) async throws(CalendarError) -> Bool

    /// Properties of the owner, and objects, are copied; what others have laid over them is not.
    ///
    /// - Returns: whether nothing stood at the target.
    func copyCollection(_ transfer: CollectionTransfer) async throws(CalendarError) -> Bool

    /// nil: what the server grants everyone. What is stored already stays.
    func setQuota(of person: PrincipalID, to bytes: Int?) async throws(CalendarError)

    /// What a person has set as CALDAV:calendar-availability on their inbox; nil: nothing.
    func availability(of person: PrincipalID) async throws(CalendarError) -> String?

    /// A change of the inbox. nil takes it away.
    ///
    /// - Throws: `notFound` without an inbox.
    func setAvailability(_ text: String?, of person: PrincipalID, at now: Instant) async throws(CalendarError)

    // MARK: Objects

    /// By the owner's name of the calendar, with bytes and index.
    func findObject(at address: ObjectAddress) async throws(CalendarError) -> StoredObject?

    /// Those that exist, in the order of the names; one query, whatever the number of names. Ends early at
    /// ``ObjectPage/largestBytes``, but not before the first.
    func objects(
        named names: ArraySlice<String>,
        in collection: CollectionID
    )
        async throws(CalendarError) -> NamedObjects

    /// By name, those after `name`.
    func listObjects(
        in collection: CollectionID,
        after name: String?,
        limit: Int
    )
        async throws(CalendarError) -> [ObjectSummary]

    /// ``putObject(_:)``, but nothing is written where the write concerns a meeting: a scheduling object stands under
    /// the name, or, where nothing does, one in the same collection has the UID. That is found out in the transaction
    /// of the write, so that a plain PUT costs no read of its own.
    ///
    /// - Returns: nil for a meeting.
    func putUnlessMeeting(_ write: ObjectWrite) async throws(CalendarError) -> PutResult?

    /// ``deleteObject(_:)``, but nothing is written where a scheduling object stands under the name.
    ///
    /// - Returns: nil for a meeting, else whether days were marked.
    func deleteUnlessMeeting(_ deletion: ObjectDeletion) async throws(CalendarError) -> Bool?

    /// - Throws: ``CalendarError/etagMismatch(current:)``, ``CalendarPrecondition/noUIDConflict(existing:)``, and
    ///   ``CalendarError/lostRace`` for a plain write where a scheduling object stands.
    func putObject(_ write: ObjectWrite) async throws(CalendarError) -> PutResult

    /// - Throws: ``CalendarError/notFound``, ``CalendarError/etagMismatch(current:)``, and ``CalendarError/lostRace``
    ///   where a scheduling object stands that the deletion does not take.
    /// - Returns: whether days were marked.
    @discardableResult
    func deleteObject(_ deletion: ObjectDeletion) async throws(CalendarError) -> Bool

    /// Several writes in collections of several homes, and the jobs that follow from them: all of it, or nothing.
    ///
    /// - Throws: ``CalendarError/lostRace`` when a premise does not hold, or when a step can't be done any more; what
    ///   the step throws that a client asked for (``WriteBatch/requested``) is thrown as it is.
    func commit(_ batch: WriteBatch) async throws(CalendarError) -> BatchResult

    /// The objects with a UID in the calendars of some people (not in Travel, nor in inboxes), scheduling objects
    /// first; one query.
    func objects(withUID uid: String, of people: [PrincipalID]) async throws(CalendarError) -> [PlacedObject]

    /// What a person may do with somebody's inbox (RFC 6638 §6.1): everybody may deliver messages and ask for busy
    /// times there, unless the owner has denied it.
    func deliveryPrivileges(of person: PrincipalID, in inbox: CollectionID) async throws(CalendarError) -> Privileges

    /// Whether what is placed with somebody fits there now; false without a home.
    func isWithinLimits(for placement: DeliveryAllowance) async throws(CalendarError) -> Bool

    /// Bytes of the messages that wait to be carried outside on somebody's behalf, each counted once.
    func outgoingBytes(of person: PrincipalID) async throws(CalendarError) -> Int

    /// The scheduling objects of a collection by name, those after `name`.
    func scheduledObjects(
        in collection: CollectionID,
        after name: String?,
        limit: Int
    ) async throws(CalendarError) -> [StoredObject]

    /// The object keeps its number, and with it what people have laid over it. What stood at the target is deleted.
    ///
    /// - Throws: as ``putObject(_:)`` for the target; `notFound` and `etagMismatch` also for the source.
    func moveObject(_ move: ObjectMove) async throws(CalendarError) -> PutResult

    /// The form of a travel item that the server published last, sought by name or by UID; it outlives the object.
    func findPublishedItem(
        named name: String,
        uid: String?,
        in collection: CollectionID
    )
        async throws(CalendarError) -> PublishedItem?

    // MARK: Planning

    /// What waits to be planned, by first day.
    func listDirtyDays(of person: PrincipalID) async throws(CalendarError) -> [DirtyDays]

    /// The order in which the person's events were first seen; it survives MOVE, DELETE and a new PUT. Lower is
    /// earlier.
    func ranks(of person: PrincipalID, uids: [String]) async throws(CalendarError) -> [String: Int64]

    // MARK: Reports

    /// Objects that may match, each once: none is missing, some may not match after all. A page ends at `limit`
    /// objects, or at ``ObjectPage/largestBytes``.
    func candidates(
        for query: ObjectQuery,
        in collection: CollectionID,
        from cursor: ObjectCursor?,
        limit: Int
    ) async throws(CalendarError) -> ObjectPage

    /// The times of objects that may touch a range, each object once: none is missing, some may not touch it after all.
    func times(
        touching range: TimeRange,
        in collection: CollectionID,
        from cursor: ObjectCursor?,
        limit: Int
    ) async throws(CalendarError) -> ObjectTimesPage

    /// Without a token it is a first synchronisation, which knows of no deletions.
    ///
    /// - Throws: ``CalendarPrecondition/validSyncToken`` when the token is of another epoch or collection, ahead of the
    ///   counter, or older than what is remembered of deletions.
    func changes(
        in collection: CollectionID,
        since token: SyncToken?,
        upTo bound: Int64?,
        limit: Int
    ) async throws(CalendarError) -> ChangePage

    /// Deletes what came into inboxes and notification collections before `instant`, and leaves tombstones; at most
    /// `limit` in one unit. Gives back how many.
    func deleteMessages(before instant: Instant, at now: Instant, limit: Int) async throws(CalendarError) -> Int
    /// What happened to the members of a home since a token; without one, all of them.
    ///
    /// - Throws: `notFound` without a home, ``CalendarPrecondition/validSyncToken`` as
    ///   ``changes(in:since:upTo:limit:)`` does.
    func homeChanges(
        of person: PrincipalID,
        since token: HomeSyncToken?,
        limit: Int
    ) async throws(CalendarError) -> HomeChangePage

    /// Forgets deletions from before `instant`; tokens from before the last one forgotten are refused from then on.
    func forgetDeletions(before instant: Instant) async throws(CalendarError)
}

extension CalendarRepository {
    /// What stands under a name; nil: nothing.
    func findObject(named name: String, in collection: CollectionID) async throws(CalendarError) -> StoredObject? {
        try await objects(named: [name], in: collection).objects.first
    }

    /// Deletes a collection without a note.
    ///
    /// - Throws: as ``deleteCollection(_:at:planning:leaving:)``.
    package func deleteCollection(
        _ id: CollectionID,
        at now: Instant,
        planning: PlanningScope?
    ) async throws(CalendarError) {
        try await deleteCollection(id, at: now, planning: planning, leaving: nil)
    }
}
