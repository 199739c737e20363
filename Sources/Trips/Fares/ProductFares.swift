internal import CivilTime
internal import TripModel

/// Fares of the second version: every ride has its products, and rules say what a change costs (GTFS reference,
/// fare_leg_rules.txt and fare_transfer_rules.txt).
struct ProductFares {
    private let feed: String
    private let table: FeedFareTable
    private let zone: ZoneRules
    private var byAreas: [Areas: [Int]] = [:]
    private let namedNetworks: Set<String>
    private let namedFromAreas: Set<String>
    private let namedToAreas: Set<String>
    private let namedFromGroups: Set<String>
    private let namedToGroups: Set<String>

    private struct Areas: Hashable {
        var from: String
        var to: String
    }

    init(_ table: FeedFareTable, of feed: String) {
        self.feed = feed
        self.table = table
        zone = (try? ZoneRules.named(table.zone)) ?? .utc
        for (number, rule) in table.legRules.enumerated() {
            byAreas[Areas(from: rule.fromArea, to: rule.toArea), default: []].append(number)
        }
        namedNetworks = Set(table.legRules.map(\.network))
        namedFromAreas = Set(table.legRules.map(\.fromArea))
        namedToAreas = Set(table.legRules.map(\.toArea))
        namedFromGroups = Set(table.transferRules.map(\.fromGroup))
        namedToGroups = Set(table.transferRules.map(\.toGroup))
    }

    /// More rides than this are priced one by one.
    private static let longest = 8

    /// The cheapest products for all these rides; nil where one has none.
    func plan(for rides: [PricedRide], holding held: PassHolder) -> TicketPlan? {
        let joined = joined(rides)
        if joined.count < rides.count, let plan = plan(forLegs: joined, holding: held) { return plan }
        return plan(forLegs: rides, holding: held)
    }

    /// Rides behind one another that the feed takes for one (fare_leg_join_rules.txt).
    private func joined(_ rides: [PricedRide]) -> [PricedRide] {
        guard !table.joinRules.isEmpty else { return rides }
        var legs: [PricedRide] = []
        for ride in rides {
            if let last = legs.last, last.lastNumber + 1 == ride.number, areOne(last, ride) {
                legs[legs.count - 1].join(ride)
            } else {
                legs.append(ride)
            }
        }
        return legs
    }

    private func areOne(_ first: PricedRide, _ second: PricedRide) -> Bool {
        let (from, to) = (table.networks[first.lastRoute] ?? [], table.networks[second.route] ?? [])
        return table.joinRules.contains { rule in
            (rule.fromNetwork.isEmpty || from.contains(rule.fromNetwork))
                && (rule.toNetwork.isEmpty || to.contains(rule.toNetwork))
                && rule.fromStops.map { $0.contains(first.to) } ?? true
                && rule.toStops.map { $0.contains(second.from) } ?? true
        }
    }

    private func plan(forLegs rides: [PricedRide], holding held: PassHolder) -> TicketPlan? {
        let rules = rides.map(rules)
        guard !rules.contains(where: \.isEmpty) else { return nil }
        var search = Search(fares: self, rides: rides, rules: rules, held: held)
        search.mayChange = rides.count <= Self.longest
        search.extend(0, TicketPlan(), after: nil)
        return search.best
    }

    // MARK: Rules of a ride

    private func rules(of ride: PricedRide) -> [FeedFareTable.LegRule] {
        let networks = Set(ride.routes.flatMap { table.networks[$0] ?? [] })
        let from = Set(table.areas[ride.from] ?? [])
        let to = Set(table.areas[ride.to] ?? [])
        var found: [FeedFareTable.LegRule] = []
        for fromArea in from.union([""]) where fits(fromArea, from, named: namedFromAreas) {
            for toArea in to.union([""]) where fits(toArea, to, named: namedToAreas) {
                for number in byAreas[Areas(from: fromArea, to: toArea)] ?? [] {
                    let rule = table.legRules[number]
                    guard rule.network.isEmpty || networks.contains(rule.network),
                        fits(rule.network, networks, named: namedNetworks),
                        table.products[rule.product].map({ $0.price.minorUnits >= 0 }) ?? false,
                        holds(rule.fromTimeframe, at: ride.departure), holds(rule.toTimeframe, at: ride.arrival)
                    else { continue }
                    found.append(rule)
                }
            }
        }
        guard table.hasPriorities, let highest = found.map(\.priority).max() else { return found }
        return found.filter { $0.priority == highest }
    }

    /// An empty field fits anything, or without priorities only what has no rule of its own.
    private func fits(_ field: String, _ own: Set<String>, named: Set<String>) -> Bool {
        !field.isEmpty || table.hasPriorities || own.isDisjoint(with: named)
    }

    private func holds(_ timeframe: String, at moment: Instant) -> Bool {
        guard !timeframe.isEmpty else { return true }
        let local = zone.local(moment)
        let day = local.date.daysSinceEpoch
        let seconds = local.time.secondsSinceMidnight
        return (table.timeframes[timeframe] ?? []).contains { frame in
            frame.start <= seconds && seconds < frame.end && frame.days.contains(day)
        }
    }

    private func changes(from: String, to: String) -> [FeedFareTable.TransferRule] {
        table.transferRules.filter { rule in
            (rule.fromGroup.isEmpty ? !namedFromGroups.contains(from) : rule.fromGroup == from)
                && (rule.toGroup.isEmpty ? !namedToGroups.contains(to) : rule.toGroup == to)
        }
    }

    // MARK: All rides

    /// The last ride that was paid for or changed to.
    private struct Last {
        var group: String
        /// Where its ticket stands in the plan.
        var ticket: Int
        /// The first ride of the changes in a row.
        var chainStart: Int
        var changes: Int
    }

    /// Tries every way to pay; few rides, few rules.
    private struct Search {
        let fares: ProductFares
        let rides: [PricedRide]
        let rules: [[FeedFareTable.LegRule]]
        let held: PassHolder
        var mayChange = true
        var best: TicketPlan?

        mutating func extend(_ ride: Int, _ plan: TicketPlan, after last: Last?) {
            guard ride < rides.count else {
                if plan.isBetter(than: best) { best = plan }
                return
            }
            for rule in rules[ride] {
                guard let ticket = ticket(rule.product, rides[ride].numbers) else { continue }
                var bought = plan
                bought.buy(ticket)
                let own = Last(group: rule.group, ticket: bought.tickets.count - 1, chainStart: ride, changes: 0)
                extend(ride + 1, bought, after: own)
                guard mayChange, let last else { continue }
                for change in fares.changes(from: last.group, to: rule.group) where isAllowed(change, last, to: ride) {
                    guard let (changed, number) = apply(change, plan, last, ticket) else { continue }
                    let next = Last(
                        group: rule.group,
                        ticket: number,
                        chainStart: last.chainStart,
                        changes: last.changes + 1
                    )
                    extend(ride + 1, changed, after: next)
                }
            }
        }

        private func isAllowed(_ change: FeedFareTable.TransferRule, _ last: Last, to ride: Int) -> Bool {
            if let count = change.count, last.changes >= count { return false }
            guard let limit = change.limitSeconds else { return true }
            let (first, now) = (rides[last.chainStart], rides[ride])
            let taken =
                switch change.limit {
                case .departureToArrival: now.arrival - first.departure
                case .departureToDeparture: now.departure - first.departure
                case .arrivalToDeparture: now.departure - first.arrival
                case .arrivalToArrival: now.arrival - first.arrival
                }
            return taken <= limit
        }

        /// The plan with the change paid for, and which ticket the ride is on.
        private func apply(
            _ change: FeedFareTable.TransferRule,
            _ plan: TicketPlan,
            _ last: Last,
            _ own: Ticket
        ) -> (TicketPlan, Int)? {
            var plan = plan
            switch (change.kind, change.product.isEmpty) {
            case (.firstAndChange, true):
                plan.tickets[last.ticket].legs += own.legs
                return (plan, last.ticket)
            case (.firstAndChange, false):
                guard let ticket = ticket(change.product, own.legs) else { return nil }
                guard ticket.price.minorUnits >= 0 else {
                    plan.tickets[last.ticket].legs += own.legs
                    return (reduced(plan, last.ticket, by: ticket), last.ticket)
                }
                plan.buy(ticket)
            case (.all, let isFree):
                if !isFree {
                    guard let ticket = ticket(change.product, []) else { return nil }
                    guard ticket.price.minorUnits >= 0 else {
                        plan.buy(own)
                        return (reduced(plan, plan.tickets.count - 1, by: ticket), plan.tickets.count - 1)
                    }
                    plan.buy(ticket)
                }
                plan.buy(own)
            case (.change, let isFree):
                let former = plan.tickets[last.ticket]
                plan.due -= former.due.minorUnits
                if isFree {
                    plan.tickets[last.ticket].price = Money(minorUnits: 0, currency: former.price.currency)
                    plan.tickets[last.ticket].legs += own.legs
                    return (plan, last.ticket)
                }
                guard let ticket = ticket(change.product, former.legs + own.legs), ticket.price.minorUnits >= 0 else {
                    return nil
                }
                plan.tickets[last.ticket] = ticket
                plan.due += ticket.due.minorUnits
                return (plan, last.ticket)
            }
            return (plan, plan.tickets.count - 1)
        }

        /// What a change saves is taken off a ticket (GTFS reference: amounts "may be negative to represent transfer
        /// discounts").
        private func reduced(_ plan: TicketPlan, _ number: Int, by discount: Ticket) -> TicketPlan {
            var plan = plan
            var ticket = plan.tickets[number]
            guard ticket.price.currency == discount.price.currency else { return plan }
            plan.due -= ticket.due.minorUnits
            ticket.price.minorUnits = max(0, ticket.price.minorUnits + discount.price.minorUnits)
            plan.due += ticket.due.minorUnits
            plan.tickets[number] = ticket
            return plan
        }

        private func ticket(_ id: String, _ rides: [Int]) -> Ticket? {
            guard let product = fares.table.products[id] else { return nil }
            return Ticket(
                id: fares.feed + ":" + id,
                name: product.name.isEmpty ? id : product.name,
                price: product.price,
                legs: rides,
                pass: held.pass(for: id, of: fares.feed, rides: rides)
            )
        }
    }
}
