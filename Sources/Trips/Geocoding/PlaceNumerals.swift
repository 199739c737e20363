/// Numbers in the names of streets, which people write as figures, words or in Roman: Via Venti Settembre, Via XX
/// Settembre.
enum PlaceNumerals {
    /// The days in such names in one form: in Italian as Roman numerals, in Portuguese as figures, as their signs have
    /// them.
    static func canonical(_ words: [String]) -> [String] {
        var words = withSuffixes(words)
        for index in words.indices {
            if index + 1 < words.count, let number = italian[words[index]] ?? Int(words[index]),
                let roman = roman(number), isItalianMonth(words[index + 1])
            {
                words[index] = roman
            } else if index + 2 < words.count, words[index + 1] == "de", portugueseMonths.contains(words[index + 2]) {
                if let number = portuguese[words[index]] { words[index] = "\(number)" }
            }
        }
        return words
    }

    /// Also with a slip: "Via 4 Nvoembre".
    private static func isItalianMonth(_ word: String) -> Bool {
        guard word.utf8.count >= 5, !PlaceWords.hasFigure(word) else { return false }
        return italianMonths.contains(word)
            || italianMonths.contains { EditDistance.between(word, $0, limit: 1) != nil }
    }

    /// 12 bis as 12b, which is how maps write it as well.
    private static func withSuffixes(_ words: [String]) -> [String] {
        guard words.contains(where: PlaceWords.hasFigure) else { return words }
        var joined: [String] = []
        for word in words {
            let digits = word.utf8.prefix { (48...57).contains($0) }.count
            if let last = joined.last, let letter = suffixes[word], last.utf8.allSatisfy({ (48...57).contains($0) }) {
                joined[joined.count - 1] = last + letter
            } else if digits > 0, let letter = suffixes[String(word.dropFirst(digits))] {
                joined.append(word.prefix(digits) + letter)
            } else {
                joined.append(word)
            }
        }
        return joined
    }

    private static let suffixes: PlaceWordTable<String> = ["bis": "b", "ter": "t", "quater": "q"]

    private static let italianMonths: Set<String> = [
        "gennaio", "febbraio", "marzo", "aprile", "maggio", "giugno", "luglio", "agosto", "settembre", "ottobre",
        "novembre",
        "dicembre",
    ]
    private static let portugueseMonths: PlaceWordSet = [
        "janeiro", "fevereiro", "marco", "abril", "maio", "junho", "julho", "agosto", "setembro", "outubro", "novembro",
        "dezembro",
    ]
    private static let italian: PlaceWordTable<Int> = [
        "primo": 1, "due": 2, "tre": 3, "quattro": 4, "cinque": 5, "sei": 6, "sette": 7, "otto": 8, "nove": 9,
        "dieci": 10,
        "undici": 11, "quindici": 15, "venti": 20, "ventiquattro": 24, "venticinque": 25, "trenta": 30,
    ]
    private static let portuguese: PlaceWordTable<Int> = [
        "primeiro": 1, "um": 1, "dois": 2, "tres": 3, "quatro": 4, "cinco": 5, "seis": 6, "sete": 7, "oito": 8,
        "nove": 9,
        "dez": 10, "quinze": 15, "vinte": 20, "trinta": 30,
    ]

    /// Of a day of a month; nil for other numbers.
    static func roman(_ number: Int) -> String? {
        guard (1...31).contains(number) else { return nil }
        let ones = ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"]
        return String(repeating: "x", count: number / 10) + ones[number % 10]
    }
}
