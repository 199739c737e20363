package import Accounts

/// One transaction of a store, as the rules of this module see it: primitives that read and write single facts.
///
/// The rules (``ObjectWriter``, ``CollectionWriter``, ``ShareWriter``, ``FileWriter``, ``LockWriter``) are synchronous
/// functions over it. A store runs them inside one transaction, so what a rule has read stays true until it has
/// written. A primitive decides nothing; it keeps the store's references whole: with an object go its overlays,
/// properties, attachment uses and index rows, with a collection its objects, and what is no longer used is taken off
/// the home's used bytes.
///
/// Primitives throw errors of the store, which its repository translates into ``CalendarError``. A transaction is used
/// by one thread and not kept after its unit of work.
package protocol CalendarTransaction: HomeRows, CollectionRows, ObjectRows, SharingRows, FileRows, LockRows,
    QueueRows
{
    /// A number that was never given out before, larger than those of earlier units of this process.
    func nextID() -> Int64
}

/// What a home counts.
package struct HomeCounters: Equatable, Sendable {
    package var person: PrincipalID
    /// Moves on with each change of anything in the home.
    package var modseq: Int64
    /// What is counted against the quota.
    package var usedBytes: Int
    /// nil: what the server grants everyone.
    package var quotaBytes: Int?
    /// Whether trips are planned for this person.
    package var isPlanned: Bool
    /// Moves on with each new lock.
    package var lockGeneration: Int64
    /// Deletions of members up to here are forgotten.
    package var forgottenModseq: Int64

    package init(
        person: PrincipalID,
        modseq: Int64,
        usedBytes: Int,
        quotaBytes: Int?,
        isPlanned: Bool,
        lockGeneration: Int64,
        forgottenModseq: Int64
    ) {
        self.person = person
        self.modseq = modseq
        self.usedBytes = usedBytes
        self.quotaBytes = quotaBytes
        self.isPlanned = isPlanned
        self.lockGeneration = lockGeneration
        self.forgottenModseq = forgottenModseq
    }

    /// - Throws: ``CalendarPrecondition/quotaNotExceeded`` where the home holds more than its quota, which is `quota`
    ///   unless the person has one of their own.
    func requireQuota(_ quota: Int) throws(CalendarError) {
        let limit = quotaBytes ?? quota
        guard usedBytes > limit else { return }
        throw .precondition(.quotaNotExceeded, reason: "the home may hold \(limit) bytes")
    }
}
