package import Geo

/// Which shared vehicle a leg takes (LIVE-3).
package struct SharedRide: Hashable, Codable, Sendable {
    /// The sharing system's id and name.
    package var system: String
    package var provider: String
    /// The vehicle itself, where it stands alone; nil: any of the station's.
    package var vehicleID: String?
    /// What the provider calls this kind of vehicle.
    package var kind: String
    /// How far it goes with what is in its battery or tank; nil: not told.
    package var range: Metres?
    /// Its price by the plan; nil where the provider tells none.
    package var price: Money?
    /// What this very vehicle emits, where the provider tells.
    package var co2GramsPerKilometre: Double?
    /// It stood there when the feed was read, shortly before the ride; false: vehicles are usually there.
    package var isSeen: Bool
    /// The provider's page or app.
    package var page: String?

    package init(
        system: String,
        provider: String,
        vehicleID: String? = nil,
        kind: String,
        range: Metres? = nil,
        price: Money? = nil,
        co2GramsPerKilometre: Double? = nil,
        isSeen: Bool,
        page: String? = nil
    ) {
        self.system = system
        self.provider = provider
        self.vehicleID = vehicleID
        self.kind = kind
        self.range = range
        self.price = price
        self.co2GramsPerKilometre = co2GramsPerKilometre
        self.isSeen = isSeen
        self.page = page
    }
}
