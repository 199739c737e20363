internal import Calendars
internal import GRDB

/// The R*Tree of spans. A span's number is its object's number plus its place, so that neither needs to name the other.
enum SpanTable {
    /// What an object's number is a multiple of.
    static let block = TimeOrderedIDs.block

    /// Where a collection lies in the second dimension. Collections stand three days' worth of minutes apart, so that a node of the tree
    /// gathers neighbours in time of few collections instead of the same hour of all.
    static func place(ofSpanKey key: Int64) -> Int64 { Int64(Int32.min) + key << 12 }

    static func insert(_ spans: [MinuteSpan], of object: ObjectID, place: Int64, in database: Database) throws {
        let statement = try database.cachedStatement(sql: "INSERT INTO objectSpan VALUES (?, ?, ?, ?, ?)")
        for (number, span) in spans.enumerated() {
            try statement.execute(
                arguments: [object.rawValue + Int64(number), Int64(span.first), Int64(span.last), place, place]
            )
        }
    }

    static func delete(count: Int, of object: ObjectID, in database: Database) throws {
        let statement = try database.cachedStatement(sql: "DELETE FROM objectSpan WHERE id = ?")
        for number in 0..<Int64(count) {
            try statement.execute(arguments: [object.rawValue + number])
        }
    }

    /// All spans of a collection.
    static func deleteAll(place: Int64, in database: Database) throws {
        try database.cachedStatement(sql: "DELETE FROM objectSpan WHERE firstPlace >= ? AND lastPlace <= ?")
            .execute(arguments: [place, place])
    }
}
