/// Whether a hashtag that nobody understands was meant for us. People use hashtags for many things; a note on each would
/// be noise.
enum TagSpelling {
    /// Words for what no tag can say yet.
    private static let wanted: Set<String> = [
        "wheelchair", "carrozzina", "sediaarotelle", "maxwalk", "maxwalking", "nowalk",
    ]
    /// What people write before a means.
    private static let prefixes = ["by", "with", "in", "con", "no"]

    /// - Parameter tag: without the `#`, as it was written, with its value.
    /// - Returns: whether it is one of ours with a typing error or a hyphen, asks for something that there might be, or
    ///   has a value as some of ours have.
    static func looksLikeOurs(_ tag: String) -> Bool {
        let parts = tag.lowercased().split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let name = (parts.first ?? "").filter { $0.isLetter || $0.isNumber }
        guard name.count <= 30 else { return false }
        if wanted.contains(name) || DirectiveParser.names.contains(name) { return true }
        if parts.count == 2, parts[1].first?.isNumber == true { return true }
        if prefixes.contains(where: {
            name.hasPrefix($0) && DirectiveParser.names.contains(String(name.dropFirst($0.count)))
        }) {
            return true
        }
        let word = Array(name.utf8)
        guard let first = word.first, let names = longNames[first] else { return false }
        return names.contains { isTypingError(word, of: $0) }
    }

    /// The names in which typing errors are looked for, by their first byte: a text may hold thousands of other tags.
    private static let longNames = Dictionary(
        grouping: DirectiveParser.names.map { Array($0.utf8) }.filter { $0.count >= 4 }
    ) { $0[0] }

    /// One letter wrong, missing, too much or exchanged with its neighbour, but not the first one; two in a long word.
    private static func isTypingError(_ word: [UInt8], of name: [UInt8]) -> Bool {
        let allowed = name.count >= 7 ? 2 : 1
        guard abs(word.count - name.count) <= allowed else { return false }
        return distance(word, name) <= allowed
    }

    /// Optimal string alignment.
    private static func distance(_ one: [UInt8], _ other: [UInt8]) -> Int {
        var before: [Int] = []
        var last = Array(0...other.count)
        for row in one.indices {
            var line = [row + 1]
            for column in other.indices {
                let isSame = one[row] == other[column]
                var best = min(line[column] + 1, last[column + 1] + 1, last[column] + (isSame ? 0 : 1))
                if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
                    best = min(best, before[column - 1] + 1)
                }
                line.append(best)
            }
            (before, last) = (last, line)
        }
        return last[other.count]
    }
}
