import CivilTime
import Geo
import TestSupport
import Testing
import TripModel

@testable import DayPlanner

/// Small days against an exhaustive search that shares no code with the planner: every time of a flexible event, on a
/// grid of five minutes.
///
/// One rule explains a difference: less than ten minutes of extra travel do not make an event wait (ADR 0090).
@Suite struct OptimumTests {
    private struct SmallDay {
        /// Minutes after midnight, and minutes along the line.
        var events: [(start: Int, end: Int, place: Int)]
        var window: Range<Int>
        var length: Int
        var place: Int

        /// Minutes from one place to the next.
        func way(_ from: Int, _ to: Int) -> Int { abs(from - to) }

        /// All travel in minutes with the flexible event at a time; nil where something is missed.
        func travel(at start: Int) -> Int? {
            let all = (events + [(start, start + length, place)]).sorted { $0.start < $1.start }
            var (time, here, sum) = (0, 0, 0)
            for one in all {
                guard one.start >= time + way(here, one.place) else { return nil }
                sum += way(here, one.place)
                (time, here) = (one.end, one.place)
            }
            return sum + way(here, 0)
        }

        var best: Int? {
            stride(from: window.lowerBound, through: window.upperBound - length, by: 5).compactMap(travel).min()
        }
    }

    private static func day(_ random: inout SplitMix64) -> SmallDay {
        var events: [(start: Int, end: Int, place: Int)] = []
        var (time, here) = (540, 0)
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let place = Int.random(in: -6...6, using: &random) * 10
            let start = time + abs(here - place) + Int.random(in: 0...24, using: &random) * 5
            events.append((start, start + Int.random(in: 2...12, using: &random) * 5, place))
            (time, here) = (events[events.count - 1].end, place)
        }
        let from = 480 + Int.random(in: 0...48, using: &random) * 5
        let length = Int.random(in: 4...12, using: &random) * 5
        let width = length + Int.random(in: 0...60, using: &random) * 5
        return SmallDay(
            events: events,
            window: from..<(from + width),
            length: length,
            place: Int.random(in: -6...6, using: &random) * 10
        )
    }

    private static func plan(_ small: SmallDay) -> [PlannedItem] {
        func occurrence(_ uid: String, _ start: Int, _ end: Int, _ place: Int, _ rank: Int) -> PlanOccurrence {
            PlanOccurrence(
                key: OccurrenceKey(uid: uid),
                start: Day.at("00:00").adding(seconds: Int64(start) * 60),
                end: Day.at("00:00").adding(seconds: Int64(end) * 60),
                summary: uid,
                rank: EntryRank(Int64(rank)),
                place: .known(Town.place(uid, Double(place)))
            )
        }
        var all = small.events.enumerated().map { occurrence("E\($0)", $1.start, $1.end, $1.place, $0) }
        var flexible = occurrence("F", small.window.lowerBound, small.window.upperBound, small.place, 9)
        flexible.directives.flexible = Directives.Flexible(seconds: Int64(small.length) * 60)
        all.append(flexible)
        var day = Day(all)
        day.preferences.longGapSeconds = nil
        day.preferences.bufferSeconds = 0
        return day.plan(Town(modes: [.foot]))
    }

    @Test(arguments: UInt64(0)..<120) func aFlexibleEventIsWhereItCostsLeast(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let small = Self.day(&random)
        let items = Self.plan(small)
        let slot = items.compactMap { item -> PlannedSlot? in
            if case .slot(let slot) = item.content { slot } else { nil }
        }.first
        guard let best = small.best else {
            if let slot { #expect(small.travel(at: Int(slot.start - Day.at("00:00")) / 60) != nil) }
            return
        }
        guard let slot else {
            Issue.record("lost, though \(best) min of travel would do: \(small)")
            return
        }
        guard let travel = small.travel(at: Int(slot.start - Day.at("00:00")) / 60) else {
            Issue.record("misses something: \(small)")
            return
        }
        #expect(travel - best < 20, "\(travel) min of travel instead of \(best): \(small)")
        #expect(!items.contains { if case .trip(let trip) = $0.content { trip.lateSeconds > 0 } else { false } })
    }
}
