internal import Fares
internal import Geo
internal import TripModel

/// Prices the rides of a trip over several networks, each by the fares of the network that it is in.
struct RegionalFares: FarePricing {
    private let regions: [(feeds: Set<String>, bounds: BoundingBox, fares: (any FarePricing)?)]

    /// `networks`: in order of preference.
    init(_ networks: [Network]) {
        regions = networks.map { (Set($0.feedNames), $0.bounds, $0.fares) }
    }

    func tickets(for rides: [Leg], holding passes: [Pass]) -> RideTickets {
        var answer = RideTickets(tickets: [])
        let places = Dictionary(grouping: rides.indices) { region(of: rides[$0]) ?? -1 }
        for (region, numbers) in places.sorted(by: { $0.key < $1.key }) {
            guard region >= 0, let fares = regions[region].fares else {
                answer.unpriced += numbers
                continue
            }
            let told = fares.tickets(for: numbers.map { rides[$0] }, holding: passes)
            answer.unpriced += told.unpriced.map { numbers[$0] }
            answer.tickets += told.tickets.map { ticket in
                var ticket = ticket
                ticket.legs = ticket.legs.map { numbers[$0] }
                return ticket
            }
        }
        answer.unpriced.sort()
        answer.tickets.sort { ($0.legs.first ?? 0, $0.id) < ($1.legs.first ?? 0, $1.id) }
        return answer
    }

    var currency: String? { regions.lazy.compactMap { $0.fares?.currency }.first }

    /// Two regions may call a feed the same.
    private func region(of ride: Leg) -> Int? {
        guard let feed = ride.line?.feed else { return nil }
        return regions.firstIndex { $0.feeds.contains(feed) && $0.bounds.contains(ride.from.coordinate) }
    }
}
