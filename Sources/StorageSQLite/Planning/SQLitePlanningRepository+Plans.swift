package import Accounts
internal import Calendars
package import CivilTime
internal import FoundationEssentials
internal import GRDB
package import Planning

extension SQLitePlanningRepository {
    package func snapshot(
        of person: PrincipalID,
        window: Range<Instant>
    ) async throws(PlanningError) -> PlanningSnapshot {
        try view { connection in
            guard let travel = try Self.travel(of: person, connection) else {
                return PlanningSnapshot(travelCollection: nil)
            }
            let objects = try Self.objects(of: person, window: window, connection)
            let uids = Array(Set(objects.map(\.uid)))
            var snapshot = PlanningSnapshot(
                travelCollection: travel,
                objects: objects,
                ranks: try Self.ranks(of: person, uids: uids, connection),
                published: try TravelItemTable.list(in: travel, window: window, events: uids, connection),
                choices: try PlanChoiceTable.list(of: person, in: connection)
            )
            snapshot.placeTags = try PlaceTagTable.list(of: person, in: connection)
            return snapshot
        }
    }

    package func listPublished(
        of person: PrincipalID,
        window: Range<Instant>
    ) async throws(PlanningError) -> [PublishedTravelItem] {
        try view { connection in
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
        let minutes = MinuteSpan(from: window.lowerBound, to: window.upperBound)
        let collections = try Row.fetchAll(
            connection.cachedStatement(
                sql: """
                    SELECT id, spanKey, timeZoneName, timeZone FROM collection
                    WHERE personId = ? AND (kind = 1 OR transparency = 0) ORDER BY id
                    """
            ),
            arguments: [person.rawValue]
        )
        let statement = try connection.cachedStatement(
            sql: """
                SELECT id, uid, bytes FROM object
                WHERE id IN (
                    SELECT id & -\(SpanTable.block) FROM objectSpan
                    WHERE firstMinute <= ?1 AND lastMinute >= ?2 AND firstPlace >= ?3 AND lastPlace <= ?3
                    UNION
                    SELECT id FROM object
                    WHERE collectionId = ?4 AND reachesBeyond = 1 AND (coveredFrom > ?5 OR coveredUntil < ?6))
                AND kind = 0
                AND NOT EXISTS (
                    SELECT 1 FROM publishedItem
                    WHERE publishedItem.collectionId = object.collectionId AND publishedItem.uid = object.uid)
                ORDER BY id
                """
        )
        var objects: [SnapshotObject] = []
        for collection in collections {
            let id: Int64 = collection[0]
            let zone = (collection[3] as String?).flatMap { CollectionTimeZone(text: $0, name: collection[2]).rules }
            let rows = try Row.fetchCursor(
                statement,
                arguments: [
                    Int64(minutes.last), Int64(minutes.first), SpanTable.place(ofSpanKey: collection[1]), id,
                    window.lowerBound.secondsSince1970, window.upperBound.secondsSince1970,
                ]
            )
            while let row = try rows.next() {
                objects.append(
                    SnapshotObject(
                        id: row[0],
                        collection: id,
                        uid: row[1],
                        bytes: try ObjectTable.bytes(of: row, at: 2),
                        zone: zone
                    )
                )
            }
        }
        return objects
    }

    private static func ranks(
        of person: PrincipalID,
        uids: [String],
        _ connection: Database
    ) throws -> [String: Int64] {
        let statement = try connection.cachedStatement(
            sql: """
                SELECT uid, rank FROM json_each(?) AS wanted
                CROSS JOIN eventRank ON personId = ? AND uid = wanted.value
                """
        )
        let wanted = String(decoding: try JSONEncoder().encode(uids), as: UTF8.self)
        var ranks: [String: Int64] = [:]
        let rows = try Row.fetchCursor(statement, arguments: [wanted, person.rawValue])
        while let row = try rows.next() { ranks[row[0]] = row[1] }
        return ranks
    }

    package func applyPlan(_ plan: PlanApplication) async throws(PlanningError) -> Bool {
        let ids = database.ids
        return try await unit { connection in
            guard try PlanLeaseTable.isHeld(plan.person, owner: plan.owner, in: connection) else { return false }
            try PlanLeaseTable.release(plan.person, owner: plan.owner, in: connection)
            for done in plan.done where try !PlanMarkTable.stands(done.mark, of: plan.person, in: connection) {
                return false
            }
            if let travel = plan.travelCollection {
                guard try Self.isCurrent(plan, in: travel, connection) else { return false }
                try Self.write(plan, in: travel, ids: ids, connection)
            }
            for choice in plan.choices.lifted {
                try PlanChoiceTable.remove(choice, of: plan.person, in: connection)
            }
            for choice in plan.choices.made {
                try PlanChoiceTable.put(choice, of: plan.person, now: plan.now, in: connection)
            }
            for tag in plan.placeTags { try PlaceTagTable.put(tag, of: plan.person, in: connection) }
            for done in plan.done {
                try PlanMarkTable.clear(done, of: plan.person, generation: ids.next(), in: connection)
            }
            return true
        }
    }

    /// Whether each item is as it was when the plan was computed.
    private static func isCurrent(_ plan: PlanApplication, in travel: Int64, _ connection: Database) throws -> Bool {
        let basis =
            plan.writes.map { ($0.item.record.uid, $0.item.basedOn) } + plan.deletions.map { ($0.uid, $0.basedOn) }
        for (uid, etag) in basis {
            let now = try standing(uid, in: travel, connection)?.etag
            // One of our UIDs that a client put back after we had forgotten it: written over.
            if etag == nil, now != nil, try !isPublished(uid, in: travel, connection) { continue }
            guard now == etag else { return false }
        }
        return true
    }

    private static func isPublished(_ uid: String, in travel: Int64, _ connection: Database) throws -> Bool {
        let statement = try connection.cachedStatement(
            sql: "SELECT EXISTS (SELECT 1 FROM publishedItem WHERE collectionId = ? AND uid = ?)"
        )
        return try Bool.fetchOne(statement, arguments: [travel, uid]) ?? false
    }

    /// An item by its UID: a client may have put it under another name.
    private static func standing(
        _ uid: String,
        in travel: Int64,
        _ connection: Database
    ) throws -> (name: String, etag: ETag)? {
        let statement = try connection.cachedStatement(
            sql: "SELECT name, etag FROM object WHERE collectionId = ? AND uid = ?"
        )
        guard let row = try Row.fetchOne(statement, arguments: [travel, uid]) else { return nil }
        return (row[0], try ObjectTable.etag(of: row, at: 1))
    }

    private static func write(
        _ plan: PlanApplication,
        in travel: Int64,
        ids: TimeOrderedIDs,
        _ connection: Database
    ) throws {
        let collection = CollectionID(rawValue: travel)
        for deletion in plan.deletions {
            try remove(deletion.uid, in: collection, now: plan.now, ids: ids, connection)
        }
        for write in plan.writes {
            let name = try standing(write.item.record.uid, in: travel, connection)?.name ?? write.name
            try ObjectUnits.put(
                ObjectWrite(
                    collection: collection,
                    name: name,
                    bytes: write.item.bytes,
                    etag: write.etag,
                    index: write.index,
                    condition: .always,
                    now: plan.now,
                    planning: nil
                ),
                ids: ids,
                ranksEvent: false,
                in: connection
            )
            try TravelItemTable.put(write.item, named: name, in: travel, now: plan.now, connection)
        }
    }

    private static func remove(
        _ uid: String,
        in collection: CollectionID,
        now: Instant,
        ids: TimeOrderedIDs,
        _ connection: Database
    ) throws {
        if let standing = try standing(uid, in: collection.rawValue, connection) {
            try ObjectUnits.delete(
                ObjectDeletion(
                    collection: collection,
                    name: standing.name,
                    condition: .always,
                    now: now,
                    planning: nil
                ),
                ids: ids,
                in: connection
            )
        }
        try TravelItemTable.remove(uid: uid, in: collection.rawValue, connection)
    }

    package func erasePast(before instant: Instant, now: Instant) async throws(PlanningError) {
        let ids = database.ids
        try await unit { connection in
            let rows = try Row.fetchAll(
                connection,
                sql: "SELECT collectionId, uid FROM travelItem WHERE lastAt < ? LIMIT 1000",
                arguments: [instant.secondsSince1970]
            )
            for row in rows {
                try Self.remove(row[1], in: CollectionID(rawValue: row[0]), now: now, ids: ids, connection)
            }
            try connection.execute(
                sql: "DELETE FROM planChoice WHERE madeAt < ?",
                arguments: [instant.secondsSince1970]
            )
        }
    }
}
