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
    package var parent: Int?
    package var zone: String
    /// 0 unknown, 1 yes, 2 no.
    package var wheelchair: Int
    package var level: Int?
    package var platform: String
    /// stop_access: false when the stop is reached only through its station.
    package var isReachedFromStreet: Bool
    package var line: Int
}

package struct RouteRecord: Equatable, Sendable {
    package var id: String
    package var agency: Int?
    package var shortName: String
    package var longName: String
    package var about: String
    /// GTFS route_type, extended types included.
    package var type: Int
    package var url: String
    package var color: UInt32?
    package var textColor: UInt32?
    package var sortOrder: Int?
    package var network: String
    /// Boarding and alighting on the way between stops: as `pickup_type`, 1 where the feed is silent.
    package var continuousPickup: UInt8
    package var continuousDropOff: UInt8
}

package struct TripRecord: Equatable, Sendable {
    package var id: String
    package var route: Int
    package var service: Int
    package var headsign: String
    package var shortName: String
    package var direction: Int
    package var block: String
    /// A place in ``Feed/shapes``.
    package var shape: Int?
    package var wheelchair: Int
    package var bicycles: Int
    package var line: Int
}

/// One row of stop_times.txt. There are many: it is packed.
package struct StopTimeRecord: Equatable, Sendable {
    package var trip: Int32
    package var stop: Int32
    package var sequence: UInt32
    /// Seconds of the service day; ``untimed`` where the feed gives none.
    package var arrival: Int32
    package var departure: Int32
    /// A place in ``Feed/headsigns``; 0: the trip's.
    package var headsign: Int32
    package var line: Int32
    package var pickup: UInt8
    package var dropOff: UInt8
    /// Between this call and the next; the route's rule if the row has none.
    package var continuousPickup: UInt8
    package var continuousDropOff: UInt8
    /// How far along the trip's shape, in the feed's unit (shape_dist_traveled); negative where the feed does not say.
    package var travelled: Float

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

package struct CalendarRecord: Equatable, Sendable {
    package var service: Int
    /// Bit 0: Monday.
    package var weekdays: UInt8
    /// Days after 1970-01-01, both included.
    package var firstDay: Int
    package var lastDay: Int
}

package struct CalendarDateRecord: Equatable, Sendable {
    package var service: Int
    package var day: Int
    package var isAdded: Bool
}

package struct FrequencyRecord: Equatable, Sendable {
    package var trip: Int
    package var start: Int32
    package var end: Int32
    package var headway: Int32
    package var isExact: Bool
    package var line: Int
}

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
    package var fromStop: Int?
    package var toStop: Int?
    package var fromRoute: Int?
    package var toRoute: Int?
    package var fromTrip: Int?
    package var toTrip: Int?
    package var minimumSeconds: Int?
    package var line: Int
}

package struct PathwayRecord: Equatable, Sendable {
    package var id: String
    package var from: Int
    package var to: Int
    /// 1 walkway, 2 stairs, 3 moving walk, 4 escalator, 5 lift, 6 fare gate, 7 exit gate.
    package var mode: Int
    package var isBothWays: Bool
    package var length: Double?
    package var seconds: Int?
    package var stairs: Int?
    package var signpost: String
}

package struct LevelRecord: Equatable, Sendable {
    package var id: String
    /// 0 is the ground, below it is negative.
    package var index: Double
    package var name: String
}

package struct FeedInfoRecord: Equatable, Sendable {
    package var publisher: String
    package var url: String
    package var language: String
    package var firstDay: Int?
    package var lastDay: Int?
    package var version: String
    package var contactEmail: String
}

package struct AttributionRecord: Equatable, Sendable {
    package var organization: String
    package var url: String
    package var isProducer: Bool
    package var isOperator: Bool
    package var isAuthority: Bool
}

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
