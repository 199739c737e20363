package import CivilTime

/// A ticket or subscription that a person holds (TIX-1): its legs cost nothing while it is valid.
///
/// Sets narrow it down; an empty set does not.
package struct Pass: Hashable, Codable, Sendable {
    /// The person's own name for it, unique among their passes.
    package var id: String
    package var name: String
    /// Whose vehicles: the name of a feed of the network (`stcp`), or the id of a sharing system.
    package var issuer: String
    /// GTFS agency names.
    package var agencies: Set<String>
    /// GTFS route ids.
    package var routes: Set<String>
    /// Fare product ids (fares v2) or fare ids (fares v1) that it stands for.
    package var products: Set<String>
    /// Valid from its first second to before its last.
    package var validFrom: Instant?
    package var validUntil: Instant?

    package init(
        id: String,
        name: String,
        issuer: String,
        agencies: Set<String> = [],
        routes: Set<String> = [],
        products: Set<String> = [],
        validFrom: Instant? = nil,
        validUntil: Instant? = nil
    ) {
        self.id = id
        self.name = name
        self.issuer = issuer
        self.agencies = agencies
        self.routes = routes
        self.products = products
        self.validFrom = validFrom
        self.validUntil = validUntil
    }

    /// Whether it is valid all the way through a leg.
    package func isValid(during leg: Leg) -> Bool {
        if let validFrom, leg.departure < validFrom { return false }
        if let validUntil, leg.arrival >= validUntil { return false }
        return true
    }

    /// Whether a ride needs nothing beside it, as far as line and time say; a pass for certain products is for the fare
    /// tables to judge.
    package func covers(_ ride: Leg) -> Bool {
        guard isValid(during: ride), products.isEmpty else { return false }
        if let vehicle = ride.sharedRide { return vehicle.system == issuer }
        guard let line = ride.line else { return false }
        guard line.routeID.hasPrefix(issuer + ":") else { return false }
        if !routes.isEmpty, !routes.contains(String(line.routeID.dropFirst(issuer.count + 1))) { return false }
        if !agencies.isEmpty { return line.agency.map(agencies.contains) ?? false }
        return true
    }
}
