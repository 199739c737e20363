package import Geo

/// The numbers that records refer to one another by are places in the arrays of ``Feed``.
package struct AgencyRecord: Equatable, Sendable {
    package var id: String
    package var name: String
    package var url: String
    package var zone: String
    package var language: String
    package var phone: String
    package var fareURL: String
}

/// stops.txt
package struct StopRecord: Equatable, Sendable {
    /// GTFS location_type.
    package enum LocationType: Int, Sendable {
        case stop = 0
        case station = 1
        case entrance = 2
        case node = 3
        case boardingArea = 4
    }

    package var id: String
    package var code: String
    package var name: String
    package var kind: LocationType
    /// Nil where the feed gives none, or one that is not on the Earth.
    package var coordinate: Coordinate?
    package var fareZone: String
    package var url: String
    /// The station, as a place in ``Feed/stops``.
    package var parent: Int?
    /// IANA; empty: that of the feed.
    package var zone: String
    /// 0 unknown, 1 yes, 2 no.
    package var wheelchair: Int
    /// A place in ``Feed/levels``.
    package var level: Int?
    package var platform: String
    /// stop_access: false when the stop is reached only through its station.
    package var isReachedFromStreet: Bool
    /// The line of the file, from 1, for messages.
    package var line: Int
}

/// routes.txt
package struct RouteRecord: Equatable, Sendable {
    package var id: String
    /// A place in ``Feed/agencies``.
    package var agency: Int?
    package var shortName: String
    package var longName: String
    package var about: String
    /// GTFS route_type, extended types included.
    package var type: Int
    package var url: String
    /// 0xRRGGBB.
    package var color: UInt32?
    /// 0xRRGGBB.
    package var textColor: UInt32?
    package var sortOrder: Int?
    /// network_id; empty: none.
    package var network: String
    /// Boarding and alighting on the way between stops: as `pickup_type`, 1 where the feed is silent.
    package var continuousPickup: UInt8
    package var continuousDropOff: UInt8
}

/// trips.txt
package struct TripRecord: Equatable, Sendable {
    package var id: String
    /// A place in ``Feed/routes``.
    package var route: Int
    /// Which days it runs: the number that ``CalendarRecord/service`` and ``CalendarDateRecord/service`` name too.
    package var service: Int
    package var headsign: String
    package var shortName: String
    /// GTFS direction_id.
    package var direction: Int
    /// block_id; empty: none.
    package var block: String
    /// A place in ``Feed/shapes``.
    package var shape: Int?
    /// 0 unknown, 1 yes, 2 no.
    package var wheelchair: Int
    /// 0 unknown, 1 yes, 2 no.
    package var bicycles: Int
    package var line: Int
}

/// One row of stop_times.txt. There are many: it is packed.
package struct StopTimeRecord: Equatable, Sendable {
    /// A place in ``Feed/trips``.
    package var trip: Int32
    /// A place in ``Feed/stops``.
    package var stop: Int32
    /// The feed's stop_sequence: it grows along the trip, with gaps.
    package var sequence: UInt32
    /// Seconds of the service day; ``untimed`` where the feed gives none.
    package var arrival: Int32
    /// As ``arrival``.
    package var departure: Int32
    /// A place in ``Feed/headsigns``; 0: the trip's.
    package var headsign: Int32
    package var line: Int32
    /// GTFS pickup_type: 0 regular, 1 none, 2 by phone, 3 by asking the driver.
    package var pickup: UInt8
    /// As ``pickup``, for alighting.
    package var dropOff: UInt8
    /// Between this call and the next; the route's rule if the row has none.
    package var continuousPickup: UInt8
    package var continuousDropOff: UInt8
    /// How far along the trip's shape, in the feed's unit (shape_dist_traveled); negative where the feed does not say.
    package var travelled: Float

    /// In place of a time that the feed does not give.
    package static let untimed: Int32 = -1
}

/// The way of trips over the Earth. There are many points: they are packed.
package struct ShapeRecord: Equatable, Sendable {
    /// In the order of travel.
    package var points: [PackedCoordinate]
    /// Beside `points`, how far along, in the feed's unit (shape_dist_traveled); empty where not every point says it.
    package var travelled: [Float]

    package init(points: [PackedCoordinate] = [], travelled: [Float] = []) {
        self.points = points
        self.travelled = travelled
    }
}

/// calendar.txt: the days of a service.
package struct CalendarRecord: Equatable, Sendable {
    package var service: Int
    /// Bit 0: Monday.
    package var weekdays: UInt8
    /// Days after 1970-01-01, both included.
    package var firstDay: Int
    package var lastDay: Int
}

/// calendar_dates.txt: an exception for one day.
package struct CalendarDateRecord: Equatable, Sendable {
    package var service: Int
    /// Days after 1970-01-01.
    package var day: Int
    package var isAdded: Bool
}

/// frequencies.txt: the trip runs again and again between two times.
package struct FrequencyRecord: Equatable, Sendable {
    package var trip: Int
    /// Seconds of the service day: the first departure from the first stop.
    package var start: Int32
    /// Seconds of the service day; no departure at it or later.
    package var end: Int32
    /// Seconds between departures.
    package var headway: Int32
    /// False: no times are promised, only how often a vehicle comes.
    package var isExact: Bool
    package var line: Int
}

/// transfers.txt: what holds for a change, between stops, routes or trips.
package struct TransferRecord: Equatable, Sendable {
    /// GTFS transfer_type.
    package enum TransferType: Int, Sendable {
        case recommended = 0
        case timed = 1
        case minimumTime = 2
        case impossible = 3
        case inSeat = 4
        case reboard = 5
    }

    package var kind: TransferType
    /// Places in the arrays of ``Feed``; nil: the row does not say.
    package var fromStop: Int?
    package var toStop: Int?
    package var fromRoute: Int?
    package var toRoute: Int?
    package var fromTrip: Int?
    package var toTrip: Int?
    /// min_transfer_time.
    package var minimumSeconds: Int?
    package var line: Int
}

/// pathways.txt: a way inside a station.
package struct PathwayRecord: Equatable, Sendable {
    package var id: String
    /// Places in ``Feed/stops``.
    package var from: Int
    package var to: Int
    /// 1 walkway, 2 stairs, 3 moving walk, 4 escalator, 5 lift, 6 fare gate, 7 exit gate.
    package var mode: Int
    package var isBothWays: Bool
    /// Metres.
    package var length: Double?
    /// traversal_time.
    package var seconds: Int?
    /// Steps; negative: downwards.
    package var stairs: Int?
    package var signpost: String
}

/// levels.txt: a floor of a station.
package struct LevelRecord: Equatable, Sendable {
    package var id: String
    /// 0 is the ground, below it is negative.
    package var index: Double
    package var name: String
}

/// feed_info.txt
package struct FeedInfoRecord: Equatable, Sendable {
    package var publisher: String
    package var url: String
    package var language: String
    /// Days after 1970-01-01, both included; nil: not said.
    package var firstDay: Int?
    package var lastDay: Int?
    package var version: String
    package var contactEmail: String
}

/// attributions.txt
package struct AttributionRecord: Equatable, Sendable {
    package var organization: String
    package var url: String
    package var isProducer: Bool
    package var isOperator: Bool
    package var isAuthority: Bool
}

/// translations.txt
package struct TranslationRecord: Equatable, Sendable {
    package var table: String
    package var field: String
    package var language: String
    package var translation: String
    /// The record's id, and sub-id; empty if ``original`` identifies the translated text.
    package var recordID: String
    package var recordSubID: String
    package var original: String
}
