/// Steps of the schema in the common subset, as PostgreSQL takes them.
///
/// The common subset is SQLite's: `INTEGER`, `REAL`, `TEXT` and `BLOB`, `STRICT` and `WITHOUT ROWID`, no `AUTOINCREMENT`
/// and no virtual tables. Numbers have 64 bits, truth values are 0 and 1, and texts are compared by their bytes.
enum SchemaText {
    private static let words = [
        "INTEGER": "BIGINT", "REAL": "DOUBLE PRECISION", "BLOB": "BYTEA", "TEXT": "TEXT COLLATE \"C\"",
    ]

    static func translated(_ sql: String) -> String {
        var result = ""
        var word = ""
        var isQuoted = false
        var isComment = false
        func finishWord() {
            result += isQuoted || isComment ? word : words[word] ?? word
            word = ""
        }
        var previous: Character = " "
        for character in sql {
            if character.isLetter || character == "_" {
                word.append(character)
                continue
            }
            finishWord()
            if character == "-", previous == "-", !isQuoted { isComment = true }
            if character == "\n" { isComment = false }
            if character == "'", !isComment { isQuoted.toggle() }
            result.append(character)
            previous = character
        }
        finishWord()
        return result.replacing(") STRICT, WITHOUT ROWID", with: ")").replacing(") STRICT", with: ")")
    }
}
