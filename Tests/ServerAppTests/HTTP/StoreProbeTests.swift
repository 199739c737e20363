import Synchronization
import Testing

@testable import ServerApp

@Suite(.timeLimit(.minutes(5))) struct StoreProbeTests {
    /// A store that is silent until it answers.
    private final class Store: Sendable {
        private struct State {
            var answers = false
            var asked = 0
            var waiting: [CheckedContinuation<Bool, Never>] = []
        }

        private let state = Mutex(State())

        var asked: Int { state.withLock(\.asked) }

        func ask() async -> Bool {
            await withCheckedContinuation { question in
                let answers = state.withLock { state in
                    state.asked += 1
                    if !state.answers { state.waiting.append(question) }
                    return state.answers
                }
                if answers { question.resume(returning: true) }
            }
        }

        func answer() {
            let waiting = state.withLock { state in
                state.answers = true
                defer { state.waiting = [] }
                return state.waiting
            }
            for question in waiting { question.resume(returning: true) }
        }
    }

    @Test(arguments: [true, false]) func tellsWhatTheStoreSays(answer: Bool) async {
        #expect(await StoreProbe { answer }.answers() == answer)
    }

    /// Nobody waits behind a store that is silent, and it is asked once, until it answers again.
    @Test func aSilentStoreIsAskedOnceAndCountsAsAway() async {
        let store = Store()
        let probe = StoreProbe(patience: .milliseconds(1)) { await store.ask() }
        for _ in 0..<5 { #expect(await !probe.answers()) }
        while store.asked == 0 { await Task.yield() }
        #expect(store.asked == 1)
        store.answer()
        while await !probe.answers() { await Task.yield() }
    }

    @Test func thoseWhoComeMeanwhileShareAnAnswer() async {
        let store = Store()
        let probe = StoreProbe(patience: .seconds(3600)) { await store.ask() }
        await withTaskGroup { group in
            for _ in 0..<20 { group.addTask { await probe.answers() } }
            while store.asked == 0 { await Task.yield() }
            for _ in 0..<100 { await Task.yield() }
            #expect(store.asked == 1)
            store.answer()
            for await answer in group { #expect(answer) }
        }
    }
}
