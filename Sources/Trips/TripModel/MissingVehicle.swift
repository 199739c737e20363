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
    package var name: String
    /// When it was last heard.
    package var since: Instant

    package init(name: String, since: Instant) {
        self.name = name
        self.since = since
    }
}
