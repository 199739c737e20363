package import TripModel

/// The fares of a network, as `fares.json` in its directory holds them: those of its feeds, and the tickets that
/// several share.
package struct FareTable: Codable, Equatable, Sendable {
    package static let fileName = "fares.json"

    /// By the operator's name for the feed; only those that have fares.
    package var feeds: [String: FeedFareTable]
    package var combined: [CombinedTicket]

    package init(feeds: [String: FeedFareTable] = [:], combined: [CombinedTicket] = []) {
        self.feeds = feeds
        self.combined = combined
    }

    package var isEmpty: Bool { feeds.isEmpty && combined.isEmpty }

    /// ISO 4217, of most of the prices; nil where there is none.
    var currency: String? {
        var counts: [String: Int] = [:]
        for feed in feeds.values {
            for fare in feed.fares { counts[fare.price.currency, default: 0] += 1 }
            for product in feed.products.values { counts[product.price.currency, default: 0] += 1 }
        }
        for ticket in combined { counts[ticket.currency, default: 0] += 1 }
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
}

/// What one feed says of fares (GTFS fare_attributes.txt and fare_rules.txt; fare_products.txt and its companions). Ids
/// are the feed's own.
package struct FeedFareTable: Codable, Equatable, Sendable {
    /// IANA; timeframes count by it.
    package var zone: String
    /// By stop_id; only stops that have one.
    package var fareZones: [String: String] = [:]

    // First version
    package var fares: [Fare] = []

    // Second version
    /// By fare_product_id: what the rider without any reduction pays, by the cheapest medium.
    package var products: [String: Product] = [:]
    package var legRules: [LegRule] = []
    /// With rule_priority an empty field fits anything, without it only what no rule names.
    package var hasPriorities = false
    package var transferRules: [TransferRule] = []
    package var joinRules: [JoinRule] = []
    /// The areas of a stop, and the networks of a route, by stop_id and route_id.
    package var areas: [String: [String]] = [:]
    package var networks: [String: [String]] = [:]
    /// By timeframe_group_id.
    package var timeframes: [String: [Timeframe]] = [:]

    package init(zone: String) { self.zone = zone }

    /// A fare of fare_attributes.txt with its rules.
    package struct Fare: Codable, Equatable, Sendable {
        package var id: String
        package var price: Money
        /// Nil: any number.
        package var transfers: Int?
        /// How long after the first boarding one may change; nil: no limit.
        package var transferSeconds: Int64?
        /// The name of the agency it is for; nil: all.
        package var agency: String?
        /// None: it is good everywhere.
        package var rules: [Rule]

        package init(
            id: String,
            price: Money,
            transfers: Int? = nil,
            transferSeconds: Int64? = nil,
            agency: String? = nil,
            rules: [Rule] = []
        ) {
            self.id = id
            self.price = price
            self.transfers = transfers
            self.transferSeconds = transferSeconds
            self.agency = agency
            self.rules = rules
        }
    }

    /// An empty field fits anything.
    package struct Rule: Codable, Equatable, Sendable {
        package var route: String
        package var origin: String
        package var destination: String
        package var contains: String

        package init(route: String = "", origin: String = "", destination: String = "", contains: String = "") {
            self.route = route
            self.origin = origin
            self.destination = destination
            self.contains = contains
        }
    }

    package struct Product: Codable, Equatable, Sendable {
        package var name: String
        package var price: Money

        package init(name: String, price: Money) {
            self.name = name
            self.price = price
        }
    }

    /// A row of fare_leg_rules.txt: an empty field fits as ``FeedFareTable/hasPriorities`` says.
    package struct LegRule: Codable, Equatable, Sendable {
        package var group: String
        package var network: String
        package var fromArea: String
        package var toArea: String
        package var fromTimeframe: String
        package var toTimeframe: String
        package var product: String
        /// The highest that fits counts.
        package var priority: Int

        package init(
            group: String = "",
            network: String = "",
            fromArea: String = "",
            toArea: String = "",
            fromTimeframe: String = "",
            toTimeframe: String = "",
            product: String,
            priority: Int = 0
        ) {
            self.group = group
            self.network = network
            self.fromArea = fromArea
            self.toArea = toArea
            self.fromTimeframe = fromTimeframe
            self.toTimeframe = toTimeframe
            self.product = product
            self.priority = priority
        }
    }

    /// A row of fare_transfer_rules.txt.
    package struct TransferRule: Codable, Equatable, Sendable {
        /// fare_transfer_type: what is paid for a ride B after a ride A.
        package enum TransferCharge: Int, Codable, Sendable {
            /// For A and for the change.
            case firstAndChange = 0
            /// For A, for the change and for B.
            case all = 1
            /// For the change alone.
            case change = 2
        }

        /// From which part of the first ride to which of the last the limit counts (duration_limit_type).
        package enum Limit: Int, Codable, Sendable {
            case departureToArrival = 0
            case departureToDeparture = 1
            case arrivalToDeparture = 2
            case arrivalToArrival = 3
        }

        package var fromGroup: String
        package var toGroup: String
        /// Changes within one group in a row; nil: any number.
        package var count: Int?
        /// nil: no limit.
        package var limitSeconds: Int64?
        package var limit: Limit
        package var kind: TransferCharge
        /// Empty: the change costs nothing.
        package var product: String

        package init(
            fromGroup: String = "",
            toGroup: String = "",
            count: Int? = nil,
            limitSeconds: Int64? = nil,
            limit: Limit = .departureToArrival,
            kind: TransferCharge = .firstAndChange,
            product: String = ""
        ) {
            self.fromGroup = fromGroup
            self.toGroup = toGroup
            self.count = count
            self.limitSeconds = limitSeconds
            self.limit = limit
            self.kind = kind
            self.product = product
        }
    }

    /// A ride to one of these stops and the next from one of those are one leg for the rules. An empty network and nil
    /// stops fit anything.
    package struct JoinRule: Codable, Equatable, Sendable {
        package var fromNetwork: String
        package var toNetwork: String
        package var fromStops: Set<String>?
        package var toStops: Set<String>?

        package init(
            fromNetwork: String = "",
            toNetwork: String = "",
            fromStops: Set<String>? = nil,
            toStops: Set<String>? = nil
        ) {
            self.fromNetwork = fromNetwork
            self.toNetwork = toNetwork
            self.fromStops = fromStops
            self.toStops = toStops
        }
    }

    /// Half-open, in seconds of the local day; on these days only.
    package struct Timeframe: Codable, Equatable, Sendable {
        package var start: Int
        /// Up to 86,400.
        package var end: Int
        /// Counted from 1970-01-01, ascending.
        package var days: [Int]

        package init(start: Int, end: Int, days: [Int]) {
            self.start = start
            self.end = end
            self.days = days
        }
    }
}

/// A ticket that several feeds accept, or that no feed tells of: from the operator's file (docs/tickets.md).
package struct CombinedTicket: Codable, Equatable, Sendable {
    package var id: String
    package var name: String
    /// In whole units of the currency.
    package var price: Double
    /// ISO 4217.
    package var currency: String
    /// On whose vehicles it is good.
    package var feeds: [String]
    /// `feed:route_id`; nil: all routes of the feeds.
    package var routes: [String]?
    /// Fare zones (stops.txt, zone_id); nil: all.
    package var zones: [String]?
    /// How many zones may be passed.
    package var maximumZones: Int?
    /// From the first departure to the last; a day ticket has 1440.
    package var validMinutes: Int
    package var maximumTransfers: Int?

    package init(
        id: String,
        name: String,
        price: Double,
        currency: String,
        feeds: [String],
        routes: [String]? = nil,
        zones: [String]? = nil,
        maximumZones: Int? = nil,
        validMinutes: Int,
        maximumTransfers: Int? = nil
    ) {
        self.id = id
        self.name = name
        self.price = price
        self.currency = currency
        self.feeds = feeds
        self.routes = routes
        self.zones = zones
        self.maximumZones = maximumZones
        self.validMinutes = validMinutes
        self.maximumTransfers = maximumTransfers
    }
}
