internal import Accounts
package import Calendars

extension MemoryStore {
    /// Looks for what contradicts itself: the bytes that homes count, attachments, files, tombstones, tags.
    ///
    /// - Parameter readable: says what is wrong with the bytes of an object; nil: nothing.
    /// - Returns: what was found.
    package func check(readable: (StoredObject) -> String?) -> IntegrityReport {
        let state = snapshot()
        var report = IntegrityReport()
        for (person, home) in state.homes {
            let used = state.usedBytes(of: person)
            if used != home.counters.usedBytes {
                report.problems.append("\(person): \(home.counters.usedBytes) bytes are counted, and \(used) are used")
            }
            for folder in home.files.values.compactMap(\.entry.path.folder)
            where home.files[folder.text]?.entry.isFolder != true {
                report.problems.append("\(person): files lie in \(folder.text), which is no folder")
            }
        }
        let named = Set(state.collections.values.flatMap { $0.objects.values.flatMap(\.attachments) })
        let unnamed = state.attachments.keys.filter { !named.contains($0) }
        if !unnamed.isEmpty { report.problems.append("\(unnamed.count) attachments that nothing names") }
        for collection in state.collections.values { Self.look(at: collection, readable: readable, into: &report) }
        return report
    }

    private static func look(
        at collection: MemoryCollection,
        readable: (StoredObject) -> String?,
        into report: inout IntegrityReport
    ) {
        for object in collection.objects.values {
            let place = "\(collection.value.id.rawValue)/\(object.name)"
            report.objectCount += 1
            if object.row.modseq > collection.value.modseq {
                report.problems.append("\(place): it is ahead of its collection's counter")
            }
            if collection.tombstones[object.name] != nil {
                report.problems.append("\(place): it is both there and deleted")
            }
            if ETag(of: object.row.write.bytes) != object.row.write.etag {
                report.problems.append("\(place): the bytes are not those that were stored")
            } else if collection.value.kind != .notifications, let reason = readable(object.stored) {
                report.quarantined.append("\(place): \(reason)")
            }
        }
    }
}

extension MemoryState {
    /// What a home uses, added up from what is there.
    fileprivate func usedBytes(of person: PrincipalID) -> Int {
        let counted = collections.values.filter {
            $0.value.owner == person && !CollectionKind.uncounted.contains($0.value.kind)
        }
        var bytes = counted.flatMap { $0.objects.values.map(\.size) }
        bytes += (homes[person]?.files ?? [:]).values.map { ($0.bytes?.count ?? 0) + FileEntry.overheadBytes }
        bytes += attachments.values.filter { $0.owner == person }.map(\.value.bytes.count)
        bytes += collections.values.flatMap { $0.objects.values.compactMap { $0.overlays[person]?.count } }
        return bytes.reduce(0, +)
    }
}
