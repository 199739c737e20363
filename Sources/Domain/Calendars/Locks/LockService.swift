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

    /// LOCK (RFC 4918 §9.10) of what stands at an address in one's own home, or of what may be written in a calendar of
    /// somebody else (RFC 3744, appendix B).
    ///
    /// - Returns: the lock, with the timeout that is granted: 1 second to a day; half an hour where none was asked for.
    /// - Throws: ``CalendarError/lockConflict(_:)`` with the locks that stand in the way,
    ///   ``CalendarPrecondition/quotaNotExceeded`` for one lock too many or an owner that is too long.
    package func lock(_ draft: LockDraft, as person: PrincipalID) async throws(CalendarError) -> HomeLock {
        if draft.home != person {
            let calendar = CalendarAddress(owner: draft.home, name: draft.path.first ?? "")
            _ = try await access.collection(at: calendar, by: person, needing: .writeContent)
        }
        let now = clock.now()
        let lock = try granted(draft, to: person, at: now)
        try await repository.addLock(lock, at: now, atMost: limits.locks)
        return lock
    }

    /// LOCK of an address where nothing is (RFC 4918 §9.10.4): makes an empty file there and locks it, in one unit of
    /// work.
    ///
    /// - Returns: the lock, as ``lock(_:as:)`` does.
    /// - Throws: what ``lock(_:as:)`` throws, and what ``FileService`` throws for a PUT where nothing may stand yet.
    package func lockNewFile(_ draft: LockDraft, as person: PrincipalID) async throws(CalendarError) -> HomeLock {
        guard let path = FilePath(draft.path) else { throw .invalidName }
        let address = FileAddress(owner: draft.home, path: path)
        let file = try await FileService(context: context).checkedWrite([], at: address, if: .absent, as: person)
        let lock = try granted(draft, to: person, at: file.now)
        try await repository.addLockedFile(file, lock: lock, atMost: limits.locks)
        return lock
    }

    private func granted(
        _ draft: LockDraft,
        to person: PrincipalID,
        at now: Instant
    ) throws(CalendarError) -> HomeLock {
        guard (draft.ownerElement?.count ?? 0) <= limits.deadPropertyBytes else {
            throw .precondition(.quotaNotExceeded, reason: "the owner is longer than \(limits.deadPropertyBytes) bytes")
        }
        let seconds = granted(draft.timeoutSeconds)
        return HomeLock(
            token: draft.token,
            home: draft.home,
            path: draft.path,
            isCollection: draft.isCollection,
            isDeep: draft.isDeep,
            isExclusive: draft.isExclusive,
            holder: person,
            ownerElement: draft.ownerElement,
            timeoutSeconds: seconds,
            expiresAt: now.adding(seconds: Int64(seconds))
        )
    }

    /// Starts the timeout again; it is granted as in ``lock(_:as:)``.
    ///
    /// - Throws: `notFound` where the lock has run out or been given back.
    package func refresh(_ lock: HomeLock, timeoutSeconds: Int?) async throws(CalendarError) -> HomeLock {
        try await repository.refreshLock(
            lock.token,
            of: lock.home,
            timeoutSeconds: granted(timeoutSeconds),
            at: clock.now()
        )
    }

    /// UNLOCK (RFC 4918 §9.11): by the holder of the lock, by the owner of the home, or by a person with DAV:unlock
    /// (RFC 3744 §3.5).
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
