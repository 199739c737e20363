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

/// How somebody gets back from an event.
package struct GuestReturn: Equatable, Sendable {
    /// What public transport does in the evening or night after the event.
    package enum Ride: Equatable, Sendable {
        /// The last one that is caught.
        case last(GuestTrip)
        /// None goes any more; the last one leaves so early.
        case gone(departure: Instant, zone: ZoneRules)
        /// None was found.
        case unknown
        /// Walking is as fast.
        case needless
    }

    package var ride: Ride
    /// What needs no timetable: on foot where that is not too far, by taxi. Their times are those of the event's end.
    package var anytime: [GuestTrip]
}

/// How somebody gets to an event and home again.
package enum GuestTrips: Equatable, Sendable {
    /// The ways there, best first, and those back.
    case found(there: [GuestTrip], back: GuestReturn)
    /// The text means no place that is known.
    case originUnknown
    /// The text means several places; the best few of them.
    case originAmbiguous([String])
    /// Where the event is cannot be told.
    case destinationUnknown
}

extension PlanningService {
    /// The ways to an event from a place that a guest types, for arriving in time, and those back after it.
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
    /// By the clock there, no evening lasts longer: what runs later is of the next day.
    private static let endOfNight = TimeOfDay(secondsSinceMidnight: 4 * 3600)
    /// A longer walk home is told nobody.
    private static let longestWalkSeconds: Int64 = 3600

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
        let zone = there.first.flatMap(zone) ?? environment.configuration.zone
        return .found(
            there: there.prefix(Self.mostOptions).map(told),
            back: back(from: destination, to: origin, after: span.upperBound, zone)
        )
    }

    private func back(
        from event: KnownPlace,
        to home: KnownPlace,
        after end: Instant,
        _ zone: ZoneRules
    ) -> GuestReturn {
        let anytime = options(from: event, to: home, .departAt(end), [.foot, .taxi]).filter { option in
            !option.legs.contains { $0.mode.isTransit }
                && (option.modesUsed != [.foot] || option.durationSeconds <= Self.longestWalkSeconds)
        }
        let walk = anytime.first { $0.modesUsed == [.foot] }
        // Asked for by itself: beside a walk, which leaves at any time, no ride hours earlier is worth a choice.
        let night = Self.endOfNight(after: end, in: zone)
        let last = options(from: event, to: home, .arriveBy(night), [.transit])
            .filter { !$0.isEstimate && $0.modesUsed.contains(.transit) }
            .max { $0.departure < $1.departure }
        return GuestReturn(ride: ride(last, walk, after: end), anytime: anytime.map(told))
    }

    private func ride(_ last: Itinerary?, _ walk: Itinerary?, after end: Instant) -> GuestReturn.Ride {
        guard let last else { return walk == nil ? .unknown : .needless }
        if let walk, walk.durationSeconds <= last.durationSeconds { return .needless }
        if last.departure >= end { return .last(told(last)) }
        return .gone(departure: last.departure, zone: zone(last) ?? environment.configuration.zone)
    }

    /// The next end of a night.
    private static func endOfNight(after instant: Instant, in zone: ZoneRules) -> Instant {
        let local = zone.local(instant)
        let date = local.time < endOfNight ? local.date : local.date.adding(days: 1)
        return zone.instant(of: CivilDateTime(date: date, time: endOfNight))
    }

    private func zone(_ option: Itinerary) -> ZoneRules? { option.zoneName.flatMap { try? ZoneRules.named($0) } }

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
        let zone = zone(option) ?? environment.configuration.zone
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
