package import Accounts
package import Calendars
package import CivilTime
internal import FoundationEssentials

#if SQLITE
internal import GRDB
#endif

extension SQLTransaction {
    package func findObject(named name: String, in collection: CollectionID) throws -> ObjectRecord? {
        try row(
            """
            SELECT id, uid, etag, spanCount, recurrence, scheduleTag, length(bytes),
                EXISTS (SELECT 1 FROM attachmentUse WHERE objectId = object.id), wasShown
            FROM object WHERE collectionId = ? AND name = ?
            """,
            [collection.rawValue, name]
        ) { row in
            ObjectRecord(
                id: ObjectID(rawValue: row[0]),
                collection: collection,
                uid: row[1],
                etag: try ObjectTable.etag(of: row, at: 2),
                spanCount: row[3],
                recurrence: try ObjectTable.bytes(of: row, at: 4),
                scheduleTag: row[5],
                size: row[6],
                hasAttachments: row[7],
                wasShown: row[8]
            )
        }
    }

    package func findName(ofUID uid: String, in collection: CollectionID) throws -> (id: ObjectID, name: String)? {
        try row("SELECT id, name FROM object WHERE collectionId = ? AND uid = ?", [collection.rawValue, uid]) {
            (ObjectID(rawValue: $0[0]), $0[1])
        }
    }

    package func hasObject(withUID uid: String, of person: PrincipalID) throws -> Bool {
        try hasRow(
            """
            SELECT 1 FROM collection CROSS JOIN object ON object.collectionId = collection.id AND object.uid = ?
            WHERE collection.personId = ? AND collection.kind = 0 LIMIT 1
            """,
            [uid, person.rawValue]
        )
    }

    package func modseq(of object: ObjectID) throws -> Int64 {
        try row("SELECT modseq FROM object WHERE id = ?", [object.rawValue]) { $0[0] } ?? 0
    }

    package func insertObject(_ row: ObjectRow) throws {
        let write = row.write
        let index = write.index
        try execute(
            """
            INSERT INTO object (id, collectionId, name, uid, kind, modseq, createdAt, modifiedAt, etag, spanCount,
                reachesBeyond, coveredFrom, coveredUntil, recurrence, bytes, size, scheduleTag, wasShown, placedBy)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                row.id.rawValue, write.collection.rawValue, write.name, index.uid, ComponentCode.number(of: index.kind),
                row.modseq, write.now.secondsSince1970, write.now.secondsSince1970, ObjectTable.data(of: write.etag),
                index.spans.count, index.reachesBeyond, index.covered.lowerBound.secondsSince1970,
                index.covered.upperBound.secondsSince1970, Data(index.recurrence), Data(write.bytes),
                write.bytes.count, row.scheduleTag, row.wasShown, write.placedBy?.rawValue,
            ]
        )
        try SpanTable.insert(index.spans, of: row.id, in: write.collection, connection)
    }

    /// Spans are left alone where neither times nor collection have changed.
    package func updateObject(_ before: ObjectRecord, to row: ObjectRow) throws {
        let write = row.write
        let index = write.index
        try execute(
            """
            UPDATE object SET collectionId = ?, name = ?, uid = ?, kind = ?, modseq = ?, modifiedAt = ?, etag = ?,
                bytes = ?,
                size = ?, scheduleTag = ?, wasShown = ?
            WHERE id = ?
            """,
            [
                write.collection.rawValue, write.name, index.uid, ComponentCode.number(of: index.kind), row.modseq,
                write.now.secondsSince1970, ObjectTable.data(of: write.etag), Data(write.bytes), write.bytes.count,
                row.scheduleTag, row.wasShown, before.id.rawValue,
            ]
        )
        guard before.collection != write.collection || before.recurrence != index.recurrence else { return }
        try SpanTable.delete(count: before.spanCount, of: before.id, in: connection)
        try SpanTable.insert(index.spans, of: before.id, in: write.collection, connection)
        try execute(
            """
            UPDATE object SET spanCount = ?, reachesBeyond = ?, coveredFrom = ?, coveredUntil = ?, recurrence = ?
                WHERE id = ?
            """,
            [
                index.spans.count, index.reachesBeyond, index.covered.lowerBound.secondsSince1970,
                index.covered.upperBound.secondsSince1970, Data(index.recurrence), before.id.rawValue,
            ]
        )
    }

    package func deleteObject(_ object: ObjectRecord) throws {
        try SpanTable.delete(count: object.spanCount, of: object.id, in: connection)
        try execute("DELETE FROM object WHERE id = ?", [object.id.rawValue])
    }

    package func objectIDs(in collection: CollectionID) throws -> [ObjectID] {
        try rows("SELECT id FROM object WHERE collectionId = ? ORDER BY modseq", [collection.rawValue]) {
            ObjectID(rawValue: $0[0])
        }
    }

    /// Bytes, rows and spans go from row to row inside SQLite.
    package func copyObject(_ object: ObjectID, to copy: ObjectCopy, propertiesOf person: PrincipalID) throws {
        try execute(
            """
            INSERT INTO object (id, collectionId, name, uid, kind, modseq, createdAt, modifiedAt, etag, spanCount,
                reachesBeyond, coveredFrom, coveredUntil, recurrence, bytes, size, wasShown)
            SELECT ?1, ?2, name, uid, kind, ?3, ?4, ?4, etag, spanCount, reachesBeyond, coveredFrom, coveredUntil,
                recurrence, bytes, size, wasShown FROM object WHERE id = ?5
            """,
            [
                copy.id.rawValue, copy.collection.rawValue, copy.modseq, copy.now.secondsSince1970, object.rawValue,
            ]
        )
        try SpanTable.copy(of: object, to: copy.id, in: copy.collection, connection)
        try execute(
            "INSERT INTO attachmentUse SELECT ?, attachmentId FROM attachmentUse WHERE objectId = ?",
            [copy.id.rawValue, object.rawValue]
        )
        try execute(
            """
            INSERT INTO objectProperty (objectId, personId, namespace, name, value)
            SELECT ?, personId, namespace, name, value FROM objectProperty WHERE objectId = ? AND personId = ?
            """,
            [copy.id.rawValue, object.rawValue, person.rawValue]
        )
    }

    package func objects(
        inKinds kinds: [CollectionKind],
        createdBefore instant: Instant,
        limit: Int
    ) throws -> [(collection: CollectionID, name: String)] {
        let numbers = JSONList.text(kinds.map(\.rawValue))
        return try rows(
            """
            SELECT collection.id, object.name FROM collection
            CROSS JOIN object ON object.collectionId = collection.id
            WHERE collection.kind IN (SELECT value FROM \(Dialect.numbers("?"))) AND object.createdAt < ? LIMIT ?
            """,
            [numbers, instant.secondsSince1970, limit]
        ) { (CollectionID(rawValue: $0[0]), $0[1]) }
    }

    package func names(in collection: CollectionID, beyondNewest count: Int) throws -> [String] {
        try rows(
            "SELECT name FROM object WHERE collectionId = ? ORDER BY modseq DESC LIMIT \(Int64.max) OFFSET ?",
            [collection.rawValue, count]
        ) { $0[0] }
    }
}
