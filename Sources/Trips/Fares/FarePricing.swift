package import TripModel

/// Prices the rides of a trip (TIX-1). TripSearch knows no fare tables: a network brings whoever knows those of its
/// feeds (``Network/fares``).
package protocol FarePricing: Sendable {
    /// The tickets that the rides need together. Each priced ride is covered by exactly one of them, or costs nothing.
    ///
    /// A function of its arguments. It is asked for every option of a request, so it should take microseconds.
    ///
    /// - Parameters:
    ///   - rides: the legs of one trip by public transport, in the order of travel; all have ``Leg/line``, and
    ///     ``LegEnd/stopID`` at both ends.
    ///   - passes: what the person holds, whether valid at that time or not.
    /// - Returns: the cheapest set of tickets for the rides that the feeds price; the models' ticket stands in for the
    ///   others.
    func tickets(for rides: [Leg], holding passes: [Pass]) -> RideTickets

    /// ISO 4217, of most of the prices; nil where there is none.
    var currency: String? { get }
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
