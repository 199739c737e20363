internal import TransitFeeds

/// The ways between the platforms of stations that pathways.txt draws.
struct StationWays {
    struct Way: Equatable {
        var from: Int
        var to: Int
        var seconds: Int32
    }

    private let feed: Feed
    private var edges: [Int: [(to: Int, seconds: Double)]] = [:]

    /// Ways longer than this are not looked for.
    static let longestSeconds = 1_800.0
    private static let metresPerSecond = 1.2

    init(_ feed: Feed) {
        self.feed = feed
        for pathway in feed.pathways {
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

    /// What the feed says, else the length at walking pace, else what such a way usually takes.
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
    func ways() -> [Way] {
        edges.keys.sorted().filter { feed.stops[$0].kind == .stop }.flatMap { ways(from: $0) }
    }

    private func ways(from platform: Int) -> [Way] {
        var reached: [Int: Double] = [platform: 0]
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
        return reached.filter { $0.key != platform && feed.stops[$0.key].kind == .stop }.sorted { $0.key < $1.key }
            .map { Way(from: platform, to: $0.key, seconds: Int32($0.value.rounded(.up))) }
    }
}
