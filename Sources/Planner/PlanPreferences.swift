package import CivilTime

/// What a person wants of their days; the defaults are those of DESIGN.md 5.
package struct PlanPreferences: Hashable, Sendable, Codable {
    /// How early to arrive; soft.
    package var bufferSeconds: Int64 = 300
    /// Plan the way home after the last event of a day.
    package var returnsHome = true
    /// From this gap on, home is where one waits for the next event; nil: never.
    package var longGapSeconds: Int64? = 3 * 3_600
    /// How long before the departure the first alarm rings.
    package var leadMinutes = 10
    package var means: Set<TravelMeans> = [.foot, .transit]
    package var profile = TravelRequest.Profile.standard
    /// A shorter trip makes no block.
    package var minimumTripSeconds: Int64 = 180
    package var minimumTripMetres: Double = 150

    /// What the person need not pay for.
    package var passes: [HeldPass] = []
    /// In which names of stops and lines are told (BCP 47); nil: as they come.
    package var language: String?

    package init() {}
}

/// A ticket that is paid already.
package struct HeldPass: Hashable, Sendable, Codable {
    package var name: String
    /// A feed of a network, or a sharing system.
    package var issuer: String
    /// Fares, fare products or tickets; empty: every ride with the issuer.
    package var products: Set<String>
    /// From its first second to before its last.
    package var validFrom: Instant?
    package var validUntil: Instant?

    package init(name: String, issuer: String, products: Set<String>, validFrom: Instant?, validUntil: Instant?) {
        self.name = name
        self.issuer = issuer
        self.products = products
        self.validFrom = validFrom
        self.validUntil = validUntil
    }
}
