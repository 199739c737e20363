package import Calendars
package import CivilTime

#if SQLITE
internal import GRDB
#endif

extension SQLTransaction {
    package func insertTombstone(
        _ tombstone: ObjectTombstone,
        in collection: CollectionID,
        at now: Instant
    ) throws {
        try execute(
            """
            INSERT INTO tombstone (collectionId, name, modseq, deletedAt, wasShown) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (collectionId, name) DO UPDATE SET modseq = excluded.modseq,
                deletedAt = excluded.deletedAt, wasShown = excluded.wasShown
            """,
            [
                collection.rawValue, tombstone.name, tombstone.modseq, now.secondsSince1970, tombstone.wasShown,
            ]
        )
    }

    package func deleteTombstone(named name: String, in collection: CollectionID) throws -> Bool? {
        try row(
            "DELETE FROM tombstone WHERE collectionId = ? AND name = ? RETURNING wasShown",
            [collection.rawValue, name]
        ) { $0[0] }
    }

    package func tombstones(
        in collection: CollectionID,
        after first: Int64,
        upTo last: Int64,
        limit: Int
    ) throws -> [ObjectTombstone] {
        try rows(
            """
            SELECT name, modseq, wasShown FROM tombstone
            WHERE collectionId = ? AND modseq > ? AND modseq <= ? ORDER BY modseq LIMIT ?
            """,
            [collection.rawValue, first, last, limit]
        ) { ObjectTombstone(name: $0[0], modseq: $0[1], wasShown: $0[2]) }
    }

    package func changedObjects(
        in collection: CollectionID,
        after first: Int64,
        upTo last: Int64,
        limit: Int
    ) throws -> [(summary: ObjectSummary, wasShown: Bool)] {
        try rows(ObjectTable.changes, [collection.rawValue, first, last, limit]) { row in
            (try ObjectTable.summary(of: row), row[10])
        }
    }
}
