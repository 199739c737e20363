package import Accounts
internal import Calendars
package import CivilTime
internal import Events
internal import FoundationEssentials
package import Planning

#if SQLITE
internal import GRDB
#endif

extension SQLPlanningRepository {
    package func snapshot(
        of person: PrincipalID,
        window: Range<Instant>
    ) async throws(PlanningError) -> PlanningSnapshot {
        try await view { [database] connection in
            guard let travel = try Self.travel(of: person, connection) else {
                return PlanningSnapshot(travelCollection: nil)
            }
            let objects = try Self.objects(of: person, window: window, connection)
            let uids = Array(Set(objects.map(\.uid)))
            var snapshot = PlanningSnapshot(
                travelCollection: travel,
                objects: objects,
                ranks: try EventRankTable.ranks(of: person, uids: uids, in: connection),
                published: try TravelItemTable.list(in: travel, window: window, events: uids, connection),
                choices: try PlanChoiceTable.list(of: person, in: connection)
            )
            snapshot.placeTags = try PlaceTagTable.list(of: person, in: connection)
            snapshot.memory = try LearnedPlaceTable.memory(of: person, in: connection)
            snapshot.linkGeneration = try SQLTransaction(connection, of: database).linkGeneration(of: person)
            return snapshot
        }
    }

    package func findPublished(
        _ uid: String,
        of person: PrincipalID
    ) async throws(PlanningError) -> PublishedTravelItem? {
        try await view { connection in
            guard let travel = try Self.travel(of: person, connection) else { return nil }
            return try TravelItemTable.find(uid, in: travel, connection)
        }
    }

    package func listPublished(
        of person: PrincipalID,
        window: Range<Instant>
    ) async throws(PlanningError) -> [PublishedTravelItem] {
        try await view { connection in
            guard let travel = try Self.travel(of: person, connection) else { return [] }
            return try TravelItemTable.list(in: travel, window: window, events: [], connection)
        }
    }

    private static func travel(of person: PrincipalID, _ connection: Database) throws -> Int64? {
        try Int64.fetchOne(
            connection.cachedStatement(sql: "SELECT id FROM collection WHERE personId = ? AND kind = 1"),
            arguments: [person.rawValue]
        )
    }

    /// Events of the calendars that make their owner busy, and foreign ones in Travel, that may occur in a window.
    private static func objects(
        of person: PrincipalID,
        window: Range<Instant>,
        _ connection: Database
    ) throws -> [SnapshotObject] {
        let collections = try connection.cachedStatement(
            sql: """
                SELECT id, timeZoneName, timeZone, name FROM collection
                WHERE personId = ? AND (kind = 1 OR transparency = 0) ORDER BY id
                """
        )
        .all([person.rawValue]) { row in
            let id: Int64 = row[0]
            let zone = (row[2] as String?).flatMap { CollectionTimeZone(text: $0, name: row[1]).rules }
            return (id: id, zone: zone, name: row[3] as String)
        }
        let statement = try connection.cachedStatement(
            sql: """
                SELECT object.id, uid, bytes, modseq FROM \(Dialect.numbers("?")) AS wanted
                CROSS JOIN object ON object.id = wanted.value
                WHERE kind = 0
                AND NOT EXISTS (
                    SELECT 1 FROM publishedItem
                    WHERE publishedItem.collectionId = object.collectionId AND publishedItem.uid = object.uid)
                ORDER BY object.id
                """
        )
        var objects: [SnapshotObject] = []
        for (id, zone, name) in collections {
            let found = try SpanTable.find(window, in: CollectionID(rawValue: id), connection)
            try statement.each([JSONList.text(found[...])]) { row in
                objects.append(
                    SnapshotObject(
                        id: row[0],
                        collection: id,
                        calendar: name,
                        uid: row[1],
                        bytes: try ObjectTable.bytes(of: row, at: 2),
                        zone: zone,
                        modseq: row[3]
                    )
                )
            }
        }
        return objects
    }
}
