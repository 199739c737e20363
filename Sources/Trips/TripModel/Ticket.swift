/// A ticket that a trip needs: to be bought, or covered by what the person holds.
package struct Ticket: Hashable, Codable, Sendable {
    /// As the fare table names it, with the feed's name before it: `stcp:z2`; empty for the models' own, whose price is
    /// an estimate.
    package var id: String
    package var name: String
    /// What it would cost; nothing is paid where a pass covers it.
    package var price: Money
    /// The legs that it is for: positions in ``Itinerary/legs``.
    package var legs: [Int]
    /// The id of the ``Pass`` that makes it unnecessary; nil: it must be bought.
    package var pass: String?

    package init(id: String, name: String, price: Money, legs: [Int], pass: String? = nil) {
        self.id = id
        self.name = name
        self.price = price
        self.legs = legs
        self.pass = pass
    }

    /// What is still to be paid.
    package var due: Money { pass == nil ? price : Money(minorUnits: 0, currency: price.currency) }
}

extension Ticket {
    /// No feed tells a price: it is what such a ride usually costs.
    package var isEstimate: Bool { id.isEmpty }
}
