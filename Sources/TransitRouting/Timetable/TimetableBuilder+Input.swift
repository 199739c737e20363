public import Geo

extension TimetableBuilder {
    public struct Feed: Equatable, Sendable {
        /// The short name under which the operator imports it; unique in the network.
        public var name: String
        /// The IANA zone in which the feed's times are written (agency_timezone).
        public var zone: String
        public var language: String
        public var attribution: String
        public var version: String

        public init(name: String, zone: String, language: String = "", attribution: String = "", version: String = "") {
            self.name = name
            self.zone = zone
            self.language = language
            self.attribution = attribution
            self.version = version
        }
    }

    public struct Agency: Equatable, Sendable {
        public var feed: FeedIndex
        public var id: String
        public var name: String
        public var url: String
        public var phone: String

        public init(feed: FeedIndex, id: String, name: String, url: String = "", phone: String = "") {
            self.feed = feed
            self.id = id
            self.name = name
            self.url = url
            self.phone = phone
        }
    }

    public struct Stop: Equatable, Sendable {
        public var feed: FeedIndex
        public var id: String
        public var name: String
        public var code: String
        public var platform: String
        public var coordinate: Coordinate
        public var parent: StopIndex?
        public var wheelchair: Accessibility
        /// The fare zone.
        public var zone: String

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

    public struct Route: Equatable, Sendable {
        public var feed: FeedIndex
        public var agency: AgencyIndex?
        public var id: String
        public var shortName: String
        public var longName: String
        public var kind: RouteKind
        /// 0xRRGGBB.
        public var color: UInt32?
        public var textColor: UInt32?

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
        public var stop: StopIndex
        public var arrivalSeconds: Int32
        public var departureSeconds: Int32
        public var boarding: BoardingRule
        public var alighting: BoardingRule
        /// The feed's own number for the call; realtime data refers to it.
        public var sequence: UInt32
        /// Sequence numbers from here on are of calls that no feed has: places where a vehicle is hailed between two stops.
        public static let onTheWay: UInt32 = 0x8000_0000
        /// Replaces the trip's headsign from here on; empty: the trip's.
        public var headsign: String

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
        public var startSeconds: Int32
        public var endSeconds: Int32
        public var headwaySeconds: Int32
        /// False: the departures are only typical ones (GTFS exact_times 0).
        public var isExact: Bool

        public init(startSeconds: Int32, endSeconds: Int32, headwaySeconds: Int32, isExact: Bool) {
            self.startSeconds = startSeconds
            self.endSeconds = endSeconds
            self.headwaySeconds = headwaySeconds
            self.isExact = isExact
        }
    }

    public struct Trip: Equatable, Sendable {
        public var route: RouteIndex
        public var service: ServiceIndex
        public var id: String
        public var headsign: String
        public var shortName: String
        public var direction: UInt8
        public var wheelchair: Accessibility
        public var bicycles: Accessibility
        public var calls: [Call]
        /// Empty: the trip runs once, at the times of its calls.
        public var frequencies: [Frequency]
        /// Where a further trip begins on the same vehicle, when this is several trips joined so that riders may stay seated.
        public var continuations: [Continuation]

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
        public var firstCall: Int
        public var route: RouteIndex
        public var id: String
        public var headsign: String
        /// By how many days this trip's own service day is later than the joined trip's.
        public var dayOffset: Int

        public init(firstCall: Int, route: RouteIndex, id: String, headsign: String, dayOffset: Int = 0) {
            self.firstCall = firstCall
            self.route = route
            self.id = id
            self.headsign = headsign
            self.dayOffset = dayOffset
        }
    }
}
