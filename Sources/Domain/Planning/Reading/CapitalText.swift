/// Names as maps and timetables print them, in capitals, made readable: `L'AQUILONE` is `L'Aquilone`.
enum CapitalText {
    /// Words inside a name that are written small.
    private static let small: Set<String> = [
        "di", "del", "dello", "della", "dei", "degli", "delle", "da", "dal", "dalla", "de", "do", "dos", "das", "du",
        "des", "la", "le", "e", "et", "and", "of", "the", "al", "alla", "in",
    ]
    /// So few letters may be an abbreviation.
    private static let fewLetters = 4

    /// The text with capitals at the beginnings of its words alone, where it is long and has no small letter; else as it
    /// is. Words with digits and of up to two letters stay.
    static func softened(_ text: String) -> String {
        guard text.count(where: \.isLetter) > fewLetters, !text.contains(where: \.isLowercase) else { return text }
        let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        return words.enumerated().map { index, word in
            let lower = word.lowercased()
            if index > 0, small.contains(lower) { return lower }
            guard word.count > 2, !word.contains(where: \.isNumber) else { return word }
            return capitalized(lower)
        }.joined(separator: " ")
    }

    private static func capitalized(_ word: String) -> String {
        var isFirst = true
        var text = ""
        for letter in word {
            text += isFirst ? letter.uppercased() : String(letter)
            isFirst = !letter.isLetter && !letter.isNumber
        }
        return text
    }
}
