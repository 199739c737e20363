internal import CivilTime
internal import TransitFeeds
package import TransitRouting

/// Finds the rows of a timetable by the ids that realtime messages use. Made once per network.
package struct RealtimeNames: Sendable {
    struct Part: Sendable {
        var trip: TripIndex
        /// The call at which the named trip begins, where several are joined.
        var firstCall: Int
    }

    let timetable: Timetable
    private let trips: [FeedIndex: [String: [Part]]]
    private let stops: [FeedIndex: [String: StopIndex]]
    private let routes: [FeedIndex: [String: RouteIndex]]
    private let children: [StopIndex: [StopIndex]]

    package init(_ timetable: Timetable) {
        self.timetable = timetable
        var trips: [FeedIndex: [String: [Part]]] = [:]
        for row in 0..<timetable.tripCount {
            let trip = TripIndex(row)
            trips[timetable.feed(of: trip), default: [:]][timetable.id(of: trip), default: []]
                .append(Part(trip: trip, firstCall: 0))
        }
        for part in timetable.continuations {
            trips[timetable.feed(of: part.trip), default: [:]][part.id, default: []]
                .append(Part(trip: part.trip, firstCall: part.firstCall))
        }
        var stops: [FeedIndex: [String: StopIndex]] = [:]
        var children: [StopIndex: [StopIndex]] = [:]
        for row in 0..<timetable.stopCount {
            let stop = StopIndex(row)
            stops[timetable.feed(of: stop), default: [:]][timetable.id(of: stop)] = stop
            if let parent = timetable.parent(of: stop) { children[parent, default: []].append(stop) }
        }
        var routes: [FeedIndex: [String: RouteIndex]] = [:]
        for row in 0..<timetable.routeCount {
            let route = RouteIndex(row)
            routes[timetable.feed(of: route), default: [:]][timetable.id(of: route)] = route
        }
        self.trips = trips
        self.stops = stops
        self.routes = routes
        self.children = children
    }

    package func feed(named name: String) -> FeedIndex? {
        (0..<timetable.feedCount).map { FeedIndex($0) }.first { timetable.name(of: $0) == name }
    }

    func parts(of id: String, in feed: FeedIndex) -> [Part] { trips[feed]?[id] ?? [] }
    func route(_ id: String, in feed: FeedIndex) -> RouteIndex? { routes[feed]?[id] }

    /// The stop, and the platforms of a station.
    func stops(_ id: String, in feed: FeedIndex) -> [StopIndex] {
        guard let stop = stops[feed]?[id] else { return [] }
        return [stop] + (children[stop] ?? [])
    }

    /// All routes of an agency; every route of the feed when it has only one agency or none is named.
    func routes(ofAgency id: String, in feed: FeedIndex) -> [RouteIndex] {
        (routes[feed] ?? [:]).values.filter { route in
            timetable.agency(of: route).map { timetable.id(of: $0) == id || timetable.name(of: $0) == id } ?? false
        }
    }
}
