/// A text as people and calendar apps write the place of an event, in its parts: a name, a street with its number, a town.
///
/// Parts end at a new line, a comma, a semicolon, a bracket, a dash between blanks. What only says where in a house one goes
/// (floor, room, "int.", "citofono"), postcode, province and country are left out.
package struct PlaceParts: Hashable, Sendable {
    /// In their order; at most ``mostParts``.
    package var parts: [String]
    /// Nothing was left out and nothing divided.
    package var isPlain: Bool

    private static let mostParts = 6

    /// - Parameter text: at most its first 400 letters are read.
    package init(_ text: String) {
        var whole: [String] = []
        for piece in Self.split(String(text.prefix(400))) {
            // Via Strinella, 2
            if let last = whole.last, PlaceWords.isHouseNumber(piece), !PlaceWords.hasNumber(last) {
                whole[whole.count - 1] = last + " " + piece
            } else {
                whole.append(piece)
            }
        }
        let telling = whole.enumerated().compactMap { index, piece in
            Self.withoutAsides(piece, isFirst: index == 0, isOnly: whole.count == 1)
        }
        parts = Array(telling.prefix(Self.mostParts))
        isPlain = whole.count == 1 && telling == whole
    }

    /// The same, with the town that ends a part as a part of its own: "Via Roma 12 Pescara".
    func withTownsApart() -> PlaceParts {
        var apart = self
        apart.parts = parts.flatMap { part -> [String] in
            let words = PlaceWords.words(of: part)
            let count = KnownTowns.wordsAtEnd(of: words)
            let rest = words.dropLast(count)
            // "Via Roma" is no street called "Via" in Rome, nor is "Via di Roma".
            guard count > 0, let last = rest.last, !PlaceWords.weak.contains(last),
                rest.contains(where: PlaceWords.isTelling)
            else { return [part] }
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

    /// Nil where nothing else is left.
    private static func withoutAsides(_ piece: String, isFirst: Bool, isOnly: Bool) -> String? {
        let words = PlaceWords.words(of: piece)
        if !isOnly, PlaceWords.isAside(words, isFirst: isFirst) { return nil }
        // Via Strinella 2 int. 4: from behind the number on.
        let cut = words.indices.dropFirst(2).first {
            PlaceWords.insideHouse.contains(words[$0]) && PlaceWords.isNumber(words[$0 - 1])
        }
        var kept = Array(words[..<(cut ?? words.count)])
        let spare = PlaceWords.postalAsides(in: kept, isOnly: isOnly)
        guard cut != nil || !spare.isEmpty else { return piece }
        kept = kept.indices.filter { !spare.contains($0) }.map { kept[$0] }
        return kept.isEmpty ? nil : kept.joined(separator: " ")
    }
}
