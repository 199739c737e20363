package import Accounts
package import Calendars
package import CivilTime

extension MemoryTransaction {
    /// In whose home a file is, and under which path; nil: it is gone.
    func find(_ id: FileID) -> (home: PrincipalID, path: String)? {
        for (person, home) in state.homes {
            for (path, file) in home.files where file.entry.id == id { return (person, path) }
        }
        return nil
    }

    /// The paths of an entry and of all that is in it.
    private func paths(inTreeAt address: FileAddress) -> [String] {
        let path = address.path.text
        return (state.homes[address.owner]?.files ?? [:]).keys.filter { $0 == path || $0.hasPrefix(path + "/") }
            .sorted()
    }

    package func findEntry(at address: FileAddress) throws -> FileEntry? {
        state.homes[address.owner]?.files[address.path.text]?.entry
    }

    package func insertEntry(_ entry: FileEntry, bytes: [UInt8]?) throws {
        state.homes[entry.owner]?.files[entry.path.text] = MemoryFile(entry: entry, bytes: bytes)
    }

    package func updateEntry(_ entry: FileEntry, bytes: [UInt8]) throws {
        state.homes[entry.owner]?.files[entry.path.text]?.entry = entry
        state.homes[entry.owner]?.files[entry.path.text]?.bytes = bytes
    }

    package func setModseq(_ modseq: Int64, ofEntryAt address: FileAddress) throws {
        state.homes[address.owner]?.files[address.path.text]?.entry.modseq = modseq
    }

    package func entries(inTreeAt address: FileAddress) throws -> [FileEntry] {
        paths(inTreeAt: address).compactMap { state.homes[address.owner]?.files[$0]?.entry }
    }

    package func size(ofTreeAt address: FileAddress) throws -> (entries: Int, bytes: Int) {
        let entries = try entries(inTreeAt: address)
        return (entries.count, entries.reduce(0) { $0 + ($1.content?.size ?? 0) })
    }

    package func deleteTree(at address: FileAddress) throws {
        for path in paths(inTreeAt: address) { state.homes[address.owner]?.files[path] = nil }
    }

    package func moveTree(at address: FileAddress, to target: FileAddress, modseq: Int64) throws {
        for path in paths(inTreeAt: address) {
            guard var file = state.homes[address.owner]?.files.removeValue(forKey: path) else { continue }
            let old = file.entry
            file.entry = FileEntry(
                id: old.id,
                owner: target.owner,
                path: FilePath(text: target.path.text + path.dropFirst(address.path.text.count)),
                content: old.content,
                modseq: modseq,
                arrivedModseq: modseq,
                createdAt: old.createdAt,
                modifiedAt: old.modifiedAt
            )
            state.homes[target.owner]?.files[file.entry.path.text] = file
        }
    }

    package func insertCopy(_ copy: FileEntry, of original: FileEntry) throws {
        guard let file = state.homes[original.owner]?.files[original.path.text] else { return }
        var new = MemoryFile(entry: copy, bytes: file.bytes)
        new.properties[copy.owner] = file.properties[original.owner]
        state.homes[copy.owner]?.files[copy.path.text] = new
    }

    package func topEntries(of owner: PrincipalID, after modseq: Int64, limit: Int) throws -> [FileEntry] {
        let all = (state.homes[owner]?.files ?? [:]).values.map(\.entry)
        let changed = all.filter { $0.path.folder == nil && $0.modseq > modseq }.sorted { $0.modseq < $1.modseq }
        return Array(changed.prefix(limit))
    }

    package func locks(of home: PrincipalID, at now: Instant) throws -> [HomeLock] {
        (state.homes[home]?.locks ?? [:]).values.filter { $0.expiresAt > now }.sorted { one, other in
            let paths = (one.path.joined(separator: "/"), other.path.joined(separator: "/"))
            return paths.0 == paths.1 ? one.token < other.token : paths.0 < paths.1
        }
    }

    package func insertLock(_ lock: HomeLock) throws { state.homes[lock.home]?.locks[lock.token] = lock }

    package func updateLock(_ lock: HomeLock) throws {
        guard state.homes[lock.home]?.locks[lock.token] != nil else { return }
        state.homes[lock.home]?.locks[lock.token] = lock
    }

    package func deleteLock(_ token: String, of home: PrincipalID) throws -> Bool {
        state.homes[home]?.locks.removeValue(forKey: token) != nil
    }

    package func deleteExpiredLocks(of home: PrincipalID, at now: Instant) throws {
        guard let locks = state.homes[home]?.locks else { return }
        state.homes[home]?.locks = locks.filter { $0.value.expiresAt > now }
    }

    package func deleteLocks(inTreeAt path: [String], of home: PrincipalID) throws {
        guard let locks = state.homes[home]?.locks else { return }
        state.homes[home]?.locks = locks.filter { !$0.value.path.starts(with: path) }
    }

    package func advanceLockGeneration(of home: PrincipalID) throws -> Bool {
        state.homes[home]?.counters.lockGeneration += 1
        return state.homes[home] != nil
    }
}
