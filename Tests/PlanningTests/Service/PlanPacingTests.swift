import Accounts
import Planning
import Testing

@Suite struct PlanPacingTests {
    private let pacing = PlanPacing()
    private let ana = PrincipalID(rawValue: 1)
    private let bob = PrincipalID(rawValue: 2)
    private let start = ContinuousClock.now

    @Test func onePlanForEachWriteGoesOnAtOnce() {
        for step in 0..<100 {
            pacing.begin(ana, modseq: Int64(step * 4), at: start + .milliseconds(step * 30))
            // The plan's own writes are not counted.
            pacing.wrote(3, of: ana)
        }
        #expect(pacing.resting(at: start + .milliseconds(3_000)).people.isEmpty)
    }

    @Test func aStreamIsPlannedOnceASecond() {
        pacing.begin(ana, modseq: 10, at: start)
        #expect(pacing.resting(at: start).people.isEmpty)
        pacing.begin(ana, modseq: 18, at: start + .milliseconds(50))
        pacing.begin(bob, modseq: 18, at: start + .milliseconds(60))
        let resting = pacing.resting(at: start + .milliseconds(150))
        #expect(resting.people == [ana])
        #expect(resting.pause == .milliseconds(900))
        #expect(pacing.resting(at: start + .milliseconds(1_050)).people.isEmpty)
        // The stream goes on.
        pacing.begin(ana, modseq: 300, at: start + .milliseconds(1_060))
        #expect(pacing.resting(at: start + .milliseconds(1_070)).people == [ana])
    }

    @Test func manyWritesLongAgoAreNoStream() {
        pacing.begin(ana, modseq: 10, at: start)
        pacing.begin(ana, modseq: 500, at: start + .seconds(2))
        #expect(pacing.resting(at: start + .seconds(2)).people.isEmpty)
    }
}
