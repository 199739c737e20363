internal import Calendars
internal import DayPlanner

/// The texts of an event without the hashtags that its owner writes for their planner, which may name where they live.
package enum PublicText {
    /// Known tags go with what stands in the same word; `#from` goes with the rest of its line, which is a place.
    package static func withoutDirectives(_ text: String) -> String {
        let shown = EventLinkTag.withoutAddress(text)
        let lines = shown.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
            guard line.contains("#") else { return String(line) }
            var words: [Substring] = []
            for word in line.split(separator: " ", omittingEmptySubsequences: false) {
                guard let tag = tag(of: word) else {
                    words.append(word)
                    continue
                }
                if DirectiveParser.isOrigin(tag) { break }
                guard DirectiveParser.isTag(tag) || tag == linkTag else {
                    words.append(word)
                    continue
                }
            }
            while words.last?.isEmpty == true { words.removeLast() }
            return words.joined(separator: " ")
        }
        return lines.joined(separator: "\n")
    }

    private static let linkTag = "link"

    /// `from` of `(#From:Home`; nil: the word is no tag.
    private static func tag(of word: Substring) -> String? {
        let rest = word.drop { $0 == "(" || $0 == "[" }
        guard rest.first == "#" else { return nil }
        return rest.dropFirst().prefix { $0.isLetter || $0.isNumber }.lowercased()
    }
}
