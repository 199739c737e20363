package import CivilTime

/// A shared vehicle that is usually there for a trip, and is not now (LIVE-3).
package struct MissingVehicle: Hashable, Sendable {
    package var mode: LegMode
    package var provider: String
    /// When the trip with it would leave.
    package var departure: Instant

    package init(mode: LegMode, provider: String, departure: Instant) {
        self.mode = mode
        self.provider = provider
        self.departure = departure
    }
}

/// A provider of live data that has not been heard of for too long, so that nothing it said counts (LIVE-5).
package struct SilentSource: Hashable, Sendable {
    /// What is missed of it.
    package enum Content: Hashable, Sendable {
        /// Where its vehicles are.
        case vehicles
        /// What has become of the rides of a feed, by the operator's name for it.
        case rides(feed: String)
    }

    package var name: String
    /// When it was last heard.
    package var since: Instant
    package var content: Content

    package init(name: String, since: Instant, content: Content = .vehicles) {
        self.name = name
        self.since = since
        self.content = content
    }

    /// Whether it would say anything about a trip: what it would have taken is not known of vehicles.
    package func isAbout(_ itinerary: Itinerary) -> Bool {
        switch content {
        case .vehicles: true
        case .rides(let feed): itinerary.legs.contains { $0.line?.feed == feed }
        }
    }
}
