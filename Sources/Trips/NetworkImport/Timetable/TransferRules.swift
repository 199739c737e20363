internal import Geo
internal import TransitFeeds
package import TransitRouting

/// What feeds themselves say about changing between stops (transfers.txt, pathways.txt), to be laid over the walks that
/// the street network gives.
package struct TransferRules: Sendable {
    private enum Rule {
        case never
        /// Waiting that the feed wants is in the seconds; where no walk is known, the straight line is how far one
        /// walks.
        case seconds(Int32, straight: Double)
        /// At least possible: a walk is made where there is none.
        case possible(orSeconds: Int32, straight: Double)
    }

    private var rules: [Pair: Rule] = [:]
    private var changes: [StopIndex: Int32] = [:]
    /// The specificity of a rule for a pair: the most specific rule applies.
    private var ranks: [Pair: Int] = [:]

    private struct Pair: Hashable {
        var from: StopIndex
        var to: StopIndex
    }

    /// Metres per second on a way that the feed only recommends, with a third for the detours.
    private static let recommendedSpeed = 0.9

    /// `stepFree`: for wheelchairs. Between platforms that pathways join by stairs or escalators only there is no way
    /// then.
    package init(_ timetables: TimetableImport, stepFree: Bool = false) {
        for (feed, mapping) in zip(timetables.feeds, timetables.mappings) {
            let ways = StationWays(feed).ways()
            if stepFree {
                for way in ways { set(.never, way, mapping) }
                for way in StationWays(feed, stepFree: true).ways() { set(Self.rule(way, feed), way, mapping) }
            } else {
                for way in ways { set(Self.rule(way, feed), way, mapping) }
            }
            addTransfers(feed, mapping)
        }
    }

    private static func rule(_ way: StationWays.StationPath, _ feed: Feed) -> Rule {
        .seconds(way.seconds, straight: straight(feed, way.from, way.to) ?? 0)
    }

    private static func straight(_ feed: Feed, _ from: Int, _ to: Int) -> Double? {
        guard let from = feed.stops[from].coordinate, let to = feed.stops[to].coordinate else { return nil }
        return from.distance(to: to).value
    }

    private mutating func set(_ rule: Rule, _ way: StationWays.StationPath, _ mapping: TimetableImport.Mapping) {
        for here in mapping.places(of: way.from) {
            for there in mapping.places(of: way.to) { rules[Pair(from: here.stop, to: there.stop)] = rule }
        }
    }

    private mutating func addTransfers(_ feed: Feed, _ mapping: TimetableImport.Mapping) {
        var platforms: [Int: [Int]] = [:]
        for (number, stop) in feed.stops.enumerated() where stop.kind == .stop {
            if let parent = stop.parent { platforms[parent, default: []].append(number) }
        }
        for (number, row) in feed.transfers.enumerated() {
            guard row.kind != .inSeat, row.kind != .reboard, let from = row.fromStop, let to = row.toStop else {
                continue
            }
            // A station represents its platforms; the rule of a platform of its own is stronger.
            let isBroad = feed.stops[from].kind == .station || feed.stops[to].kind == .station
            let rank = row.rank * 2 + (isBroad ? 0 : 1)
            for a in platforms[from] ?? [from] {
                for b in platforms[to] ?? [to] {
                    for here in mapping.places(of: a) where !row.isSpecific || here.group.leaving.contains(number) {
                        for there in mapping.places(of: b)
                        where !row.isSpecific || there.group.reaching.contains(number) {
                            add(row, feed, (a, b), Pair(from: here.stop, to: there.stop), rank)
                        }
                    }
                }
            }
        }
    }

    private mutating func add(
        _ row: TransferRecord,
        _ feed: Feed,
        _ records: (Int, Int),
        _ pair: Pair,
        _ rank: Int
    ) {
        if let known = ranks[pair], known > rank { return }
        let limit = Int(TransferTable.maximumSeconds)
        let minimum = row.minimumSeconds.map { Int32(min($0, limit)) }
        if records.0 == records.1 {
            let seconds: Int32? =
                switch row.kind {
                case .impossible: TransferTable.maximumSeconds
                case .minimumTime: minimum
                case .timed: 0
                case .recommended, .inSeat, .reboard: nil
                }
            guard let seconds else { return }
            ranks[pair] = rank
            if pair.from == pair.to {
                changes[pair.from] = seconds
            } else {
                rules[pair] = row.kind == .impossible ? .never : .seconds(seconds, straight: 0)
            }
            return
        }
        // Where pathways leave no way (stairs only, for wheelchairs), no time makes one.
        if ranks[pair] == nil, case .never = rules[pair] { return }
        let straight = Self.straight(feed, records.0, records.1)
        switch row.kind {
        case .impossible: rules[pair] = .never
        case .minimumTime where minimum != nil:
            rules[pair] = minimum.map { .seconds($0, straight: straight ?? 0) }
        // The departing vehicle waits for arriving riders (GTFS reference, transfers.txt).
        case .timed: rules[pair] = .seconds(0, straight: straight ?? 0)
        case .recommended, .minimumTime, .inSeat, .reboard:
            guard let straight, rules[pair] == nil else { return }
            let seconds = min(straight / Self.recommendedSpeed, Double(limit)).rounded(.up)
            rules[pair] = .possible(orSeconds: Int32(seconds), straight: straight)
        }
        ranks[pair] = rank
    }

    /// The walks with the feeds' rules over them. A stop without a rule keeps the change time it is given.
    ///
    /// `metres`: beside `walks`, how far one walks; it stays so where a rule only says how long one needs.
    package func applied(
        to walks: [(from: StopIndex, walk: TransferTable.Walk)],
        metres: [Double?] = [],
        changeSeconds: [Int32]
    ) -> TransferTable {
        var known: [Pair: Double?] = [:]
        var result: [(from: StopIndex, walk: TransferTable.Walk)] = []
        var lengths: [Double?] = []
        for (number, walk) in walks.enumerated() {
            let pair = Pair(from: walk.from, to: walk.walk.stop)
            let length = metres.indices.contains(number) ? metres[number] : nil
            switch rules[pair] {
            case .never: continue
            case .seconds:
                // The shortest of several ways; all take the rule's time.
                known.updateValue([known[pair] ?? nil, length].compactMap(\.self).min(), forKey: pair)
            case .possible, nil:
                if rules[pair] != nil { known.updateValue(length, forKey: pair) }
                result.append(walk)
                lengths.append(length)
            }
        }
        for (pair, rule) in rules {
            switch rule {
            case .never: continue
            case .seconds(let seconds, let straight):
                result.append((pair.from, TransferTable.Walk(to: pair.to, seconds: seconds)))
                lengths.append((known[pair] ?? nil) ?? straight)
            case .possible(let seconds, let straight):
                guard known[pair] == nil else { continue }
                result.append((pair.from, TransferTable.Walk(to: pair.to, seconds: seconds)))
                lengths.append(straight)
            }
        }
        var times = changeSeconds
        for (stop, seconds) in changes where stop.row < times.count { times[stop.row] = seconds }
        return TransferTable(stopCount: times.count, walks: result, metres: lengths, changeSeconds: times)
    }
}
