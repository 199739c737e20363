internal import DayPlanner
internal import FoundationEssentials
internal import Geo
internal import Geocoding
internal import ICalendar

/// The question where an event is, as STRUCTURED-DATA of its warning carries it (RFC 9073 §6.6): for programs that offer
/// the choices, and for the planner, which recognises the answer.
struct PlaceQuestion: Codable, Equatable {
    struct Choice: Codable, Equatable {
        /// One line; as the place of an event it means this choice.
        var text: String
        var latitude: Double
        var longitude: Double

        var coordinate: Coordinate { Coordinate(latitude: latitude, longitude: longitude) }
    }

    /// What stood in the event.
    var text: String
    /// Empty: nothing like it is known.
    var choices: [Choice]

    static let schema = "urn:travlendar:place-question:1"

    /// Nil for a warning that asks for something else, such as where to set out from.
    init?(_ warning: PlannedWarning) {
        guard !warning.isAboutOrigin else { return nil }
        switch warning.reason {
        case .placeNotFound(let text, _): self.init(text: text, choices: [])
        case .placeAmbiguous(let text, let candidates):
            let choices = candidates.map {
                Choice(text: $0.answer, latitude: $0.coordinate.latitude, longitude: $0.coordinate.longitude)
            }
            self.init(text: text, choices: choices)
        default: return nil
        }
    }

    init(text: String, choices: [Choice]) {
        self.text = text
        self.choices = choices
    }

    /// The question of a warning as it was published; nil where it asks none.
    init?(publishedBytes bytes: [UInt8]) {
        guard let property = Reconciler.event(in: bytes)?.first("STRUCTURED-DATA"),
            property.parameter("SCHEMA") == PlaceQuestion.schema,
            let question = try? JSONDecoder().decode(PlaceQuestion.self, from: Data(property.text.utf8))
        else { return nil }
        self = question
    }

    func json() -> String? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The choice that was pasted into a text, whatever was copied with it; the longest where one is a part of another.
    func choice(pastedInto text: String) -> Choice? {
        let words = PlaceWords.words(of: text)
        let pasted = choices.map { (choice: $0, words: PlaceWords.words(of: $0.text)) }
            .filter { !$0.words.isEmpty && words.contains(sequence: $0.words) }
        return pasted.max { $0.words.count < $1.words.count }?.choice
    }

    /// Whether the text has all words of the one that was asked about, and more.
    func isRefined(by text: String) -> Bool {
        let words = Set(PlaceWords.words(of: text))
        let asked = Set(PlaceWords.words(of: self.text))
        return !asked.isEmpty && asked.isStrictSubset(of: words)
    }
}

extension [String] {
    /// Whether the words of `part` stand here one behind the other.
    fileprivate func contains(sequence part: [String]) -> Bool {
        guard part.count <= count else { return false }
        return (0...(count - part.count)).contains { Array(self[$0..<($0 + part.count)]) == part }
    }
}
