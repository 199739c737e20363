package import Accounts
package import Calendars
package import CivilTime
internal import ICalendar

extension MemoryTransaction {
    package func findObject(named name: String, in collection: CollectionID) throws -> ObjectRecord? {
        guard let object = state.collections[collection]?.objects[name] else { return nil }
        let write = object.row.write
        return ObjectRecord(
            id: object.id,
            collection: collection,
            uid: object.uid,
            etag: write.etag,
            spanCount: write.index.spans.count,
            recurrence: write.index.recurrence,
            scheduleTag: object.row.scheduleTag,
            size: object.size,
            hasAttachments: !object.attachments.isEmpty,
            wasShown: object.row.wasShown
        )
    }

    package func findName(ofUID uid: String, in collection: CollectionID) throws -> (id: ObjectID, name: String)? {
        state.collections[collection]?.objects.values.first { $0.uid == uid }.map { ($0.id, $0.name) }
    }

    package func hasObject(withUID uid: String, of person: PrincipalID) throws -> Bool {
        state.collections.values.contains { collection in
            collection.value.owner == person && collection.value.kind == .calendar
                && collection.objects.values.contains { $0.uid == uid }
        }
    }

    package func modseq(of object: ObjectID) throws -> Int64 {
        guard let (collection, name) = find(object) else { return 0 }
        return state.collections[collection]?.objects[name]?.row.modseq ?? 0
    }

    package func insertObject(_ row: ObjectRow) throws {
        let object = MemoryObject(row: row, createdAt: row.write.now, placedBy: row.write.placedBy)
        state.collections[row.write.collection]?.objects[row.write.name] = object
    }

    package func updateObject(_ before: ObjectRecord, to row: ObjectRow) throws {
        guard let (collection, name) = find(before.id),
            var object = state.collections[collection]?.objects.removeValue(forKey: name)
        else { return }
        object.row = row
        state.collections[row.write.collection]?.objects[row.write.name] = object
    }

    package func deleteObject(_ object: ObjectRecord) throws {
        guard let (collection, name) = find(object.id),
            let removed = state.collections[collection]?.objects.removeValue(forKey: name)
        else { return }
        release(removed)
    }

    package func objectIDs(in collection: CollectionID) throws -> [ObjectID] {
        (state.collections[collection]?.objects.values.sorted { $0.row.modseq < $1.row.modseq } ?? []).map(\.id)
    }

    package func copyObject(_ object: ObjectID, to copy: ObjectCopy, propertiesOf person: PrincipalID) throws {
        guard let (collection, name) = find(object), let original = state.collections[collection]?.objects[name]
        else { return }
        var write = original.row.write
        write.collection = copy.collection
        write.now = copy.now
        let row = ObjectRow(
            id: copy.id,
            write: write,
            scheduleTag: nil,
            modseq: copy.modseq,
            wasShown: original.row.wasShown
        )
        var new = MemoryObject(row: row, createdAt: copy.now)
        new.attachments = original.attachments
        new.properties[person] = original.properties[person]
        state.collections[copy.collection]?.objects[name] = new
    }

    package func insertTombstone(
        _ tombstone: ObjectTombstone,
        in collection: CollectionID,
        at now: Instant
    ) throws {
        state.collections[collection]?.tombstones[tombstone.name] = Dated(value: tombstone, at: now)
    }

    package func deleteTombstone(named name: String, in collection: CollectionID) throws -> Bool? {
        state.collections[collection]?.tombstones.removeValue(forKey: name)?.value.wasShown
    }

    package func tombstones(
        in collection: CollectionID,
        after first: Int64,
        upTo last: Int64,
        limit: Int
    ) throws -> [ObjectTombstone] {
        let all = state.collections[collection]?.tombstones.values.map(\.value) ?? []
        let wanted = all.filter { first < $0.modseq && $0.modseq <= last }.sorted { $0.modseq < $1.modseq }
        return Array(wanted.prefix(limit))
    }

    package func changedObjects(
        in collection: CollectionID,
        after first: Int64,
        upTo last: Int64,
        limit: Int
    ) throws -> [(summary: ObjectSummary, wasShown: Bool)] {
        let all = state.collections[collection]?.objects.values.map(\.self) ?? []
        let wanted = all.filter { first < $0.row.modseq && $0.row.modseq <= last }
            .sorted { $0.row.modseq < $1.row.modseq }
        return wanted.prefix(limit).map { (summary: $0.summary, wasShown: $0.row.wasShown) }
    }

    package func objects(
        inKinds kinds: [CollectionKind],
        createdBefore instant: Instant,
        limit: Int
    ) throws -> [(collection: CollectionID, name: String)] {
        let found = state.collections.values.filter { kinds.contains($0.value.kind) }
            .flatMap { $0.objects.values.filter { $0.createdAt < instant } }
        return found.sorted { $0.id < $1.id }.prefix(limit).map { ($0.row.write.collection, $0.name) }
    }

    package func names(in collection: CollectionID, beyondNewest count: Int) throws -> [String] {
        let all = state.collections[collection]?.objects.values.sorted { $0.row.modseq > $1.row.modseq } ?? []
        return all.dropFirst(count).map(\.name)
    }

    package func setOverlay(_ personal: [UInt8]?, on object: ObjectID, of person: PrincipalID) throws {
        guard let (collection, name) = find(object) else { return }
        let before = state.collections[collection]?.objects[name]?.overlays[person]?.count ?? 0
        state.collections[collection]?.objects[name]?.overlays[person] = personal
        addUsage((personal?.count ?? 0) - before, of: person)
    }
}

extension MemoryObject {
    /// What a listing says of it.
    var summary: ObjectSummary {
        let write = row.write
        return ObjectSummary(
            id: id,
            collection: write.collection,
            name: name,
            kind: write.index.kind,
            etag: write.etag,
            size: size,
            modseq: row.modseq,
            createdAt: createdAt,
            modifiedAt: write.now,
            scheduleTag: row.scheduleTag
        )
    }

    /// With its bytes.
    var stored: StoredObject {
        StoredObject(summary: summary, uid: uid, bytes: row.write.bytes, index: row.write.index.recurrence)
    }
}
