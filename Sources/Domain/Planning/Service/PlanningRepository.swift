package import Accounts
package import CivilTime
package import DayPlanner

/// What planning can fail with. Nothing was written; it is tried again.
package enum PlanningError: Error, Equatable, Sendable {
    case unavailable(logDetail: String)
}

/// Where dirty days, leases, published items and choices are kept. Each method is one unit of work, safe from several
/// processes.
package protocol PlanningRepository: Sendable {
    /// Claims all the dirty days of one person, of whom no other worker holds a lease that has not ended; whose days
    /// are nearest comes first. Nil: there is nothing to do. `resting` people are left out.
    func leaseDirtyDays(
        owner: String,
        until expiry: Instant,
        now: Instant,
        leavingOut resting: [PrincipalID]
    ) async throws(PlanningError) -> DirtyLease?

    /// How much waits to be planned, of everybody.
    func backlog() async throws(PlanningError) -> PlanningBacklog

    /// When the latest of a person's days that wait to be planned became dirty; nil: none waits.
    func dirtySince(of person: PrincipalID) async throws(PlanningError) -> Instant?

    /// Lets a lease that `owner` still holds end later; false where it has ended or went to another.
    func renewLease(
        of person: PrincipalID,
        owner: String,
        until expiry: Instant,
        now: Instant
    ) async throws(PlanningError) -> Bool

    /// A holder of leases.
    func listLeaseOwners() async throws(PlanningError) -> [String]

    /// Ends all leases of an owner that is no more.
    func releaseLeases(of owner: String) async throws(PlanningError)

    /// One consistent view: the objects that may have occurrences in `window`, and the published items of that time or
    /// of those events.
    func snapshot(of person: PrincipalID, window: Range<Instant>) async throws(PlanningError) -> PlanningSnapshot

    /// The published items of that time; none where the person's days are not planned.
    func listPublished(
        of person: PrincipalID,
        window: Range<Instant>
    ) async throws(PlanningError) -> [PublishedTravelItem]

    /// A published item by its UID; nil: there is none, or the person's days are not planned.
    func findPublished(_ uid: String, of person: PrincipalID) async throws(PlanningError) -> PublishedTravelItem?

    /// How often the person's links were revoked; 0 for somebody without a home.
    func linkGeneration(of person: PrincipalID) async throws(PlanningError) -> Int64

    /// Begins the next generation of links. Nothing happens where the person has no home.
    func revokeLinks(of person: PrincipalID) async throws(PlanningError)

    /// Writes the plan where nothing that it rests on has changed: the lease is held, each item still has the tag it
    /// was computed from, each mark its generation. The lease ends either way.
    ///
    /// - Returns: false where something did; then nothing was written, and the days stay dirty.
    func applyPlan(_ plan: PlanApplication) async throws(PlanningError) -> Bool

    /// Keeps and forgets choices, as one unit of work. Nothing happens where the person has no home.
    func decide(_ decision: PersonDecision, of person: PrincipalID, now: Instant) async throws(PlanningError)

    /// People whose days are planned, and the last day that came into their horizon (days since 1970-01-01).
    func listHorizons() async throws(PlanningError) -> [PersonHorizon]

    /// Marks the days that come in, `since` now, and remembers the new last day.
    func extendHorizon(of person: PrincipalID, with days: ClosedRange<Int>, now: Instant) async throws(PlanningError)

    /// Marks days: preferences, places or the network changed.
    func markDirty(_ days: ClosedRange<Int>, of person: PrincipalID, now: Instant) async throws(PlanningError)

    /// What was stored by ``setPlanBasis(_:)``; nil: nothing yet.
    func findPlanBasis() async throws(PlanningError) -> String?

    /// Remembers what plans are computed with.
    func setPlanBasis(_ text: String) async throws(PlanningError)

    /// Erases items, and what was published, whose time ended before `instant`.
    func erasePast(before instant: Instant, now: Instant) async throws(PlanningError)

    /// The places that the person chose for texts, the latest first.
    func listLearnedPlaces(of person: PrincipalID) async throws(PlanningError) -> [LearnedPlace]

    /// Keeps a choice that the person made outside of their calendars, as the latest; its `modseq` is set.
    ///
    /// - Returns: false: the person has no home, and nothing was kept.
    func learn(_ place: LearnedPlace, of person: PrincipalID) async throws(PlanningError) -> Bool

    /// Forgets what was chosen for a text, or for all of them; events that were written until now do not teach it again.
    ///
    /// - Parameters:
    ///   - key: ``LearnedPlace/key``; nil: everything.
    ///   - person: whose choices.
    /// - Returns: how many were forgotten.
    /// - Throws: ``PlanningError/unavailable(logDetail:)``.
    func forgetLearnedPlaces(key: String?, of person: PrincipalID) async throws(PlanningError) -> Int
}

/// What a person decided otherwise than by writing into their calendar.
package struct PersonDecision: Hashable, Sendable {
    package var made: [PlanChoice] = []
    package var lifted: [PlanChoice] = []
    /// UIDs of items that go from the calendar, as if a client had deleted them.
    package var removed: [String] = []
    /// UIDs of items that were deleted and may come back.
    package var wanted: [String] = []
    /// Days that are marked.
    package var days: [ClosedRange<Int>] = []

    package init() {}
}

/// What waits to be planned.
package struct PlanningBacklog: Hashable, Sendable {
    /// People with days that are marked.
    package var people: Int
    /// Since when the oldest mark has been waiting; nil: nothing waits.
    package var oldest: Instant?

    package init(people: Int, oldest: Instant?) {
        self.people = people
        self.oldest = oldest
    }
}

/// How far a person's days are marked for planning.
package struct PersonHorizon: Hashable, Sendable {
    package var person: PrincipalID
    /// Nil: none yet.
    package var lastDay: Int?

    package init(person: PrincipalID, lastDay: Int?) {
        self.person = person
        self.lastDay = lastDay
    }
}
