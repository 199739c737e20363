package import Accounts
package import CivilTime

/// Files and folders of homes.
package protocol FileRows {
    /// Without the bytes.
    func findEntry(at address: FileAddress) throws -> FileEntry?

    /// nil for a folder's bytes.
    func insertEntry(_ entry: FileEntry, bytes: [UInt8]?) throws

    /// Stores content, counter and time of change of an entry that is there.
    func updateEntry(_ entry: FileEntry, bytes: [UInt8]) throws

    /// Sets the counter of what stands at an address; nothing where nothing stands.
    func setModseq(_ modseq: Int64, ofEntryAt address: FileAddress) throws

    /// An entry and what is in it, folders before what they hold.
    func entries(inTreeAt address: FileAddress) throws -> [FileEntry]

    /// How many entries a tree has, and the bytes of its files.
    func size(ofTreeAt address: FileAddress) throws -> (entries: Int, bytes: Int)

    /// An entry with all that is below it, their bytes and properties.
    func deleteTree(at address: FileAddress) throws

    /// Numbers and properties stay; all counters, and those of arrival, become `modseq`.
    func moveTree(at address: FileAddress, to target: FileAddress, modseq: Int64) throws

    /// Inserts an entry with the bytes of another, and the properties that the other's owner has set on it.
    func insertCopy(_ copy: FileEntry, of original: FileEntry) throws

    /// Members of the home itself that changed after `modseq`, oldest first.
    func topEntries(of owner: PrincipalID, after modseq: Int64, limit: Int) throws -> [FileEntry]
}

/// Write locks.
package protocol LockRows {
    /// Those that have not run out, by path, then token.
    func locks(of home: PrincipalID, at now: Instant) throws -> [HomeLock]

    /// The caller has checked for conflicts.
    func insertLock(_ lock: HomeLock) throws

    /// Stores its timeout and when it runs out.
    func updateLock(_ lock: HomeLock) throws

    /// - Returns: false: there is none.
    func deleteLock(_ token: String, of home: PrincipalID) throws -> Bool

    /// Removes the locks that ran out at `now` or before.
    func deleteExpiredLocks(of home: PrincipalID, at now: Instant) throws

    /// Removes the locks on an address and below it.
    func deleteLocks(inTreeAt path: [String], of home: PrincipalID) throws

    /// - Returns: false: the person has no home.
    func advanceLockGeneration(of home: PrincipalID) throws -> Bool
}
