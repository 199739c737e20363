internal import GRDB
internal import Geo
internal import Geocoding

/// The places that the index proposes to the scorer for the words of a text.
struct PlaceCandidates {
    /// Without those that no place need have, and without articles where anything else tells.
    let words: [String]
    /// The words of a name that is all of the text but for numbers.
    private let name: [String]
    let near: Coordinate?
    let database: Database

    /// More of one query are not proposed.
    private static let most = 200
    /// Nor more of places elsewhere, where there is one around the person: to find them costs the more the rarer they
    /// are among all that have the frequent words.
    private static let mostElsewhere = 60

    init(words: [String], near: Coordinate?, in database: Database) {
        // Articles are in half of all names; the E of "Rua E" is all that there is.
        let telling = words.filter { !PlaceWords.weak.contains($0) && !PlaceWords.regnal.contains($0) }
        self.words = telling.contains { !PlaceWords.generic.contains($0) } ? telling : words
        name = words.filter { !PlaceWords.isNumber($0) }
        self.near = near
        self.database = database
    }

    /// What has every word as it is written.
    func exact() throws -> [PlaceEntry] {
        var found = Found()
        try look(for: words.map { [Self.quoted($0)] }, &found)
        try lookForName(&found)
        return found.entries
    }

    /// Where more was found than can be judged, what is called exactly so: Rua São Paulo, in São Paulo.
    private func lookForName(_ found: inout Found) throws {
        guard found.isCut, !name.isEmpty else { return }
        let key = [Self.quoted(PlaceSchema.key(name))]
        let numbers = words.filter(PlaceWords.isNumber).map { [Self.quoted($0)] }
        try look(for: [key] + numbers, &found)
        if !numbers.isEmpty { try look(for: [key], &found) }
    }

    /// All words first, then without the house number, whose building may be missing from the map; then all but one.
    func likely() throws -> [PlaceEntry] {
        let terms = try words.indices.map { try term(words[$0], isLast: $0 == words.count - 1) }
        var found = Found()
        try look(for: terms.map(\.alternatives), &found)
        if found.entries.isEmpty || words.contains(where: PlaceWords.isNumber) {
            try look(for: terms.filter { !$0.isNumber }.map(\.alternatives), &found)
        }
        try lookForName(&found)
        if found.entries.isEmpty, terms.count > 1 {
            // Words of half a country tell nothing beside others, and cost most.
            let rare = terms.filter { $0.uses <= Self.frequent }
            let left = rare.count > 1 ? rare : terms
            for index in left.indices {
                try look(for: left.indices.filter { $0 != index }.map { left[$0].alternatives }, &found)
            }
        }
        return found.entries
    }

    private static let frequent = 5_000

    private struct Term {
        /// What is looked for instead of the word, the word among them.
        var alternatives: [String]
        /// How many places have the word itself.
        var uses: Int
        var isNumber: Bool
    }

    private struct Found {
        var entries: [PlaceEntry] = []
        var seen: Set<Int64> = []
        /// A query had more than are proposed.
        var isCut = false
    }

    /// Those around the person first.
    private func look(for terms: [[String]], _ found: inout Found) throws {
        guard !terms.isEmpty else { return }
        let query = terms.map { "(" + $0.joined(separator: " OR ") + ")" }.joined(separator: " AND ")
        var around = 0
        if let near {
            let cells = PlaceSchema.cells(around: near).map(Self.quoted).joined(separator: " OR ")
            around = try fetch("(\(cells)) AND \(query)", Self.most, &found)
        }
        _ = try fetch(query, around == 0 ? Self.most : Self.mostElsewhere, &found)
    }

    private func fetch(_ query: String, _ most: Int, _ found: inout Found) throws -> Int {
        let statement = try database.cachedStatement(
            sql: """
                SELECT place.* FROM placeText JOIN place ON place.id = placeText.rowid WHERE placeText MATCH ? LIMIT ?
                """
        )
        let rows = try SQLitePlaceIndex.entries(statement, [query, most])
        for row in rows where found.seen.insert(row.id).inserted { found.entries.append(row.entry) }
        found.isCut = found.isCut || rows.count == Self.most
        return rows.count
    }

    private static func quoted(_ word: String) -> String { "\"\(word)\"" }

    // MARK: Slips

    /// The word itself, as a beginning where it is none that is known or still being typed, and known words that differ
    /// from an unknown one by a slip or two.
    private func term(_ word: String, isLast: Bool) throws -> Term {
        let uses = try Int.fetchOne(
            database.cachedStatement(sql: "SELECT uses FROM word WHERE text = ?"),
            arguments: [word]
        )
        if PlaceWords.isNumber(word) {
            return Term(alternatives: [Self.quoted(word)], uses: uses ?? 0, isNumber: true)
        }
        var alternatives = [Self.quoted(word)]
        if word.utf8.count >= 3, uses == nil || isLast && (uses ?? 0) <= Self.frequent {
            alternatives += try beginning(with: word).map(Self.quoted)
        }
        // A longer word may have been meant, in which more is forgiven.
        if uses == nil, EditDistance.allowance(forLength: word.utf8.count + 1) > 0 {
            alternatives += (PlaceWords.meant(by: word) + (try similar(to: word))).map(Self.quoted)
        }
        return Term(alternatives: alternatives, uses: uses ?? 0, isNumber: false)
    }

    private static let mostSimilar = 8
    private static let mostBeginning = 16

    /// The most used of the longer words. FTS5's own prefixes read all places of all of them first.
    private func beginning(with word: String) throws -> [String] {
        try String.fetchAll(
            database.cachedStatement(
                sql: "SELECT text FROM word WHERE text > ? AND text < ? ORDER BY uses DESC LIMIT \(Self.mostBeginning)"
            ),
            arguments: [word, word + Self.last]
        )
    }

    private func similar(to word: String) throws -> [String] {
        // As SQLite counts: by code points.
        let letters = Array(word.unicodeScalars)
        guard letters.count >= 3 else { return [] }
        if letters.count == 3 { return try withOneLetterMore(letters) }
        let known = try withSameHalf(letters)
        let allowance = EditDistance.allowance(forLength: word.utf8.count + 1)
        let close = Self.close(to: word, known)
        return close.isEmpty && allowance > 1 ? Self.close(to: word, try withSameParts(letters, allowance)) : close
    }

    /// Three letters share no half with the four that were meant, if one in the middle is missing.
    private func withOneLetterMore(_ letters: [Unicode.Scalar]) throws -> [String] {
        let patterns = (1...2).map { Self.text(letters[..<$0]) + "?" + Self.text(letters[$0...]) }
        let statement = try database.cachedStatement(
            sql: "SELECT text FROM word WHERE text GLOB ? OR text GLOB ? ORDER BY uses DESC LIMIT \(Self.mostSimilar)"
        )
        return try String.fetchAll(statement, arguments: StatementArguments(patterns))
    }

    /// Where one letter is wrong, the half without it is right; of two that changed places in the middle, all but these.
    private func withSameHalf(_ letters: [Unicode.Scalar]) throws -> [String] {
        let half = max(1, (letters.count - 1) / 2)
        let (start, end) = (Self.text(letters[..<half]), PlaceSchema.backwards(Self.text(letters.suffix(half))))
        let statement = try database.cachedStatement(
            sql: """
                SELECT text FROM (
                    SELECT text, uses FROM word WHERE text >= ? AND text < ? AND length(text) BETWEEN ? AND ?
                    UNION SELECT text, uses FROM word
                    WHERE backwards >= ? AND backwards < ? AND length(text) BETWEEN ? AND ?)
                ORDER BY uses DESC LIMIT 5000
                """
        )
        let lengths = [letters.count - 1, letters.count + 1]
        return try String.fetchAll(
            statement,
            arguments: [
                start, start + Self.last, lengths[0], lengths[1], end, end + Self.last, lengths[0], lengths[1],
            ]
        )
    }

    private static let last = "\u{10FFFF}"

    private func withSameParts(_ letters: [Unicode.Scalar], _ allowance: Int) throws -> [String] {
        let parts = (0...(letters.count - 3)).map { Self.quoted(Self.text(letters[$0..<($0 + 3)])) }
        let statement = try database.cachedStatement(
            sql: """
                SELECT word.text FROM wordPart JOIN word ON word.id = wordPart.rowid WHERE wordPart MATCH ?
                AND length(word.text) BETWEEN ? AND ? ORDER BY word.uses DESC LIMIT 2000
                """
        )
        return try String.fetchAll(
            statement,
            arguments: [parts.joined(separator: " OR "), letters.count - allowance, letters.count + allowance]
        )
    }

    private static func text(_ letters: ArraySlice<Unicode.Scalar>) -> String {
        String(String.UnicodeScalarView(letters))
    }

    /// Those with the fewest slips, of equal ones the more used.
    private static func close(to word: String, _ known: [String]) -> [String] {
        let close = known.compactMap { known in
            EditDistance.between(word, known, limit: EditDistance.allowance(word, known)).map { ($0, known) }
        }
        // The sort is stable.
        return close.sorted { $0.0 < $1.0 }.prefix(mostSimilar).map(\.1)
    }
}
