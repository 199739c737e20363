internal import Accounts
internal import Calendars
internal import CivilTime
internal import GRDB

/// COPY, MOVE and DELETE of calendars as parts of a unit of work.
enum CollectionUnits {
    /// Deletes a calendar with all that is in it, its locks, and leaves a tombstone.
    static func delete(_ collection: CalendarCollection, at now: Instant, in database: Database) throws {
        let size = try size(of: collection.id, in: database)
        let step = try SyncLog.advance(collection.id, bytes: -size, in: database)
        if collection.isShared { try AccessUnits.unmountAll(collection.id, at: now, in: database) }
        try SpanTable.deleteAll(place: SpanTable.place(ofSpanKey: step.spanKey), in: database)
        try database.cachedStatement(sql: "DELETE FROM collection WHERE id = ?")
            .execute(arguments: [collection.id.rawValue])
        try leave(collection.address, modseq: step.modseq, at: now, in: database)
    }

    /// Gives a calendar another name.
    ///
    /// - Returns: whether nothing stood there.
    static func move(
        _ collection: CalendarCollection,
        _ transfer: CollectionTransfer,
        epoch: Int64,
        in database: Database
    ) throws -> Bool {
        let created = try clear(transfer, epoch: epoch, in: database)
        let left = try SyncLog.advanceHome(of: collection.owner, in: database)
        let arrived = try SyncLog.advance(collection.id, in: database)
        try database.cachedStatement(sql: "UPDATE collection SET name = ? WHERE id = ?")
            .execute(arguments: [transfer.target.name, collection.id.rawValue])
        try leave(collection.address, modseq: left.modseq, at: transfer.now, in: database)
        try SyncLog.raiseMember(transfer.target.name, of: arrived.person, in: database)
        return created
    }

    /// Makes a second calendar with the properties and objects of the first.
    ///
    /// - Returns: whether nothing stood at its place.
    static func copy(
        _ collection: CalendarCollection,
        _ transfer: CollectionTransfer,
        epoch: Int64,
        ids: TimeOrderedIDs,
        in database: Database
    ) throws -> Bool {
        let created = try clear(transfer, epoch: epoch, in: database)
        let count = try Int.fetchOne(
            database.cachedStatement(sql: "SELECT count(*) FROM collection WHERE personId = ?"),
            arguments: [transfer.target.owner.rawValue]
        )
        guard (count ?? 0) < transfer.limit else {
            throw CalendarError.precondition(.quotaNotExceeded, reason: "more than \(transfer.limit) collections")
        }
        let size = transfer.isShallow ? 0 : try size(of: collection.id, in: database)
        let objects = transfer.isShallow ? [] : try self.objects(of: collection.id, in: database)
        let step = try SyncLog.advanceHome(
            of: transfer.target.owner,
            bytes: size,
            steps: objects.count + 1,
            in: database
        )
        try step.requireQuota(transfer.defaultQuota)
        let id = CollectionID(rawValue: ids.next())
        let new = NewCollection(
            address: transfer.target,
            kind: .calendar,
            properties: collection.properties,
            now: transfer.now,
            planning: nil
        )
        try CollectionTable.insert(new, id: id, modseq: step.modseq, in: database)
        let places = try Int64.fetchAll(
            database,
            sql: "SELECT spanKey FROM collection WHERE id = ?",
            arguments: [id.rawValue]
        ).map(SpanTable.place)
        guard let place = places.first else { throw CalendarError.notFound }
        for (number, object) in objects.enumerated() {
            // One number for each, up to that of the calendar.
            let modseq = step.modseq - Int64(objects.count - number - 1)
            try insertCopy(of: object, in: id, place: place, modseq: modseq, ids.next(), transfer, database)
        }
        try SyncLog.raiseMember(transfer.target.name, of: transfer.target.owner, in: database)
        return created
    }

    private static func size(of collection: CollectionID, in database: Database) throws -> Int {
        let statement = try database.cachedStatement(
            sql: "SELECT COALESCE(sum(length(bytes)), 0) FROM object WHERE collectionId = ?"
        )
        return try Int.fetchOne(statement, arguments: [collection.rawValue]) ?? 0
    }

    private static func leave(
        _ address: CalendarAddress,
        modseq: Int64,
        at now: Instant,
        in database: Database
    ) throws {
        try SyncLog.buryMember(address.name, of: address.owner, modseq: modseq, at: now, in: database)
        try LockTable.removeTree([address.name], of: address.owner, in: database)
    }

    /// Removes what stands at the target: a calendar, or a file or folder.
    private static func clear(_ transfer: CollectionTransfer, epoch: Int64, in database: Database) throws -> Bool {
        let target = transfer.target
        let statement = try database.cachedStatement(
            sql: "SELECT \(CollectionTable.columns) FROM collection WHERE personId = ? AND name = ?"
        )
        let row = try Row.fetchOne(statement, arguments: [target.owner.rawValue, target.name])
        if let row {
            guard transfer.overwrites else { throw CalendarError.etagMismatch(current: nil) }
            let standing = CollectionTable.collection(of: row, epoch: epoch)
            // Taking a meeting away tells others, one meeting after another: that is what DELETE is for.
            guard try !hasMeetings(standing.id, in: database) else {
                throw CalendarError.refused(reason: "a calendar with meetings does not give way; it can be deleted")
            }
            try delete(standing, at: transfer.now, in: database)
            return false
        }
        let path = FilePath(text: target.name)
        guard let entry = try FileTable.find(FileAddress(owner: target.owner, path: path), in: database) else {
            return true
        }
        guard transfer.overwrites else { throw CalendarError.etagMismatch(current: entry.content?.etag) }
        try FileUnits.delete(entry, at: transfer.now, in: database)
        return false
    }

    private static func hasMeetings(_ collection: CollectionID, in database: Database) throws -> Bool {
        let statement = try database.cachedStatement(
            sql: "SELECT EXISTS (SELECT 1 FROM object WHERE collectionId = ? AND scheduleTag IS NOT NULL)"
        )
        return try Bool.fetchOne(statement, arguments: [collection.rawValue]) ?? false
    }

    private static func objects(of collection: CollectionID, in database: Database) throws -> [Int64] {
        let statement = try database.cachedStatement(
            sql: "SELECT id FROM object WHERE collectionId = ? ORDER BY modseq"
        )
        return try Int64.fetchAll(statement, arguments: [collection.rawValue])
    }

    /// Bytes, rows and spans go from row to row inside SQLite.
    private static func insertCopy(
        of object: Int64,
        in collection: CollectionID,
        place: Int64,
        modseq: Int64,
        _ id: Int64,
        _ transfer: CollectionTransfer,
        _ database: Database
    ) throws {
        let now = transfer.now.secondsSince1970
        try database.cachedStatement(
            sql: """
                INSERT INTO object (id, collectionId, name, uid, kind, modseq, createdAt, modifiedAt, etag, spanCount,
                    reachesBeyond, coveredFrom, coveredUntil, recurrence, bytes, size, wasShown)
                SELECT ?1, ?2, name, uid, kind, ?3, ?4, ?4, etag, spanCount, reachesBeyond, coveredFrom, coveredUntil,
                    recurrence, bytes, size, wasShown FROM object WHERE id = ?5
                """
        )
        .execute(arguments: [id, collection.rawValue, modseq, now, object])
        try database.cachedStatement(
            sql: """
                INSERT INTO objectSpan SELECT ?1 + id - ?2, firstMinute, lastMinute, ?3, ?3 FROM objectSpan
                WHERE id >= ?2 AND id < ?2 + (SELECT spanCount FROM object WHERE id = ?2)
                """
        )
        .execute(arguments: [id, object, place])
        try AttachmentTable.copyUses(of: object, to: id, in: database)
        try database.cachedStatement(
            sql: """
                INSERT INTO objectProperty (objectId, personId, namespace, name, value)
                SELECT ?, personId, namespace, name, value FROM objectProperty WHERE objectId = ? AND personId = ?
                """
        )
        .execute(arguments: [id, object, transfer.target.owner.rawValue])
    }
}
