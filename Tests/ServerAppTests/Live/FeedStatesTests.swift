import CivilTime
import FeedClients
import Testing

@testable import ServerApp

struct FeedStatesTests {
    private let states = FeedStates()

    private func time(_ seconds: Int64) -> Instant { Instant(secondsSince1970: seconds) }

    @Test func aFeedIsKnownBeforeItAnswers() {
        states.begin("realtime town/bus")
        #expect(states.all.map { $0.feed } == ["realtime town/bus"])
        #expect(states.all.first?.state == FeedStates.State())
    }

    @Test func aFailureKeepsTheLastAnswersTimeAndAnAnswerEndsIt() {
        states.note("b", at: time(10), nil)
        states.note("a", at: time(20), nil)
        states.note("b", at: time(30), .notUsable(reason: "no feed"))
        #expect(states.all.map { $0.feed } == ["a", "b"])
        let failed = states.all.last?.state
        #expect(failed?.heardAt == time(10) && failed?.failure?.contains("no feed") == true)
        states.begin("b")
        #expect(states.all.last?.state == failed)
        states.note("b", at: time(40), nil)
        #expect(states.all.last?.state == FeedStates.State(heardAt: time(40)))
    }
}
