internal import GRDB
internal import Geo

/// The place index: one SQLite file inside a network directory, written once by an import and only read afterwards.
enum PlaceSchema {
    static let applicationID = 0x5456_504C  // "TVPL"
    static let version = 5

    /// `placeText` holds the words of each place for FTS5 (contentless: its texts stand in `place`), and its
    /// ``cell(of:)``; `word` is the vocabulary, forwards and backwards, for words with one slip, of which one half is
    /// as it should be; `wordPart` has its pieces of three letters, for words with two.
    static let statements = [
        """
        CREATE TABLE place (
            id INTEGER PRIMARY KEY, name TEXT NOT NULL, otherNames TEXT NOT NULL, street TEXT, houseNumber TEXT, town
                TEXT,
            postcode TEXT, kind TEXT NOT NULL, latitude REAL NOT NULL, longitude REAL NOT NULL,
            extent REAL)
        """,
        "CREATE INDEX placeSpot ON place(latitude, longitude)",
        "CREATE VIRTUAL TABLE placeText USING fts5(words, content='', columnsize=0, detail=none, tokenize='ascii')",
        "CREATE TABLE word (id INTEGER PRIMARY KEY, text TEXT NOT NULL, backwards TEXT NOT NULL, uses INTEGER NOT NULL)",
        "CREATE UNIQUE INDEX wordForwards ON word(text, uses)",
        "CREATE INDEX wordBackwards ON word(backwards, text, uses)",
        "CREATE VIRTUAL TABLE wordPart USING fts5(text, content='', columnsize=0, detail=none, tokenize='trigram')",
    ]

    static func backwards(_ word: some StringProtocol) -> String {
        String(String.UnicodeScalarView(word.unicodeScalars.reversed()))
    }

    /// A word that no text has: a whole name, for streets that are called as the town is in which thousands of places
    /// are.
    static func key(_ name: [String]) -> String { "0name" + name.joined() }

    /// Rows and columns of a quarter of a degree.
    private static let cellsPerDegree = 4.0

    /// A word that no text has: where in the world a place is, to find those close by among thousands of one name.
    static func cell(of place: Coordinate) -> String { cell(row(place.latitude), row(place.longitude)) }

    /// The cell of a place and those around it.
    static func cells(around place: Coordinate) -> [String] {
        (-1...1).flatMap { north in
            (-1...1).map { east in cell(row(place.latitude) + north, row(place.longitude) + east) }
        }
    }

    private static func row(_ degrees: Double) -> Int { Int((degrees * cellsPerDegree).rounded(.down)) }

    private static func cell(_ row: Int, _ column: Int) -> String { "0cell\(row + 1_000)x\(column + 1_000)" }
}
