internal import TransitFeeds
internal import TransitRouting

/// Trips that one vehicle runs behind one another, so that riders may stay seated: linked by transfers.txt (types 4 and
/// 5) or by block_id (GTFS reference, "Linked trips", "Blocks and service day").
struct TripLinks {
    struct Part: Equatable {
        var trip: Int
        /// By how many days its service day is later than that of the chain's first trip.
        var dayOffset = 0
    }

    struct Chain: Equatable {
        var parts: [Part]
        /// Service days of the first trip.
        var days: ServiceDays
    }

    private struct Link {
        var to: Int
        var dayOffset: Int
        /// Service days of the trip that is followed.
        var days: ServiceDays
    }

    private(set) var chains: [Chain] = []
    private var remaining: [Int: ServiceDays] = [:]
    private var links: [Int: [Link]] = [:]

    /// The longest wait aboard between two trips of a block.
    static let longestWait: Int32 = 1_800
    /// The most chains from one first trip, where trips fork or join or a block is long.
    static let maximumWays = 64
    /// A longer run is cut into overlapping chains, so that riders who stay for a few trips never meet a cut.
    static let maximumLength = 8
    static let overlap = 4
    /// How many following trips of a block are examined for each trip.
    private static let maximumFollowers = 256

    init() {}

    init(_ feed: inout Feed, _ days: [ServiceDays], frequencies: [Int: [TimetableBuilder.Frequency]]) {
        let finder = Finder(feed: feed, days: days, hasHeadways: Set(frequencies.keys))
        var refused: Set<[Int]> = []
        for rule in feed.transfers {
            guard let from = rule.fromTrip, let to = rule.toTrip, from != to else { continue }
            if rule.kind == .reboard { refused.insert([from, to]) }
            guard rule.kind == .inSeat else { continue }
            if let link = finder.link(from, to, limit: .max) {
                links[from, default: []].append(link)
            } else {
                feed.messages.add(
                    .warning,
                    "transfers.txt",
                    line: rule.line,
                    field: "to_trip_id",
                    "does not follow from_trip_id",
                    value: feed.trips[to].id,
                    advice: "riders change there; let both run on a common day, one after the other"
                )
            }
        }
        let told = links.mapValues { $0.reduce(into: ServiceDays()) { $0.formUnion($1.days) } }
        finder.blockLinks(told, refused: refused) { links[$0, default: []].append($1) }
        chain(finder)
    }

    /// The days on which the trip runs alone; nil when it is not linked at all.
    func remainingDays(of trip: Int) -> ServiceDays? { remaining[trip] }

    /// Chains begin with each trip on the days on which none goes before it.
    private mutating func chain(_ finder: Finder) {
        var followed: [Int: ServiceDays] = [:]
        for link in links.values.joined() {
            followed[link.to, default: ServiceDays()].formUnion(link.days.moved(by: link.dayOffset))
        }
        var covered: [Int: ServiceDays] = [:]
        for first in links.keys.sorted() {
            let days = finder.days(of: first).subtracting(followed[first] ?? ServiceDays())
            guard !days.isEmpty else { continue }
            var ways: [Chain] = []
            extend(Chain(parts: [Part(trip: first)], days: days), isKept: false, finder, &ways)
            for way in ways {
                for part in way.parts {
                    covered[part.trip, default: ServiceDays()].formUnion(way.days.moved(by: part.dayOffset))
                }
            }
            chains += ways
        }
        for (trip, known) in covered { remaining[trip] = finder.days(of: trip).subtracting(known) }
    }

    /// - Complexity: at most ``maximumWays`` times ``maximumLength`` deep.
    private func extend(_ chain: Chain, isKept: Bool, _ finder: Finder, _ ways: inout [Chain]) {
        guard ways.count < Self.maximumWays else { return }
        var (chain, isKept) = (chain, isKept)
        if chain.parts.count == Self.maximumLength {
            ways.append(chain)
            chain = chain.end(Self.overlap)
            isKept = true
        }
        guard let last = chain.parts.last else { return }
        var rest = chain.days
        for link in links[last.trip] ?? [] where !chain.parts.contains(where: { $0.trip == link.to }) {
            let both = chain.days.intersection(link.days.moved(by: -last.dayOffset))
            let parts = chain.parts + [Part(trip: link.to, dayOffset: last.dayOffset + link.dayOffset)]
            guard !both.isEmpty, finder.callCount(of: parts) <= TimetableBuilder.maximumCalls else { continue }
            rest = rest.subtracting(both)
            extend(Chain(parts: parts, days: both), isKept: false, finder, &ways)
        }
        if !isKept, chain.parts.count > 1, !rest.isEmpty { ways.append(Chain(parts: chain.parts, days: rest)) }
    }

    /// Which trips go on as which.
    private struct Finder {
        let feed: Feed
        let days: [ServiceDays]
        let hasHeadways: Set<Int>

        func days(of trip: Int) -> ServiceDays { days[feed.trips[trip].service] }

        func callCount(of parts: [Part]) -> Int { parts.reduce(0) { $0 + feed.stopTimes(of: $1.trip).count } }

        /// Nil where a trip never leaves in time behind the other, on its service day or the next one.
        func link(_ from: Int, _ to: Int, limit: Int32) -> Link? {
            guard !hasHeadways.contains(from), !hasHeadways.contains(to) else { return nil }
            for dayOffset in 0...1 {
                let wait = start(to) + Int32(dayOffset) * 86_400 - end(from)
                guard wait >= 0, wait <= (dayOffset == 0 ? limit : TripLinks.longestWait) else { continue }
                let shared = days(of: from).intersection(days(of: to).moved(by: -dayOffset))
                if !shared.isEmpty { return Link(to: to, dayOffset: dayOffset, days: shared) }
            }
            return nil
        }

        /// Each trip of a block and those that follow it soon, each on its days.
        ///
        /// `told`: the days on which transfers.txt names the trip's continuation.
        func blockLinks(_ told: [Int: ServiceDays], refused: Set<[Int]>, _ add: (Int, Link) -> Void) {
            var blocks: [String: [Int]] = [:]
            for (number, trip) in feed.trips.enumerated()
            where !trip.block.isEmpty && feed.stopTimes(of: number).count >= 2 {
                blocks[trip.block, default: []].append(number)
            }
            for (_, trips) in blocks.sorted(by: { $0.key < $1.key }) where trips.count > 1 {
                let ordered = trips.sorted { (start($0), $0) < (start($1), $1) }
                for (place, trip) in ordered.enumerated() {
                    var rest = days(of: trip).subtracting(told[trip] ?? ServiceDays())
                    let later = ordered[(place + 1)...].prefix { start($0) <= end(trip) + TripLinks.longestWait }
                    let tomorrow = ordered.prefix { start($0) + 86_400 <= end(trip) + TripLinks.longestWait }
                    for other in later.prefix(TripLinks.maximumFollowers) + tomorrow.prefix(TripLinks.maximumFollowers)
                    {
                        guard !rest.isEmpty else { break }
                        guard other != trip, var link = link(trip, other, limit: TripLinks.longestWait) else {
                            continue
                        }
                        link.days = link.days.intersection(rest)
                        rest = rest.subtracting(link.days)
                        if !link.days.isEmpty, isNear(trip, other), !refused.contains([trip, other]) {
                            add(trip, link)
                        }
                    }
                }
            }
        }

        /// At the same stop or station.
        private func isNear(_ from: Int, _ to: Int) -> Bool {
            guard let last = feed.stopTimes(of: from).last, let first = feed.stopTimes(of: to).first else {
                return false
            }
            return last.stop == first.stop
                || feed.stops[Int(last.stop)].parent.map { $0 == feed.stops[Int(first.stop)].parent } ?? false
        }

        private func start(_ trip: Int) -> Int32 {
            feed.stopTimes(of: trip).first.map { max($0.departure, $0.arrival) } ?? .max / 2
        }

        private func end(_ trip: Int) -> Int32 {
            feed.stopTimes(of: trip).last.map { max($0.arrival, $0.departure) } ?? .max / 2
        }
    }
}

extension TripLinks.Chain {
    /// Its last trips, counted from the service day of the first of them.
    fileprivate func end(_ count: Int) -> Self {
        let last = parts.suffix(count)
        let offset = last.first?.dayOffset ?? 0
        return Self(
            parts: last.map { TripLinks.Part(trip: $0.trip, dayOffset: $0.dayOffset - offset) },
            days: days.moved(by: offset)
        )
    }
}
