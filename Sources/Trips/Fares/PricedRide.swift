internal import CivilTime
internal import TripModel

/// What fare rules ask about a ride.
struct PricedRide {
    /// The places of its rides among those of the trip: one, or several that count as one leg.
    private(set) var numbers: [Int]
    /// Theirs, the first one first.
    private(set) var routes: [String]
    var feed: String
    var agency: String?
    var from: String
    var to: String
    /// The fare zones that it passes, both ends included.
    var zones: Set<String>
    var departure: Instant
    var arrival: Instant

    /// Nil where the leg does not say what it rides.
    init?(_ leg: Leg, number: Int) {
        guard let line = leg.line, let route = Self.split(line.routeID), let from = leg.from.stopID.flatMap(Self.split),
            let to = leg.to.stopID.flatMap(Self.split)
        else { return nil }
        numbers = [number]
        routes = [route.id]
        feed = route.feed
        agency = line.agency
        self.from = from.id
        self.to = to.id
        zones = Set(leg.transit?.fareZones ?? [])
        departure = leg.departure
        arrival = leg.arrival
    }

    var number: Int { numbers[0] }
    var route: String { routes[0] }
    var lastNumber: Int { numbers[numbers.count - 1] }
    var lastRoute: String { routes[routes.count - 1] }

    /// Makes one leg of this and the next one.
    mutating func join(_ next: PricedRide) {
        numbers += next.numbers
        routes += next.routes
        to = next.to
        zones.formUnion(next.zones)
        arrival = next.arrival
    }

    /// `stcp:200` is the route 200 of the feed stcp.
    static func split(_ text: String) -> (feed: String, id: String)? {
        guard let colon = text.firstIndex(of: ":") else { return nil }
        return (String(text[..<colon]), String(text[text.index(after: colon)...]))
    }
}

/// Tickets for some rides and what is to be paid for them, in the smallest unit.
struct TicketPlan {
    var due = 0
    var tickets: [Ticket] = []
    /// The numbers of the rides that nobody prices.
    var unpriced: [Int] = []

    mutating func add(_ other: TicketPlan) {
        due += other.due
        tickets += other.tickets
        unpriced += other.unpriced
    }

    mutating func buy(_ ticket: Ticket) {
        tickets.append(ticket)
        due += ticket.due.minorUnits
    }

    /// What is known is better than what must be guessed.
    func isBetter(than other: TicketPlan?) -> Bool {
        guard let other else { return true }
        return (unpriced.count, due, tickets.count) < (other.unpriced.count, other.due, other.tickets.count)
    }
}

/// What the person holds, asked by ticket.
struct PassHolder {
    let passes: [Pass]
    let legs: [Leg]

    /// The pass that stands for a fare or product during these rides.
    func pass(for product: String, of feed: String, rides: [Int]) -> String? {
        passes.first { pass in
            pass.issuer == feed && pass.products.contains(product)
                && rides.allSatisfy { pass.isValid(during: legs[$0]) }
        }?.id
    }

    /// The pass that makes a ride free, whatever its ticket.
    func pass(covering ride: Int) -> String? { passes.first { $0.covers(legs[ride]) }?.id }
}
