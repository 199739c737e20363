internal import Accounts
package import CivilTime
package import Geo

/// A place that a person chose for a text once: from then on the text means it in their events.
package struct LearnedPlace: Hashable, Sendable {
    /// As it stood in the event, cut to ``ForeignText/placeCharacters``.
    package var text: String
    /// What was chosen, in words; empty where only coordinates are known.
    package var title: String
    package var coordinate: Coordinate
    package var learnedAt: Instant
    /// The change of the home that taught it. A later change teaches anew, an earlier one no more.
    package var modseq: Int64

    package init(text: String, title: String, coordinate: Coordinate, learnedAt: Instant, modseq: Int64) {
        self.text = text
        self.title = title
        self.coordinate = coordinate
        self.learnedAt = learnedAt
        self.modseq = modseq
    }

    /// How many of them are kept for a person; beyond, the one that was learned first goes.
    package static let mostPlaces = 200

    /// The form under which texts are compared and kept unique: without regard to case, blanks and the marks at the
    /// ends.
    package static func key(_ text: String) -> String {
        let folded = SavedPlace.foldedName(text)
        guard let first = folded.firstIndex(where: { !isMark($0) }), let last = folded.lastIndex(where: { !isMark($0) })
        else { return folded }
        return String(folded[first...last])
    }

    package var key: String { Self.key(text) }

    private static func isMark(_ character: Character) -> Bool {
        character.isWhitespace || ".,;:!?\"'«»“”".contains(character)
    }
}
