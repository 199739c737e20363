package import Accounts
internal import CivilTime

/// Write locks (RFC 4918 §6), and what a write must know of them.
package struct LockService: CalendarConcern {
    let context: CalendarContext

    /// What a write in the home must know beforehand; `name` is the first segment below the home, if there is one.
    package func homeGuard(of home: PrincipalID, name: String?) async throws(CalendarError) -> HomeGuard {
        guard let found = try await repository.findGuard(of: home, name: name, at: clock.now()) else {
            throw .notFound
        }
        return found
    }

    /// LOCK (RFC 4918 §9.10) of an address in one's own home, or of what may be written in a calendar of somebody else
    /// (RFC 3744, appendix B).
    package func lock(
        _ path: [String],
        of home: PrincipalID,
        isCollection: Bool,
        isDeep: Bool,
        isExclusive: Bool,
        ownerElement: [UInt8]?,
        timeoutSeconds: Int?,
        token: String,
        as person: PrincipalID
    ) async throws(CalendarError) -> HomeLock {
        if home != person {
            let calendar = CalendarAddress(owner: home, name: path.first ?? "")
            _ = try await access.collection(at: calendar, by: person, needing: .writeContent)
        }
        guard (ownerElement?.count ?? 0) <= limits.deadPropertyBytes else {
            throw .precondition(.quotaNotExceeded, reason: "the owner is longer than \(limits.deadPropertyBytes) bytes")
        }
        let seconds = granted(timeoutSeconds)
        let now = clock.now()
        let lock = HomeLock(
            token: token,
            home: home,
            path: path,
            isCollection: isCollection,
            isDeep: isDeep,
            isExclusive: isExclusive,
            holder: person,
            ownerElement: ownerElement,
            timeoutSeconds: seconds,
            expiresAt: now.adding(seconds: Int64(seconds))
        )
        try await repository.addLock(lock, at: now, atMost: limits.locks)
        return lock
    }

    package func refresh(_ lock: HomeLock, timeoutSeconds: Int?) async throws(CalendarError) -> HomeLock {
        try await repository.refreshLock(
            lock.token,
            of: lock.home,
            timeoutSeconds: granted(timeoutSeconds),
            at: clock.now()
        )
    }

    /// UNLOCK (RFC 4918 §9.11): by who holds the lock, by the owner of the home, or by whom the owner has granted
    /// DAV:unlock (RFC 3744 §3.5).
    package func unlock(_ lock: HomeLock, as person: PrincipalID) async throws(CalendarError) {
        if lock.holder != person, lock.home != person {
            let calendar = CalendarAddress(owner: lock.home, name: lock.path.first ?? "")
            _ = try await access.collection(at: calendar, by: person, needing: .unlock)
        }
        try await repository.removeLock(lock.token, of: lock.home)
    }

    /// A lock ends by itself: what a client asks for is granted up to a day, and half an hour where it asks for
    /// nothing.
    private func granted(_ seconds: Int?) -> Int { min(max(seconds ?? 1800, 1), 86_400) }
}
