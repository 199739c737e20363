package import Accounts
package import CivilTime

/// Homes, their counters, the log of members that are gone, and what planning has to look at again.
package protocol HomeRows {
    /// Makes a home that counts from zero.
    ///
    /// - Returns: false where there is one; then nothing is changed.
    func insertHome(of person: PrincipalID, at now: Instant) throws -> Bool

    /// nil: the person has no home.
    func counters(of person: PrincipalID) throws -> HomeCounters?

    /// Of those among the people who have a home, in any order.
    func counters(of people: [PrincipalID]) throws -> [HomeCounters]

    /// How many objects some collections hold in all.
    func countObjects(in collections: [CollectionID]) throws -> Int

    /// Moves the counter of the home by `steps`, and what it uses by `bytes`, which may be negative; it never uses
    /// less than nothing.
    ///
    /// - Returns: the counters after that; nil: the person has no home.
    func advanceHome(of person: PrincipalID, steps: Int, bytes: Int) throws -> HomeCounters?

    /// Moves the home's counter by one and sets the collection's to it, and the time of its last change to `now`.
    /// `bytes` is added to what the home uses, unless the collection is of one of the `uncounted` kinds.
    ///
    /// - Returns: the home's counters after that; nil: the collection is gone.
    func advance(
        _ collection: CollectionID,
        bytes: Int,
        uncounted: [CollectionKind],
        at now: Instant
    ) throws -> HomeCounters?

    /// Removes the home with all that is in it, its owner's ranks, dirty days and properties of addresses.
    func deleteHome(of person: PrincipalID) throws

    /// - Returns: false: the person has no home.
    func setQuota(_ bytes: Int?, of person: PrincipalID) throws -> Bool

    /// iCalendar text; nil removes it. Nothing without a home.
    func setAvailability(_ text: String?, of person: PrincipalID) throws

    /// Whether trips are planned for the person. Nothing without a home.
    func setPlanned(_ isPlanned: Bool, of person: PrincipalID) throws

    /// Notes that a member of the home is gone from its name, in place of an earlier note.
    func insertMemberTombstone(_ tombstone: MemberTombstone, of person: PrincipalID, at now: Instant) throws

    /// For a member that came back under the name; nothing where there is no tombstone.
    func deleteMemberTombstone(named name: String, of person: PrincipalID) throws

    /// Those with a `modseq` after this one.
    func memberTombstones(of person: PrincipalID, after modseq: Int64) throws -> [MemberTombstone]

    /// Forgets deletions of objects and members from before `instant`, and moves `forgottenModseq` of their homes and
    /// collections to the latest of them.
    func forgetDeletions(before instant: Instant) throws

    /// Notes in which place an event was first seen; an earlier note stays.
    func insertRank(_ rank: Int64, of uid: String, for person: PrincipalID) throws

    /// Marks days. A mark of the same days gets the new generation, so that a planning under way does not clear it,
    /// and keeps the time from which it has been waiting.
    func markDays(_ days: ClosedRange<Int>, of person: PrincipalID, generation: Int64, since: Instant) throws

    /// All marks of the person.
    func deleteDirtyDays(of person: PrincipalID) throws
}

/// A member of a home, a collection or a file, that is gone from its name.
package struct MemberTombstone: Equatable, Sendable {
    package var name: String
    package var isFile: Bool
    /// That of the home when the member went.
    package var modseq: Int64

    package init(name: String, isFile: Bool, modseq: Int64) {
        self.name = name
        self.isFile = isFile
        self.modseq = modseq
    }
}
