import CivilTime
import Geo
import TestSupport
import Testing
import TripModel

@testable import DayPlanner

/// PLAN-7, on random days: the seed is the name of the failure.
@Suite struct PlannerPropertyTests {
    static func day(seed: UInt64) -> Day {
        var random = SplitMix64(seed: seed)
        let count = Int.random(in: 0...8, using: &random)
        var day = Day((0..<count).map { rank in occurrence("E\(rank)", rank: rank, using: &random) })
        day.preferences.modes = Bool.random(using: &random) ? [.foot, .bicycle] : [.foot]
        return day
    }

    static func occurrence(_ uid: String, rank: Int, using random: inout SplitMix64) -> PlanOccurrence {
        let start = Day.at("00:00").adding(seconds: Int64.random(in: 0..<288, using: &random) * 300)
        let place: PlaceReading =
            Int.random(in: 0..<4, using: &random) == 0
            ? .none : .known(Town.place(uid, Double(Int.random(in: -60...60, using: &random))))
        return PlanOccurrence(
            key: OccurrenceKey(uid: uid),
            start: start,
            end: start.adding(seconds: Int64.random(in: 0...24, using: &random) * 300),
            summary: uid,
            isOpenEnded: Int.random(in: 0..<20, using: &random) == 0,
            rank: EntryRank(Int64(rank)),
            place: place
        )
    }

    @Test(arguments: UInt64(0)..<150) func theOrderOfTheInputDoesNotMatter(seed: UInt64) {
        var day = Self.day(seed: seed)
        let plan = day.plan()
        var random = SplitMix64(seed: seed &+ 1_000)
        day.occurrences.shuffle(using: &random)
        #expect(day.plan() == plan)
    }

    @Test(arguments: UInt64(0)..<150) func overlapIsSymmetricAndStrictAndMarkedOnBoth(seed: UInt64) {
        let day = Self.day(seed: seed)
        let marks = marks(day)
        for one in day.occurrences {
            // What has no end has no time beside what begins in the same moment.
            func isNothing(_ event: PlanOccurrence, beside other: PlanOccurrence) -> Bool {
                event.isOpenEnded && event.start == other.start && event.needsPresence && other.needsPresence
                    && (other.isOpenEnded || other.start < other.end)
            }
            let partners = day.occurrences.filter { other in
                other.key != one.key
                    && (one.start < other.end && other.start < one.end || isNothing(one, beside: other)
                        || isNothing(other, beside: one))
            }
            #expect(marks[one.key.uid] ?? [] == Set(partners.map(\.key.uid)))
        }
    }

    @Test(arguments: UInt64(0)..<150) func whatStandsOverlapsNothingThatStandsAndWhatDoesNotIsInSomethingsWay(
        seed: UInt64
    ) {
        let occurrences = Self.day(seed: seed).occurrences.sorted(by: PlanOccurrence.isBefore)
        let standing = ConflictResolution(of: occurrences) { _ in false }
        for index in occurrences.indices {
            let rivals = occurrences.indices.filter { other in
                other != index && standing.stands[other] && occurrences[other].overlaps(occurrences[index])
                    && !standing.isVisit(index, other)
            }
            #expect(rivals.isEmpty == standing.stands[index])
            guard !standing.stands[index] else { continue }
            let one = occurrences[index]
            #expect(
                rivals.contains { other in
                    let rival = occurrences[other]
                    return rival.needsPresence == one.needsPresence ? rival.rank < one.rank : rival.needsPresence
                }
            )
        }
    }

    @Test(arguments: UInt64(0)..<150) func addingAndRemovingLeavesNothing(seed: UInt64) {
        let day = Self.day(seed: seed)
        var random = SplitMix64(seed: seed &+ 2_000)
        var more = day
        more.occurrences.append(Self.occurrence("X", rank: 99, using: &random))
        let marksWith = marks(more)
        let plan = day.plan()
        more.occurrences.removeLast()
        #expect(more.plan() == plan)
        // A neighbour that still overlaps a third stays marked, and nothing else is lost.
        for (uid, partners) in marks(day) { #expect(marksWith[uid] == partners.union(marksWith[uid] ?? [])) }
    }

    @Test(arguments: UInt64(0)..<150) func onePlaceAtATime(seed: UInt64) {
        let day = Self.day(seed: seed)
        let plan = day.plan()
        var spans: [(start: Instant, end: Instant, name: String)] = []
        var losers: Set<String> = []
        for item in plan {
            switch item.content {
            case .trip(let trip):
                spans.append((trip.blockStart, trip.blockEnd, item.key.kind.rawValue + item.event.summary))
                #expect(trip.option.departure < trip.option.arrival)
            case .slot: continue
            case .warning(let warning):
                if case .overlap(_, let stands, _) = warning.reason, !stands { losers.insert(item.event.key.uid) }
            }
        }
        let late = Set(
            plan.compactMap { item -> String? in
                if case .trip(let trip) = item.content, trip.lateSeconds > 0 { item.event.key.uid } else { nil }
            }
        )
        for event in day.occurrences
        where event.needsPresence && !losers.contains(event.key.uid) && !late.contains(event.key.uid) {
            spans.append((event.start, event.end, event.summary))
        }
        spans.sort { ($0.start, $0.end) < ($1.start, $1.end) }
        for (one, other) in zip(spans, spans.dropFirst()) {
            #expect(one.end <= other.start, "\(one.name) runs into \(other.name)")
        }
    }

    @Test(arguments: UInt64(0)..<150) func whatIsMissedIsSaidAndWhatIsReachableIsNot(seed: UInt64) {
        let plan = Self.day(seed: seed).plan()
        for item in plan {
            guard case .trip(let trip) = item.content, item.key.kind == .to else { continue }
            let warning = plan.first { $0.key == ItemKey(item.key.occurrence, .warning(.unreachable)) }
            #expect((warning != nil) == (trip.option.arrival > item.event.start))
            #expect(trip.lateSeconds == max(0, trip.option.arrival - item.event.start))
        }
    }

    @Test func previousEndPlusTravelIsReachable() {
        #expect(!Day("A 09:00-10:00 @0", "B 10:30-11:00 @30").lines().contains { $0.hasPrefix("unreachable") })
        #expect(Day("A 09:00-10:00 @0", "B 10:29-11:00 @30").lines().contains("unreachable B 1 min"))
    }

    @Test func anEventPutBeforeALaterOneMayMakeItUnreachable() {
        let later = Day.occurrence("B 11:00-12:00 @60", rank: 0)
        #expect(!Day([later]).lines().contains { $0.hasPrefix("unreachable") })
        let earlier = Day.occurrence("A 10:00-10:30 @-60", rank: 1)
        #expect(Day([later, earlier]).lines().contains("unreachable B 90 min"))
    }

    private func marks(_ day: Day) -> [String: Set<String>] {
        var marks: [String: Set<String>] = [:]
        for case .warning(let warning) in day.plan().map(\.content) {
            let others: [PlannedEvent]
            switch warning.reason {
            case .overlap(let events, _, _), .visit(let events, _): others = events
            default: continue
            }
            let names = Set(others.map(\.key.uid))
            let uid = day.plan().first { $0.content == .warning(warning) }?.event.key.uid ?? ""
            marks[uid] = names
        }
        return marks
    }
}
