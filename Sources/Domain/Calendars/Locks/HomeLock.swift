package import Accounts
package import CivilTime

/// A write lock (RFC 4918 §6, §7) on an address below a home, whether or not anything stands there still.
package struct HomeLock: Equatable, Sendable {
    /// A URI that nobody can guess.
    package var token: String
    /// Whose home it lies in.
    package var home: PrincipalID
    /// Decoded segments below the home; none: the home itself.
    package var path: [String]
    /// Whether a collection stood there when it was taken.
    package var isCollection: Bool
    /// `Depth: infinity`: all that is below is locked too.
    package var isDeep: Bool
    package var isExclusive: Bool
    /// Its holder, the only principal who may use it.
    package var holder: PrincipalID
    /// The DAV:owner element as the holder sent it.
    package var ownerElement: [UInt8]?
    /// As granted; each refresh starts it again.
    package var timeoutSeconds: Int
    package var expiresAt: Instant

    package init(
        token: String,
        home: PrincipalID,
        path: [String],
        isCollection: Bool,
        isDeep: Bool,
        isExclusive: Bool,
        holder: PrincipalID,
        ownerElement: [UInt8]?,
        timeoutSeconds: Int,
        expiresAt: Instant
    ) {
        self.token = token
        self.home = home
        self.path = path
        self.isCollection = isCollection
        self.isDeep = isDeep
        self.isExclusive = isExclusive
        self.holder = holder
        self.ownerElement = ownerElement
        self.timeoutSeconds = timeoutSeconds
        self.expiresAt = expiresAt
    }

    /// Whether the lock holds for what stands at `path`.
    package func covers(_ path: [String]) -> Bool {
        self.path == path || (isDeep && path.count > self.path.count && path.starts(with: self.path))
    }

    /// Whether its root lies below `path`.
    package func isBelow(_ path: [String]) -> Bool {
        self.path.count > path.count && self.path.starts(with: path)
    }
}

/// A lock that a client asks for (RFC 4918 §9.10).
package struct LockDraft: Equatable, Sendable {
    /// A new URI that nobody can guess.
    package var token: String
    /// Whose home it lies in.
    package var home: PrincipalID
    /// Decoded segments below the home; none: the home itself.
    package var path: [String]
    /// Whether a collection stands there.
    package var isCollection: Bool
    /// `Depth: infinity`: all that is below is locked too.
    package var isDeep: Bool
    package var isExclusive: Bool
    /// The DAV:owner element as it was sent.
    package var ownerElement: [UInt8]?
    /// As the client wishes; nil: it left that to the server.
    package var timeoutSeconds: Int?

    package init(
        token: String,
        home: PrincipalID,
        path: [String],
        isCollection: Bool = false,
        isDeep: Bool = false,
        isExclusive: Bool = true,
        ownerElement: [UInt8]? = nil,
        timeoutSeconds: Int? = nil
    ) {
        self.token = token
        self.home = home
        self.path = path
        self.isCollection = isCollection
        self.isDeep = isDeep
        self.isExclusive = isExclusive
        self.ownerElement = ownerElement
        self.timeoutSeconds = timeoutSeconds
    }
}

/// The changes of a write that locks may forbid (RFC 4918 §7).
package struct LockedChange: Hashable, Sendable {
    /// Decoded segments below the home.
    package var path: [String]
    /// Whether all that is below changes too: DELETE, MOVE, and what gives way to a COPY.
    package var isDeep: Bool
    /// Whether the collection round it gains or loses a member (RFC 4918 §7.4).
    package var changesMembership: Bool

    package init(path: [String], isDeep: Bool = false, changesMembership: Bool = false) {
        self.path = path
        self.isDeep = isDeep
        self.changesMembership = changesMembership
    }
}

/// The state of a home that a request must know before it writes.
package struct HomeGuard: Equatable, Sendable {
    package var home: PrincipalID
    /// Moves on with each new lock: a write that was admitted under this number is done only while it stands.
    package var lockGeneration: Int64
    /// That of the home.
    package var modseq: Int64
    /// Those that have not run out.
    package var locks: [HomeLock]
    /// Whether the name that was asked about is that of a file or folder.
    package var isFile: Bool

    package init(home: PrincipalID, lockGeneration: Int64, modseq: Int64, locks: [HomeLock], isFile: Bool) {
        self.home = home
        self.lockGeneration = lockGeneration
        self.modseq = modseq
        self.locks = locks
        self.isFile = isFile
    }

    /// The locks on what stands at `path`.
    package func locks(on path: [String]) -> [HomeLock] { locks.filter { $0.covers(path) } }

    /// The locks that forbid a change to `holder`, who sent these tokens (RFC 4918 §7.5: of several shared locks one
    /// token is enough).
    package func locks(
        forbidding change: LockedChange,
        to holder: PrincipalID,
        tokens: Set<String>
    ) -> [HomeLock] {
        guard !locks.isEmpty else { return [] }
        var resources: [[String]] = [change.path]
        if change.changesMembership, !change.path.isEmpty { resources.append(change.path.dropLast()) }
        if change.isDeep { resources += locks.filter { $0.isBelow(change.path) }.map(\.path) }
        var forbidding: [HomeLock] = []
        for resource in resources {
            let found = locks(on: resource)
            let isOpen = found.isEmpty || found.contains { $0.holder == holder && tokens.contains($0.token) }
            if !isOpen { forbidding += found.filter { !forbidding.contains($0) } }
        }
        return forbidding
    }

    /// The locks that stand in the way of a new one (RFC 4918 §6.2): an exclusive one of any, a shared one of exclusive
    /// ones.
    package func locks(conflictingWith new: HomeLock) -> [HomeLock] {
        locks.filter { lock in
            (lock.isExclusive || new.isExclusive) && (lock.covers(new.path) || (new.isDeep && lock.isBelow(new.path)))
        }
    }
}

/// The state that must be unchanged when an admitted write is done: checked in its transaction.
package struct WriteFence: Hashable, Sendable {
    package var home: PrincipalID
    package var lockGeneration: Int64
    /// That of the home, where the request had conditions on more of it than the store checks and than `collections`
    /// holds.
    package var modseq: Int64?
    /// The collections that the request's conditions are on, each with its modseq when they were looked at.
    package var collections: [CollectionID: Int64]

    package init(
        home: PrincipalID,
        lockGeneration: Int64,
        modseq: Int64? = nil,
        collections: [CollectionID: Int64] = [:]
    ) {
        self.home = home
        self.lockGeneration = lockGeneration
        self.modseq = modseq
        self.collections = collections
    }
}
