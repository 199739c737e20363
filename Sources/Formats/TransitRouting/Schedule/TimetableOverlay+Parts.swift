extension TimetableOverlay {
    /// A trip that the timetable does not have: one that was put in, that replaces another (which is canceled then), or
    /// that runs again at another time.
    public struct AddedTrip: Equatable, Sendable {
        /// As the feed names it.
        public var id: String
        /// The route on which it runs.
        public var route: RouteIndex
        /// The headsign; empty if the feed has none.
        public var headsign: String
        /// The service day, counted from 1970-01-01.
        public var day: Int
        /// In travel order; seconds of the service day in the feed's zone, never going backwards.
        public var calls: [TimetableBuilder.Call]
        /// Whether a wheelchair can board.
        public var wheelchair: Accessibility
        /// Whether bicycles are allowed.
        public var bicycles: Accessibility

        /// Creates an added trip; ``isSound(in:)`` checks it against a timetable.
        public init(
            id: String,
            route: RouteIndex,
            headsign: String = "",
            day: Int,
            calls: [TimetableBuilder.Call],
            wheelchair: Accessibility = .unknown,
            bicycles: Accessibility = .unknown
        ) {
            self.id = id
            self.route = route
            self.headsign = headsign
            self.day = day
            self.calls = calls
            self.wheelchair = wheelchair
            self.bicycles = bicycles
        }

        /// Two calls at least, at stops and on a route that there are, and times that do not go backwards.
        public func isSound(in timetable: Timetable) -> Bool {
            guard calls.count >= 2, calls.count <= TimetableBuilder.maximumCalls, route.row < timetable.routeCount
            else {
                return false
            }
            var clock = -TimetableBuilder.maximumSeconds
            for call in calls {
                guard call.stop.row < timetable.stopCount, call.arrivalSeconds >= clock,
                    call.departureSeconds >= call.arrivalSeconds,
                    call.departureSeconds <= TimetableBuilder.maximumSeconds
                else { return false }
                clock = call.departureSeconds
            }
            return true
        }
    }

    /// What nobody can use for a while: a strike, a closed station, a stop that one line passes by. It holds for every
    /// call of which the route, the direction and the stop fit, and whose time lies in a period.
    public struct Closure: Hashable, Sendable {
        /// Nil: any.
        public var routes: Set<RouteIndex>?
        /// The stops at which it applies; nil: any.
        public var stops: Set<StopIndex>?
        /// The direction (GTFS direction_id) to which it applies; nil: both.
        public var direction: Int?
        /// Half-open, in seconds after 1970.
        public var periods: [Range<Int64>]

        /// A period without beginning and end.
        public static let always = Int64.min / 4..<Int64.max / 4

        /// Creates a closure; nil means any.
        public init(
            routes: Set<RouteIndex>? = nil,
            stops: Set<StopIndex>? = nil,
            direction: Int? = nil,
            periods: [Range<Int64>] = [Closure.always]
        ) {
            self.routes = routes
            self.stops = stops
            self.direction = direction
            self.periods = periods
        }
    }
}
