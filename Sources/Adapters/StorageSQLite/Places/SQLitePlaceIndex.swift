internal import FoundationEssentials
internal import GRDB
package import Geo
package import Geocoding

/// Reads the place index of a network (``PlaceSearch``).
package final class SQLitePlaceIndex: PlaceSearch {
    package static let fileName = "places.sqlite"

    private let queue: DatabaseQueue

    /// Opens the index of a network directory; nil where the network has none.
    ///
    /// - Throws: ``PlaceSearchError`` when there is a file that is no place index of this version.
    package static func open(networkDirectory: String) throws(PlaceSearchError) -> SQLitePlaceIndex? {
        let path = networkDirectory + "/" + fileName
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        return try SQLitePlaceIndex(path: path)
    }

    package init(path: String) throws(PlaceSearchError) {
        do {
            var configuration = Configuration()
            configuration.readonly = true
            configuration.label = "places"
            configuration.prepareDatabase { database in
                // The file never changes; the system keeps what is read often.
                try database.execute(sql: "PRAGMA mmap_size = 4294967296")
            }
            queue = try DatabaseQueue(path: path, configuration: configuration)
            let (application, version) = try queue.read { database in
                (
                    try Int.fetchOne(database, sql: "PRAGMA application_id"),
                    try Int.fetchOne(database, sql: "PRAGMA user_version")
                )
            }
            guard application == PlaceSchema.applicationID, version == PlaceSchema.version else {
                throw PlaceSearchError.unavailable(
                    logDetail: "\(path) is not a place index of version \(PlaceSchema.version). "
                        + "Import the network again by `travlendar network import`."
                )
            }
        } catch let error as PlaceSearchError {
            throw error
        } catch {
            throw .unavailable(
                logDetail: "\(path) can't be read: \(error). Import the network again by `travlendar network import`."
            )
        }
    }

    package func search(
        _ text: String,
        near: Coordinate?,
        limit: Int
    ) throws(PlaceSearchError) -> [PlaceMatch] {
        try matches(of: text, near: near, limit: limit) { try PlaceCandidates(words: $0, near: near, in: $1).likely() }
    }

    package func exactMatches(
        of text: String,
        near: Coordinate?,
        limit: Int
    ) throws(PlaceSearchError) -> [PlaceMatch] {
        try matches(of: text, near: near, limit: limit) { try PlaceCandidates(words: $0, near: near, in: $1).exact() }
            .filter(\.isExact)
    }

    private func matches(
        of text: String,
        near: Coordinate?,
        limit: Int,
        among candidates: ([String], Database) throws -> [PlaceEntry]
    ) throws(PlaceSearchError) -> [PlaceMatch] {
        let scorer = PlaceScorer(text: text, near: near)
        guard !scorer.words.isEmpty, limit > 0 else { return [] }
        return try read { scorer.matches(among: try candidates(scorer.tellingWords, $0), limit: limit) }
    }

    /// Everything that was imported, in the order of the import: for evaluations.
    ///
    /// - Returns: every place; a country has millions of them.
    /// - Throws: ``PlaceSearchError`` when the index cannot be read.
    package func allEntries() throws(PlaceSearchError) -> [PlaceEntry] {
        try read { database in
            try Self.entries(try database.cachedStatement(sql: "SELECT * FROM place ORDER BY id"), []).map(\.entry)
        }
    }

    func read<Value>(_ body: (Database) throws -> Value) throws(PlaceSearchError) -> Value {
        do {
            // The file never changes: a transaction would isolate from nothing.
            return try queue.unsafeRead(body)
        } catch {
            throw .unavailable(logDetail: "place search: \(error)")
        }
    }

    /// The rows of a statement over all columns of `place`, in their order, with their ids.
    static func entries(
        _ statement: Statement,
        _ arguments: StatementArguments
    ) throws -> [(id: Int64, entry: PlaceEntry)] {
        var entries: [(id: Int64, entry: PlaceEntry)] = []
        let rows = try Row.fetchCursor(statement, arguments: arguments)
        while let row = try rows.next() { entries.append((row[0], entry(row))) }
        return entries
    }

    private static func entry(_ row: Row) -> PlaceEntry {
        let others: String = row[2]
        return PlaceEntry(
            name: row[1],
            otherNames: others.isEmpty ? [] : others.split(separator: "\n").map(String.init),
            street: row[3],
            houseNumber: row[4],
            town: row[5],
            postcode: row[6],
            kind: row[7],
            coordinate: Coordinate(latitude: row[8], longitude: row[9]),
            extent: (row[10] as Double?).map { Metres($0) }
        )
    }
}
