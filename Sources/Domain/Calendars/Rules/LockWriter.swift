internal import Accounts
internal import CivilTime

/// What taking and giving back locks means (RFC 4918 §6).
struct LockWriter<Transaction: CalendarTransaction> {
    let transaction: Transaction

    /// See ``LockRepository/addLock(_:at:atMost:)``.
    func add(_ lock: HomeLock, at now: Instant, atMost limit: Int) throws {
        try transaction.deleteExpiredLocks(of: lock.home, at: now)
        let standing = HomeGuard(
            home: lock.home,
            lockGeneration: 0,
            modseq: 0,
            locks: try transaction.locks(of: lock.home, at: now),
            isFile: false
        )
        let conflicting = standing.locks(conflictingWith: lock)
        guard conflicting.isEmpty else { throw CalendarError.lockConflict(conflicting) }
        guard standing.locks.count < limit else {
            throw CalendarError.precondition(.quotaNotExceeded, reason: "more than \(limit) locks")
        }
        guard try transaction.advanceLockGeneration(of: lock.home) else { throw CalendarError.notFound }
        try transaction.insertLock(lock)
    }

    /// See ``LockRepository/refreshLock(_:of:timeoutSeconds:at:)``.
    func refresh(_ token: String, of home: PrincipalID, timeoutSeconds: Int, at now: Instant) throws -> HomeLock {
        guard var lock = try transaction.locks(of: home, at: now).first(where: { $0.token == token }) else {
            throw CalendarError.notFound
        }
        lock.timeoutSeconds = timeoutSeconds
        lock.expiresAt = now.adding(seconds: Int64(timeoutSeconds))
        try transaction.updateLock(lock)
        return lock
    }

    /// See ``LockRepository/removeLock(_:of:)``.
    func remove(_ token: String, of home: PrincipalID) throws {
        guard try transaction.deleteLock(token, of: home) else { throw CalendarError.notFound }
    }
}
