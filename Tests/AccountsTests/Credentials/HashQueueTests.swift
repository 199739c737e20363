import Accounts
import Dispatch
import Synchronization
import Testing

struct HashQueueTests {
    @Test func runsAtMostTwoAtOnceAndAllInTheEnd() async {
        let queue = HashQueue(slots: 2, places: 100)
        let gauge = Gauge()
        // Opened when two are inside; a queue that lets in one at a time runs out of time here.
        let both = DispatchSemaphore(value: 0)
        await withTaskGroup(of: Bool.self) { group in
            for index in 0..<20 {
                group.addTask {
                    await queue.run(for: "\(index)") {
                        if gauge.enter() == 2 { both.signal() }
                        defer { gauge.leave() }
                        guard both.wait(timeout: .now() + 60) == .success else { return false }
                        both.signal()
                        return true
                    } ?? false
                }
            }
            for await finished in group { #expect(finished) }
        }
        #expect(gauge.most == 2)
    }

    @Test func refusesWhenAllPlacesAreTaken() async {
        let queue = HashQueue(slots: 1, places: 4)
        let gate = DispatchSemaphore(value: 0)
        let answers = await withTaskGroup(of: Int?.self) { group in
            for index in 0..<10 {
                group.addTask {
                    await queue.run(for: "\(index)") {
                        gate.wait()
                        return index
                    }
                }
            }
            // One runs, four wait, five are refused; only then may the first end.
            var refused = 0
            while refused < 5, let answer = await group.next() {
                #expect(answer == nil)
                refused += 1
            }
            for _ in 0..<5 { gate.signal() }
            var answered = 0
            for await answer in group where answer != nil { answered += 1 }
            return answered
        }
        #expect(answers == 5)
    }

    /// A family or an office behind one address logs in for the first time.
    @Test func oneSourceMayTakeAllPlacesWhileNobodyElseWantsThem() async {
        let queue = HashQueue()
        let gate = DispatchSemaphore(value: 0)
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<18 {
                group.addTask {
                    await queue.run(for: "office") {
                        gate.wait()
                        return true
                    } ?? false
                }
            }
            for _ in 0..<18 { gate.signal() }
            for await finished in group { #expect(finished) }
        }
    }

    @Test func aNoisySourceGivesPlacesUpToOthers() async {
        let queue = HashQueue(slots: 1, places: 4)
        let gate = DispatchSemaphore(value: 0)
        await withTaskGroup(of: Int?.self) { group in
            for index in 0..<6 {
                group.addTask {
                    await queue.run(for: "noisy") {
                        gate.wait()
                        return index
                    }
                }
            }
            // One runs, four wait, one is refused.
            #expect(await group.next() == .some(nil))
            group.addTask { await queue.run(for: "quiet") { 99 } }
            // The last of the noisy ones is.
            #expect(await group.next() == .some(nil))
            for _ in 0..<4 { gate.signal() }
            var found: Set<Int> = []
            for await answer in group { if let answer { found.insert(answer) } }
            #expect(found.contains(99) && found.count == 5)
        }
    }
}

/// How many are inside, and the most there ever were.
private final class Gauge: Sendable {
    private let counts = Mutex((now: 0, most: 0))

    var most: Int { counts.withLock { $0.most } }

    /// How many are inside now.
    func enter() -> Int {
        counts.withLock {
            $0 = ($0.now + 1, max($0.most, $0.now + 1))
            return $0.now
        }
    }

    func leave() {
        counts.withLock { $0.now -= 1 }
    }
}
