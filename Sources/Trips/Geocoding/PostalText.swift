/// A postal address without what is no place on a map: floors and flats, care-of names, telephone numbers, postcodes,
/// provinces, countries (``PostalRules``).
enum PostalText {
    /// A text with the marks spelled out that are no letters: "c/o", "r/c", "#12", "//"; without telephone numbers.
    static func prepared(_ text: String) -> String {
        var rest = Array(text)
        var prepared = ""
        func starts(_ mark: String) -> Bool { String(rest.prefix(mark.count)).lowercased() == mark }
        while !rest.isEmpty {
            let isWordStart = prepared.last.map { !$0.isLetter && !$0.isNumber } ?? true
            if let mark = marks.first(where: { starts($0.mark) && (isWordStart || !$0.mark.first!.isLetter) }) {
                prepared += mark.full
                rest.removeFirst(mark.mark.count)
            } else if rest[0] == "#", rest.dropFirst().first?.isNumber == true {
                prepared += " unit "
                rest.removeFirst()
            } else if isWordStart, let length = telephone(at: rest) {
                prepared += ", "
                rest.removeFirst(length)
            } else {
                prepared.append(rest.removeFirst())
            }
        }
        return prepared
    }

    private static let marks: [(mark: String, full: String)] = [
        ("c/o", "careof "), ("a/c ", "careof "), ("r/c", "rc"), ("s/n", "sn"), ("c/ ", "calle "), ("//", ", "),
    ]

    /// How many letters a telephone number takes: behind a word that says so, or as `+39 …` and `(11) …`.
    private static func telephone(at text: [Character]) -> Int? {
        let word = String(text.prefix { $0.isLetter })
        var start = word.count
        if word.isEmpty {
            guard text[0] == "+" || text[0] == "(" else { return nil }
        } else {
            guard PostalRules.all.telephone.contains(PlaceWords.words(of: word).joined()) else { return nil }
            while start < text.count, ".: ".contains(text[start]) { start += 1 }
        }
        let number = text[start...].prefix { "+0123456789 ()-./".contains($0) }
        guard number.count(where: \.isNumber) >= (word.isEmpty ? 9 : 5) else { return nil }
        return start + number.count
    }

    /// What a part tells.
    struct Telling: Equatable {
        /// The words that tell where it is.
        var words: [String] = []
        /// Postcodes, each in one word.
        var codes: [String] = []
        /// States, provinces and countries, the words of each joined by blanks.
        var regions: [String] = []
    }

    /// The words of a part without what is no place; empty where nothing else is left.
    ///
    /// - Parameters:
    ///   - words: of the part.
    ///   - isFirst: nothing of a place stands before it.
    ///   - isOnly: there is no other part.
    /// - Returns: those that tell where it is, and what of the rest can contradict them.
    static func telling(in words: [String], isFirst: Bool, isOnly: Bool) -> Telling {
        var words = withoutCareOf(words)
        words = words.indices.filter { index in
            !(rules.numberMarks.contains(words[index]) && index + 1 < words.count && isHouseNumber(words[index + 1]))
        }.map { words[$0] }
        if !isOnly, isInside(words, isFirst: isFirst) { return Telling() }
        return withoutCode(withoutInside(words), isFirst: isFirst, isOnly: isOnly)
    }

    private static let rules = PostalRules.all

    private static func isHouseNumber(_ word: String) -> Bool { PlaceWords.isNumber(word) && word.utf8.count <= 5 }

    /// "c/o Bianchi" is a name; "presso lo studio in Via Roma 3" has the address behind it, "presso Ospedale San
    /// Salvatore" a place.
    private static func withoutCareOf(_ words: [String]) -> [String] {
        guard let first = words.first, rules.careOf.contains(first) else { return words }
        let street = words.indices.dropFirst().first { PlaceWords.streetKinds.contains(words[$0]) }
        if let street { return Array(words[street...]) }
        let rest = Array(words.dropFirst().drop { PlaceWords.weak.contains($0) })
        return rest.first.map { !PlaceCategories.kinds(of: [$0]).isEmpty } ?? false ? rest : []
    }

    // MARK: Inside a house

    /// A part that is no more than a floor, a flat, a room.
    private static func isInside(_ words: [String], isFirst: Bool) -> Bool {
        guard !words.isEmpty, words.count <= 6 else { return false }
        guard words.allSatisfy({ isInsideWord($0) || isValue($0) }) else { return false }
        let hasWord = words.contains(where: isInsideWord)
        let hasValue = words.contains(where: isValue)
        // "3º B"
        if !hasWord { return !isFirst && words.count <= 3 && words.contains(where: isOrdinal) }
        return hasValue || !isFirst && words.allSatisfy { rules.insideAlone.contains($0) }
    }

    /// "Rua X 365 r/c esq.", "223 Main Street Apt 4B", "Flat 2 12 High Street".
    private static func withoutInside(_ words: [String]) -> [String] {
        var words = words
        if words.count > 3, rules.inside.contains(words[0]), isValue(words[1]), PlaceWords.isNumber(words[2]) {
            words.removeFirst(2)
        }
        for index in words.indices.dropFirst(2) {
            // Via Strinella 2 citofono Rossi
            if PlaceWords.insideHouse.contains(words[index]), PlaceWords.isNumber(words[index - 1]) {
                return Array(words[..<index])
            }
            let rest = words[index...]
            guard rest.allSatisfy({ isInsideWord($0) || isValue($0) }), rest.contains(where: isInsideWord) else {
                continue
            }
            // The house number stays.
            let hasNumber = words[..<index].contains(where: PlaceWords.isNumber)
            // "5 de Outubro 13 r/c": 13 is the house.
            if PlaceWords.isNumber(words[index]), !isOrdinal(words[index]), !PlaceWords.isNumber(words[index - 1]) {
                continue
            }
            guard hasNumber, isInsideWord(words[index]) || isOrdinal(words[index]) || rest.count > 1 else { continue }
            guard !isValue(words[index]) || words[..<index].contains(where: PlaceWords.isTelling) else { continue }
            return Array(words[..<index])
        }
        return words
    }

    private static func isInsideWord(_ word: String) -> Bool {
        rules.inside.contains(word) || rules.insideAlone.contains(word)
    }

    private static func isValue(_ word: String) -> Bool {
        PlaceWords.isNumber(word) || isOrdinal(word) || word.utf8.count == 1
    }

    private static let ordinalEnds: Set<String> = [
        "o", "a", "e", "er", "eme", "st", "nd", "rd", "th", "ro", "do", "to",
    ]

    private static func isOrdinal(_ word: String) -> Bool {
        let digits = word.utf8.prefix { (48...57).contains($0) }.count
        return (1...2).contains(digits) && ordinalEnds.contains(String(word.dropFirst(digits)))
    }

    // MARK: For the post

    private static func withoutCode(_ words: [String], isFirst: Bool, isOnly: Bool) -> Telling {
        var spare: Set<Int> = []
        let last = words.count - 1
        for index in words.indices where !spare.contains(index) {
            let word = words[index]
            let next = index < last ? words[index + 1] : ""
            if pairs.contains(where: { isShaped(word, $0.0) && isShaped(next, $0.1) }), index > 0 || !isFirst || isOnly
            {
                spare.formUnion([index, index + 1])
            } else if isShaped(word, "00000"), index != 1 || !isFirst && words[0].utf8.count <= 2 {
                spare.insert(index)
            } else if isShaped(word, "0000"), index == 0, !isFirst, !next.isEmpty, !PlaceWords.isNumber(next),
                !words.contains(where: PlaceWords.streetKinds.contains)
            {
                spare.insert(index)
                // 1012 AB Amsterdam
                if isShaped(next, "xx"), index + 1 < last { spare.insert(index + 1) }
            }
        }
        if !spare.isEmpty, let code = spare.min(), code == 1, words[0].utf8.count <= 2, !PlaceWords.isNumber(words[0]) {
            spare.insert(0)
        }
        let hasCode = !spare.isEmpty
        var telling = Telling()
        let code = spare.sorted().map { words[$0] }.filter(PlaceWords.hasFigure).joined()
        if !code.isEmpty { telling.codes = [code] }
        for index in words.indices where rules.codeMarks.contains(words[index]) && (hasCode || !isOnly) {
            spare.insert(index)
            if index + 1 == last, words[last].utf8.count <= 2 { spare.insert(last) }
        }
        // The province behind the town.
        let rest = words.indices.filter { !spare.contains($0) }
        if let end = rest.last, hasCode || !isOnly && (rest.count == 1 || !isFirst) {
            let isRegion = rules.regions.contains(words[end]) || hasCode && PlaceWords.isProvince(words[end])
            if isRegion, !isFirst || rest.count > 1 {
                spare.insert(end)
                telling.regions.append(words[end])
            }
        }
        telling.words = words.indices.filter { !spare.contains($0) }.map { words[$0] }
        let left = telling.words.joined(separator: " ")
        if !isOnly, rules.countries.contains(left) {
            telling.regions.append(left)
            telling.words = []
        }
        // A code alone is no aside: it is all that there is.
        return isOnly && telling.words.isEmpty ? Telling(words: words) : telling
    }

    /// Postcodes of two words: United States, Brazil, Portugal, United Kingdom (three shapes), Canada.
    private static let pairs = [
        ("00000", "0000"), ("00000", "000"), ("0000", "000"), ("xx00", "0xx"), ("xx0", "0xx"), ("x00", "0xx"),
        ("x0", "0xx"), ("x0x", "0xx"), ("xx0x", "0xx"), ("x0x", "0x0"),
    ]

    /// Whether a word has digits and letters as a shape has `0` and `x`.
    private static func isShaped(_ word: String, _ shape: String) -> Bool {
        word.utf8.count == shape.utf8.count
            && zip(word.utf8, shape.utf8).allSatisfy { ((48...57).contains($0) ? 48 : 120) == $1 }
    }
}
