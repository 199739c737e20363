internal import Calendars
internal import CivilTime
internal import GRDB

/// The R*Tree of spans. A span's number is its object's number plus its place, so that neither needs to name the other.
enum SpanTable {
    /// What an object's number is a multiple of.
    static let block = TimeOrderedIDs.block

    /// Where a collection lies in the second dimension. Collections stand three days' worth of minutes apart, so that a
    /// node of the tree gathers neighbours in time of few collections instead of the same hour of all.
    static func place(ofSpanKey key: Int64) -> Int64 { Int64(Int32.min) + key << 12 }

    /// The same as ``place(ofSpanKey:)``, of the collection that a statement's argument names.
    private static func place(of argument: String) -> String {
        "(SELECT (spanKey << 12) - 2147483648 FROM collection WHERE id = \(argument))"
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
