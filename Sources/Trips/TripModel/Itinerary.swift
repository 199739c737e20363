package import CivilTime
package import Geo

/// One way to make a trip, from door to door. Legs join end to end; times are whole seconds.
package struct Itinerary: Hashable, Sendable, Encodable {
    package var departure: Instant
    package var arrival: Instant
    package var distance: Metres
    /// Of all who travel; nil where a part of it is not known.
    package var cost: Money?
    /// Of one person, all legs together; whole grams.
    package var co2Grams: Double
    /// Burnt on the way, all legs together; whole kilocalories.
    package var kcal: Double
    package var walkingDistance: Metres
    /// Changes between vehicles of public transport.
    package var transfers: Int
    package var legs: [Leg]
    /// By distance and mode alone; there was no network to ask.
    package var isEstimate: Bool
    package var labels: [TripLabel]
    /// In seconds of travel: what it costs the person, all told, by their objective and order; how long it takes until
    /// it is ranked.
    package var generalizedCost: Double
    /// The time zone of where it starts; nil: no network knows.
    package var zoneName: String?
    /// The network that answered (its network's version); nil for an estimate.
    package var networkVersion: String?
    /// The program that worked it out; nil: this one.
    package var engine: String?
    /// The engine that was to be asked and gave no answer that can be used.
    package var standsInFor: String?
    /// What must be bought, and what the person holds already.
    package var tickets: [Ticket]
    /// How many people travel; nil: one.
    package var passengers: Int?

    package init(
        departure: Instant,
        arrival: Instant,
        distance: Metres,
        cost: Money? = nil,
        co2Grams: Double = 0,
        kcal: Double = 0,
        walkingDistance: Metres = .zero,
        transfers: Int = 0,
        legs: [Leg],
        isEstimate: Bool = false,
        labels: [TripLabel] = [],
        generalizedCost: Double? = nil,
        networkVersion: String? = nil,
        tickets: [Ticket] = []
    ) {
        self.departure = departure
        self.arrival = arrival
        self.distance = distance
        self.cost = cost
        self.co2Grams = co2Grams
        self.kcal = kcal
        self.walkingDistance = walkingDistance
        self.transfers = transfers
        self.legs = legs
        self.isEstimate = isEstimate
        self.labels = labels
        self.generalizedCost = generalizedCost ?? Double(arrival - departure)
        self.networkVersion = networkVersion
        self.tickets = tickets
    }

    /// As `travlendar trip --json` has it: without what is for the planner alone.
    private enum CodingKeys: String, CodingKey {
        case departure, arrival, distance, cost, co2Grams, kcal, walkingDistance, transfers, legs, isEstimate, labels
        case networkVersion, engine, standsInFor, tickets, passengers
    }

    package var durationSeconds: Int64 { arrival - departure }

    /// The currencies of its tickets and shared vehicles.
    package var paidIn: Set<String> {
        Set(tickets.map(\.price.currency) + legs.compactMap { $0.sharedRide?.price?.currency })
    }

    /// An estimate of the ways to and from rides that a timetable has.
    package var hasEstimatedEnds: Bool { isEstimate && legs.contains { $0.line != nil } }

    /// From the request's time to the arrival, or from the departure to the request's time: waiting for the first ride
    /// is in it.
    package func elapsedSeconds(_ time: TripRequest.Time) -> Int64 {
        switch time {
        case .departAt(let time): arrival - time
        case .arriveBy(let time): time - departure
        }
    }

    /// All modes that it uses; walking only where there is nothing else.
    package var modesUsed: Set<TravelMode> {
        let all = Set(legs.map(\.mode.travelMode))
        return all.count > 1 ? all.subtracting([.foot]) : all
    }

    /// What a person would call it: the mode of its longest leg, walking only when it is all there is.
    package var mainMode: TravelMode {
        let ridden = legs.filter { $0.mode != .foot }
        return ridden.max { $0.distance < $1.distance }?.mode.travelMode ?? .foot
    }
}
