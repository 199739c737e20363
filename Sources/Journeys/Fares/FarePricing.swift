/// Prices the rides of a trip (TIX-1). Journeys knows no fare tables: a network brings whoever knows those of its feeds
/// (``Network/fares``).
package protocol FarePricing: Sendable {
    /// The tickets that the rides need together, each priced ride covered by exactly one of them or by none that costs anything.
    ///
    /// A function of its arguments. It is asked for every option of a request, so it should take microseconds.
    ///
    /// - Parameters:
    ///   - rides: the legs of one trip by public transport, in the order of travel; all have ``Leg/line``, and
    ///     ``LegEnd/stopID`` at both ends.
    ///   - passes: what the person holds, whether valid at that time or not.
    /// - Returns: the cheapest set of tickets for the rides that the feeds price; the models' ticket stands in for the others.
    func tickets(for rides: [Leg], holding passes: [TravelPass]) -> RideTickets
}

/// What feeds say about the price of some rides. Positions are those in the rides that were asked about.
package struct RideTickets: Hashable, Sendable {
    /// ``Ticket/legs`` are such positions. A ride that is in no ticket and is priced costs nothing.
    package var tickets: [Ticket]
    /// Rides whose feed has no fare for them, in order.
    package var unpriced: [Int]

    package init(tickets: [Ticket], unpriced: [Int] = []) {
        self.tickets = tickets
        self.unpriced = unpriced
    }
}

/// A ticket that a trip needs: to be bought, or covered by what the person holds.
package struct Ticket: Hashable, Codable, Sendable {
    /// As the fare table names it, with the feed's name before it: `stcp:z2`; empty for the models' own, whose price is an estimate.
    package var id: String
    package var name: String
    /// What it would cost; nothing is paid where a pass covers it.
    package var price: Money
    /// The legs that it is for: positions in ``TripOption/legs``.
    package var legs: [Int]
    /// The id of the ``TravelPass`` that makes it unnecessary; nil: it must be bought.
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
