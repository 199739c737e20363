package import CivilTime

/// A ticket or season ticket that a person holds (TIX-1): the rides that it is good for cost them nothing while it is
/// valid.
package struct SavedPass: Hashable, Sendable {
    /// As the person calls it; two names that differ in case only are one pass.
    package var name: String
    /// Whose vehicles: the name of a feed of a network (`stcp`), or the id of a sharing system.
    package var issuer: String
    /// Fare ids, fare products or tickets of the region that it stands for; empty: every ride with the issuer.
    package var products: [String]
    /// The first and the last day on which it is good, in the person's time zone; nil: no bound.
    package var firstDay: CivilDate?
    package var lastDay: CivilDate?

    package init(
        name: String,
        issuer: String,
        products: [String] = [],
        firstDay: CivilDate? = nil,
        lastDay: CivilDate? = nil
    ) {
        self.name = name
        self.issuer = issuer
        self.products = products
        self.firstDay = firstDay
        self.lastDay = lastDay
    }

    /// How many of them a person may hold.
    package static let mostPasses = 50
}
