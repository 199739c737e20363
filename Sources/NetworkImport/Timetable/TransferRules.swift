internal import Geo
internal import TransitFeeds
package import TransitRouting

/// What feeds themselves say about changing between stops (transfers.txt, pathways.txt), to be laid over the walks that the
/// street network gives.
package struct TransferRules: Sendable {
    private enum Rule {
        case never
        case seconds(Int32)
        /// At least possible: a walk is made where there is none.
        case possible(orSeconds: Int32)
    }

    private var rules: [Pair: Rule] = [:]
    private var changes: [StopIndex: Int32] = [:]
    /// Rules for single lines or trips; the search changes by stop only, so they are not applied.
    package private(set) var specificRules = 0

    private struct Pair: Hashable {
        var from: StopIndex
        var to: StopIndex
    }

    /// Metres per second on a way that the feed only recommends, with a third for the detours.
    private static let recommendedSpeed = 0.9

    /// `stepFree`: for wheelchairs. Between platforms that pathways join by stairs or escalators only there is no way then.
    package init(_ timetables: TimetableImport, stepFree: Bool = false) {
        for (feed, mapping) in zip(timetables.feeds, timetables.mappings) {
            func pair(_ way: StationWays.Way) -> Pair { Pair(from: mapping.stops[way.from], to: mapping.stops[way.to]) }
            let ways = StationWays(feed).ways()
            if stepFree {
                for way in ways { rules[pair(way)] = .never }
                for way in StationWays(feed, stepFree: true).ways() { rules[pair(way)] = .seconds(way.seconds) }
            } else {
                for way in ways { rules[pair(way)] = .seconds(way.seconds) }
            }
            addTransfers(feed, mapping)
        }
    }

    private mutating func addTransfers(_ feed: Feed, _ mapping: TimetableImport.Mapping) {
        var platforms: [Int: [Int]] = [:]
        for (number, stop) in feed.stops.enumerated() where stop.kind == .stop {
            if let parent = stop.parent { platforms[parent, default: []].append(number) }
        }
        for row in feed.transfers {
            guard row.kind != .inSeat, row.kind != .reboard, let from = row.fromStop, let to = row.toStop else {
                continue
            }
            if row.fromRoute != nil || row.toRoute != nil || row.fromTrip != nil || row.toTrip != nil {
                specificRules += 1
                continue
            }
            // A station stands for its platforms; the rule of a platform of its own is stronger, so it is not overwritten.
            let isBroad = feed.stops[from].kind == .station || feed.stops[to].kind == .station
            for a in platforms[from] ?? [from] {
                for b in platforms[to] ?? [to] {
                    add(row, feed, (a, b), (mapping.stops[a], mapping.stops[b]), isBroad: isBroad)
                }
            }
        }
    }

    private mutating func add(
        _ row: TransferRecord,
        _ feed: Feed,
        _ records: (Int, Int),
        _ stops: (StopIndex, StopIndex),
        isBroad: Bool
    ) {
        let limit = Int(TransferTable.maximumSeconds)
        let minimum = row.minimumSeconds.map { Int32(min($0, limit)) }
        if stops.0 == stops.1 {
            if isBroad, changes[stops.0] != nil { return }
            switch row.kind {
            case .impossible: changes[stops.0] = TransferTable.maximumSeconds
            case .minimumTime: if let minimum { changes[stops.0] = minimum }
            case .timed: changes[stops.0] = 0
            case .recommended, .inSeat, .reboard: break
            }
            return
        }
        let pair = Pair(from: stops.0, to: stops.1)
        if isBroad, rules[pair] != nil { return }
        switch row.kind {
        case .impossible: rules[pair] = .never
        case .minimumTime where minimum != nil: rules[pair] = minimum.map { .seconds($0) }
        case .recommended, .timed, .minimumTime, .inSeat, .reboard:
            guard let a = feed.stops[records.0].coordinate, let b = feed.stops[records.1].coordinate, rules[pair] == nil
            else {
                return
            }
            let seconds = min(a.distance(to: b).value / Self.recommendedSpeed, Double(limit)).rounded(.up)
            rules[pair] = .possible(orSeconds: Int32(seconds))
        }
    }

    /// The walks with the feeds' rules over them. A stop without a rule keeps the change time it is given.
    package func applied(
        to walks: [(from: StopIndex, walk: TransferTable.Walk)],
        changeSeconds: [Int32]
    ) -> TransferTable {
        var known: Set<Pair> = []
        var result = walks.filter { walk in
            let pair = Pair(from: walk.from, to: walk.walk.stop)
            known.insert(pair)
            switch rules[pair] {
            case .never, .seconds: return false
            case .possible, nil: return true
            }
        }
        for (pair, rule) in rules {
            switch rule {
            case .never: continue
            case .seconds(let seconds): result.append((pair.from, TransferTable.Walk(to: pair.to, seconds: seconds)))
            case .possible(let seconds):
                if !known.contains(pair) {
                    result.append((pair.from, TransferTable.Walk(to: pair.to, seconds: seconds)))
                }
            }
        }
        var times = changeSeconds
        for (stop, seconds) in changes where stop.row < times.count { times[stop.row] = seconds }
        return TransferTable(stopCount: times.count, walks: result, changeSeconds: times)
    }
}
