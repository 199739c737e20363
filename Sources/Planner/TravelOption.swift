package import CivilTime
package import Geo

/// One way to make a trip from door to door.
package struct TravelOption: Hashable, Sendable {
    package var departure: Instant
    package var arrival: Instant
    package var distance: Metres
    package var legs: [TravelLeg]
    package var isEstimate: Bool
    package var cost: Cost?
    package var tickets: [Ticket]
    package var co2Grams: Double?
    package var kcal: Double?
    package var walkingDistance: Metres?
    package var transfers: Int
    /// `quickest`, `cheapest` ...
    package var labels: [String]
    /// In seconds of travel: what it costs the person, all told, by their ranking.
    package var burden: Double
    /// The program outside that worked it out; nil: this one.
    package var engine: String?
    /// The engine that was to be asked and gave no answer that can be used.
    package var standsInFor: String?
    /// The time zone of where it starts; nil: the map does not know.
    package var zoneName: String?

    /// An amount in the smallest unit of its currency.
    package struct Cost: Hashable, Sendable {
        package var minorUnits: Int
        /// ISO 4217.
        package var currency: String

        package init(minorUnits: Int, currency: String) {
            self.minorUnits = minorUnits
            self.currency = currency
        }
    }

    /// What the rides need.
    package struct Ticket: Hashable, Sendable {
        package var name: String
        package var price: Cost
        /// The pass that makes it unnecessary.
        package var pass: String?
        /// No feed tells a price: it is what such a ride usually costs.
        package var isEstimate: Bool

        package init(name: String, price: Cost, pass: String? = nil, isEstimate: Bool = false) {
            self.name = name
            self.price = price
            self.pass = pass
            self.isEstimate = isEstimate
        }
    }

    package init(
        departure: Instant,
        arrival: Instant,
        distance: Metres,
        legs: [TravelLeg] = [],
        isEstimate: Bool = false,
        cost: Cost? = nil,
        tickets: [Ticket] = [],
        co2Grams: Double? = nil,
        kcal: Double? = nil,
        walkingDistance: Metres? = nil,
        transfers: Int = 0,
        labels: [String] = [],
        burden: Double? = nil,
        engine: String? = nil,
        standsInFor: String? = nil,
        zoneName: String? = nil
    ) {
        self.departure = departure
        self.arrival = arrival
        self.distance = distance
        self.legs = legs
        self.isEstimate = isEstimate
        self.cost = cost
        self.tickets = tickets
        self.co2Grams = co2Grams
        self.kcal = kcal
        self.walkingDistance = walkingDistance
        self.transfers = transfers
        self.labels = labels
        self.burden = burden ?? Double(arrival - departure)
        self.engine = engine
        self.standsInFor = standsInFor
        self.zoneName = zoneName
    }

    package var seconds: Int64 { arrival - departure }
}

/// A part of an option by one means without a change.
package struct TravelLeg: Hashable, Sendable {
    /// `foot`, `bicycle`, `car`, `taxi`, `bus`, `tram`, `metro`, `rail`, `ferry` ... as Journeys names them.
    package var means: String
    package var departure: Instant
    package var arrival: Instant
    package var from: End
    package var to: End
    package var distance: Metres
    /// What a rider calls the line: `M2`.
    package var line: String?
    package var agency: String?
    package var headsign: String?
    package var stopCount: Int?
    /// Turn by turn, in words; empty where the network has none.
    package var directions: [String]
    /// The run that is ridden, so that it can be looked up again; nil for anything else.
    package var ride: Ride?
    /// It comes every so many seconds, without times of its own; nil: it runs by a timetable.
    package var headwaySeconds: Int?
    /// The agency or driver wants to be told beforehand.
    package var needsArrangement: Bool
    /// Of a shared vehicle.
    package var provider: Provider?

    package struct Provider: Hashable, Sendable {
        package var name: String
        /// Where it is rented.
        package var page: String?

        package init(name: String, page: String? = nil) {
            self.name = name
            self.page = page
        }
    }

    /// In the words of the feed (Journeys' `RideReference`).
    package struct Ride: Hashable, Codable, Sendable {
        /// The feed's name and trip_id: `stcp:200_0_1`.
        package var trip: String
        /// YYYY-MM-DD.
        package var serviceDate: String
        package var boardingSequence: UInt32
        package var alightingSequence: UInt32
        package var startSeconds: Int32?
        /// Which calls of the named trip these are, where its vehicle goes on as other trips.
        package var boardingCall: Int?
        package var alightingCall: Int?

        package init(
            trip: String,
            serviceDate: String,
            boardingSequence: UInt32,
            alightingSequence: UInt32,
            startSeconds: Int32? = nil,
            boardingCall: Int? = nil,
            alightingCall: Int? = nil
        ) {
            self.trip = trip
            self.serviceDate = serviceDate
            self.boardingSequence = boardingSequence
            self.alightingSequence = alightingSequence
            self.startSeconds = startSeconds
            self.boardingCall = boardingCall
            self.alightingCall = alightingCall
        }
    }

    package struct End: Hashable, Sendable {
        package var name: String?
        package var coordinate: Coordinate

        package init(name: String? = nil, coordinate: Coordinate) {
            self.name = name
            self.coordinate = coordinate
        }
    }

    package init(
        means: String,
        departure: Instant,
        arrival: Instant,
        from: End,
        to: End,
        distance: Metres,
        line: String? = nil,
        agency: String? = nil,
        headsign: String? = nil,
        stopCount: Int? = nil,
        directions: [String] = [],
        ride: Ride? = nil,
        headwaySeconds: Int? = nil,
        needsArrangement: Bool = false,
        provider: Provider? = nil
    ) {
        self.means = means
        self.departure = departure
        self.arrival = arrival
        self.from = from
        self.to = to
        self.distance = distance
        self.line = line
        self.agency = agency
        self.headsign = headsign
        self.stopCount = stopCount
        self.directions = directions
        self.ride = ride
        self.headwaySeconds = headwaySeconds
        self.needsArrangement = needsArrangement
        self.provider = provider
    }
}
