import Testing
import TripModel

@testable import DayPlanner

/// An event's travel counts as part of it: a chosen one takes out what its way collides with (PLAN-3).
@Suite struct ChosenEventTests {
    private func day(_ lines: String..., choosing uid: String? = nil) -> Day {
        var day = Day(lines.enumerated().map { Day.occurrence($1, rank: $0) })
        day.preferences.bufferSeconds = 0
        if let uid { choose(uid, in: &day) }
        return day
    }

    private func choose(_ uid: String, in day: inout Day) {
        let event = day.occurrences.first { $0.key.uid == uid }!
        day.choices.append(PlanChoice(ItemKey(event.key, .warning(.overlap)), .chosen, fingerprint: event.fingerprint))
    }

    private func rival(of uid: String, _ day: Day) -> String? {
        for item in day.plan() {
            guard item.key.kind == .warning(.unreachable), item.event.key.uid == uid else { continue }
            if case .warning(let warning) = item.content { return warning.rival?.key.uid }
        }
        return nil
    }

    @Test func whatItsWayCollidesWithIsLeftOut() {
        var day = day("A 09:00-10:00 @30", "B 10:10-11:00 @-30")
        #expect(day.lines().contains("unreachable B 50 min") && rival(of: "B", day) == "A")
        choose("B", in: &day)
        #expect(day.lines() == ["out A for B", "home B 11:00-11:30", "to B 09:40-10:10"])
        // It comes back when the winner goes.
        day.occurrences.removeLast()
        #expect(day.lines() == ["home A 10:00-10:30", "to A 08:30-09:00"])
    }

    @Test func allThatItsWayCollidesWithIsLeftOutAndNothingElse() {
        let day = day(
            "A 07:00-08:00 @10",
            "B 09:00-09:30 @90",
            "C 09:40-09:50 @95",
            "D 10:00-11:00 @-60",
            choosing: "D"
        )
        let lines = day.lines()
        #expect(lines.contains("out B for D") && lines.contains("out C for D") && lines.contains("to D 08:50-10:00"))
        #expect(lines.contains("to A 06:50-07:00") && !lines.contains { $0.hasPrefix("out A") })
    }

    @Test func whatComesBackWhereALoserGoes() {
        // B gives way to A, which gives way to the trip to C; B is no hindrance to that.
        let day = day("A 08:30-10:00 @30", "B 08:00-08:40 @5", "C 10:10-11:00 @-30", choosing: "C")
        let lines = day.lines()
        #expect(lines.contains("out A for C") && lines.contains("to B 07:55-08:00"), "\(lines)")
    }

    @Test func whatWouldNotHelpStays() {
        // The day has begun: they leave now, whatever takes place.
        var late = day("A 09:00-09:20 @30", "B 10:00-11:00 @120", choosing: "B")
        late.since = Day.at("08:20")
        #expect(late.lines().contains("out A for B"))
        late = day("A 09:00-09:20 @120", "B 10:00-11:00 @0", choosing: "B")
        late.since = Day.at("09:10")
        #expect(!late.lines().contains { $0.hasPrefix("out") })
        // Nobody is thrown out of work for it, nor by what was chosen as well.
        let work = day("Work 01:00-10:00 @30", "B 10:10-11:00 @-30", choosing: "B")
        #expect(work.lines().contains("unreachable B 50 min") && rival(of: "B", work) == nil)
        var both = day("A 09:00-10:00 @30", "B 10:10-11:00 @-30", choosing: "B")
        choose("A", in: &both)
        #expect(both.lines().contains("unreachable B 50 min") && rival(of: "B", both) == nil)
    }

    @Test func aWayThatThePersonTimedCountsToo() {
        var day = day("A 09:00-10:00 @30", "B 10:10-11:00 @-30")
        day.occurrences[1].travelSeconds = 1_800
        #expect(rival(of: "B", day) == "A")
        choose("B", in: &day)
        #expect(day.lines().contains("out A for B") && !day.lines().contains { $0.hasPrefix("unreachable") })
    }
}
