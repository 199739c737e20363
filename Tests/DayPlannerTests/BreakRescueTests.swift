import CivilTime
import Synchronization
import Testing
import TripModel

@testable import DayPlanner

/// What is offered where a break finds no room, and what comes of taking it (PLAN-4).
@Suite struct BreakRescueTests {
    /// Fifteen minutes are left between two events, and time after the way home.
    private static let full = ["L 12:20-14:20 #flex 30m", "A 12:00-12:10 @20", "B 13:00-14:00 @40"]

    private func day(_ lines: [String]) -> Day {
        Day(lines.enumerated().map { Day.occurrence($1, rank: $0) })
    }

    private func offered(_ day: Day) -> BreakRescue? {
        for item in day.plan() {
            if case .warning(let warning) = item.content, case .breakLost(_, _, let rescue) = warning.reason {
                return rescue
            }
        }
        return nil
    }

    private func outcome(_ day: Day, _ window: Range<Instant>, leastSeconds: Int64) -> [String] {
        var day = day
        let event = day.occurrences[0]
        day.choices = [
            PlanChoice(
                ItemKey(event.key, .slot),
                .within(window, leastSeconds: leastSeconds),
                fingerprint: event.fingerprint
            )
        ]
        return day.lines().filter { $0.hasPrefix("slot") || $0.hasPrefix("lost") }
    }

    @Test func aShorterOneAndAnotherTimeAreOffered() throws {
        let day = day(Self.full)
        let rescue = try #require(offered(day))
        #expect(rescue == BreakRescue(shorterSeconds: 900, moved: Day.at("14:40")..<Day.at("15:40")))
        let window = Day.at("12:20")..<Day.at("14:20")
        #expect(outcome(day, window, leastSeconds: 900) == ["slot L 12:20-12:35 short"])
        #expect(outcome(day, try #require(rescue.moved), leastSeconds: 1_800) == ["slot L 14:40-15:10"])
    }

    @Test func aTimeThatIsChosenMayFillUpToo() {
        let day = day(Self.full + ["C 14:45-17:30"])
        let window = Day.at("14:40")..<Day.at("15:40")
        #expect(outcome(day, window, leastSeconds: 1_800).first?.hasPrefix("lost L") == true)
    }

    @Test func aChoiceForAnotherTimeOfTheEventCountsForNothing() {
        var moved = day(Self.full)
        let old = moved.occurrences[0]
        moved.choices = [
            PlanChoice(
                ItemKey(old.key, .slot),
                .within(Day.at("14:40")..<Day.at("15:40"), leastSeconds: 1_800),
                fingerprint: "other"
            )
        ]
        #expect(moved.lines().contains { $0.hasPrefix("lost L") })
    }

    @Test func aTimeThatIsTakenFallsAndTheBreakIsInItsOwnAgain() throws {
        var day = day(["L 12:00-14:00 #flex 30m", "A 16:00-17:00"])
        let event = day.occurrences[0]
        func choose(_ decision: PlanChoice.Decision, _ fingerprint: String) {
            day.choices = [PlanChoice(ItemKey(event.key, .slot), decision, fingerprint: fingerprint)]
        }
        let evening = PlanChoice.Decision.within(Day.at("15:00")..<Day.at("16:00"), leastSeconds: 1_800)
        choose(evening, event.fingerprint)
        #expect(day.lines() == ["slot L 15:00-15:30"])
        day.occurrences.append(Day.occurrence("B 15:10-15:50", rank: 2))
        #expect(day.lines() == ["slot L 12:00-12:30", "fell L \(evening)"])
        // Where its own hours are full as well, it is lost.
        day.occurrences.append(Day.occurrence("C 11:00-14:30", rank: 3))
        let lines = day.lines()
        #expect(lines.contains("lost L 0 min free") && lines.contains("fell L \(evening)"), "\(lines)")
        day.occurrences.removeLast(2)
        #expect(day.lines() == ["slot L 15:00-15:30"])
    }

    @Test func aChoiceAboutABreakThatIsAnotherOneNowIsTold() {
        var day = day(["L 12:00-14:00 #flex 30m"])
        let event = day.occurrences[0]
        let evening = PlanChoice.Decision.within(Day.at("15:00")..<Day.at("16:00"), leastSeconds: 1_800)
        day.choices = [PlanChoice(ItemKey(event.key, .slot), evening, fingerprint: event.fingerprint)]
        day.occurrences[0].end = Day.at("13:00")
        #expect(day.lines() == ["slot L 12:00-12:30", "fell L \(evening), changed"])
        // One that is not wanted comes back, and needs no note.
        day.choices[0].decision = .dismissed
        #expect(day.lines() == ["slot L 12:00-12:30"])
    }

    @Test func aBreakThatIsKeptAndFindsNoRoomIsTold() {
        var day = day(["L 12:00-13:00 #flex 30m", "A 11:45-13:15"])
        let event = day.occurrences[0]
        day.choices = [PlanChoice(ItemKey(event.key, .slot), .chosen, fingerprint: event.fingerprint)]
        #expect(day.lines() == ["lost L 0 min free", "fell L chosen"])
    }

    /// A source that counts what it is asked.
    private final class Counted: ItinerarySource {
        private let town = Town()
        private let counter = Mutex(0)
        var count: Int { counter.withLock { $0 } }

        func options(_ request: TripRequest) -> [Itinerary] {
            counter.withLock { $0 += 1 }
            return town.options(request)
        }
    }

    @Test func aLostBreakWithAPlaceCostsABoundedNumberOfSearches() {
        func asked(_ gym: String) -> Int {
            let hours = (8..<20).map { "E\($0) \($0 < 10 ? "0" : "")\($0):00-\($0):40 @\($0 % 2 == 0 ? 9 : -9)" }
            let source = Counted()
            _ = Planner.plan(day([gym] + hours).input, with: source)
            return source.count
        }
        let (placed, lost) = (asked("G 07:00-21:00 #flex 20m @9"), asked("G 07:00-19:00 #flex 90m min 60m @30"))
        #expect(lost <= 40 && placed <= 40, "\(placed) for one that is placed, \(lost) for one that is lost")
    }

    @Test func nothingIsOfferedThatIsNotThere() throws {
        let full = try #require(offered(day(["L 12:00-13:00 #flex 30m", "A 08:00-12:30", "B 12:30-17:00"])))
        #expect(full == BreakRescue())
        // Before the window as well as after it, but on the same day and not in the past.
        var late = day(["L 12:00-13:00 #flex 30m", "A 11:57-16:30"])
        #expect(try #require(offered(late)).moved == Day.at("11:25")..<Day.at("11:57"))
        late.since = Day.at("11:50")
        #expect(try #require(offered(late)).moved == nil)
    }

    @Test func oneWithAPlaceIsMovedWithItsWay() throws {
        let day = day(["G 15:00-17:00 #flex 1h @30", "A 14:30-17:30 @20"])
        let rescue = try #require(offered(day))
        let window = try #require(rescue.moved)
        #expect(window.upperBound <= Day.at("14:30") || window.lowerBound >= Day.at("17:30"))
        #expect(outcome(day, window, leastSeconds: 3_600).first?.hasPrefix("slot G") == true)
    }
}
