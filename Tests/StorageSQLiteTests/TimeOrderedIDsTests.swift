import Testing

@testable import StorageSQLite

@Suite struct TimeOrderedIDsTests {
    @Test func growEvenWhenTheClockStepsBack() {
        var times = [2_000_000, 2_000_000, 1_000_000, 2_000_001].map(Int64.init)[...]
        let clock = Clock(times: Array(times))
        let ids = TimeOrderedIDs { clock.next() }
        var last: Int64 = 0
        while times.popFirst() != nil {
            let id = ids.next()
            #expect(id > last)
            #expect(id % TimeOrderedIDs.block == 0)
            last = id
        }
        #expect(last >> 21 == 2_000_001)
    }

    @Test func goOnAfterTheFloor() {
        let ids = TimeOrderedIDs(after: 1 << 50) { 0 }
        #expect(ids.next() > 1 << 50)
    }

    private final class Clock: @unchecked Sendable {
        // Only the test's own task reads it.
        private var times: [Int64]
        init(times: [Int64]) { self.times = times.reversed() }
        func next() -> Int64 { times.popLast() ?? 0 }
    }
}
