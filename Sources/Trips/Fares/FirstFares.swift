internal import CivilTime
internal import TripModel

/// Fares of the first version: one price for one or several rides behind one another.
struct FirstFares {
    private let feed: String
    private let fares: [FeedFareTable.Fare]
    private let zones: [String: String]
    /// The fares that have no rules, and the rest by origin and destination of their rules.
    private var open: [Int] = []
    private var byEnds: [Ends: Set<Int>] = [:]
    /// The zones that a fare's rules want passed, all of them and no other.
    private var contained: [Int: Set<String>] = [:]

    private struct Ends: Hashable {
        var origin: String
        var destination: String
    }

    init(_ table: FeedFareTable, of feed: String) {
        self.feed = feed
        fares = table.fares
        zones = table.fareZones
        for (number, fare) in fares.enumerated() {
            if fare.rules.isEmpty { open.append(number) }
            for rule in fare.rules {
                byEnds[Ends(origin: rule.origin, destination: rule.destination), default: []].insert(number)
                if !rule.contains.isEmpty { contained[number, default: []].insert(rule.contains) }
            }
        }
    }

    /// The cheapest fares that cover all these rides, each one or several in a row; nil where one has none.
    func plan(for rides: [PricedRide], holding held: PassHolder) -> TicketPlan? {
        var best = [TicketPlan?](repeating: nil, count: rides.count + 1)
        best[0] = TicketPlan()
        for end in rides.indices.map({ $0 + 1 }) {
            for start in 0..<end {
                guard let before = best[start], let ticket = ticket(for: rides[start..<end], holding: held) else {
                    continue
                }
                var plan = before
                plan.buy(ticket)
                if plan.isBetter(than: best[end]) { best[end] = plan }
            }
        }
        return best[rides.count]
    }

    private func ticket(for rides: ArraySlice<PricedRide>, holding held: PassHolder) -> Ticket? {
        guard let first = rides.first, let last = rides.last else { return nil }
        let origin = zones[first.from, default: ""]
        let destination = zones[last.to, default: ""]
        var candidates = Set(open)
        for from in Set([origin, ""]) {
            for to in Set([destination, ""]) {
                candidates.formUnion(byEnds[Ends(origin: from, destination: to)] ?? [])
            }
        }
        let passed = rides.reduce(into: Set<String>()) { $0.formUnion($1.zones) }
        let numbers = rides.map(\.number)
        var best: Ticket?
        for number in candidates.sorted() {
            let fare = fares[number]
            guard fare.transfers.map({ rides.count - 1 <= $0 }) ?? true,
                fare.transferSeconds.map({ last.departure - first.departure <= $0 }) ?? true,
                fare.agency.map({ agency in rides.allSatisfy { $0.agency == agency } }) ?? true,
                contained[number].map({ $0 == passed }) ?? true,
                rides.allSatisfy({ fits(fare, $0, origin, destination) })
            else { continue }
            let ticket = Ticket(
                id: feed + ":" + fare.id,
                name: fare.id,
                price: fare.price,
                legs: numbers,
                pass: held.pass(for: fare.id, of: feed, rides: numbers)
            )
            if best.map({ ticket.due.minorUnits < $0.due.minorUnits }) ?? true { best = ticket }
        }
        return best
    }

    /// Some rule of the fare allows the ride as part of a way between these zones.
    private func fits(_ fare: FeedFareTable.Fare, _ ride: PricedRide, _ origin: String, _ destination: String) -> Bool {
        fare.rules.isEmpty
            || fare.rules.contains { rule in
                (rule.route.isEmpty || rule.route == ride.route) && (rule.origin.isEmpty || rule.origin == origin)
                    && (rule.destination.isEmpty || rule.destination == destination)
            }
    }
}
