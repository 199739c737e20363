internal import Columns
internal import Foundation
internal import Geo
internal import TransitRouting

/// `TransitBench NETWORK --walks`: what bounds on walking lose. Doors lie beside stops of the timetable, ways on foot
/// are straight lines with the usual detour; every bound is compared with walking up to 6 km anywhere.
struct WalkBounds {
    let timetable: Timetable
    let schedule: DaySchedule

    private static let metresPerSecond = 4.8 / 3.6 / 1.3
    private static let widest = 6_000.0

    func run() {
        let served = timetable.servedStops
        let coordinates = timetable.coordinates.array
        let used = coordinates.indices.filter { served[$0] }
        func table(_ metres: Double) -> TransferTable {
            .straightLines(
                between: coordinates,
                limit: Metres(metres / 1.3),
                metresPerSecond: Self.metresPerSecond,
                where: { served[$0.row] }
            )
        }
        let everything = table(Self.widest)
        var random = Numbers(state: 7)
        let doors = (0..<400).map { _ in
            (
                used[random.next(below: used.count)], used[random.next(below: used.count)],
                Int32(21_600 + random.next(below: 57_600))
            )
        }
        let best = doors.map { answer($0, access: Self.widest, everything) }
        print(
            "way between stops, way to the first and from the last: later than with 6 km anywhere; by how much at "
                + "most, on average"
        )
        for (between, access) in [
            (400.0, 2_000.0), (800, 2_000), (800, 6_000), (1_200, 2_000), (1_600, 2_000), (2_400, 2_000),
            (6_000, 2_000),
        ] {
            let walks = table(between)
            let start = TransitBench.threadMilliseconds()
            let found = doors.map { answer($0, access: access, walks) }
            let spent = (TransitBench.threadMilliseconds() - start) / Double(doors.count)
            var late: [Int32] = []
            for (one, other) in zip(found, best) where one != other {
                late.append(one == .max || other == .max ? 86_400 : one - other)
            }
            let total = late.reduce(0, +)
            print(
                "\(Int(between)) m, \(Int(access)) m: \(late.count) of \(doors.count), \(late.max() ?? 0) s,",
                "\(late.isEmpty ? 0 : Int(total) / late.count) s; \(walks.walkCount) walks,",
                TransitBench.rounded(spent),
                "ms"
            )
        }
    }

    private func answer(_ door: (Int, Int, Int32), access: Double, _ transfers: TransferTable) -> Int32 {
        var search = TransitSearch()
        let query = TransitQuery(
            .departAt(door.2),
            access: offsets(door.0, access),
            egress: offsets(door.1, access),
            directSeconds: seconds(door.0, door.1)
        )
        return search.bestTime(query, in: schedule, transfers: transfers) ?? .max
    }

    private func offsets(_ door: Int, _ limit: Double) -> [StopOffset] {
        (0..<timetable.stopCount).compactMap { stop in
            guard distance(door, stop) * 1.3 <= limit else { return nil }
            return StopOffset(StopIndex(stop), seconds: seconds(door, stop))
        }
    }

    private func distance(_ one: Int, _ other: Int) -> Double {
        timetable.coordinate(of: StopIndex(one)).distance(to: timetable.coordinate(of: StopIndex(other))).value
    }

    private func seconds(_ one: Int, _ other: Int) -> Int32 {
        Int32((distance(one, other) / Self.metresPerSecond).rounded(.up))
    }
}

/// Splitmix64.
private struct Numbers {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((z ^ (z >> 31)) % UInt64(limit))
    }
}
