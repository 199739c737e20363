internal import Accounts
internal import DayPlanner
internal import Geo
internal import Geocoding
internal import ICalendar
internal import TripModel

/// Finds out where an event is (DESIGN.md 4). Coordinates win over text; a text that means several places is not
/// guessed at.
///
/// Remembers the answers to texts: one reader serves one plan.
struct PlaceReader {
    private let places: [String: SavedPlace]
    private let learned: [String: LearnedPlace]
    let geocoder: Geocoder
    private var answers: [String: PlaceReading] = [:]

    init(places: [SavedPlace], learned: [LearnedPlace] = [], geocoder: Geocoder) {
        let home = SavedPlace.home(among: places).map { (SavedPlace.foldedName(SavedPlace.homeName), $0) }
        self.places = Dictionary(
            places.map { (SavedPlace.foldedName($0.name), $0) } + [home].compactMap(\.self),
            uniquingKeysWith: { first, _ in first }
        )
        self.learned = Dictionary(learned.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        self.geocoder = geocoder
    }

    /// Where days start and end.
    var home: KnownPlace? { saved(SavedPlace.homeName) }

    mutating func place(of event: Component) throws(PlaceSearchError) -> PlaceReading {
        let text = PlaceReader.text(of: event)
        if let place = coordinates(of: event, text: text) { return .known(try named(place)) }
        if text.isEmpty { return .none }
        return try place(named: text)
    }

    /// Where an event is, and where it ends where that is another place (`A → B`, two VLOCATIONs, an airline's entry).
    ///
    /// - Parameters:
    ///   - event: a VEVENT.
    ///   - changesZone: its end is written in another zone than its start, so it ends elsewhere.
    /// - Returns: `end` is nothing where it ends where it is.
    /// - Throws: where a search for places is not to be had.
    mutating func ends(
        of event: Component,
        changesZone: Bool
    ) throws(PlaceSearchError) -> (place: PlaceReading, end: PlaceReading) {
        let location = event.first("LOCATION").map { PlaceReader.words($0.text) } ?? ""
        if let two = twoLocations(of: event) { return (.known(try named(two.start)), .known(try named(two.end))) }
        if let ends = JourneyText.ends(ofPlace: location), let start = ends.start {
            return (try journeyEnd(named: start), try journeyEnd(named: ends.end))
        }
        let place = try place(of: event)
        let title = PlaceReader.words(event.first("SUMMARY")?.text ?? "")
        if let ends = JourneyText.ends(ofTitle: title) {
            var start = place
            if place == .none, let text = ends.start { start = try journeyEnd(named: text) }
            let end = try journeyEnd(named: ends.end)
            // Where only the title speaks of a way, it must name places; "Plan A → B" names none.
            let isSure = JourneyText.isJourney(title) || changesZone
            if start != .none, isSure || (start.known != nil && end.known != nil) { return (start, end) }
        }
        return (place, changesZone && place != .none ? .notFound("") : .none)
    }

    /// A room or a meeting's address is no end of a journey.
    private mutating func journeyEnd(named text: String) throws(PlaceSearchError) -> PlaceReading {
        switch try place(named: text) {
        case .none, .room: .notFound(text)
        case let reading: reading
        }
    }

    /// The first and the last VLOCATION with coordinates, where the way between them is one.
    private func twoLocations(of event: Component) -> (start: KnownPlace, end: KnownPlace)? {
        let known = event.components(named: "VLOCATION").compactMap { location -> KnownPlace? in
            guard let coordinate = PlaceReader.coordinate(of: location) else { return nil }
            return KnownPlace(
                name: location.first("NAME").map { PlaceReader.words($0.text) } ?? "",
                coordinate: coordinate
            )
        }
        guard let start = known.first, let end = known.last,
            start.coordinate.distance(to: end.coordinate).value > PlaceReader.leastJourneyMetres
        else { return nil }
        return (start, end)
    }

    /// Two places of one event may be its door and its car park.
    private static let leastJourneyMetres = 3_000.0

    /// What a text means: coordinates, a saved place, one that was chosen for it before, a place of the map; nothing where it only names a meeting's
    /// address.
    mutating func place(named text: String) throws(PlaceSearchError) -> PlaceReading {
        if let answer = answers[text] { return answer }
        let answer = try reading(of: text)
        answers[text] = answer
        return answer
    }

    /// What a text behind `#from` begins with: the longest of it that is a place, cut only where a sentence goes on to
    /// something else. "Via Roma" of "Via Roma in Pescara" would be another one.
    mutating func origin(_ text: String) throws(PlaceSearchError) -> PlaceReading {
        let whole = try place(named: text)
        if case .known = whole { return whole }
        let words = text.split(whereSeparator: \.isWhitespace)
        for count in words.indices.dropFirst().reversed() {
            let last = words[count - 1]
            let isSentence = last.count > 3 && ".!?".contains(last.suffix(1))
            guard isSentence || PlaceReader.joiners.contains(words[count].lowercased()) else { continue }
            let text = words[..<count].joined(separator: " ")
            let reading = try place(named: isSentence ? String(text.dropLast()) : text)
            if case .known = reading { return reading }
        }
        // Nobody can set out from a room that is nowhere.
        if case .room(let text) = whole { return .notFound(text) }
        return whole
    }

    private static let joiners: Set<String> = [
        "and", "then", "with", "before", "after", "but", "e", "ed", "poi", "con", "prima", "dopo", "ma", "com",
        "depois", "antes", "&", "-", "–",
    ]

    private func reading(of text: String) throws(PlaceSearchError) -> PlaceReading {
        if let coordinate = PlaceCoordinates.coordinate(in: text) {
            let name = PlaceCoordinates.words(around: text)
            return .known(try named(KnownPlace(name: name, coordinate: coordinate)))
        }
        if let place = remembered(text) { return .known(place) }
        let links = PlaceLinks(text)
        let parts = PlaceParts(links.rest).parts
        if let coordinate = links.coordinate {
            return .known(try named(KnownPlace(name: parts.first ?? "", coordinate: coordinate)))
        }
        if let reading = try savedPart(of: parts, text) { return reading }
        if OnlineWords.mean(links.rest, hasLink: links.hasLink && !links.hasMap) { return .none }
        if RoomWords.areNamed(by: links.rest) { return .room(text) }
        guard !parts.isEmpty else { return .notFound(text) }
        let reading = try search(links.hasLink ? links.rest : text)
        if case .notFound = reading, RoomWords.mayBeNamed(by: links.rest) { return .room(text) }
        return reading
    }

    /// A saved place, called by a part of the text: "Office, room 3". What else the text tells must be close to it, or
    /// no place at all.
    private func savedPart(of parts: [String], _ text: String) throws(PlaceSearchError) -> PlaceReading? {
        let called = parts.indices.filter { saved(parts[$0]) != nil }
        guard called.count == 1, let index = called.first, let place = saved(parts[index]) else { return nil }
        let beside = parts[..<index] + parts[(index + 1)...]
        let others = beside.joined(separator: ", ")
        if others.isEmpty { return .known(place) }
        if KnownTowns.isOutside(place.coordinate, of: others) { return .notFound(text) }
        switch try geocoder.place(others, near: place.coordinate) {
        case .notFound:
            guard index == 0 else { return nil }
            var named = place
            named.exactness = PlaceExactness(.place, margin: .zero, unused: Array(beside))
            return .known(named)
        case .found(let match):
            if isNear(place, match) { return .known(place) }
            return .ambiguous(text, candidates: try candidates([match], after: place))
        case .ambiguous(let matches):
            if matches.contains(where: { isNear(place, $0) }) { return .known(place) }
            return .ambiguous(text, candidates: try candidates(matches, after: place))
        }
    }

    private func isNear(_ place: KnownPlace, _ match: PlaceMatch) -> Bool {
        place.coordinate.distance(to: match.coordinate).kilometres < (match.kind == "street" ? 3 : 1)
    }

    // MARK: Coordinates

    /// With what is close to it, where it has no name.
    private func named(_ place: KnownPlace) throws(PlaceSearchError) -> KnownPlace {
        guard place.name.isEmpty else { return place }
        // Where the person's own places are is nobody's business: least of all a geocoder's.
        let isOwn = places.values.contains { $0.coordinate.distance(to: place.coordinate) <= Geocoder.nearby }
        guard !isOwn else { return place }
        var place = place
        place.nearby = try geocoder.name(near: place.coordinate)
        return place
    }

    /// What an app or the person gave as coordinates beside the text; nil where there are none.
    func coordinates(of event: Component, text: String) -> KnownPlace? {
        if let property = event.first("X-APPLE-STRUCTURED-LOCATION"), let uri = GeoURI(property.value) {
            let title = PlaceReader.words(property.parameter("X-TITLE") ?? "")
            return KnownPlace(name: title.isEmpty ? text : title, coordinate: uri.coordinate)
        }
        if let value = event.first("GEO")?.value, let coordinate = PlaceReader.pair(value) {
            return KnownPlace(name: text, coordinate: coordinate)
        }
        for location in event.components(named: "VLOCATION") {
            guard let coordinate = PlaceReader.coordinate(of: location) else { continue }
            return KnownPlace(
                name: location.first("NAME").map { PlaceReader.words($0.text) } ?? text,
                coordinate: coordinate
            )
        }
        return nil
    }

    /// RFC 9073 §7.2: GEO, or structured data or an address that is a `geo:` URI.
    static func coordinate(of location: Component) -> Coordinate? {
        if let value = location.first("GEO")?.value, let coordinate = pair(value) { return coordinate }
        for property in location.all("STRUCTURED-DATA") + location.all("URL") {
            if let uri = GeoURI(property.value) { return uri.coordinate }
        }
        return nil
    }

    // RFC 5545 §3.8.1.6: geovalue = float ";" float
    private static func pair(_ text: String) -> Coordinate? {
        let parts = text.split(separator: ";", omittingEmptySubsequences: false)
        guard parts.count == 2, let latitude = Double(String(parts[0]).trimmed),
            let longitude = Double(String(parts[1]).trimmed)
        else { return nil }
        return PlaceCoordinates.place(latitude, longitude)
    }

    // MARK: Text

    /// LOCATION, as far as it is read; empty where there is none.
    static func text(of event: Component) -> String { event.first("LOCATION").map { words($0.text) } ?? "" }

    /// What the person gave a name to, or chose for this text before.
    func remembered(_ text: String) -> KnownPlace? {
        if let place = saved(text) { return place }
        return learned[LearnedPlace.key(text)].map { place in
            KnownPlace(name: text, coordinate: place.coordinate, chosen: place.title)
        }
    }

    /// Whether it is the name of a saved place.
    func isSaved(_ text: String) -> Bool { saved(text) != nil }

    /// What an event says of a place, as far as it is read.
    private static func words(_ text: String) -> String {
        ForeignText.cut(text, to: ForeignText.placeCharacters).trimmed
    }

    /// Under its own name, or by the word of one of our languages, whatever stands around it: "the office.".
    private func saved(_ text: String) -> KnownPlace? {
        let place = savedAs(text) ?? savedAs(PlaceReader.bare(text))
        return place.map { KnownPlace(name: $0.name, coordinate: $0.coordinate) }
    }

    private func savedAs(_ text: String) -> SavedPlace? {
        places[SavedPlace.foldedName(text)]
            ?? DirectiveParser.savedName(text).flatMap { places[SavedPlace.foldedName($0.rawValue)] }
    }

    private static let articles: Set<String> = [
        "the", "my", "our", "at", "in", "il", "lo", "la", "mio", "mia", "o", "a", "na", "no", "meu", "minha",
    ]

    /// Without the articles before it and the marks around it.
    private static func bare(_ text: String) -> String {
        var words = text.split { $0.isWhitespace || "@.,;:!?()[]".contains($0) }
        while words.count > 1, articles.contains(words[0].lowercased()) { words.removeFirst() }
        return words.joined(separator: " ")
    }

    private func search(_ text: String) throws(PlaceSearchError) -> PlaceReading {
        switch try geocoder.place(text, near: home?.coordinate) {
        case .found(let match):
            // As it was typed, where that is its name; maps have some in capitals.
            let isTyped = match.name.isEmpty || match.name.lowercased() == text.lowercased()
            let name = isTyped ? text : CapitalText.softened(match.name)
            let exactness = match.exactness.isTold ? match.exactness : nil
            let place = KnownPlace(name: name, coordinate: match.coordinate, exactness: exactness)
            return match.exactness.isPlanned ? .known(place) : .inexact(text, place)
        case .ambiguous(let matches): return .ambiguous(text, candidates: try candidates(matches))
        case .notFound:
            return .notFound(text, elsewhere: try townElsewhere(in: text))
        }
    }

    /// The town that a text names, where it is far from home and no map has it.
    private func townElsewhere(in text: String) throws(PlaceSearchError) -> String? {
        guard let home, let town = geocoder.townElsewhere(in: text, near: home.coordinate),
            case .notFound = try geocoder.place(town, near: home.coordinate)
        else { return nil }
        return town
    }
}

extension String {
    fileprivate var trimmed: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }
}
