internal import TransitFeeds
internal import TripSearch

/// The ways between the platforms of stations that pathways.txt draws.
struct StationWays {
    struct StationPath: Equatable {
        var from: Int
        var to: Int
        var seconds: Int32
    }

    private let feed: Feed
    private var edges: [Int: [(to: Int, seconds: Double)]] = [:]

    /// Ways longer than this are not looked for.
    static let longestSeconds = 1_800.0
    private static let metresPerSecond = 1.2

    /// `stepFree`: only ways that a wheelchair can take.
    init(_ feed: Feed, stepFree: Bool = false) {
        self.feed = feed
        for pathway in feed.pathways where !stepFree || Self.isStepFree(pathway) {
            let seconds = Self.seconds(pathway)
            edges[pathway.from, default: []].append((pathway.to, seconds))
            if pathway.isBothWays { edges[pathway.to, default: []].append((pathway.from, seconds)) }
        }
        // A platform is where its boarding areas are.
        for (number, stop) in feed.stops.enumerated() where stop.kind == .boardingArea && edges[number] != nil {
            guard let platform = stop.parent else { continue }
            edges[number, default: []].append((platform, 0))
            edges[platform, default: []].append((number, 0))
        }
    }

    /// Neither stairs nor an escalator; gates and moving walks are passed.
    private static func isStepFree(_ pathway: PathwayRecord) -> Bool {
        pathway.mode != 2 && pathway.mode != 4 && (pathway.stairs ?? 0) == 0
    }

    /// The feed's value, else the length at walking pace, else the usual time of such a way.
    static func seconds(_ pathway: PathwayRecord) -> Double {
        if let seconds = pathway.seconds { return Double(min(seconds, 7_200)) }
        let stairs = Double(abs(pathway.stairs ?? 0)) * 0.5
        if let length = pathway.length { return min(length, 10_000) / metresPerSecond + stairs }
        switch pathway.mode {
        case 2: return max(stairs, 15)
        case 3: return 30
        case 4: return 25
        case 5: return 60
        case 6, 7: return 5
        default: return 20
        }
    }

    /// From every platform to every other that it reaches, in the order of the stops.
    func ways() -> [StationPath] {
        edges.keys.sorted().filter { feed.stops[$0].kind == .stop }.flatMap { platform in
            reached(from: platform).filter { $0.key != platform && feed.stops[$0.key].kind == .stop }
                .sorted { $0.key < $1.key }.map { StationPath(from: platform, to: $0.key, seconds: $0.value) }
        }
    }

    /// The seconds to everything that is reached from a place, itself included.
    func reached(from start: Int) -> [Int: Int32] {
        var reached: [Int: Double] = [start: 0]
        var done: Set<Int> = []
        while let next = reached.filter({ !done.contains($0.key) }).min(by: { ($0.value, $0.key) < ($1.value, $1.key) })
        {
            done.insert(next.key)
            for edge in edges[next.key] ?? [] {
                let seconds = next.value + edge.seconds
                if seconds <= Self.longestSeconds, seconds < reached[edge.to] ?? .infinity {
                    reached[edge.to] = seconds
                }
            }
        }
        return reached.mapValues { Int32($0.rounded(.up)) }
    }
}

extension StationWays {
    /// The entrances of every platform that pathways lead to from the street.
    static func entrances(of feed: Feed) -> [Int: [StationEntrance]] {
        guard !feed.pathways.isEmpty else { return [:] }
        let (all, stepFree) = (StationWays(feed), StationWays(feed, stepFree: true))
        let doors = feed.stops.indices.filter { feed.stops[$0].kind == .entrance && feed.stops[$0].coordinate != nil }
        let (enter, enterStepFree) = (doors.map(all.reached), doors.map(stepFree.reached))
        var entrances: [Int: [StationEntrance]] = [:]
        for platform in Set(enter.flatMap(\.keys)).sorted() where feed.stops[platform].kind == .stop {
            let (leave, leaveStepFree) = (all.reached(from: platform), stepFree.reached(from: platform))
            for (number, door) in doors.enumerated() {
                guard let coordinate = feed.stops[door].coordinate,
                    enter[number][platform] != nil || leave[door] != nil
                else { continue }
                // An entrance marked as not accessible is closed to wheelchairs.
                let isOpen = feed.stops[door].wheelchair != 2
                let passage = StationPassage(
                    enter: enter[number][platform] ?? -1,
                    leave: leave[door] ?? -1,
                    stepFreeEnter: isOpen ? enterStepFree[number][platform] ?? -1 : -1,
                    stepFreeLeave: isOpen ? leaveStepFree[door] ?? -1 : -1
                )
                entrances[platform, default: []].append(StationEntrance(coordinate: coordinate, passage: passage))
            }
        }
        return entrances
    }
}
