/// Text that others wrote into an event, cut before it is kept: it is repeated in titles, descriptions, alarms and
/// warnings.
enum ForeignText {
    /// Characters of an event's title.
    static let titleCharacters = 80
    /// Characters of a place as it stands in an event.
    static let placeCharacters = 300

    /// The text, or its beginning and an ellipsis.
    ///
    /// - Parameters:
    ///   - text: any text.
    ///   - characters: how many are kept. One character may have any number of scalars; of those at most twice as many
    ///     are kept.
    /// - Returns: at most so many characters, and the ellipsis.
    static func cut(_ text: String, to characters: Int) -> String {
        guard text.utf8.count > characters else { return text }
        let scalars = text.unicodeScalars.prefix(2 * characters)
        let kept = String(String.UnicodeScalarView(scalars)).prefix(characters)
        return kept.utf8.count < text.utf8.count ? kept + "…" : text
    }
}
