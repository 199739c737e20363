public import CivilTime

/// Which trips a rider can or wants to use. Schedules are made for one filter, so that searches never look at it.
public struct TripFilter: Hashable, Sendable {
    /// The kinds of routes that may be used.
    public var kinds: RouteKinds
    /// Leaves out trips and stops that the feed says a wheelchair cannot use; with `unknownIsUsable` false, also those
    /// of which it says nothing.
    public var wheelchair: Bool
    /// Leaves out trips that take no bicycles; missing information counts as no.
    public var bicycle: Bool
    /// Whether trips and stops without wheelchair information may be used.
    public var unknownIsUsable: Bool
    /// Routes that are not used.
    public var excludedRoutes: Set<RouteIndex>
    /// Agencies whose routes are not used.
    public var excludedAgencies: Set<AgencyIndex>
    /// When one may be aboard, by the clock of the network; nil: always. A run is ridden in the part of it that lies in
    /// there.
    public var hours: DayHours?
    /// Where a feed promises a headway and no times (``Timetable/headways(of:)``), a ride takes the headway more:
    /// whoever is at the stop at its departure is where they want to be by its arrival, whenever the vehicle comes.
    /// False: as if it came at once.
    public var countsHeadways: Bool

    /// Creates a filter; by default everything is admitted.
    public init(
        kinds: RouteKinds = .all,
        wheelchair: Bool = false,
        bicycle: Bool = false,
        unknownIsUsable: Bool = true,
        excludedRoutes: Set<RouteIndex> = [],
        excludedAgencies: Set<AgencyIndex> = [],
        hours: DayHours? = nil,
        countsHeadways: Bool = false
    ) {
        self.kinds = kinds
        self.wheelchair = wheelchair
        self.bicycle = bicycle
        self.unknownIsUsable = unknownIsUsable
        self.excludedRoutes = excludedRoutes
        self.excludedAgencies = excludedAgencies
        self.hours = hours
        self.countsHeadways = countsHeadways
    }

    /// The filter that admits every trip.
    public static let everything = TripFilter()

    func admits(_ trip: TripIndex, of timetable: Timetable) -> Bool {
        admits(
            timetable.route(of: trip),
            wheelchair ? timetable.wheelchair(on: trip) : .unknown,
            bicycle ? timetable.bicycles(on: trip) : .unknown,
            of: timetable
        )
    }

    func admits(_ trip: TimetableOverlay.AddedTrip, of timetable: Timetable) -> Bool {
        admits(trip.route, trip.wheelchair, trip.bicycles, of: timetable)
    }

    private func admits(
        _ route: RouteIndex,
        _ wheelchairs: Accessibility,
        _ bicycles: Accessibility,
        of timetable: Timetable
    ) -> Bool {
        guard kinds.contains(timetable.kind(of: route)), !excludedRoutes.contains(route) else { return false }
        if !excludedAgencies.isEmpty, let agency = timetable.agency(of: route), excludedAgencies.contains(agency) {
            return false
        }
        if wheelchair, !isUsable(wheelchairs) { return false }
        if bicycle, bicycles != .yes { return false }
        return true
    }

    /// A platform without a word of its own takes that of its station (GTFS stops.txt, wheelchair_boarding).
    func admits(_ stop: StopIndex, of timetable: Timetable) -> Bool {
        guard wheelchair else { return true }
        var word = timetable.wheelchair(at: stop)
        if word == .unknown, let parent = timetable.parent(of: stop) { word = timetable.wheelchair(at: parent) }
        return isUsable(word)
    }

    private func isUsable(_ word: Accessibility) -> Bool {
        word == .yes || (word == .unknown && unknownIsUsable)
    }
}
