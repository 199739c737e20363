package import Calendars

/// The languages in which items are written.
package enum ItemLanguage: String, Sendable, CaseIterable {
    case english = "en"
    case italian = "it"

    /// For a BCP 47 tag; English where we do not have the language.
    package init(tag: String?) {
        let primary = tag?.split(separator: "-").first.map { $0.lowercased() }
        self = primary.flatMap(ItemLanguage.init(rawValue:)) ?? .english
    }

    /// What a person's first calendar is called, and the one that the server writes.
    package var calendarNames: (first: String, travel: String) { (words.calendarName, words.travelCalendar.name) }
    /// What is said of the one that the server writes.
    package var travelCalendarWords: TravelCalendarWords { words.travelCalendar }

    /// The words of this language; the only place that chooses between languages.
    var words: ItemWords {
        switch self {
        case .english: .english
        case .italian: .italian
        }
    }
}
