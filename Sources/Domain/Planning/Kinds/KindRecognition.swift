internal import Accounts
internal import ICalendar
internal import TripModel

/// Recognises the kinds of events (DESIGN.md 12).
///
/// The most specific rule wins: a hashtag, which is about this event, before CATEGORIES, which an app may have set,
/// before the calendar that the event is in. Of two kinds by the same rule the one whose identifier is first counts.
struct KindRecognition: Sendable {
    private var byHashtag: [String: String] = [:]
    private var byCategory: [String: String] = [:]
    private var byCalendar: [String: String] = [:]
    private let kinds: [String: EventKind]

    /// - Parameter kinds: by identifier.
    init(_ kinds: [String: EventKind]) {
        self.kinds = kinds
        for (name, kind) in kinds.sorted(by: { $0.key > $1.key }) {
            let own: Set = [EventKind.folded(name)]
            for tag in kind.hashtags ?? own { byHashtag[tag] = name }
            for category in kind.categories ?? own { byCategory[category] = name }
            for calendar in kind.calendars ?? [] { byCalendar[calendar] = name }
        }
    }

    /// The layer of preferences of an event's kind; empty where it is of none.
    ///
    /// - Parameters:
    ///   - event: a VEVENT.
    ///   - calendar: the name of the calendar that it is in.
    /// - Returns: the layer.
    func preferences(of event: Component, in calendar: String) -> TravelPreferences {
        kind(of: event, in: calendar).flatMap { kinds[$0]?.travel } ?? TravelPreferences()
    }

    /// The identifier of an event's kind; nil: it is of none.
    func kind(of event: Component, in calendar: String) -> String? {
        if !byHashtag.isEmpty {
            for name in ["SUMMARY", "DESCRIPTION"] {
                let tags = event.first(name).map { Self.hashtags(in: $0.text) } ?? []
                if let kind = tags.compactMap({ byHashtag[$0] }).min() { return kind }
            }
        }
        let categories = event.all("CATEGORIES").flatMap(\.textList).map(EventKind.folded)
        return categories.compactMap { byCategory[$0] }.min() ?? byCalendar[calendar]
    }

    /// Text beyond this many bytes is not read.
    private static let maximumBytes = 65_536

    /// The tags of a text, folded, without `#`: at the start, after white space or after an opening bracket.
    static func hashtags(in text: String) -> [String] {
        guard text.utf8.contains(UInt8(ascii: "#")) else { return [] }
        let words = text.utf8.prefix(maximumBytes).split {
            $0 <= 0x20 || $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "[")
        }
        return words.compactMap { word in
            guard word.first == UInt8(ascii: "#") else { return nil }
            let name = String(decoding: word.dropFirst(), as: UTF8.self).prefix { $0.isLetter || $0.isNumber }
            return name.isEmpty ? nil : name.lowercased()
        }
    }
}
