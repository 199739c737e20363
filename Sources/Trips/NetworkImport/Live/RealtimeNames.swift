package import TransitRouting

/// Finds the rows of a timetable by the ids that realtime messages use. Made once per network.
package struct RealtimeNames: Sendable {
    let timetable: Timetable
    private let trips: [FeedIndex: [String: [TripPart]]]
    private let stops: [FeedIndex: [String: [StopIndex]]]
    private let routes: [FeedIndex: [String: RouteIndex]]
    private let children: [StopIndex: [StopIndex]]

    package init(_ timetable: Timetable) {
        self.timetable = timetable
        var trips: [FeedIndex: [String: [TripPart]]] = [:]
        for row in 0..<timetable.tripCount {
            let trip = TripIndex(row)
            for part in timetable.parts(of: trip) {
                trips[timetable.feed(of: trip), default: [:]][part.id, default: []].append(part)
            }
        }
        var stops: [FeedIndex: [String: [StopIndex]]] = [:]
        var children: [StopIndex: [StopIndex]] = [:]
        for row in 0..<timetable.stopCount {
            let stop = StopIndex(row)
            stops[timetable.feed(of: stop), default: [:]][timetable.id(of: stop), default: []].append(stop)
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

    /// All places of the trip: by itself, joined to others, or both.
    func parts(of id: String, in feed: FeedIndex) -> [TripPart] { trips[feed]?[id] ?? [] }

    /// Whether the trip of the part runs on that service day of the part's own.
    func runs(_ part: TripPart, on day: Int) -> Bool {
        timetable.service(timetable.service(of: part.trip), runsOn: day - part.dayOffset)
    }

    func route(_ id: String, in feed: FeedIndex) -> RouteIndex? { routes[feed]?[id] }

    /// The stop, its copies, and the platforms of a station.
    func stops(_ id: String, in feed: FeedIndex) -> [StopIndex] {
        guard let named = stops[feed]?[id] else { return [] }
        return named + named.flatMap { children[$0] ?? [] }
    }

    /// The routes of a feed that fit all that is given; nil: anything.
    func routes(of feed: FeedIndex, agency: String?, kind: RouteKind?) -> Set<RouteIndex> {
        let all = Set((routes[feed] ?? [:]).values)
        let agencies = Set(all.map { timetable.agency(of: $0) })
        return all.filter { route in
            if let kind, timetable.kind(of: route) != kind { return false }
            guard let agency, !agency.isEmpty else { return true }
            // A feed with one agency need not give it an id.
            guard let own = timetable.agency(of: route) else { return agencies.count <= 1 }
            let id = timetable.id(of: own)
            return id == agency || timetable.name(of: own) == agency || (id.isEmpty && agencies.count <= 1)
        }
    }

    package func isNamed(trip: String, in feed: FeedIndex) -> Bool { trips[feed]?[trip] != nil }
    package func isNamed(route: String, in feed: FeedIndex) -> Bool { routes[feed]?[route] != nil }
    package func isNamed(stop: String, in feed: FeedIndex) -> Bool { stops[feed]?[stop] != nil }
}
