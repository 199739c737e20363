package import Accounts
package import Calendars
package import CivilTime

#if SQLITE
internal import GRDB
#endif

extension SQLTransaction {
    private static let counters =
        "home.personId, home.modseq, usedBytes, quotaBytes, isPlanned, lockGeneration, home.forgottenModseq"

    private static func counters(of row: CurrentRow) -> HomeCounters {
        HomeCounters(
            person: PrincipalID(rawValue: row[0]),
            modseq: row[1],
            usedBytes: row[2],
            quotaBytes: row[3],
            isPlanned: row[4],
            lockGeneration: row[5],
            forgottenModseq: row[6]
        )
    }

    package func insertHome(of person: PrincipalID, at now: Instant) throws -> Bool {
        try execute(
            "INSERT INTO home (personId, createdAt) VALUES (?, ?) ON CONFLICT DO NOTHING",
            [person.rawValue, now.secondsSince1970]
        )
        return try connection.changedRows() == 1
    }

    package func counters(of person: PrincipalID) throws -> HomeCounters? {
        try row("SELECT \(Self.counters) FROM home WHERE personId = ?", [person.rawValue]) { Self.counters(of: $0) }
    }

    package func counters(of people: [PrincipalID]) throws -> [HomeCounters] {
        try rows(
            """
            SELECT \(Self.counters) FROM home WHERE personId IN (SELECT value FROM \(Dialect.numbers("?1")))
            """,
            [JSONList.text(people.map(\.rawValue))]
        ) { Self.counters(of: $0) }
    }

    package func countObjects(in collections: [CollectionID]) throws -> Int {
        try row(
            """
            SELECT count(*) FROM object WHERE collectionId IN (SELECT value FROM \(Dialect.numbers("?1")))
            """,
            [JSONList.text(collections.map(\.rawValue))]
        ) { $0[0] } ?? 0
    }

    package func advanceHome(of person: PrincipalID, steps: Int, bytes: Int) throws -> HomeCounters? {
        try row(
            """
            UPDATE home SET modseq = modseq + ?3, usedBytes = max(usedBytes + ?2, 0) WHERE personId = ?1
            RETURNING \(Self.counters)
            """,
            [person.rawValue, bytes, steps]
        ) { Self.counters(of: $0) }
    }

    package func advance(
        _ collection: CollectionID,
        bytes: Int,
        uncounted: [CollectionKind],
        at now: Instant
    ) throws -> HomeCounters? {
        let kinds = ([-1] + uncounted.map(\.rawValue)).map { "\($0)" }.joined(separator: ", ")
        let home = try row(
            """
            UPDATE home SET modseq = modseq + 1, usedBytes = max(
                usedBytes + CASE WHEN touched.kind IN (\(kinds)) THEN 0 ELSE CAST(?2 AS BIGINT) END, 0)
            FROM (SELECT personId AS owner, kind FROM collection WHERE id = ?1) AS touched
            WHERE personId = touched.owner RETURNING \(Self.counters)
            """,
            [collection.rawValue, bytes],
            Self.counters
        )
        guard let home else { return nil }
        try execute(
            "UPDATE collection SET modseq = ?, modifiedAt = ? WHERE id = ?",
            [home.modseq, now.secondsSince1970, collection.rawValue]
        )
        return home
    }

    package func deleteHome(of person: PrincipalID) throws {
        let collections = try rows("SELECT id FROM collection WHERE personId = ?", [person.rawValue]) {
            CollectionID(rawValue: $0[0])
        }
        for collection in collections { try SpanTable.deleteAll(of: collection, in: connection) }
        for table in ["home", "eventRank", "dirtyDay", "addressProperty"] {
            try execute("DELETE FROM \(table) WHERE personId = ?", [person.rawValue])
        }
        try EventTable.forget(person, in: connection)
    }

    package func setQuota(_ bytes: Int?, of person: PrincipalID) throws -> Bool {
        try execute("UPDATE home SET quotaBytes = ? WHERE personId = ?", [bytes, person.rawValue])
        return try connection.changedRows() == 1
    }

    package func setAvailability(_ text: String?, of person: PrincipalID) throws {
        try execute("UPDATE home SET availability = ? WHERE personId = ?", [text, person.rawValue])
    }

    package func setPlanned(_ isPlanned: Bool, of person: PrincipalID) throws {
        try execute("UPDATE home SET isPlanned = ? WHERE personId = ?", [isPlanned, person.rawValue])
    }

    package func insertMemberTombstone(_ tombstone: MemberTombstone, of person: PrincipalID, at now: Instant) throws {
        try execute(
            """
            INSERT INTO collectionTombstone (personId, name, isFile, modseq, deletedAt) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (personId, name) DO UPDATE SET isFile = excluded.isFile, modseq = excluded.modseq,
                deletedAt = excluded.deletedAt
            """,
            [person.rawValue, tombstone.name, tombstone.isFile, tombstone.modseq, now.secondsSince1970]
        )
    }

    package func deleteMemberTombstone(named name: String, of person: PrincipalID) throws {
        try execute("DELETE FROM collectionTombstone WHERE personId = ? AND name = ?", [person.rawValue, name])
    }

    package func memberTombstones(of person: PrincipalID, after modseq: Int64) throws -> [MemberTombstone] {
        try rows(
            "SELECT name, isFile, modseq FROM collectionTombstone WHERE personId = ? AND modseq > ?",
            [person.rawValue, modseq]
        ) { MemberTombstone(name: $0[0], isFile: $0[1], modseq: $0[2]) }
    }

    package func forgetDeletions(before instant: Instant) throws {
        for sql in [
            """
            UPDATE collection SET forgottenModseq = max(forgottenModseq, (
                SELECT max(modseq) FROM tombstone WHERE collectionId = collection.id AND deletedAt < ?1))
            WHERE id IN (SELECT collectionId FROM tombstone WHERE deletedAt < ?1)
            """,
            """
            UPDATE home SET forgottenModseq = max(forgottenModseq, (
                SELECT max(modseq) FROM collectionTombstone WHERE personId = home.personId AND deletedAt < ?1))
            WHERE personId IN (SELECT personId FROM collectionTombstone WHERE deletedAt < ?1)
            """,
            "DELETE FROM tombstone WHERE deletedAt < ?1",
            "DELETE FROM collectionTombstone WHERE deletedAt < ?1",
        ] {
            try execute(sql, [instant.secondsSince1970])
        }
    }

    package func insertRank(_ rank: Int64, of uid: String, for person: PrincipalID) throws {
        try execute(
            "INSERT INTO eventRank (personId, uid, rank) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
            [person.rawValue, uid, rank]
        )
    }

    package func markDays(
        _ days: ClosedRange<Int>,
        of person: PrincipalID,
        generation: Int64,
        since: Instant
    ) throws {
        try execute(
            """
            INSERT INTO dirtyDay (personId, fromDay, toDay, generation, since) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (personId, fromDay, toDay) DO UPDATE SET generation = excluded.generation
            """,
            [person.rawValue, days.lowerBound, days.upperBound, generation, since.secondsSince1970]
        )
    }

    package func deleteDirtyDays(of person: PrincipalID) throws {
        try execute("DELETE FROM dirtyDay WHERE personId = ?", [person.rawValue])
    }
}
