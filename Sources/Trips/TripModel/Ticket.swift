/// A ticket that a trip needs: to be bought, or covered by what the person holds.
package struct Ticket: Hashable, Codable, Sendable {
    /// As the fare table names it, with the feed's name before it: `stcp:z2`; empty for the models' own, whose price is
    /// an estimate.
    package var id: String
    package var name: String
    /// What one would cost; nothing is paid where a pass covers it.
    package var price: Money
    /// The legs that it is for: positions in ``Itinerary/legs``.
    package var legs: [Int]
    /// The id of the ``Pass`` that makes it unnecessary; nil: it must be bought.
    package var pass: String?
    /// How many of them, one for each traveller who needs it.
    package var count: Int

    package init(id: String, name: String, price: Money, legs: [Int], pass: String? = nil, count: Int = 1) {
        self.id = id
        self.name = name
        self.price = price
        self.legs = legs
        self.pass = pass
        self.count = count
    }

    /// What is still to be paid, for all of them.
    package var due: Money {
        Money(minorUnits: pass == nil ? price.minorUnits * count : 0, currency: price.currency)
    }
}

extension Ticket {
    /// No feed tells a price: it is what such a ride usually costs.
    package var isEstimate: Bool { id.isEmpty }
}
