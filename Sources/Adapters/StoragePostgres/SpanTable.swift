internal import Calendars
internal import CivilTime

/// Rows of `objectSpan`: when objects take place, in seconds since 1970, under a GiST index of place and time.
///
/// The place is the collection's number as a range of one, so that the index needs no extension of PostgreSQL.
enum SpanTable {
    /// After the columns of a new row of `collection`: collections have numbers enough.
    static let keyColumn = ""
    static let keyValue = ""

    /// Beyond any time that matters, and far from where ranges overflow.
    private static let bounds = -(Int64(1) << 50)...(Int64(1) << 50)

    private static func seconds(_ instant: Instant) -> Int64 {
        min(max(instant.secondsSince1970, bounds.lowerBound), bounds.upperBound)
    }

    /// Objects whose spans touch a time, and series that reach beyond what their spans cover, by number.
    ///
    /// - Complexity: O(spans found + endless series), none of which touches a row of `object`.
    static func find(
        _ time: Range<Instant>,
        in collection: CollectionID,
        _ database: Database
    ) throws -> [ObjectID] {
        let statement = try database.cachedStatement(
            sql: """
                SELECT objectId FROM objectSpan
                WHERE place @> CAST(?1 AS BIGINT) AND time && int8range(?2, ?3, '[]')
                UNION
                SELECT id FROM object
                WHERE collectionId = ?1 AND reachesBeyond = 1 AND (coveredFrom > ?2 OR coveredUntil < ?3)
                ORDER BY 1
                """
        )
        return try Row.fetchAll(
            statement,
            arguments: [collection.rawValue, seconds(time.lowerBound), seconds(time.upperBound)]
        )
        .map { ObjectID(rawValue: $0[0]) }
    }

    static func insert(
        _ spans: [Range<Instant>],
        of object: ObjectID,
        in collection: CollectionID,
        _ database: Database
    ) throws {
        let statement = try database.cachedStatement(
            sql: """
                INSERT INTO objectSpan (objectId, place, time)
                VALUES (?1, int8range(?2, ?2, '[]'), int8range(?3, ?4, '[]'))
                """
        )
        for span in spans {
            try statement.execute(
                arguments: [
                    object.rawValue, collection.rawValue, seconds(span.lowerBound), seconds(span.upperBound),
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
        try database.cachedStatement(
            sql: """
                INSERT INTO objectSpan (objectId, place, time)
                SELECT ?1, int8range(?3, ?3, '[]'), time FROM objectSpan WHERE objectId = ?2
                """
        )
        .execute(arguments: [copy.rawValue, object.rawValue, collection.rawValue])
    }

    static func delete(count: Int, of object: ObjectID, in database: Database) throws {
        guard count > 0 else { return }
        try database.cachedStatement(sql: "DELETE FROM objectSpan WHERE objectId = ?")
            .execute(arguments: [object.rawValue])
    }

    /// All spans of a collection: they go with its objects.
    static func deleteAll(of collection: CollectionID, in database: Database) throws {}
}
