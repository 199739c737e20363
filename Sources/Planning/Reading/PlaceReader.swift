internal import Accounts
internal import Geo
internal import ICalendar
internal import Journeys
internal import Planner

/// Finds out where an event is (DESIGN.md 4). Coordinates win over text; a text that means several places is not guessed at.
///
/// Remembers the answers to texts: one reader serves one plan.
struct PlaceReader {
    private let places: [String: SavedPlace]
    private let placing: Placing
    private var answers: [String: PlaceReading] = [:]

    init(places: [SavedPlace], placing: Placing) {
        self.places = Dictionary(
            places.map { (SavedPlace.foldedName($0.name), $0) },
            uniquingKeysWith: { first, _ in first }
        )
        self.placing = placing
    }

    /// Where days start and end.
    var home: KnownPlace? { saved(SavedPlace.homeName) }

    mutating func place(of event: Component) throws(PlaceSearchError) -> PlaceReading {
        let text = event.first("LOCATION").map { $0.text.trimmed } ?? ""
        if let place = coordinates(of: event, text: text) { return .known(try named(place)) }
        if text.isEmpty { return .none }
        return try place(named: text)
    }

    /// What a text means: coordinates, a saved place, a place of the map; nothing where it only names a meeting's address.
    mutating func place(named text: String) throws(PlaceSearchError) -> PlaceReading {
        if let coordinate = PlaceReader.coordinate(in: text) {
            return .known(try named(KnownPlace(name: "", coordinate: coordinate)))
        }
        if let place = saved(text) { return .known(place) }
        if PlaceReader.isOnline(text) { return .none }
        if let answer = answers[text] { return answer }
        let answer = try search(text)
        answers[text] = answer
        return answer
    }

    // MARK: Coordinates

    /// With what is close to it, where it has no name.
    private func named(_ place: KnownPlace) throws(PlaceSearchError) -> KnownPlace {
        guard place.name.isEmpty else { return place }
        // Where the person's own places are is nobody's business: least of all a geocoder's.
        let isOwn = places.values.contains { $0.coordinate.distance(to: place.coordinate) <= Placing.nearby }
        guard !isOwn else { return place }
        var place = place
        place.nearby = try placing.name(near: place.coordinate)
        return place
    }

    private func coordinates(of event: Component, text: String) -> KnownPlace? {
        if let property = event.first("X-APPLE-STRUCTURED-LOCATION"), let uri = GeoURI(property.value) {
            let title = property.parameter("X-TITLE") ?? ""
            return KnownPlace(name: title.isEmpty ? text : title, coordinate: uri.coordinate)
        }
        if let value = event.first("GEO")?.value, let coordinate = PlaceReader.pair(value, separator: ";") {
            return KnownPlace(name: text, coordinate: coordinate)
        }
        for location in event.components(named: "VLOCATION") {
            guard let coordinate = PlaceReader.coordinate(of: location) else { continue }
            return KnownPlace(name: location.first("NAME")?.text.trimmed ?? text, coordinate: coordinate)
        }
        return nil
    }

    /// RFC 9073 §7.2: GEO, or structured data or an address that is a `geo:` URI.
    private static func coordinate(of location: Component) -> Coordinate? {
        if let value = location.first("GEO")?.value, let coordinate = pair(value, separator: ";") { return coordinate }
        for property in location.all("STRUCTURED-DATA") + location.all("URL") {
            if let uri = GeoURI(property.value) { return uri.coordinate }
        }
        return nil
    }

    /// A `geo:` URI, or two decimal numbers such as a map shows them.
    static func coordinate(in text: String) -> Coordinate? {
        if let uri = GeoURI(text) { return uri.coordinate }
        return text.contains(".") ? pair(text, separator: ",") : nil
    }

    private static func pair(_ text: String, separator: Character) -> Coordinate? {
        let parts = text.split(separator: separator, omittingEmptySubsequences: false)
        guard parts.count == 2, let latitude = Double(String(parts[0]).trimmed),
            let longitude = Double(String(parts[1]).trimmed)
        else { return nil }
        // Clients without a place write 0;0 rather than nothing.
        guard latitude != 0 || longitude != 0 else { return nil }
        return Coordinate(validating: latitude, longitude)
    }

    // MARK: Text

    /// Under its own name, or by the word of one of our languages.
    private func saved(_ text: String) -> KnownPlace? {
        let place =
            places[SavedPlace.foldedName(text)]
            ?? WishReader.savedName(text).flatMap { places[SavedPlace.foldedName($0.rawValue)] }
        return place.map { KnownPlace(name: $0.name, coordinate: $0.coordinate) }
    }

    private func search(_ text: String) throws(PlaceSearchError) -> PlaceReading {
        switch try placing.place(text, near: home?.coordinate) {
        case .found(let match):
            return .known(KnownPlace(name: match.name.isEmpty ? text : match.name, coordinate: match.coordinate))
        case .ambiguous(let matches): return .ambiguous(text, candidates: matches.map(\.title))
        case .notFound: return .notFound(text)
        }
    }

    /// Words that calendar apps and their plug-ins write where there is no place to go to.
    private static let onlineWords: Set<String> = [
        "online", "zoom", "zoom meeting", "microsoft teams", "microsoft teams meeting", "teams", "teams meeting",
        "google meet", "meet", "skype", "webex", "jitsi", "facetime", "phone", "phone call", "call", "telefono",
        "telefonata", "videochiamata", "riunione di microsoft teams", "video call",
    ]

    private static func isOnline(_ text: String) -> Bool {
        let lower = text.lowercased()
        if lower.hasPrefix("https://") || lower.hasPrefix("http://") || lower.hasPrefix("tel:") { return true }
        return onlineWords.contains(lower)
    }
}

extension String {
    fileprivate var trimmed: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }
}
