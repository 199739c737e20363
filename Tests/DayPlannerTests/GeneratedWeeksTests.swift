import CivilTime
import Foundation
import Geo
import TestSupport
import Testing
import TripModel

@testable import DayPlanner

/// What holds for every week of everybody (PLAN-7), on random weeks of a town on a line. `TRAVLENDAR_WEEKS` says how
/// many; the seed is the name of the failure.
@Suite struct GeneratedWeeksTests {
    private static let count = ProcessInfo.processInfo.environment["TRAVLENDAR_WEEKS"].flatMap { UInt64($0) } ?? 40

    /// A week of work, visits, calls, reminders, breaks, unknown places, journeys and evenings without an end.
    static func week(seed: UInt64) -> Day {
        var random = SplitMix64(seed: seed)
        var occurrences: [PlanOccurrence] = []
        for day in 0..<7 {
            for number in 0..<Int.random(in: 0...6, using: &random) {
                let uid = "E\(day)\(number)"
                occurrences.append(occurrence(uid, on: day, rank: occurrences.count, using: &random))
            }
        }
        var week = Day(occurrences)
        week.days = 7
        week.preferences.modes = [[.foot], [.foot, .bicycle], [.foot, .transit, .car]].randomElement(using: &random)!
        week.preferences.returnsHome = Int.random(in: 0..<4, using: &random) > 0
        return week
    }

    private static func occurrence(
        _ uid: String,
        on day: Int,
        rank: Int,
        using random: inout SplitMix64
    ) -> PlanOccurrence {
        let start = Day.at("07:00", day: day).adding(seconds: Int64.random(in: 0..<168, using: &random) * 300)
        let place = PlaceReading.known(Town.place(uid, Double(Int.random(in: -60...60, using: &random))))
        var one = PlanOccurrence(
            key: OccurrenceKey(uid: uid),
            start: start,
            end: start.adding(seconds: Int64.random(in: 1...24, using: &random) * 300),
            summary: uid,
            rank: EntryRank(Int64(rank)),
            place: place
        )
        switch Int.random(in: 0..<12, using: &random) {
        case 0: (one.start, one.end) = (Day.at("09:00", day: day), Day.at("18:00", day: day))
        case 1, 2: one.place = .none
        case 3: one.place = .notFound("Nowhere")
        case 4: (one.end, one.isOpenEnded) = (one.start, true)
        case 5, 6:
            one.end = one.start.adding(seconds: Int64.random(in: 12...48, using: &random) * 300)
            one.directives.flexible = Directives.Flexible(seconds: 2_700, minimumSeconds: 1_800)
            if Bool.random(using: &random) { one.place = .none }
        case 7: one.endPlace = .known(Town.place(uid, Double(Int.random(in: -60...60, using: &random))))
        case 8: one.directives.modes = [.bicycle]
        default: break
        }
        return one
    }

    private static let town = Town(modes: [.foot, .bicycle, .car, .transit])

    @Test(arguments: 0..<count) func theOrderOfWritesDoesNotMatter(seed: UInt64) {
        var week = Self.week(seed: seed)
        let plan = week.plan(Self.town)
        var random = SplitMix64(seed: seed &+ 1_000_000)
        week.occurrences.shuffle(using: &random)
        #expect(week.plan(Self.town) == plan)
        guard let removed = week.occurrences.popLast() else { return }
        _ = week.plan(Self.town)
        week.occurrences.append(removed)
        #expect(week.plan(Self.town) == plan)
    }

    @Test(arguments: 0..<count) func onePlaceAtATimeAndNoWayFromElsewhere(seed: UInt64) {
        let week = Self.week(seed: seed)
        let plan = week.plan(Self.town)
        let trips = plan.compactMap { item -> (trip: PlannedTrip, item: PlannedItem)? in
            if case .trip(let trip) = item.content { (trip, item) } else { nil }
        }.sorted {
            ($0.trip.option.departure, $0.trip.option.arrival) < ($1.trip.option.departure, $1.trip.option.arrival)
        }
        for ((one, item), (other, next)) in zip(trips, trips.dropFirst()) {
            let names =
                "\(item.key.kind.rawValue) \(item.event.summary), \(next.key.kind.rawValue) \(next.event.summary)"
            #expect(one.option.arrival <= other.option.departure, "two trips at once: \(names)")
        }
        for (trip, item) in trips {
            #expect(trip.option.departure < trip.option.arrival && trip.blockStart <= trip.option.departure)
            let isSaid = plan.contains { $0.key == ItemKey(item.key.occurrence, .warning(.unreachable)) }
            if trip.lateSeconds > 0 { #expect(isSaid, "\(item.event.summary) is missed without a word") }
        }
    }

    @Test(arguments: 0..<count) func noTripRunsIntoWhatThePersonAttends(seed: UInt64) {
        let week = Self.week(seed: seed)
        let plan = week.plan(Self.town)
        let lost = Set(
            plan.compactMap { item -> String? in
                guard case .warning(let warning) = item.content else { return nil }
                switch warning.reason {
                case .overlap(_, stands: false, _), .unreachable: return item.event.key.uid
                default: return nil
                }
            }
        )
        let attended = week.occurrences.filter {
            $0.place.known != nil && !$0.isBackground && $0.directives.flexible == nil && !lost.contains($0.key.uid)
        }
        for item in plan {
            guard case .trip(let trip) = item.content, trip.lateSeconds == 0 else { continue }
            for event in attended where event.start < trip.option.arrival && trip.option.departure < event.end {
                Issue.record("\(item.key.kind.rawValue) \(item.event.summary) runs into \(event.summary)")
            }
        }
    }

    @Test(arguments: 0..<count) func onlyWhatIsAllowedOrNamedIsUsed(seed: UInt64) {
        let week = Self.week(seed: seed)
        let named = Set(week.occurrences.compactMap(\.directives.modes).flatMap(\.self))
        let allowed = week.preferences.modes.union(named)
        for case .trip(let trip) in week.plan(Self.town).map(\.content) {
            #expect(trip.option.legs.allSatisfy { allowed.contains($0.mode.travelMode) })
        }
    }

    @Test(arguments: 0..<count) func whatChangesBackLeavesTheCalendarAsItWas(seed: UInt64) {
        var week = Self.week(seed: seed)
        let plan = week.plan(Self.town)
        let modes = week.preferences.modes
        week.preferences.modes = [.taxi]
        _ = week.plan(Self.town)
        week.preferences.modes = modes
        #expect(week.plan(Self.town) == plan)
    }

    @Test(arguments: 0..<count) func oneOfThoseInEachOthersWayRings(seed: UInt64) {
        let marks = Self.week(seed: seed).plan(Self.town).compactMap {
            item -> (PlannedItem, PlannedWarning, [String])? in
            guard case .warning(let warning) = item.content, case .overlap(let others, _, _) = warning.reason else {
                return nil
            }
            return (item, warning, others.map(\.key.uid))
        }
        let ringing = Set(marks.filter { !$0.1.isQuiet }.map(\.0.event.key.uid))
        for (item, _, others) in marks where ringing.contains(item.event.key.uid) {
            let rivals = others.filter { ringing.contains($0) }
            #expect(rivals.isEmpty || rivals.allSatisfy { isVisit($0, item.event.key.uid, seed) })
        }
        #expect(marks.isEmpty || !ringing.isEmpty)
    }

    private func isVisit(_ one: String, _ other: String, _ seed: UInt64) -> Bool {
        let pair = Self.week(seed: seed).occurrences.filter { [one, other].contains($0.key.uid) }
        return pair.count == 2 && (pair[0].hosts(pair[1]) || pair[1].hosts(pair[0]))
    }
}
