/// The two ends of a flight, a train or a lift, as people and the calendar entries of airlines and railways write them.
enum JourneyText {
    /// Texts that may name the two ends.
    struct Ends: Equatable {
        /// Nil: the event's place tells.
        var start: String?
        var end: String
    }

    /// `A → B`, in an event's place.
    static func ends(ofPlace text: String) -> Ends? {
        // Hardly any text has one, and looking for all of them takes much longer than for what each of them has.
        guard text.utf8.contains(where: { $0 == UInt8(ascii: ">") || $0 == leadOfArrows }) else { return nil }
        for arrow in arrows {
            guard let range = text.firstRange(of: arrow) else { continue }
            let (start, end) = (trimmed(text[..<range.lowerBound]), trimmed(text[range.upperBound...]))
            guard !start.isEmpty, !end.isEmpty, !arrows.contains(where: end.contains) else { return nil }
            return Ends(start: start, end: end)
        }
        return nil
    }

    /// Of a title: `LIS → OPO` with or without words before it, `Flight to Porto (TP 1943)`, `Treno 9600 Milano Centrale
    /// - Roma Termini`, `Zugfahrt von Berlin Hbf nach München Hbf`. Without an arrow only where a word says that it is a
    /// journey.
    static func ends(ofTitle title: String) -> Ends? {
        let title = withoutBrackets(title)
        if let ends = ends(ofPlace: title) {
            return Ends(start: ends.start.map(withoutJourney), end: ends.end)
        }
        guard isJourney(title) else { return nil }
        let rest = withoutJourney(title)
        for (from, to) in prepositions {
            guard let range = rest.firstRange(ofWord: to) else { continue }
            let end = trimmed(rest[range.upperBound...])
            var start = trimmed(rest[..<range.lowerBound])
            if let from = start.firstRange(ofWord: from) { start = trimmed(start[from.upperBound...]) }
            guard !end.isEmpty else { continue }
            return Ends(start: start.isEmpty ? nil : start, end: end)
        }
        for dash in [" - ", " – ", " — ", "-"] {
            let parts = rest.split(separator: dash, maxSplits: 2).map(trimmed)
            if parts.count == 2, parts.allSatisfy({ $0.count >= 3 }) { return Ends(start: parts[0], end: parts[1]) }
        }
        return nil
    }

    /// A word for a journey, and a number or a place to go to.
    static func isJourney(_ title: String) -> Bool {
        let words = Self.words(title)
        return words.first.map { journeys.contains($0.lowercased()) } == true || title.contains("✈")
    }

    /// Without the words for the journey and its number at the beginning.
    private static func withoutJourney(_ text: String) -> String {
        var words = Self.words(text)
        while let first = words.first, words.count > 1, isJourneyWord(first) { words.removeFirst() }
        return words.joined(separator: " ")
    }

    private static func isJourneyWord(_ word: Substring) -> Bool {
        let bare = word.lowercased().filter { $0.isLetter || $0.isNumber }
        if bare.isEmpty || journeys.contains(bare) || bare.allSatisfy(\.isNumber) { return true }
        // "TP1943", "LH", before a number.
        return bare.contains(where: \.isNumber) && bare.count <= 7 && bare.first?.isLetter == true
            || word.count == 2 && word.allSatisfy { $0.isUppercase || $0.isNumber }
    }

    private static func withoutBrackets(_ text: String) -> String {
        guard let open = text.firstIndex(of: "("), let close = text[open...].firstIndex(of: ")") else { return text }
        return trimmed(text[..<open] + text[text.index(after: close)...])
    }

    private static func words(_ text: some StringProtocol) -> [Substring] {
        Substring(text).split { $0.isWhitespace || $0 == ":" || $0 == "✈" }
    }

    private static func trimmed(_ text: some StringProtocol) -> String {
        let words = Substring(text).split(whereSeparator: \.isWhitespace).map(String.init)
        return words.joined(separator: " ")
    }

    private static let arrows = ["→", "➔", "➡", "⟶", "⇒", "->", "=>", "–>", "—>"]
    /// With which the arrows that are one character begin in UTF-8.
    private static let leadOfArrows: UInt8 = 0xE2
    private static let journeys: Set<String> = [
        "flight", "fly", "train", "coach", "ferry", "volo", "treno", "traghetto", "pullman", "flug", "zug", "zugfahrt",
        "bahnfahrt", "bahn", "fähre", "vol", "tgv", "voo", "comboio", "vuelo", "tren", "vlucht", "trein",
        "frecciarossa", "frecciargento", "italo", "intercity", "eurostar", "ice",
    ]
    /// Before the start and before the end, by language.
    private static let prepositions = [
        ("from", "to"), ("da", "a"), ("von", "nach"), ("de", "à"), ("de", "para"), ("from", "per"), ("van", "naar"),
    ]
}

extension String {
    /// Where a word stands between white space or the text's ends, whatever its case.
    fileprivate func firstRange(ofWord word: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            let end = self[start...].firstIndex(where: \.isWhitespace) ?? endIndex
            if self[start..<end].lowercased() == word { return start..<end }
            start = self[end...].firstIndex { !$0.isWhitespace } ?? endIndex
        }
        return nil
    }
}
