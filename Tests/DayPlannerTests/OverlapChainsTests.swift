import CivilTime
import Testing

@testable import DayPlanner

@Suite struct OverlapChainsTests {
    private func chains(_ lines: [String], from open: String = "00:00") -> OverlapChains {
        let occurrences = lines.enumerated().map { Day.occurrence("\($0) \($1)", rank: $0) }
            .sorted(by: PlanOccurrence.isBefore)
        let since = Day.at(open)
        let overlaps = ConflictResolution(of: occurrences) { _ in false }.overlaps
        return OverlapChains(
            occurrences,
            zone: .utc,
            collisions: { overlaps[$0] },
            since: since,
            isOpen: { $0.start >= since }
        )
    }

    private func warned(_ lines: [String], from open: String = "00:00") -> [Bool] {
        chains(lines, from: open).isWarned
    }

    @Test func thatWhichHangsTogetherRingsOnce() {
        let lines = ["09:00-10:00", "09:30-10:30", "10:00-11:00", "12:00-13:00", "12:30-13:30", "15:00-16:00"]
        #expect(chains(lines).rings == [true, false, false, true, false, false])
        // At the first that has not begun.
        #expect(chains(lines, from: "09:10").rings == [false, true, false, true, false, false])
    }

    @Test func thatWhichHangsTogetherOverMidnightRingsOnce() {
        let lines = ["22:00-03:00", "01:00-05:00 +1", "04:00-06:00 +1", "12:00-13:00 +1", "12:30-13:30 +1"]
        #expect(chains(lines).rings == [true, false, false, true, false])
        // The evening has begun and is warned of no more.
        #expect(chains(lines, from: "22:30").rings == [false, true, false, true, false])
    }

    @Test func shortChainsAreWarnedOfOneByOne() {
        #expect(warned(Array(repeating: "09:00-10:00", count: 10)) == Array(repeating: true, count: 10))
    }

    @Test func aLongChainHasOneWarning() {
        let chain = (0..<11).map { "09:\($0 + 10)-09:\($0 + 12)" }
        #expect(
            warned(chain + ["10:00-11:00", "10:30-11:00"]) == [true] + Array(repeating: false, count: 10) + [
                true, true,
            ]
        )
        // At the first that has not begun.
        #expect(warned(chain, from: "09:12").firstIndex(of: true) == 2)
        #expect(warned(chain, from: "09:12").count { $0 } == 1)
    }
}
