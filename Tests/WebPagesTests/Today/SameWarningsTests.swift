import CivilTime
import DayPlanner
import Testing

@testable import Planning
@testable import WebPages

struct SameWarningsTests {
    private func overlap(_ event: String, with others: [String]) -> TravelEntry {
        var entry = TravelEntry(
            uid: "tv-" + event,
            event: event,
            recurrenceID: "",
            kind: .warning(.overlap),
            start: Instant(secondsSince1970: 0),
            end: Instant(secondsSince1970: 3_600),
            summary: "⚠ Overlap",
            lateSeconds: 0,
            decisions: [],
            options: []
        )
        entry.rivals = Set((others.isEmpty ? [] : others + [event]).map { OccurrenceKey(uid: $0) })
        return entry
    }

    /// Each of the events that overlap has a warning; the page asks once.
    @Test func warningsOfTheSameEventsAreOne() {
        let brunch = overlap("brunch", with: ["museum"])
        let museum = overlap("museum", with: ["brunch"])
        let call = overlap("call", with: ["brunch"])
        let alone = overlap("alone", with: [])
        let groups = SameWarnings.grouped([brunch, museum, call, alone, alone])
        #expect(groups.map(\.first.event) == ["brunch", "call", "alone", "alone"])
        #expect(groups.map { $0.others.map(\.event) } == [["museum"], [], [], []])
    }

    @Test func aNoteAsksForNothing() {
        var entry = overlap("call", with: [])
        #expect(entry.needsDecision)
        entry.summary = "\"Call\" is during \"Work\" (09:00–18:00): both are planned"
        #expect(!entry.needsDecision)
    }
}
