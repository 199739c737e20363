package import Accounts
package import CivilTime
internal import DayPlanner
package import Geo
internal import Geocoding
package import ICalendar
internal import TripModel

/// The places of a person outside of plans: what they type is completed, what they chose is shown, taught and forgotten.
extension PlanningService {
    /// Letters of a text that is completed or taught.
    package static let mostPlaceCharacters = ForeignText.placeCharacters
    /// So close to a place of the person's own, one is there.
    private static let here = Metres(150)
    /// Farther away, a place says nothing of a coordinate.
    private static let around = Metres(500)
    /// So close, two places of a list are one.
    private static let samePlace = Metres(30)

    // MARK: Completion

    /// Places that a text may become: the person's own first, then those of the day, then of the map, close to where
    /// the day takes the person. A text with coordinates, such as the ``OfferedPlace/location`` of a place that was
    /// offered before, is that place alone.
    ///
    /// - Parameters:
    ///   - text: as far as it was typed, at most ``mostPlaceCharacters``.
    ///   - person: whose places count.
    ///   - day: of the event that is being written; nil: no other events count.
    ///   - limit: how many at most, 1 to 20.
    /// - Returns: the best first; of one's own also for less than three letters.
    /// - Throws: ``AccountError/unavailable(logDetail:)``.
    /// - Complexity: one search of the map and four reads of the store.
    package func complete(
        _ text: String,
        of person: PrincipalID,
        day: CivilDate? = nil,
        limit: Int = 10
    ) async throws(AccountError) -> [OfferedPlace] {
        guard let settings = try await known({ try await self.settings(of: person) }) else { throw .notFound }
        if let coordinate = PlaceCoordinates.coordinate(in: text) {
            let name = PlaceCoordinates.words(around: text)
            let line = PlaceCoordinates.line(name, at: coordinate)
            let place = OfferedPlace(.map, name.isEmpty ? line : name, at: coordinate, location: line)
            return limit > 0 ? [place] : []
        }
        let dayPlaces = try await places(of: day, of: settings)
        let words = PlaceWords.words(of: text)
        let own = try await ownPlaces(of: settings) + dayPlaces
        var offered = own.filter { Self.isBegun($0, by: words) }
        let home = own.first { $0.source == .saved && DirectiveParser.savedName($0.name) == .home }
        let geocoder = environment.geocoder
        let found = try await known {
            try geocoder.complete(text, near: (dayPlaces.first ?? home)?.coordinate, limit: limit)
        }
        offered += found.map {
            OfferedPlace($0.name, address: $0.detail, kind: $0.kind, at: $0.coordinate, exactness: $0.exactness)
        }
        return Array(Self.withoutRepetition(offered).prefix(max(0, limit)))
    }

    /// What is at a coordinate: places of the person's own, then of the map, the nearest first.
    ///
    /// - Parameters:
    ///   - coordinate: anywhere.
    ///   - person: whose places count.
    ///   - limit: how many at most, 1 to 20.
    /// - Returns: one's own within 150 m, then those of the map within 500 m.
    /// - Throws: ``AccountError/unavailable(logDetail:)``.
    package func places(
        around coordinate: Coordinate,
        of person: PrincipalID,
        limit: Int = 10
    ) async throws(AccountError) -> [OfferedPlace] {
        guard let settings = try await known({ try await self.settings(of: person) }) else { throw .notFound }
        var own = try await ownPlaces(of: settings)
        for index in own.indices { own[index].distance = own[index].coordinate.distance(to: coordinate) }
        own = own.filter { $0.distance ?? .zero <= Self.here }
        own.sort { ($0.distance ?? .zero) < ($1.distance ?? .zero) }
        let geocoder = environment.geocoder
        let near = try await known { try geocoder.places(around: coordinate, within: Self.around, limit: limit) }
        let found = near.map { place in
            OfferedPlace(
                place.name,
                address: place.address,
                kind: place.kind,
                at: place.coordinate,
                exactness: PlaceExactness(.place, margin: .zero),
                distance: place.distance
            )
        }
        return Array((own + found).prefix(max(0, limit)))
    }

    /// Where an event says that it is, for those it is shown to: the places that its owner has given names to do not
    /// count.
    ///
    /// - Returns: nil where its place is not known, or is any of several.
    /// - Throws: ``AccountError/unavailable(logDetail:)``.
    package func coordinate(of event: Component) async throws(AccountError) -> Coordinate? {
        let geocoder = environment.geocoder
        return try await known {
            try await self.compute { () throws(PlanningError) in
                var reader = PlaceReader(places: [], geocoder: geocoder)
                do {
                    return switch try reader.place(of: event) {
                    case .known(let place), .inexact(_, let place): place.coordinate
                    case .none, .room, .notFound, .ambiguous: nil
                    }
                } catch {
                    throw .unavailable(logDetail: "\(error)")
                }
            }
        }
    }

    private func ownPlaces(of settings: PersonSettings) async throws(AccountError) -> [OfferedPlace] {
        let learned = try await listLearnedPlaces(of: settings.id)
        return settings.places.map {
            OfferedPlace(.saved, $0.name, address: $0.address, at: $0.coordinate, location: $0.name)
        }
            + learned.map { place in
                let title = place.title.isEmpty ? nil : place.title
                return OfferedPlace(.learned, place.text, address: title, at: place.coordinate, location: place.text)
            }
    }

    /// Where the trips of a day lead.
    private func places(of day: CivilDate?, of settings: PersonSettings) async throws(AccountError) -> [OfferedPlace] {
        guard let day else { return [] }
        let window = settings.zone.startOfDay(day)..<settings.zone.startOfDay(day.adding(days: 1))
        let published = try await known { try await self.repository.listPublished(of: settings.id, window: window) }
        return published.filter { $0.record.key.kind == .to }.sorted { $0.record.start < $1.record.start }
            .compactMap { item in
                let locations = Reconciler.event(in: item.bytes)?.components(named: "VLOCATION") ?? []
                guard let end = locations.first(where: { $0.first("UID")?.value.hasSuffix("-to") ?? false }),
                    let coordinate = PlaceReader.coordinate(of: end)
                else { return nil }
                let name = end.first("NAME")?.text ?? ""
                let line = PlaceCoordinates.line(name, at: coordinate)
                return OfferedPlace(.day, name.isEmpty ? line : name, at: coordinate, location: line)
            }
    }

    /// Whether each word that was typed begins one of its own.
    private static func isBegun(_ place: OfferedPlace, by typed: [String]) -> Bool {
        let words = PlaceWords.words(of: place.name) + PlaceWords.words(of: place.address ?? "")
        return !typed.isEmpty && typed.allSatisfy { start in words.contains { $0.hasPrefix(start) } }
    }

    /// Each once, as it is closest to the person.
    private static func withoutRepetition(_ offered: [OfferedPlace]) -> [OfferedPlace] {
        var kept: [OfferedPlace] = []
        for place in offered {
            let isKnown = kept.contains {
                ($0.source != .map || $0.name == place.name)
                    && $0.coordinate.distance(to: place.coordinate) <= samePlace
            }
            if !isKnown { kept.append(place) }
        }
        return kept
    }

    // MARK: What was learned

    /// The places that the person chose for texts, the latest first.
    ///
    /// - Throws: ``AccountError/unavailable(logDetail:)``.
    package func listLearnedPlaces(of person: PrincipalID) async throws(AccountError) -> [LearnedPlace] {
        try await known { try await self.repository.listLearnedPlaces(of: person) }
    }

    /// Lets a text mean a place from now on, as an answer to a question does; coming days are planned again.
    ///
    /// - Parameters:
    ///   - text: as it stands in events; 1 to ``mostPlaceCharacters`` letters, and no saved place.
    ///   - coordinate: where it is.
    ///   - title: what was chosen, in words; nil: as the map calls it.
    ///   - person: whose events are meant.
    /// - Throws: ``AccountError/invalidValue(reason:)`` for a text that cannot be kept, ``AccountError/notFound`` where
    ///   the person has no calendars.
    package func learn(
        _ text: String,
        means coordinate: Coordinate,
        called title: String? = nil,
        of person: PrincipalID
    ) async throws(AccountError) {
        let key = LearnedPlace.key(text)
        guard !key.isEmpty, text.count <= Self.mostPlaceCharacters, title?.count ?? 0 <= Self.mostPlaceCharacters else {
            throw .invalidValue(reason: "The text of a place has 1 to \(Self.mostPlaceCharacters) letters.")
        }
        guard let settings = try await known({ try await self.settings(of: person) }) else { throw .notFound }
        guard !PlaceReader(places: settings.places, geocoder: Geocoder([])).isSaved(text) else {
            throw .invalidValue(reason: "\"\(text)\" is a saved place; change that one.")
        }
        let geocoder = environment.geocoder
        let found = try await known { try geocoder.name(near: coordinate) }
        let place = LearnedPlace(
            text: text,
            title: title ?? found ?? "",
            coordinate: coordinate,
            learnedAt: clock.now(),
            modseq: 0
        )
        guard try await known({ try await self.repository.learn(place, of: person) }) else { throw .notFound }
    }

    /// Forgets what was chosen for a text; it is asked about again, and coming days are planned again.
    ///
    /// - Throws: ``AccountError/notFound`` where nothing was.
    package func forgetLearnedPlace(_ text: String, of person: PrincipalID) async throws(AccountError) {
        let key = LearnedPlace.key(text)
        let count = try await known { try await self.repository.forgetLearnedPlaces(key: key, of: person) }
        guard count > 0 else { throw .notFound }
    }

    /// Forgets everything that was chosen.
    ///
    /// - Throws: ``AccountError/unavailable(logDetail:)``.
    package func forgetLearnedPlaces(of person: PrincipalID) async throws(AccountError) {
        _ = try await known { try await self.repository.forgetLearnedPlaces(key: nil, of: person) }
    }

    /// Says what failed as interfaces know it.
    private func known<Value>(_ body: () async throws -> Value) async throws(AccountError) -> Value {
        do {
            return try await body()
        } catch {
            throw .unavailable(logDetail: "\(error)")
        }
    }
}
