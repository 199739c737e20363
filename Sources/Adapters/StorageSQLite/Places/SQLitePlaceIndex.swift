internal import FoundationEssentials
internal import GRDB
package import Geo
package import Geocoding

/// Reads the place index of a network (``PlaceSearch``).
package final class SQLitePlaceIndex: PlaceSearch {
    package static let fileName = "places.sqlite"

    private let queue: DatabaseQueue

    /// How many candidates the index proposes to the scorer.
    private static let candidates = 300

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
        let words = PlaceWords.words(of: text)
        guard !words.isEmpty, limit > 0 else { return [] }
        return try read { database in
            let asides = PlaceWords.asides(in: words)
            let telling = words.indices.filter { !asides.contains($0) }.map { words[$0] }
            let rows = try Self.candidates(for: telling, in: database)
            return PlaceScorer(text: text, near: near).matches(among: rows, limit: limit)
        }
    }

    /// Everything that was imported, in the order of the import: for evaluations.
    ///
    /// - Returns: every place; a country has millions of them.
    /// - Throws: ``PlaceSearchError`` when the index cannot be read.
    package func allEntries() throws(PlaceSearchError) -> [PlaceEntry] {
        try read { try Row.fetchAll($0, sql: "SELECT * FROM place ORDER BY id").map(Self.entry) }
    }

    func read<Value>(_ body: (Database) throws -> Value) throws(PlaceSearchError) -> Value {
        do {
            return try queue.read(body)
        } catch {
            throw .unavailable(logDetail: "place search: \(error)")
        }
    }

    /// All words first; then without the house number, whose building may be missing from the map; then any of the
    /// words.
    private static func candidates(for words: [String], in database: Database) throws -> [PlaceEntry] {
        let terms = try words.map { try alternatives(to: $0, in: database) }
        var found: [PlaceEntry] = []
        var seen: Set<Int64> = []
        func look(_ chosen: [[String]], joiner: String) throws {
            let groups = chosen.filter { !$0.isEmpty }
            guard !groups.isEmpty else { return }
            let query = groups.map { "(" + $0.joined(separator: " OR ") + ")" }.joined(separator: joiner)
            let rows = try Row.fetchAll(
                database,
                sql: """
                    SELECT place.* FROM placeText JOIN place ON place.id = placeText.rowid WHERE placeText MATCH ?
                        LIMIT ?
                    """,
                arguments: [query, candidates]
            )
            for row in rows where seen.insert(row["id"]).inserted { found.append(entry(row)) }
        }
        let numbered = zip(words, terms).filter { !PlaceWords.weak.contains($0.0) }
        try look(numbered.map(\.1), joiner: " AND ")
        if found.isEmpty || words.contains(where: PlaceWords.isNumber) {
            try look(numbered.filter { !PlaceWords.isNumber($0.0) }.map(\.1), joiner: " AND ")
        }
        if found.isEmpty, numbered.count > 1 {
            for left in numbered.indices {
                let rest = numbered.indices.filter { $0 != left }.map { numbered[$0].1 }
                try look(rest, joiner: " AND ")
            }
        }
        return found
    }

    /// The word itself, as a beginning, and known words that differ from it by a slip or two.
    private static func alternatives(to word: String, in database: Database) throws -> [String] {
        var terms = ["\"\(word)\""]
        if PlaceWords.isNumber(word) { return terms }
        if word.utf8.count >= 3 { terms[0] += "*" }
        // A longer word may have been meant, in which more is forgiven.
        let allowance = EditDistance.allowance(forLength: word.utf8.count + 1)
        guard allowance > 0 else { return terms }
        let isKnown = try Bool.fetchOne(
            database,
            sql: "SELECT EXISTS (SELECT 1 FROM word WHERE text = ?)",
            arguments: [word]
        )
        if isKnown == true { return terms }
        terms += PlaceWords.meant(by: word).map { "\"\($0)\"" }
        // As SQLite counts: by code points.
        let letters = word.unicodeScalars.map(String.init)
        // Fewer than three have no part by which to be found.
        guard letters.count >= 3 else { return terms }
        let parts = (0...(letters.count - 3)).map { "\"" + letters[$0..<($0 + 3)].joined() + "\"" }
        // Three letters share no three with the four that were meant, if one in the middle is missing.
        if letters.count == 3 {
            let patterns = (1...2).map { letters[..<$0].joined() + "?" + letters[$0...].joined() }
            let meant = try String.fetchAll(
                database,
                sql: "SELECT text FROM word WHERE text GLOB ? OR text GLOB ? ORDER BY uses DESC LIMIT 8",
                arguments: StatementArguments(patterns)
            )
            return terms + meant.map { "\"\($0)\"" }
        }
        let near = try String.fetchAll(
            database,
            sql: """
                SELECT word.text FROM wordPart JOIN word ON word.id = wordPart.rowid WHERE wordPart MATCH ?
                AND length(word.text) BETWEEN ? AND ? ORDER BY word.uses DESC LIMIT 2000
                """,
            arguments: [parts.joined(separator: " OR "), letters.count - allowance, letters.count + allowance]
        )
        let close = near.compactMap { known in
            EditDistance.between(word, known, limit: EditDistance.allowance(word, known)).map {
                (slips: $0, known: known)
            }
        }
        // The sort is stable: among equal slips the more used word comes first.
        return terms + close.sorted { $0.slips < $1.slips }.prefix(8).map { "\"\($0.known)\"" }
    }

    static func entry(_ row: Row) -> PlaceEntry {
        let others: String = row["otherNames"]
        return PlaceEntry(
            name: row["name"],
            otherNames: others.split(separator: "\n").map(String.init),
            street: row["street"],
            houseNumber: row["houseNumber"],
            town: row["town"],
            postcode: row["postcode"],
            kind: row["kind"],
            coordinate: Coordinate(latitude: row["latitude"], longitude: row["longitude"]),
            extent: (row["extent"] as Double?).map { Metres($0) }
        )
    }
}
