internal import Accounts
internal import CivilTime

/// What writes of files and folders mean: conditions, quota, counters and tombstones.
struct FileWriter<Transaction: CalendarTransaction> {
    let transaction: Transaction

    /// See ``FileRepository/putFile(_:)``.
    func put(_ write: FileWrite) throws -> FileResult {
        let address = write.address
        let before = try transaction.findEntry(at: address)
        guard before?.isFolder != true else { throw CalendarError.occupied(reason: "a collection stands there") }
        guard write.condition.holds(for: before?.content?.etag) else {
            throw CalendarError.etagMismatch(current: before?.content?.etag)
        }
        if before == nil { try requireFree(address) }
        let content = FileContent(
            etag: write.etag,
            size: write.bytes.count,
            type: write.type,
            language: write.language
        )
        let growth = content.size - (before?.content?.size ?? -FileEntry.overheadBytes)
        let home = try transaction.advanceHome(of: address.owner, bytes: growth)
        if growth > 0 { try home.requireQuota(write.defaultQuota) }
        var entry = before ?? newEntry(at: address, content: content, modseq: home.modseq, now: write.now)
        entry.content = content
        entry.modseq = home.modseq
        entry.modifiedAt = write.now
        if before == nil {
            try transaction.insertEntry(entry, bytes: write.bytes)
        } else {
            try transaction.updateEntry(entry, bytes: write.bytes)
        }
        try touchFolders(around: address, modseq: home.modseq, isNew: before == nil)
        return FileResult(entry: entry, created: before == nil)
    }

    /// See ``FileRepository/makeFolder(at:properties:now:defaultQuota:)``.
    func makeFolder(
        at address: FileAddress,
        properties: [DeadPropertyName: [UInt8]],
        now: Instant,
        defaultQuota: Int
    ) throws -> FileEntry {
        guard try transaction.findEntry(at: address) == nil, try !isCalendar(address) else {
            throw CalendarError.precondition(.resourceMustBeNull, reason: "something stands there already")
        }
        try requireFree(address)
        let home = try transaction.advanceHome(of: address.owner, bytes: FileEntry.overheadBytes)
        try home.requireQuota(defaultQuota)
        let entry = newEntry(at: address, content: nil, modseq: home.modseq, now: now)
        try transaction.insertEntry(entry, bytes: nil)
        try touchFolders(around: address, modseq: home.modseq, isNew: true)
        for (name, value) in properties {
            try transaction.setProperty(name, to: value, of: .file(entry.id), for: address.owner)
        }
        return entry
    }

    /// See ``FileRepository/deleteEntry(at:if:now:)``.
    func delete(at address: FileAddress, if condition: WriteCondition, now: Instant) throws {
        guard let entry = try transaction.findEntry(at: address) else { throw CalendarError.notFound }
        guard condition.holds(for: entry.content?.etag) else {
            throw CalendarError.etagMismatch(current: entry.content?.etag)
        }
        try delete(entry, at: now)
    }

    /// Deletes an entry with all that is in it, its locks, and leaves a tombstone where a member of the home went.
    func delete(_ entry: FileEntry, at now: Instant) throws {
        let address = entry.address
        let freed = try usage(ofTreeAt: address)
        let home = try transaction.advanceHome(of: address.owner, bytes: -freed)
        try transaction.deleteTree(at: address)
        try leave(entry, modseq: home.modseq, at: now)
    }

    /// What a tree counts against the quota.
    func usage(ofTreeAt address: FileAddress) throws -> Int {
        let (entries, bytes) = try transaction.size(ofTreeAt: address)
        return bytes + entries * FileEntry.overheadBytes
    }

    /// What is left to do where an entry has gone: its locks end, the folders around it change, clients of the home
    /// are told.
    func leave(_ entry: FileEntry, modseq: Int64, at now: Instant) throws {
        let address = entry.address
        try transaction.deleteLocks(inTreeAt: address.path.segments, of: address.owner)
        try touchFolders(around: address, modseq: modseq, isNew: false)
        guard address.path.folder == nil else { return }
        let name = address.path.topName
        try transaction.recordRemoval(of: name, isFile: !entry.isFolder, from: address.owner, modseq: modseq, at: now)
    }

    /// Refuses where no folder is around the address, or a calendar has its name.
    func requireFree(_ address: FileAddress) throws {
        if let folder = address.path.folder {
            guard try transaction.findEntry(at: FileAddress(owner: address.owner, path: folder))?.isFolder == true
            else { throw CalendarError.conflict(reason: "there is no collection to hold it") }
        } else if try isCalendar(address) {
            throw CalendarError.occupied(reason: "a calendar stands there")
        }
    }

    func isCalendar(_ address: FileAddress) throws -> Bool {
        guard address.path.folder == nil else { return false }
        let calendar = CalendarAddress(owner: address.owner, name: address.path.topName)
        return try transaction.findCollection(at: calendar) != nil
    }

    /// The folders around an entry have changed with it; where a member came back to the home, it is no longer gone.
    func touchFolders(around address: FileAddress, modseq: Int64, isNew: Bool) throws {
        var folder = address.path.folder
        while let path = folder {
            try transaction.setModseq(modseq, ofEntryAt: FileAddress(owner: address.owner, path: path))
            folder = path.folder
        }
        if isNew, address.path.folder == nil {
            try transaction.deleteMemberTombstone(named: address.path.topName, of: address.owner)
        }
    }

    private func newEntry(at address: FileAddress, content: FileContent?, modseq: Int64, now: Instant) -> FileEntry {
        FileEntry(
            id: FileID(rawValue: transaction.nextID()),
            owner: address.owner,
            path: address.path,
            content: content,
            modseq: modseq,
            arrivedModseq: modseq,
            createdAt: now,
            modifiedAt: now
        )
    }
}
