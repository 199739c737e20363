package import Accounts
package import CivilTime

/// Where write locks are kept: in the database, as several processes may serve one home. Each method is one unit of
/// work.
package protocol LockRepository: Sendable {
    /// The same repository, whose units throw ``CalendarError/brokenFence`` once one of the fences is broken. A fence
    /// that tells a `modseq` moves on with what these units write: it is broken by others only.
    func fenced(by fences: [WriteFence]) -> any CalendarRepository

    /// nil: the person has no home. `name` is that of something in the home; nil: nothing is asked.
    func findGuard(of home: PrincipalID, name: String?, at now: Instant) async throws(CalendarError) -> HomeGuard?

    /// Locks that have run out are forgotten on the way.
    ///
    /// - Throws: ``CalendarError/lockConflict(_:)``, `notFound` without a home,
    ///   ``CalendarPrecondition/quotaNotExceeded`` where the home has `limit` locks.
    func addLock(_ lock: HomeLock, at now: Instant, atMost limit: Int) async throws(CalendarError)

    /// Stores a new file and a lock on it in one unit of work.
    ///
    /// - Throws: what ``addLock(_:at:atMost:)`` and ``FileRepository/putFile(_:)`` throw, locks in the way first.
    func addLockedFile(_ file: FileWrite, lock: HomeLock, atMost limit: Int) async throws(CalendarError)

    /// - Throws: `notFound` where no such lock is, or it has run out.
    func refreshLock(
        _ token: String,
        of home: PrincipalID,
        timeoutSeconds: Int,
        at now: Instant
    ) async throws(CalendarError) -> HomeLock

    /// - Throws: `notFound` where no such lock is.
    func removeLock(_ token: String, of home: PrincipalID) async throws(CalendarError)
}
