internal import Calendars
internal import CivilTime
internal import GRDB

/// The R*Tree of spans. A span's number is its object's number plus its place, so that neither needs to name the other.
enum SpanTable {
    /// What an object's number is a multiple of.
    static let block = TimeOrderedIDs.block

    /// Where the collection that a statement's argument names lies in the second dimension. Collections stand three
    /// days' worth of minutes apart, so that a node of the tree gathers neighbours in time of few collections instead
    /// of the same hour of all.
    private static func place(of argument: String) -> String {
        "(SELECT (spanKey << 12) - 2147483648 FROM collection WHERE id = \(argument))"
    }

    /// After the columns of a new row of `collection`: ``keyValue`` goes there.
    static let keyColumn = ", spanKey"

    /// The number after the highest, and where that is the last of a million, the lowest free one.
    static let keyValue = """
        , (SELECT CASE WHEN COALESCE(MAX(spanKey), 0) < \(mostKeys) THEN COALESCE(MAX(spanKey), 0) + 1 ELSE (
            SELECT MIN(free) FROM (
                SELECT 1 AS free WHERE NOT EXISTS (SELECT 1 FROM collection WHERE spanKey = 1)
                UNION ALL SELECT low.spanKey + 1 FROM collection AS low
                WHERE low.spanKey < \(mostKeys)
                    AND NOT EXISTS (SELECT 1 FROM collection AS high WHERE high.spanKey = low.spanKey + 1)
            )
        ) END FROM collection)
        """

    /// As the table has it.
    private static let mostKeys = 1_048_575

    /// Objects whose spans touch a time, and series that reach beyond what their spans cover, by number.
    ///
    /// - Complexity: O(spans found + endless series), none of which touches a row of `object`.
    static func find(
        _ time: Range<Instant>,
        in collection: CollectionID,
        _ database: Database
    ) throws -> [ObjectID] {
        let minutes = MinuteSpan(time)
        let statement = try database.cachedStatement(
            sql: """
                SELECT id & -\(block) FROM objectSpan
                WHERE firstMinute <= ?1 AND lastMinute >= ?2
                    AND firstPlace >= \(place(of: "?3")) AND lastPlace <= \(place(of: "?3"))
                UNION
                SELECT id FROM object
                WHERE collectionId = ?3 AND reachesBeyond = 1 AND (coveredFrom > ?4 OR coveredUntil < ?5)
                ORDER BY 1
                """
        )
        let arguments: StatementArguments = [
            Int64(minutes.last), Int64(minutes.first), collection.rawValue, time.lowerBound.secondsSince1970,
            time.upperBound.secondsSince1970,
        ]
        var found: [ObjectID] = []
        let ids = try Int64.fetchCursor(statement, arguments: arguments)
        while let id = try ids.next() { found.append(ObjectID(rawValue: id)) }
        return found
    }

    static func insert(
        _ spans: [Range<Instant>],
        of object: ObjectID,
        in collection: CollectionID,
        _ database: Database
    ) throws {
        let place = place(of: "?4")
        let statement = try database.cachedStatement(
            sql: "INSERT INTO objectSpan VALUES (?1, ?2, ?3, \(place), \(place))"
        )
        for (number, span) in spans.map(MinuteSpan.init).enumerated() {
            try statement.execute(
                arguments: [
                    object.rawValue + Int64(number), Int64(span.first), Int64(span.last), collection.rawValue,
                ]
            )
        }
    }

    /// The spans of an object for a copy of it in another collection.
    static func copy(
        of object: ObjectID,
        to copy: ObjectID,
        in collection: CollectionID,
        _ database: Database
    ) throws {
        let place = place(of: "?3")
        try database.cachedStatement(
            sql: """
                INSERT INTO objectSpan SELECT ?1 + id - ?2, firstMinute, lastMinute, \(place), \(place) FROM objectSpan
                WHERE id >= ?2 AND id < ?2 + (SELECT spanCount FROM object WHERE id = ?2)
                """
        )
        .execute(arguments: [copy.rawValue, object.rawValue, collection.rawValue])
    }

    static func delete(count: Int, of object: ObjectID, in database: Database) throws {
        let statement = try database.cachedStatement(sql: "DELETE FROM objectSpan WHERE id = ?")
        for number in 0..<Int64(count) {
            try statement.execute(arguments: [object.rawValue + number])
        }
    }

    /// All spans of a collection.
    static func deleteAll(of collection: CollectionID, in database: Database) throws {
        let place = place(of: "?1")
        try database.cachedStatement(
            sql: "DELETE FROM objectSpan WHERE firstPlace >= \(place) AND lastPlace <= \(place)"
        )
        .execute(arguments: [collection.rawValue])
    }
}
