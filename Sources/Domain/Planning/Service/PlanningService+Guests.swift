package import Accounts
package import CivilTime
internal import DayPlanner
internal import Geo
internal import Geocoding
package import ICalendar
internal import TripModel

/// A trip as people without an account are told it.
package struct GuestTrip: Equatable, Sendable {
    package var departure: Instant
    package var arrival: Instant
    /// In which its times are told.
    package var zone: ZoneRules
    /// `bus 5 + metro M2`.
    package var modes: String
    /// What is done when, a line for each leg.
    package var lines: [String]
    /// Whether it is a guess by distance, since no map or timetable covers it.
    package var isEstimate: Bool
}

/// How somebody gets to an event and home again.
package enum GuestTrips: Equatable, Sendable {
    /// The ways there, best first, and the last way back; nil where there is none after the event.
    case found(there: [GuestTrip], lastBack: GuestTrip?)
    /// The text means no place that is known.
    case originUnknown
    /// The text means several places; the best few of them.
    case originAmbiguous([String])
    /// Where the event is cannot be told.
    case destinationUnknown
}

extension PlanningService {
    /// The ways to an event from a place that a guest types, for arriving in time, and the last way back after it.
    /// Nothing of it is kept.
    ///
    /// - Parameters:
    ///   - text: an address, the name of a place, or coordinates, at most ``mostPlaceCharacters``.
    ///   - event: says where it is, by itself: the places that its owner has given names to do not count, since their
    ///     guests must not learn where those are.
    ///   - span: when it is on.
    ///   - language: of the answer (BCP 47).
    /// - Returns: the ways, or why there are none.
    /// - Throws: ``AccountError/unavailable(logDetail:)``.
    package func guestTrips(
        from text: String,
        to event: Component,
        during span: Range<Instant>,
        in language: String
    ) async throws(AccountError) -> GuestTrips {
        guard text.count <= Self.mostPlaceCharacters else { return .originUnknown }
        let environment = environment
        do {
            return try await compute { () throws(PlanningError) in
                let search = GuestTripSearch(environment: environment, language: ItemLanguage(tag: language))
                do {
                    return try search.trips(from: text, to: event, during: span)
                } catch {
                    throw .unavailable(logDetail: "\(error)")
                }
            }
        } catch {
            throw .unavailable(logDetail: "\(error)")
        }
    }
}

/// Answers one guest.
private struct GuestTripSearch {
    let environment: PlanningEnvironment
    let language: ItemLanguage

    /// What guests are offered: what needs no vehicle, licence or contract of their own.
    private static let modes: Set<TravelMode> = [.foot, .transit, .taxi]
    private static let mostOptions = 5
    /// So long after an event a way back is looked for.
    private static let longestWaitSeconds: Int64 = 8 * 3600

    func trips(
        from text: String,
        to event: Component,
        during span: Range<Instant>
    ) throws(PlaceSearchError) -> GuestTrips {
        var reader = PlaceReader(places: [], geocoder: environment.geocoder)
        guard let destination = try Self.place(reader.place(of: event)) else { return .destinationUnknown }
        let typed = Component(name: "VEVENT", properties: [.text("LOCATION", text)])
        let reading = try reader.place(of: typed)
        if case .ambiguous(_, let candidates) = reading {
            return .originAmbiguous(candidates.map(\.answer))
        }
        guard let origin = Self.place(reading) else { return .originUnknown }
        let there = options(from: origin, to: destination, .arriveBy(span.lowerBound), Self.modes)
        let latest = span.upperBound.adding(seconds: Self.longestWaitSeconds)
        let back = options(from: destination, to: origin, .arriveBy(latest), [.foot, .transit])
            .filter { $0.departure >= span.upperBound && $0.modesUsed.contains(.transit) }
            .max { $0.departure < $1.departure }
        return .found(there: there.prefix(Self.mostOptions).map(told), lastBack: back.map(told))
    }

    private func options(
        from start: KnownPlace,
        to end: KnownPlace,
        _ time: TripRequest.Time,
        _ modes: Set<TravelMode>
    ) -> [Itinerary] {
        environment.itineraries.options(
            TripRequest(
                from: start.coordinate,
                to: end.coordinate,
                time: time,
                modes: modes,
                language: language.rawValue
            )
        )
    }

    private static func place(_ reading: PlaceReading) -> KnownPlace? {
        switch reading {
        case .known(let place), .inexact(_, let place): place
        case .none, .room, .notFound, .ambiguous: nil
        }
    }

    private func told(_ option: Itinerary) -> GuestTrip {
        let zone = option.zoneName.flatMap { try? ZoneRules.named($0) } ?? environment.configuration.zone
        let texts = ItemTexts(words: language.words, zone: zone, attribution: [])
        return GuestTrip(
            departure: option.departure,
            arrival: option.arrival,
            zone: zone,
            modes: texts.modesLine(option),
            lines: option.legs.flatMap(texts.legLines),
            isEstimate: option.isEstimate
        )
    }
}
