internal import Geo
internal import TransitRouting

/// The stops of a timetable from which a trip out of a region may begin: those near a place, and the busy ones within
/// its reach.
struct Stations {
    private let timetable: Timetable
    private let candidates: [StopIndex]
    /// Trips that call, by stop.
    private let calls: [Int]

    private static let reach = Metres(40_000)
    /// Two platforms of one station are one choice.
    private static let apart = Metres(500)
    private static let nearest = 4
    private static let busiest = 4

    init(_ transit: TransitLayer) {
        let timetable = transit.timetable
        self.timetable = timetable
        let served = (0..<timetable.stopCount).filter { transit.isServed[$0] }
        let stations = served.filter { transit.isStation[$0] }
        candidates = (stations.isEmpty ? served : stations).map { StopIndex($0) }
        var trips = [Int](repeating: 0, count: timetable.patternCount)
        for trip in 0..<timetable.tripCount { trips[timetable.pattern(of: TripIndex(trip)).row] += 1 }
        var calls = [Int](repeating: 0, count: timetable.stopCount)
        for pattern in 0..<timetable.patternCount {
            for call in timetable.calls(of: PatternIndex(pattern)) { calls[call.stop.row] += trips[pattern] }
        }
        self.calls = calls
    }

    /// The nearest few, and the busiest few within 40 km; the nearest first.
    func near(_ place: Coordinate) -> [StopIndex] {
        let around = candidates.map { (stop: $0, metres: place.distance(to: timetable.coordinate(of: $0))) }
            .filter { $0.metres < Self.reach }
            .sorted { ($0.metres.value, $0.stop.rawValue) < ($1.metres.value, $1.stop.rawValue) }
            .map(\.stop)
        let busy = around.sorted { calls[$0.row] > calls[$1.row] }
        let chosen = Set(apart(around, Self.nearest) + apart(busy, Self.busiest))
        return around.filter { chosen.contains($0) }
    }

    private func apart(_ stops: [StopIndex], _ count: Int) -> [StopIndex] {
        var chosen: [StopIndex] = []
        for stop in stops where chosen.count < count {
            let here = timetable.coordinate(of: stop)
            if chosen.allSatisfy({ Self.apart < timetable.coordinate(of: $0).distance(to: here) }) {
                chosen.append(stop)
            }
        }
        return chosen
    }
}
