/// Fares, first version: fare_attributes.txt.
package struct FareRecord: Equatable, Sendable {
    package var id: String
    /// As written; a decimal number.
    package var price: String
    /// ISO 4217.
    package var currency: String
    /// True: to be paid before boarding.
    package var isPaidBefore: Bool
    /// Nil: any number.
    package var transfers: Int?
    /// agency_id; empty: all.
    package var agency: String
    /// How long after the first boarding one may change; nil: no limit.
    package var transferSeconds: Int?
}

/// fare_rules.txt; an empty field matches anything.
package struct FareRuleRecord: Equatable, Sendable {
    package var fare: String
    package var route: String
    package var origin: String
    package var destination: String
    package var contains: String
}

/// Fares, second version: fare_products.txt.
package struct FareProductRecord: Equatable, Sendable {
    package var id: String
    package var name: String
    /// rider_category_id; empty: anybody.
    package var rider: String
    /// fare_media_id; empty: any.
    package var medium: String
    /// As written; a decimal number.
    package var amount: String
    /// ISO 4217.
    package var currency: String
}

/// fare_leg_rules.txt
package struct FareLegRuleRecord: Equatable, Sendable {
    package var group: String
    package var network: String
    package var fromArea: String
    package var toArea: String
    package var fromTimeframe: String
    package var toTimeframe: String
    package var product: String
    /// rule_priority: the highest that fits counts.
    package var priority: Int
}

/// fare_transfer_rules.txt
package struct FareTransferRuleRecord: Equatable, Sendable {
    package var fromGroup: String
    package var toGroup: String
    /// Nil: not given; -1: any number.
    package var count: Int?
    /// duration_limit; nil: none.
    package var durationSeconds: Int?
    /// GTFS duration_limit_type.
    package var durationKind: Int?
    /// GTFS fare_transfer_type.
    package var kind: Int
    /// Empty: the change costs nothing.
    package var product: String
}

/// fare_leg_join_rules.txt: two rides behind one another that count as one. An empty field fits anything.
package struct FareJoinRuleRecord: Equatable, Sendable {
    package var fromNetwork: String
    package var toNetwork: String
    /// Places in ``Feed/stops``.
    package var fromStop: Int?
    package var toStop: Int?
}

/// stop_areas.txt
package struct StopAreaRecord: Equatable, Sendable {
    package var area: String
    /// A place in ``Feed/stops``.
    package var stop: Int
}

/// route_networks.txt
package struct RouteNetworkRecord: Equatable, Sendable {
    package var network: String
    /// A place in ``Feed/routes``.
    package var route: Int
}

/// timeframes.txt
package struct TimeframeRecord: Equatable, Sendable {
    package var group: String
    /// Seconds of the local day; nil: its beginning.
    package var start: Int32?
    /// Seconds of the local day, not included; nil: its end.
    package var end: Int32?
    package var service: String
}

/// rider_categories.txt
package struct RiderCategoryRecord: Equatable, Sendable {
    package var id: String
    package var name: String
    /// The category of riders without another.
    package var isDefault: Bool
}

/// All fares of a feed.
package struct FeedFares: Equatable, Sendable {
    package var fares: [FareRecord] = []
    package var rules: [FareRuleRecord] = []
    package var products: [FareProductRecord] = []
    package var legRules: [FareLegRuleRecord] = []
    package var transferRules: [FareTransferRuleRecord] = []
    package var joinRules: [FareJoinRuleRecord] = []
    package var stopAreas: [StopAreaRecord] = []
    package var routeNetworks: [RouteNetworkRecord] = []
    package var timeframes: [TimeframeRecord] = []
    package var riderCategories: [RiderCategoryRecord] = []
    /// fare_leg_rules.txt has a column rule_priority.
    package var hasPriorities = false

    package init() {}
}
