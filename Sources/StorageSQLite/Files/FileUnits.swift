internal import Accounts
internal import Calendars
internal import CivilTime
internal import FoundationEssentials
internal import GRDB

/// Writes to files and folders as parts of a unit of work.
enum FileUnits {
    static func put(_ write: FileWrite, ids: TimeOrderedIDs, in database: Database) throws -> FileResult {
        let address = write.address
        let before = try FileTable.find(address, in: database)
        guard before?.isFolder != true else { throw CalendarError.occupied(reason: "a collection stands there") }
        guard write.condition.holds(for: before?.content?.etag) else {
            throw CalendarError.etagMismatch(current: before?.content?.etag)
        }
        if before == nil { try requireFree(address, in: database) }
        let content = FileContent(
            etag: write.etag,
            size: write.bytes.count,
            type: write.type,
            language: write.language
        )
        let growth = content.size - (before?.content?.size ?? -FileEntry.overheadBytes)
        let step = try SyncLog.advanceHome(of: address.owner, bytes: growth, in: database)
        if growth > 0 { try step.requireQuota(write.defaultQuota) }
        var entry =
            before
            ?? FileEntry(
                id: FileID(rawValue: ids.next()),
                owner: address.owner,
                path: address.path,
                content: content,
                modseq: step.modseq,
                createdAt: write.now,
                modifiedAt: write.now
            )
        entry.content = content
        entry.modseq = step.modseq
        entry.modifiedAt = write.now
        if before == nil {
            try FileTable.insert(entry, bytes: write.bytes, in: database)
        } else {
            try FileTable.update(entry, bytes: write.bytes, in: database)
        }
        try touchFolders(of: address, step: step, isNew: before == nil, in: database)
        return FileResult(entry: entry, created: before == nil)
    }

    static func makeFolder(
        at address: FileAddress,
        now: Instant,
        defaultQuota: Int,
        ids: TimeOrderedIDs,
        in database: Database
    ) throws -> FileEntry {
        guard try FileTable.find(address, in: database) == nil, try !isCalendar(address, in: database) else {
            throw CalendarError.precondition(.resourceMustBeNull, reason: "something stands there already")
        }
        try requireFree(address, in: database)
        let step = try SyncLog.advanceHome(of: address.owner, bytes: FileEntry.overheadBytes, in: database)
        try step.requireQuota(defaultQuota)
        let entry = FileEntry(
            id: FileID(rawValue: ids.next()),
            owner: address.owner,
            path: address.path,
            content: nil,
            modseq: step.modseq,
            createdAt: now,
            modifiedAt: now
        )
        try FileTable.insert(entry, bytes: nil, in: database)
        try touchFolders(of: address, step: step, isNew: true, in: database)
        return entry
    }

    /// Deletes an entry with all that is in it, its locks, and leaves a tombstone where a member of the home went.
    static func delete(_ entry: FileEntry, at now: Instant, in database: Database) throws {
        let address = entry.address
        let freed = try FileTable.usage(of: address, in: database)
        let step = try SyncLog.advanceHome(of: address.owner, bytes: -freed, in: database)
        try database.cachedStatement(sql: "DELETE FROM file WHERE \(FileTable.tree)")
            .execute(arguments: [address.owner.rawValue, address.path.text])
        try leave(entry, step: step, at: now, in: database)
    }

    /// What is left to do where an entry has gone: its locks end, the folders round it change, clients of the home are told.
    static func leave(_ entry: FileEntry, step: SyncLog.HomeStep, at now: Instant, in database: Database) throws {
        let address = entry.address
        try LockTable.removeTree(address.path.segments, of: address.owner, in: database)
        try touchFolders(of: address, step: step, isNew: false, in: database)
        if address.path.folder == nil {
            try SyncLog.buryMember(
                address.path.topName,
                isFile: !entry.isFolder,
                of: address.owner,
                modseq: step.modseq,
                at: now,
                in: database
            )
        }
    }

    /// Refuses where no folder is round the address, or a calendar has its name.
    static func requireFree(_ address: FileAddress, in database: Database) throws {
        if let folder = address.path.folder {
            guard try FileTable.find(FileAddress(owner: address.owner, path: folder), in: database)?.isFolder == true
            else { throw CalendarError.conflict(reason: "there is no collection to hold it") }
        } else if try isCalendar(address, in: database) {
            throw CalendarError.occupied(reason: "a calendar stands there")
        }
    }

    static func isCalendar(_ address: FileAddress, in database: Database) throws -> Bool {
        guard address.path.folder == nil else { return false }
        let statement = try database.cachedStatement(
            sql: "SELECT EXISTS (SELECT 1 FROM collection WHERE personId = ? AND name = ?)"
        )
        return try Bool.fetchOne(statement, arguments: [address.owner.rawValue, address.path.topName]) ?? false
    }

    /// The folders round an entry have changed with it; where a member came back to the home, it is no longer gone.
    static func touchFolders(
        of address: FileAddress,
        step: SyncLog.HomeStep,
        isNew: Bool,
        in database: Database
    ) throws {
        let statement = try database.cachedStatement(sql: "UPDATE file SET modseq = ? WHERE personId = ? AND path = ?")
        var folder = address.path.folder
        while let path = folder {
            try statement.execute(arguments: [step.modseq, address.owner.rawValue, path.text])
            folder = path.folder
        }
        if isNew, address.path.folder == nil {
            try SyncLog.raiseMember(address.path.topName, of: address.owner, in: database)
        }
    }
}
