/// A set of words in which those of all names are looked for: most words are told apart by their length and first
/// letter, without hashing.
package struct PlaceWordSet: Sendable, ExpressibleByArrayLiteral {
    private var words: Set<String>
    private var outline = PlaceWordOutline()

    package init(_ words: some Sequence<String>) {
        self.words = Set(words)
        for word in self.words { outline.insert(word) }
    }

    package init(arrayLiteral words: String...) { self.init(words) }

    package func contains(_ word: String) -> Bool { outline.mayHold(word) && words.contains(word) }

    package func union(_ others: PlaceWordSet) -> PlaceWordSet { PlaceWordSet(words.union(others.words)) }
}

/// What words mean, looked up like ``PlaceWordSet``.
struct PlaceWordTable<Meaning: Sendable>: Sendable, ExpressibleByDictionaryLiteral {
    private var meanings: [String: Meaning] = [:]
    private var outline = PlaceWordOutline()

    init(dictionaryLiteral rows: (String, Meaning)...) {
        for (word, meaning) in rows {
            meanings[word] = meaning
            outline.insert(word)
        }
    }

    subscript(_ word: String) -> Meaning? { outline.mayHold(word) ? meanings[word] : nil }
}

/// The first letters of words by their length.
private struct PlaceWordOutline: Sendable {
    /// A bit for each letter.
    private var letters = [UInt32](repeating: 0, count: longest + 1)

    private static let longest = 31

    mutating func insert(_ word: String) { letters[Self.length(word)] |= Self.letter(word) }

    func mayHold(_ word: String) -> Bool { letters[Self.length(word)] & Self.letter(word) != 0 }

    private static func length(_ word: String) -> Int { min(longest, word.utf8.count) }

    private static func letter(_ word: String) -> UInt32 { 1 << UInt32((word.utf8.first ?? 0) & 31) }
}
