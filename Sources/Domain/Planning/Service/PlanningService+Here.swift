package import Accounts
package import CivilTime
internal import DayPlanner
package import Geo
internal import ICalendar
package import TripModel

/// The ways from where a person is to where the day wants them next.
package struct WayToNext: Equatable, Sendable {
    /// UID of the item of the Travel calendar that leads there in the plan.
    package var item: String
    /// UID of the event.
    package var event: String
    package var destination: String
    package var eventStart: Instant
    /// The best first; none where no mode that the person has at hand leads there.
    package var options: [Itinerary]
}

extension PlanningService {
    /// How far ahead the next event may begin.
    private static let aheadSeconds: Int64 = 24 * 3600
    /// So close to a saved place the vehicles that are kept there are at hand.
    private static let besideVehicles = Metres(150)

    /// The ways from a position to the next event that a trip leads to, leaving now (PLAN-10).
    ///
    /// The position serves this answer alone: nothing of it is kept or logged.
    ///
    /// - Parameters:
    ///   - position: where the person is.
    ///   - person: whose day counts.
    /// - Returns: nil where no event with a trip begins within a day.
    /// - Throws: ``AccountError/notFound`` for nobody, ``AccountError/unavailable(logDetail:)``.
    /// - Complexity: that of one trip request.
    package func wayToNextEvent(
        from position: Coordinate,
        of person: PrincipalID
    ) async throws(AccountError) -> WayToNext? {
        do {
            guard let settings = try await settings(of: person) else { throw AccountError.notFound }
            let now = clock.now()
            let published = try await repository.listPublished(
                of: person,
                window: now..<now.adding(seconds: Self.aheadSeconds)
            )
            let next = published.filter { $0.record.key.kind == .to && $0.current != nil && $0.record.eventStart > now }
                .min { ($0.record.eventStart, $0.record.uid) < ($1.record.eventStart, $1.record.uid) }
            guard let next, let end = Self.destination(of: next) else { return nil }
            let request = request(from: position, to: end.coordinate, at: now, settings)
            let itineraries = environment.itineraries
            let options = try await compute { () throws(PlanningError) in itineraries.options(request) }
            return WayToNext(
                item: next.record.uid,
                event: next.record.key.occurrence.uid,
                destination: end.name,
                eventStart: next.record.eventStart,
                options: options
            )
        } catch let error as AccountError {
            throw error
        } catch {
            throw .unavailable(logDetail: "\(error)")
        }
    }

    private func request(
        from position: Coordinate,
        to destination: Coordinate,
        at now: Instant,
        _ settings: PersonSettings
    ) -> TripRequest {
        let travel = settings.preferences.travel
        let wanted = travel.modes ?? TravelPreferences.usualModes
        let home = SavedPlace.home(among: settings.places)
        let atHand = wanted.filter { mode in
            guard mode.isOwnVehicle else { return true }
            guard let stand = settings.preferences.stands[mode]?.coordinate ?? home?.coordinate else { return false }
            return stand.distance(to: position) <= Self.besideVehicles
        }
        return TripRequest(
            from: position,
            to: destination,
            time: .departAt(now),
            modes: atHand,
            preferences: travel.ofTrips,
            passes: settings.preferences.passes,
            language: settings.preferences.language
        )
    }

    /// Where a trip leads, as its VLOCATION says (RFC 9073).
    private static func destination(of item: PublishedTravelItem) -> (name: String, coordinate: Coordinate)? {
        let locations = Reconciler.event(in: item.bytes)?.components(named: "VLOCATION") ?? []
        guard let end = locations.first(where: { $0.first("UID")?.value.hasSuffix("-to") ?? false }),
            let coordinate = PlaceReader.coordinate(of: end)
        else { return nil }
        return (end.first("NAME")?.text ?? "", coordinate)
    }
}
