internal import Geo

/// A text as people and calendar apps write the place of an event, in its parts: a name, a street with its number, a
/// town.
///
/// Parts end at a new line, a comma, a semicolon, a bracket, a dash between blanks. What only says where in a house one
/// goes (floor, room, "int.", "citofono"), postcode, province and country are left out.
package struct PlaceParts: Hashable, Sendable {
    /// In their order; at most ``mostParts``.
    package var parts: [String]
    /// Nothing was left out and nothing divided.
    package var isPlain: Bool
    /// Postcodes that were left out, each in one word.
    var codes: [String] = []
    /// States, provinces and countries that were left out, as ``PlaceWords`` folds them.
    var regions: [String] = []
    /// What is too much to be read, as it was written.
    var beyond: [String] = []

    private static let mostParts = 6
    private static let mostLetters = 400

    /// - Parameter text: at most its first 400 letters are read.
    package init(_ text: String) {
        let prepared = PostalText.prepared(String(text.prefix(Self.mostLetters)))
        let pieces = Self.split(prepared)
        var telling: [String] = []
        for piece in pieces {
            let told = Self.telling(piece, isFirst: telling.isEmpty, isOnly: pieces.count == 1)
            codes += told.codes
            regions += told.regions
            guard let kept = told.text else { continue }
            if PlaceWords.isHouseNumber(kept), let street = Self.withoutNumber(telling) {
                // Via Strinella, 2
                telling[street] += " " + kept
            } else if let last = telling.last, telling.count == 1, PlaceWords.isHouseNumber(last),
                !PlaceWords.hasNumber(kept)
            {
                // 12, rue des Lilas
                telling[0] = last + " " + kept
            } else {
                telling.append(kept)
            }
        }
        parts = Array(telling.prefix(Self.mostParts))
        beyond = telling.dropFirst(Self.mostParts) + Self.split(String(text.dropFirst(Self.mostLetters)))
        // Via Roma 12 MI
        if let words = parts.last.map({ PlaceWords.words(of: $0) }), words.count > 2, let last = words.last,
            PlaceWords.isProvince(last)
        {
            regions.append(last)
        }
        isPlain = telling.count == 1 && telling == Self.split(text)
    }

    /// The part whose number stands behind it: the street, else what stands right before, if it has none.
    private static func withoutNumber(_ parts: [String]) -> Int? {
        let open = parts.indices.filter { index in
            let words = PlaceWords.words(of: parts[index])
            return ![words.first, words.last].contains { $0.map(PlaceWords.isNumber) ?? false }
        }
        let street = open.last { PlaceWords.words(of: parts[$0]).contains(where: PlaceWords.streetKinds.contains) }
        return street ?? open.last { $0 == parts.count - 1 }
    }

    /// The same, with the town that ends a part as a part of its own: "Via Roma 12 Pescara".
    ///
    /// - Parameter near: where the person is: only towns that are known there are meant.
    /// - Returns: the same parts where none ends so.
    func withTownsApart(near: Coordinate?) -> PlaceParts {
        var apart = self
        // Rua de Sousa Viterbo, Porto, is in Porto.
        guard parts.dropFirst().allSatisfy({ KnownTowns.famous(PlaceWords.words(of: $0), from: near).isEmpty }) else {
            return apart
        }
        apart.parts = parts.flatMap { part -> [String] in
            let words = PlaceWords.words(of: part)
            let count = KnownTowns.wordsAtEnd(of: words, near: near)
            let rest = words.dropLast(count)
            guard count > 0, let last = rest.last, rest.contains(where: PlaceWords.isTelling) else { return [part] }
            // "Via Roma" is no street called "Via" in Rome, nor is "Via di Roma". The "Aeroporto do Porto" is in Porto.
            if PlaceWords.weak.contains(last) {
                let name = PlaceWords.withoutLastArticles(rest)
                let isHere = KnownTowns.famous(Array(words.suffix(count)), from: near).contains { town in
                    near.map { town.isClose(to: $0) } ?? false
                }
                guard isHere, !PlaceCategories.kinds(of: name).isEmpty,
                    !name.contains(where: PlaceWords.streetKinds.contains)
                else { return [part] }
                return [name.joined(separator: " "), words.suffix(count).joined(separator: " ")]
            }
            return [rest.joined(separator: " "), words.suffix(count).joined(separator: " ")]
        }
        return apart
    }

    private static func split(_ text: String) -> [String] {
        var pieces: [String] = []
        var piece = ""
        func finish() {
            let trimmed = piece.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            let bare = trimmed.drop { ".:/".contains($0) }
            if !PlaceWords.words(of: bare).isEmpty { pieces.append(String(bare)) }
            piece = ""
        }
        let characters = Array(text)
        for (index, character) in characters.enumerated() {
            let isBetweenBlanks =
                index > 0 && index + 1 < characters.count && characters[index - 1].isWhitespace
                && characters[index + 1].isWhitespace
            let isDash = isBetweenBlanks && "-–—|·•".contains(character)
            if isDash || character.isNewline || ",;()[]".contains(character) {
                finish()
            } else {
                piece.append(character)
            }
        }
        finish()
        return pieces
    }

    /// What a piece tells; no text where nothing else is left.
    private static func telling(
        _ piece: String,
        isFirst: Bool,
        isOnly: Bool
    ) -> (text: String?, codes: [String], regions: [String]) {
        let words = PlaceWords.words(of: piece)
        // 0862 123456
        if !isOnly, piece.count(where: \.isNumber) >= 9, piece.allSatisfy({ $0.isNumber || " +-./".contains($0) }) {
            return (nil, [], [])
        }
        if !isOnly, PlaceWords.isAside(words, isFirst: isFirst) { return (nil, [], []) }
        let told = PostalText.telling(in: words, isFirst: isFirst, isOnly: isOnly)
        let text = told.words == words ? piece : told.words.isEmpty ? nil : told.words.joined(separator: " ")
        return (text, told.codes, told.regions)
    }
}
