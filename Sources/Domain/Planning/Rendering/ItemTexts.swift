internal import CivilTime
internal import DayPlanner
internal import Geo
internal import TripModel

/// Says an item in words: its title and its description.
struct ItemTexts {
    /// Other events, and tags that are not understood, that a description names.
    static let maximumOthers = 5
    /// Letters of a name.
    static let maximumName = 60

    let words: ItemWords
    /// In which the times are told.
    let zone: ZoneRules
    let attribution: [String]
    /// Nil: nobody said by which address the server is reached.
    var links: ItemLinks?

    /// What a place is called; home and office in this language, whatever the administrator wrote.
    func name(of place: KnownPlace) -> String {
        switch DirectiveParser.savedName(place.name) {
        case .home: words.home
        case .office: words.office
        case nil: place.nearby.map(words.near) ?? place.name
        }
    }

    func amount(_ cost: Money) -> String { cost.text(decimalMark: words.decimalMark) }

    /// "A", "B" and "C"; what is in quotes already stays as it is.
    func list(_ names: [String]) -> String {
        let quoted = names.map { $0.hasPrefix("\"") ? $0 : "\"\($0)\"" }
        guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
        return quoted.dropLast().joined(separator: ", ") + " \(words.and) " + last
    }

    func list(_ modes: Set<TravelMode>) -> String {
        modes.map { words.name(of: $0.legMode) }.sorted().joined(separator: ", ")
    }

    /// Local time, `08:05`.
    func clock(_ instant: Instant) -> String { zone.local(instant).time.hoursAndMinutes }

    func clock(_ instant: Instant, after other: Instant) -> String {
        let day = zone.local(instant).date
        return day == zone.local(other).date ? clock(instant) : "\(words.day(day)) \(clock(instant))"
    }

    /// `09:45–11:00`, with the day where it is not that of the event that is spoken of, and that of the end where it is
    /// another one.
    func span(_ event: PlannedEvent, beside other: PlannedEvent) -> String {
        clock(event.start, after: other.start) + "–" + clock(event.end, after: event.start)
    }

    func duration(_ minutes: Int64) -> String {
        if minutes < 60 { return "\(minutes) min" }
        return minutes % 60 == 0 ? "\(minutes / 60) h" : "\(minutes / 60) h \(minutes % 60) min"
    }

    /// In whole minutes, rounded up: a minute late is late. In minutes alone as long as these say something.
    func lateness(_ seconds: Int64) -> String {
        let minutes = (seconds + 59) / 60
        return minutes < 120 ? "\(minutes) min" : duration(minutes)
    }

    func length(_ distance: Metres) -> String {
        if distance.value < 1_000 { return "\(Int64((distance.value / 10).rounded() * 10)) m" }
        let hundreds = Int64((distance.value / 100).rounded())
        return "\(hundreds / 10)\(words.decimalMark)\(hundreds % 10) km"
    }

    /// One line, and not longer than a title can bear.
    func shortened(_ text: String) -> String { shortened(text, to: Self.maximumName) }

    func shortened(_ text: String, to most: Int) -> String {
        let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
        let trimmed = String(line.drop { $0.isWhitespace })
        return trimmed.count <= most ? trimmed : trimmed.prefix(most - 1) + "…"
    }

    /// Of what an agency writes; at most 500 letters of it.
    func oneLine(_ text: String) -> String {
        text.prefix(500).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
