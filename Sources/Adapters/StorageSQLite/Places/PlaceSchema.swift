internal import GRDB

/// The place index: one SQLite file inside a network directory, written once by an import and only read afterwards.
enum PlaceSchema {
    static let applicationID = 0x5456_504C  // "TVPL"
    static let version = 4

    /// `placeText` holds the words of each place for FTS5 (contentless: its texts stand in `place`); `word` and
    /// `wordPart` are the vocabulary and its pieces of three letters, for typing errors.
    static let statements = [
        """
        CREATE TABLE place (
            id INTEGER PRIMARY KEY, name TEXT NOT NULL, otherNames TEXT NOT NULL, street TEXT, houseNumber TEXT, town
                TEXT,
            postcode TEXT, kind TEXT NOT NULL, latitude REAL NOT NULL, longitude REAL NOT NULL,
            extent REAL)
        """,
        "CREATE INDEX placeSpot ON place(latitude, longitude)",
        "CREATE VIRTUAL TABLE placeText USING fts5(words, content='', columnsize=0, detail=none, tokenize='ascii', "
            + "prefix='3')",
        "CREATE TABLE word (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE, uses INTEGER NOT NULL)",
        "CREATE VIRTUAL TABLE wordPart USING fts5(text, content='', columnsize=0, detail=none, tokenize='trigram')",
    ]
}
