internal import CivilTime
package import TripModel

/// Prices rides by the fares of a network: the feeds' own, and the tickets that several feeds share where they are
/// cheaper.
package struct FareCalculator: FarePricing {
    private let first: [String: FirstFares]
    private let second: [String: ProductFares]
    private let combined: [CombinedTicket]
    package let currency: String?

    package init(_ table: FareTable) {
        // Where a feed has both versions, the second says more.
        second = Dictionary(
            uniqueKeysWithValues: table.feeds.filter { !$0.value.legRules.isEmpty }
                .map { ($0.key, ProductFares($0.value, of: $0.key)) }
        )
        first = Dictionary(
            uniqueKeysWithValues: table.feeds.filter { $0.value.legRules.isEmpty && !$0.value.fares.isEmpty }
                .map { ($0.key, FirstFares($0.value, of: $0.key)) }
        )
        combined = table.combined
        currency = table.currency
    }

    /// The most rides for which combined tickets are looked for.
    private static let longest = 10

    package func tickets(for rides: [Leg], holding passes: [Pass]) -> RideTickets {
        let held = PassHolder(passes: passes, legs: rides)
        let priced = rides.enumerated().compactMap { PricedRide($1, number: $0) }
        // A pass makes its rides free; what they would cost is told ride by ride.
        let free = priced.filter { held.pass(covering: $0.number) != nil }
        let paid = priced.filter { held.pass(covering: $0.number) == nil }
        var plan = TicketPlan()
        plan.unpriced = Array(Set(rides.indices).subtracting(priced.map(\.number)))
        if !paid.isEmpty {
            var search = Search(book: self, rides: paid, held: held)
            plan.add(search.best(Array(paid.indices)))
        }
        for ride in free {
            var search = Search(book: self, rides: [ride], held: PassHolder(passes: [], legs: rides))
            var alone = search.best([0])
            for ticket in alone.tickets.indices { alone.tickets[ticket].pass = held.pass(covering: ride.number) }
            plan.add(alone)
        }
        return RideTickets(
            tickets: plan.tickets.sorted { ($0.legs.first ?? 0, $0.id) < ($1.legs.first ?? 0, $1.id) },
            unpriced: plan.unpriced.sorted()
        )
    }

    /// By the feeds' own fares, each feed for itself.
    private func plan(for rides: [PricedRide], holding held: PassHolder) -> TicketPlan {
        var plan = TicketPlan()
        for feed in Set(rides.map(\.feed)).sorted() {
            plan.add(self.plan(for: rides.filter { $0.feed == feed }, of: feed, holding: held))
        }
        return plan
    }

    private func plan(for rides: [PricedRide], of feed: String, holding held: PassHolder) -> TicketPlan {
        func told(_ rides: [PricedRide]) -> TicketPlan? {
            second[feed]?.plan(for: rides, holding: held) ?? first[feed]?.plan(for: rides, holding: held)
        }
        if let whole = told(rides) { return whole }
        // Some have a fare and some have none.
        let known = rides.count > 1 ? rides.filter { told([$0]) != nil } : []
        guard !known.isEmpty, var part = told(known) else {
            var plan = TicketPlan()
            plan.unpriced = rides.map(\.number)
            return plan
        }
        part.unpriced = rides.map(\.number).filter { number in !known.contains { $0.number == number } }
        return part
    }

    /// Divides the rides between combined tickets and the feeds' own fares.
    private struct Search {
        let book: FareCalculator
        let rides: [PricedRide]
        let held: PassHolder
        private var known: [[Int]: TicketPlan] = [:]

        init(book: FareCalculator, rides: [PricedRide], held: PassHolder) {
            self.book = book
            self.rides = rides
            self.held = held
        }

        mutating func best(_ left: [Int]) -> TicketPlan {
            guard let first = left.first else { return TicketPlan() }
            if let known = known[left] { return known }
            var best = book.plan(for: left.map { rides[$0] }, holding: held)
            if left.count <= FareCalculator.longest {
                for ticket in book.combined {
                    // The first ride by this ticket, or by its feed's own fare and the rest as may be.
                    let covered = coverage(of: ticket, from: first, among: left)
                    guard !covered.isEmpty else { continue }
                    var plan = self.best(left.filter { !covered.contains($0) })
                    plan.buy(bought(ticket, covered))
                    if plan.isBetter(than: best) { best = plan }
                }
                if left.count > 1 {
                    var plan = book.plan(for: [rides[first]], holding: held)
                    plan.add(self.best(Array(left.dropFirst())))
                    if plan.isBetter(than: best) { best = plan }
                }
            }
            known[left] = best
            return best
        }

        /// The rides from the first on that one such ticket is good for.
        private func coverage(of ticket: CombinedTicket, from first: Int, among left: [Int]) -> [Int] {
            var covered: [Int] = []
            var zones: Set<String> = []
            for number in left {
                let ride = rides[number]
                let passed = zones.union(ride.zones)
                guard ticket.feeds.contains(ride.feed),
                    ticket.routes.map({ $0.contains(ride.feed + ":" + ride.route) }) ?? true,
                    ticket.zones.map({ !ride.zones.isEmpty && ride.zones.isSubset(of: $0) }) ?? true,
                    ticket.maximumZones.map({ !ride.zones.isEmpty && passed.count <= $0 }) ?? true,
                    ride.departure - rides[first].departure <= Int64(ticket.validMinutes) * 60,
                    ticket.maximumTransfers.map({ covered.count <= $0 }) ?? true
                else {
                    if number == first { return [] }
                    continue
                }
                zones = passed
                covered.append(number)
            }
            return covered
        }

        private func bought(_ ticket: CombinedTicket, _ covered: [Int]) -> Ticket {
            let legs = covered.map { rides[$0].number }
            let pass = ticket.feeds.lazy.compactMap { held.pass(for: ticket.id, of: $0, rides: legs) }.first
            return Ticket(
                id: ticket.id,
                name: ticket.name,
                price: Money(ticket.price, currency: ticket.currency),
                legs: legs,
                pass: pass
            )
        }
    }
}
