internal import Columns
internal import Geo
internal import StreetRouting
internal import TransitRouting
internal import TripSearch

/// The walks between stops over the street network, for the standard profile.
enum WalkTransfers {
    /// Stops so near each other that they are one place even where the map joins them badly.
    private static let sidesOfTheRoad = Metres(60)
    private static let detour = 1.5

    /// - Complexity: one small search for each tied stop.
    static func table(
        for timetable: Timetable,
        isServed: [Bool],
        over layer: StreetLayer?,
        rules: TransferRules?,
        isStepFree: Bool = false,
        progress: (Double) -> Void
    ) -> TransferTable {
        let speed = (StreetProfile.foot.speeds["footway"] ?? 4.8) / 3.6
        var walks = straight(timetable, isServed, within: sidesOfTheRoad, speed: speed / detour)
        var metres = lengths(of: walks, in: timetable)
        var isTied = [Bool](repeating: false, count: timetable.stopCount)
        if let layer, let ties = layer.ties, let targets = layer.targets {
            var scratch = StreetScratch(for: layer.router.network)
            var reached: [StreetReach] = []
            for row in 0..<ties.count {
                isTied[ties.stops[row].row] = true
                if row % 256 == 0 { progress(Double(row) / Double(ties.count)) }
                let tie = ties.places[row].snapDistance.value
                let limit = (AccessEgressLimits.change.value - tie) / speed
                guard limit > 0, let leaving = ties.passages[row].seconds(entering: false, stepFree: isStepFree) else {
                    continue
                }
                layer.router.reach(from: ties.places[row], targets, limitSeconds: limit, &scratch, into: &reached)
                for reach in reached where ties.stops[Int(reach.target)] != ties.stops[row] {
                    let other = ties.places[Int(reach.target)].snapDistance.value
                    guard reach.length.value + tie + other <= AccessEgressLimits.change.value,
                        let entering = ties.passages[Int(reach.target)].seconds(entering: true, stepFree: isStepFree)
                    else { continue }
                    let seconds = reach.seconds + (tie + other) / speed + Double(leaving + entering)
                    walks.append(walk(ties.stops[row], ties.stops[Int(reach.target)], seconds))
                    metres.append(reach.length.value + tie + other + Double(leaving + entering) * speed)
                }
            }
        }
        // A stop that no street reaches (no map there, or none at all) is reached as the crow flies.
        let crow = straight(timetable, isServed, within: Metres(400), speed: speed / detour)
            .filter { !isTied[$0.from.row] || !isTied[$0.walk.stop.row] }
        walks += crow
        metres += lengths(of: crow, in: timetable)
        progress(1)
        let changeSeconds = Array(repeating: AccessEgressLimits.changeSeconds, count: timetable.stopCount)
        return rules?.applied(to: walks, metres: metres, changeSeconds: changeSeconds)
            ?? TransferTable(
                stopCount: timetable.stopCount,
                walks: walks,
                metres: metres,
                changeSeconds: changeSeconds
            )
    }

    private static func lengths(
        of walks: [(from: StopIndex, walk: TransferTable.Walk)],
        in timetable: Timetable
    ) -> [Double?] {
        walks.map {
            timetable.coordinate(of: $0.from).distance(to: timetable.coordinate(of: $0.walk.stop)).value * detour
        }
    }

    private static func walk(
        _ from: StopIndex,
        _ to: StopIndex,
        _ seconds: Double
    ) -> (from: StopIndex, walk: TransferTable.Walk) {
        (from, TransferTable.Walk(to: to, seconds: Int32(seconds.rounded(.up)) + AccessEgressLimits.changeSeconds))
    }

    private static func straight(
        _ timetable: Timetable,
        _ isServed: [Bool],
        within limit: Metres,
        speed: Double
    ) -> [(from: StopIndex, walk: TransferTable.Walk)] {
        let lines = TransferTable.straightLines(
            between: timetable.coordinates.array,
            limit: limit,
            metresPerSecond: speed,
            where: { isServed[$0.row] }
        )
        var walks: [(from: StopIndex, walk: TransferTable.Walk)] = []
        for row in 0..<timetable.stopCount {
            for line in lines.walks(from: StopIndex(row)) {
                walks.append(walk(StopIndex(row), line.stop, Double(line.seconds)))
            }
        }
        return walks
    }
}
