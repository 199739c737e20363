package import Fares
internal import Geo
package import TripModel

extension TravelModels {
    /// Fills in what an option's legs cost, emit and burn, and sums up distance and walking.
    ///
    /// The passes are those of `request`; `fares` are of the network's feeds: where they are nil, or silent about a
    /// ride, the models' ticket counts.
    package func completed(
        _ option: Itinerary,
        for request: TripRequest,
        fares: (any FarePricing)? = nil
    ) -> Itinerary {
        var option = option
        option.distance = option.legs.reduce(.zero) { $0 + $1.distance }
        option.walkingDistance = option.legs.reduce(.zero) { $1.mode == .foot ? $0 + $1.distance : $0 }
        let passengers = request.passengers
        option.passengers = passengers > 1 ? passengers : nil
        option.co2Grams = option.legs.reduce(0) { $0 + co2Grams(of: $1, passengers) }.rounded()
        option.kcal = option.legs.reduce(0) { $0 + kcal(of: $1) }.rounded()
        option.tickets = tickets(for: option.legs, holding: request.passes, fares).flatMap { ticket in
            Self.tickets(ticket, for: passengers)
        }
        option.cost = cost(of: option.legs, option.tickets, for: passengers, holding: request.passes)
        return option
    }

    /// Until a vehicle that is called for is there.
    func waitSeconds(for mode: TravelMode) -> Int64 { Int64((waitingMinutes[mode, default: 0] * 60).rounded()) }

    /// Of one traveller: people who travel together in a car share what it emits.
    func co2Grams(of leg: Leg, _ passengers: Int = 1) -> Double {
        guard let figures = legs[leg.mode] else { return 0 }
        let vehicle = leg.sharedRide?.co2GramsPerKilometre ?? figures.co2GramsPerKilometre
        let isShared = passengers > 1 && leg.mode.seats.map { $0 > 1 } ?? false
        let sharing = isShared ? Double(passengers) / Double(leg.mode.vehicles(for: passengers)) : figures.occupancy
        return vehicle / sharing * leg.distance.kilometres
    }

    /// A ticket for each traveller; a pass is the one person's who holds it.
    private static func tickets(_ ticket: Ticket, for passengers: Int) -> [Ticket] {
        var bought = ticket
        bought.pass = nil
        bought.count = ticket.pass == nil ? passengers : passengers - 1
        return (ticket.pass == nil ? [] : [ticket]) + (bought.count > 0 ? [bought] : [])
    }

    /// kcal = MET x kg x hours, the Compendium's rule.
    func kcal(of leg: Leg) -> Double {
        (legs[leg.mode]?.metabolicEquivalent ?? 1) * person.kilograms * Double(leg.durationSeconds) / 3600
    }

    /// kcal burnt by one's own strength: sitting in a vehicle is no exercise.
    func exercise(of legs: [Leg]) -> Double {
        legs.reduce(0) { $1.mode.isByOwnStrength ? $0 + kcal(of: $1) : $0 }
    }

    /// Of the rides by public transport: by the feeds' fares, and one ticket for all that these say nothing about and
    /// no pass covers.
    func tickets(for legs: [Leg], holding passes: [Pass], _ fares: (any FarePricing)?) -> [Ticket] {
        let rides = legs.indices.filter { legs[$0].mode.isTransit }
        guard !rides.isEmpty else { return [] }
        var tickets: [Ticket] = []
        var open = rides
        if let told = fares?.tickets(for: rides.map { legs[$0] }, holding: passes) {
            tickets = told.tickets.map { ticket in
                var ticket = ticket
                ticket.legs = ticket.legs.map { rides[$0] }
                return ticket
            }
            open = told.unpriced.map { rides[$0] }
        }
        func price(_ covered: [Int]) -> Money {
            let ridden = covered.reduce(0) { $0 + legs[$1].distance.kilometres }
            let further = max(0, ridden - transitFare.includedKilometres) * transitFare.perFurtherKilometre
            return Money(minorUnits: Int((transitFare.ticket + further).rounded()), currency: currency)
        }
        for pass in passes {
            let covered = open.filter { pass.covers(legs[$0]) }
            guard !covered.isEmpty else { continue }
            tickets.append(Ticket(id: "", name: pass.name, price: price(covered), legs: covered, pass: pass.id))
            open.removeAll(where: covered.contains)
        }
        if !open.isEmpty { tickets.append(Ticket(id: "", name: "", price: price(open), legs: open)) }
        return tickets.sorted { ($0.legs.first ?? 0, $0.id) < ($1.legs.first ?? 0, $1.id) }
    }

    /// Tickets that must be bought, and vehicles by their tariff or the provider's price, each leg, as many as the
    /// travellers need. Where currencies meet, about, in that of the models; nil where one of them has no known rate.
    func cost(of legs: [Leg], _ tickets: [Ticket], for passengers: Int, holding passes: [Pass]) -> Money? {
        var amounts = tickets.map(\.due)
        var own = 0.0
        for leg in legs where !leg.mode.isTransit {
            // A pass pays for one vehicle.
            let isHeld = passes.contains { $0.covers(leg) }
            let vehicles = leg.mode.vehicles(for: passengers) - (isHeld ? 1 : 0)
            guard vehicles > 0 else { continue }
            if let price = leg.sharedRide?.price {
                amounts.append(Money(minorUnits: price.minorUnits * vehicles, currency: price.currency))
            } else if let tariff = tariffs[leg.mode.travelMode] {
                let minutes = Double(leg.durationSeconds) / 60
                let amount = tariff.perTrip + tariff.perKilometre * leg.distance.kilometres + tariff.perMinute * minutes
                own += max(amount, tariff.minimum) * Double(vehicles)
            }
        }
        if own > 0 || amounts.isEmpty { amounts.append(Money(minorUnits: Int(own.rounded()), currency: currency)) }
        if Set(amounts.map(\.currency)).count > 1 {
            let converted = amounts.compactMap { $0.converted(to: currency) }
            guard converted.count == amounts.count else { return nil }
            amounts = converted
        }
        return amounts.dropFirst().reduce(amounts.first) { sum, amount in sum.flatMap { $0 + amount } }
    }
}
