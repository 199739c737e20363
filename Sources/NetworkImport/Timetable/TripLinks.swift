internal import TransitFeeds
internal import TransitRouting

/// Trips that one vehicle runs behind one another, so that riders may stay seated: linked by transfers.txt (types 4 and 5) or
/// by block_id (GTFS reference, "Linked trips", "Blocks and service day").
struct TripLinks {
    struct Chain {
        var trips: [Int]
        var days: ServiceDays
    }

    private(set) var chains: [Chain] = []
    private var remaining: [Int: ServiceDays] = [:]

    /// The longest wait aboard between two trips of a block.
    static let longestWait: Int32 = 1_800
    /// Where trips fork or join, at most so many ways are kept from one first trip.
    static let maximumWays = 16
    static let maximumLength = 8

    init() {}

    init(_ feed: Feed, _ days: [ServiceDays], frequencies: [Int: [TimetableBuilder.Frequency]]) {
        var next: [Int: [Int]] = [:]
        var refused: Set<[Int]> = []
        for rule in feed.transfers {
            guard let from = rule.fromTrip, let to = rule.toTrip, from != to else { continue }
            if rule.kind == .reboard { refused.insert([from, to]) }
            if rule.kind == .inSeat, follows(feed, from, to, limit: .max) { next[from, default: []].append(to) }
        }
        for (from, to) in blockPairs(feed, days) where next[from] == nil && !refused.contains([from, to]) {
            next[from] = [to]
        }
        next = next.mapValues { Array(Set($0)).sorted() }.filter { frequencies[$0.key] == nil }
        let continued = Set(next.values.joined())
        var covered: [Int: ServiceDays] = [:]
        for first in next.keys.sorted() where !continued.contains(first) {
            var ways: [Chain] = []
            extend([first], days[feed.trips[first].service], next, feed, days, &ways)
            for way in ways {
                chains.append(way)
                for trip in way.trips {
                    for day in way.days.days { covered[trip, default: ServiceDays()].insert(day) }
                }
            }
        }
        for (trip, known) in covered { remaining[trip] = days[feed.trips[trip].service].subtracting(known) }
    }

    /// The days on which the trip runs alone; nil when it is not linked at all.
    func remainingDays(of trip: Int) -> ServiceDays? { remaining[trip] }

    private func extend(
        _ trips: [Int],
        _ shared: ServiceDays,
        _ next: [Int: [Int]],
        _ feed: Feed,
        _ days: [ServiceDays],
        _ ways: inout [Chain]
    ) {
        guard ways.count < Self.maximumWays, let last = trips.last else { return }
        var isExtended = false
        if trips.count < Self.maximumLength {
            for candidate in next[last] ?? [] where !trips.contains(candidate) {
                let both = shared.intersection(days[feed.trips[candidate].service])
                guard !both.isEmpty else { continue }
                isExtended = true
                extend(trips + [candidate], both, next, feed, days, &ways)
            }
        }
        if !isExtended, trips.count > 1 { ways.append(Chain(trips: trips, days: shared)) }
    }

    /// Each trip of a block and the one that follows it on shared days, soon and from the same place.
    private func blockPairs(_ feed: Feed, _ days: [ServiceDays]) -> [(Int, Int)] {
        var blocks: [String: [Int]] = [:]
        for (number, trip) in feed.trips.enumerated() where !trip.block.isEmpty && feed.stopTimes(of: number).count >= 2
        {
            blocks[trip.block, default: []].append(number)
        }
        var pairs: [(Int, Int)] = []
        for (_, trips) in blocks.sorted(by: { $0.key < $1.key }) where trips.count > 1 {
            let ordered = trips.sorted { start(feed, $0) < start(feed, $1) }
            for (place, trip) in ordered.enumerated() {
                let services = days[feed.trips[trip].service]
                let follower = ordered[(place + 1)...].prefix(64).first { other in
                    start(feed, other) >= end(feed, trip)
                        && !services.intersection(days[feed.trips[other].service]).isEmpty
                }
                if let follower, follows(feed, trip, follower, limit: Self.longestWait) {
                    pairs.append((trip, follower))
                }
            }
        }
        return pairs
    }

    private func follows(_ feed: Feed, _ from: Int, _ to: Int, limit: Int32) -> Bool {
        guard let last = feed.stopTimes(of: from).last, let first = feed.stopTimes(of: to).first else { return false }
        let wait = start(feed, to) - end(feed, from)
        let isNear =
            last.stop == first.stop
            || feed.stops[Int(last.stop)].parent.map { $0 == feed.stops[Int(first.stop)].parent } ?? (limit == .max)
        return wait >= 0 && wait <= limit && isNear
    }

    private func start(_ feed: Feed, _ trip: Int) -> Int32 {
        feed.stopTimes(of: trip).first.map { max($0.departure, $0.arrival) } ?? 0
    }

    private func end(_ feed: Feed, _ trip: Int) -> Int32 {
        feed.stopTimes(of: trip).last.map { max($0.arrival, $0.departure) } ?? 0
    }
}
