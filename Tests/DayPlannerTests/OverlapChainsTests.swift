import CivilTime
import Testing

@testable import DayPlanner

@Suite struct OverlapChainsTests {
    private func warned(_ lines: [String], from open: String = "00:00") -> [Bool] {
        let occurrences = lines.enumerated().map { Day.occurrence("\($0) \($1)", rank: $0) }
        let since = Day.at(open)
        return OverlapChains(occurrences.sorted(by: PlanOccurrence.isBefore), zone: .utc) { $0.start >= since }.isWarned
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
