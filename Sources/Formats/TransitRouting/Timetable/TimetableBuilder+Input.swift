public import Geo

extension TimetableBuilder {
    /// A GTFS feed.
    public struct Feed: Equatable, Sendable {
        /// The short name under which the operator imports it; unique in the network.
        public var name: String
        /// The IANA zone in which the feed's times are written (agency_timezone).
        public var zone: String
        /// The language of its texts (BCP 47); empty if unknown.
        public var language: String
        /// The attribution that it requires; empty if none.
        public var attribution: String
        /// The version that it states; empty if none.
        public var version: String

        /// Creates a feed; `zone` must be known to the system.
        public init(name: String, zone: String, language: String = "", attribution: String = "", version: String = "") {
            self.name = name
            self.zone = zone
            self.language = language
            self.attribution = attribution
            self.version = version
        }
    }

    /// An agency (GTFS agency.txt).
    public struct Agency: Equatable, Sendable {
        /// The feed that contains it.
        public var feed: FeedIndex
        /// The agency_id.
        public var id: String
        /// The name.
        public var name: String
        /// The web page; empty if unknown.
        public var url: String
        /// The telephone number; empty if unknown.
        public var phone: String

        /// Creates an agency.
        public init(feed: FeedIndex, id: String, name: String, url: String = "", phone: String = "") {
            self.feed = feed
            self.id = id
            self.name = name
            self.url = url
            self.phone = phone
        }
    }

    /// A stop, platform, station, entrance or node (GTFS stops.txt).
    public struct Stop: Equatable, Sendable {
        /// The feed that contains it.
        public var feed: FeedIndex
        /// The stop_id.
        public var id: String
        /// The name.
        public var name: String
        /// The code that riders see; empty if there is none.
        public var code: String
        /// The platform; empty if there is none.
        public var platform: String
        /// The position.
        public var coordinate: Coordinate
        /// The station that it belongs to.
        public var parent: StopIndex?
        /// Whether a wheelchair can board.
        public var wheelchair: Accessibility
        /// The fare zone.
        public var zone: String

        /// Creates a stop.
        public init(
            feed: FeedIndex,
            id: String,
            name: String,
            coordinate: Coordinate,
            code: String = "",
            platform: String = "",
            parent: StopIndex? = nil,
            wheelchair: Accessibility = .unknown,
            zone: String = ""
        ) {
            self.feed = feed
            self.id = id
            self.name = name
            self.code = code
            self.platform = platform
            self.coordinate = coordinate
            self.parent = parent
            self.wheelchair = wheelchair
            self.zone = zone
        }
    }

    /// A route (GTFS routes.txt).
    public struct Route: Equatable, Sendable {
        /// The feed that contains it.
        public var feed: FeedIndex
        /// The agency that operates it.
        public var agency: AgencyIndex?
        /// The route_id.
        public var id: String
        /// The short name; may be empty.
        public var shortName: String
        /// The long name; may be empty.
        public var longName: String
        /// The kind of vehicle.
        public var kind: RouteKind
        /// 0xRRGGBB.
        public var color: UInt32?
        /// The colour of text on ``color``, 0xRRGGBB.
        public var textColor: UInt32?

        /// Creates a route.
        public init(
            feed: FeedIndex,
            agency: AgencyIndex? = nil,
            id: String,
            shortName: String,
            longName: String = "",
            kind: RouteKind = .bus,
            color: UInt32? = nil,
            textColor: UInt32? = nil
        ) {
            self.feed = feed
            self.agency = agency
            self.id = id
            self.shortName = shortName
            self.longName = longName
            self.kind = kind
            self.color = color
            self.textColor = textColor
        }
    }

    /// One call of a trip, in travel order. Times are seconds after noon minus 12 h of the service day.
    public struct Call: Equatable, Sendable {
        /// The stop.
        public var stop: StopIndex
        /// The arrival.
        public var arrivalSeconds: Int32
        /// The departure, not before the arrival.
        public var departureSeconds: Int32
        /// How riders board.
        public var boarding: BoardingRule
        /// How riders alight.
        public var alighting: BoardingRule
        /// The feed's own number for the call; realtime data refers to it.
        public var sequence: UInt32
        /// Sequence numbers from here on are of calls that no feed has: places where a vehicle is hailed between two
        /// stops.
        public static let onTheWay: UInt32 = 0x8000_0000
        /// Replaces the trip's headsign from here on; empty: the trip's.
        public var headsign: String

        /// Creates a call.
        public init(
            stop: StopIndex,
            arrivalSeconds: Int32,
            departureSeconds: Int32,
            boarding: BoardingRule = .regular,
            alighting: BoardingRule = .regular,
            sequence: UInt32,
            headsign: String = ""
        ) {
            self.stop = stop
            self.arrivalSeconds = arrivalSeconds
            self.departureSeconds = departureSeconds
            self.boarding = boarding
            self.alighting = alighting
            self.sequence = sequence
            self.headsign = headsign
        }
    }

    /// A headway: departures at `startSeconds`, then every `headwaySeconds`, strictly before `endSeconds`.
    public struct Frequency: Equatable, Sendable {
        /// The first departure, in seconds of the service day.
        public var startSeconds: Int32
        /// The end of the period, exclusive, in seconds of the service day.
        public var endSeconds: Int32
        /// Seconds between departures, above 0.
        public var headwaySeconds: Int32
        /// False: the departures are only typical ones (GTFS exact_times 0).
        public var isExact: Bool

        /// Creates a headway.
        public init(startSeconds: Int32, endSeconds: Int32, headwaySeconds: Int32, isExact: Bool) {
            self.startSeconds = startSeconds
            self.endSeconds = endSeconds
            self.headwaySeconds = headwaySeconds
            self.isExact = isExact
        }
    }

    /// A trip (GTFS trips.txt).
    public struct Trip: Equatable, Sendable {
        /// The route.
        public var route: RouteIndex
        /// The days on which it runs.
        public var service: ServiceIndex
        /// The trip_id.
        public var id: String
        /// The headsign; may be empty.
        public var headsign: String
        /// The short name; may be empty.
        public var shortName: String
        /// The direction_id, 0 or 1.
        public var direction: UInt8
        /// Whether a wheelchair can use it.
        public var wheelchair: Accessibility
        /// Whether it takes bicycles.
        public var bicycles: Accessibility
        /// The calls in travel order, at least two.
        public var calls: [Call]
        /// Empty: the trip runs once, at the times of its calls.
        public var frequencies: [Frequency]
        /// Where a further trip begins on the same vehicle, when this is several trips joined so that riders may stay
        /// seated.
        public var continuations: [Continuation]

        /// Creates a trip; by default it runs once, at the times of its calls.
        public init(
            route: RouteIndex,
            service: ServiceIndex,
            id: String,
            headsign: String = "",
            shortName: String = "",
            direction: UInt8 = 0,
            wheelchair: Accessibility = .unknown,
            bicycles: Accessibility = .unknown,
            calls: [Call],
            frequencies: [Frequency] = [],
            continuations: [Continuation] = []
        ) {
            self.route = route
            self.service = service
            self.id = id
            self.headsign = headsign
            self.shortName = shortName
            self.direction = direction
            self.wheelchair = wheelchair
            self.bicycles = bicycles
            self.calls = calls
            self.frequencies = frequencies
            self.continuations = continuations
        }
    }

    /// From call `firstCall` on, the vehicle runs as this trip.
    public struct Continuation: Equatable, Sendable {
        /// The index of the call from which the vehicle runs as this trip.
        public var firstCall: Int
        /// The route of this trip.
        public var route: RouteIndex
        /// The trip_id of this trip.
        public var id: String
        /// The headsign of this trip.
        public var headsign: String
        /// By how many days this trip's own service day is later than the joined trip's.
        public var dayOffset: Int

        /// Creates a continuation.
        public init(firstCall: Int, route: RouteIndex, id: String, headsign: String, dayOffset: Int = 0) {
            self.firstCall = firstCall
            self.route = route
            self.id = id
            self.headsign = headsign
            self.dayOffset = dayOffset
        }
    }
}
