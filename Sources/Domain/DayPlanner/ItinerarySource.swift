package import CivilTime
package import Geo
package import TripModel

/// Where the planner's itineraries come from: a network, an estimate or a test's table.
package protocol ItinerarySource: Sendable {
    /// The itineraries, best first; none where the modes cannot do it.
    ///
    /// Must be a function of the request during one plan. The person's preferences and passes are in the request.
    func options(_ request: TripRequest) -> [Itinerary]

    /// What keeps the trip of an ordinary day from being made; none where nothing is known of any.
    func disruptions(_ request: TripRequest) -> [TripDisruption]

    /// A shared vehicle that is usually there and is not now.
    func missingVehicle(_ request: TripRequest) -> MissingVehicle?

    /// Providers of live data that are silent, and would count for this trip.
    func silentSources(_ request: TripRequest) -> [SilentSource]

    /// Days of which the timetable there says nothing, where the request is for one of them.
    func timetableGap(_ request: TripRequest) -> TimetableGap?

    /// What is open near a place for all of a time, the nearest first.
    func refreshments(near place: Coordinate, during span: Range<Instant>, for refreshment: Refreshment) -> [OpenPlace]
}

extension ItinerarySource {
    package func disruptions(_ request: TripRequest) -> [TripDisruption] { [] }
    package func missingVehicle(_ request: TripRequest) -> MissingVehicle? { nil }
    package func silentSources(_ request: TripRequest) -> [SilentSource] { [] }
    package func timetableGap(_ request: TripRequest) -> TimetableGap? { nil }
    package func refreshments(
        near place: Coordinate,
        during span: Range<Instant>,
        for refreshment: Refreshment
    ) -> [OpenPlace] { [] }
}
