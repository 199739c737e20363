internal import Accounts
internal import CivilTime

extension FileWriter {
    /// See ``FileRepository/copyEntry(_:)``.
    func copy(_ transfer: FileTransfer) throws -> FileResult {
        let source = try self.source(of: transfer)
        let created = try clear(transfer)
        let target = transfer.target
        let entries = transfer.isShallow ? [source] : try transaction.entries(inTreeAt: source.address)
        let size = entries.reduce(0) { $0 + ($1.content?.size ?? 0) + FileEntry.overheadBytes }
        let home = try transaction.advanceHome(of: target.owner, bytes: size)
        try home.requireQuota(transfer.defaultQuota)
        var first: FileEntry?
        for entry in entries {
            let copy = FileEntry(
                id: FileID(rawValue: transaction.nextID()),
                owner: target.owner,
                path: FilePath(text: target.path.text + entry.path.text.dropFirst(source.path.text.count)),
                content: entry.content,
                modseq: home.modseq,
                arrivedModseq: home.modseq,
                createdAt: transfer.now,
                modifiedAt: transfer.now
            )
            try transaction.insertCopy(copy, of: entry)
            first = first ?? copy
        }
        try touchFolders(around: target, modseq: home.modseq, isNew: true)
        guard let first else { throw CalendarError.notFound }
        return FileResult(entry: first, created: created)
    }

    /// See ``FileRepository/moveEntry(_:)``.
    func move(_ transfer: FileTransfer) throws -> FileResult {
        var entry = try source(of: transfer)
        let created = try clear(transfer)
        let target = transfer.target
        let size = try usage(ofTreeAt: entry.address)
        let left = try transaction.advanceHome(of: entry.owner, bytes: -size)
        let arrived = try transaction.advanceHome(of: target.owner, bytes: size)
        if entry.owner != target.owner { try arrived.requireQuota(transfer.defaultQuota) }
        try transaction.moveTree(at: entry.address, to: target, modseq: arrived.modseq)
        try leave(entry, modseq: left.modseq, at: transfer.now)
        try touchFolders(around: target, modseq: arrived.modseq, isNew: true)
        entry.path = target.path
        entry.modseq = arrived.modseq
        entry.arrivedModseq = arrived.modseq
        return FileResult(entry: entry, created: created)
    }

    private func source(of transfer: FileTransfer) throws -> FileEntry {
        guard let source = try transaction.findEntry(at: transfer.source) else { throw CalendarError.notFound }
        guard transfer.sourceCondition.holds(for: source.content?.etag) else {
            throw CalendarError.etagMismatch(current: source.content?.etag)
        }
        return source
    }

    /// Removes what stands at the target.
    ///
    /// - Returns: whether nothing did.
    private func clear(_ transfer: FileTransfer) throws -> Bool {
        guard try !isCalendar(transfer.target) else {
            guard transfer.overwrites else { throw CalendarError.etagMismatch(current: nil) }
            throw CalendarError.refused(reason: "a calendar does not give way to a file")
        }
        guard let standing = try transaction.findEntry(at: transfer.target) else {
            try requireFree(transfer.target)
            return true
        }
        guard transfer.overwrites else { throw CalendarError.etagMismatch(current: standing.content?.etag) }
        try delete(standing, at: transfer.now)
        return false
    }
}
