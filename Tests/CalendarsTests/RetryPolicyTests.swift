import Calendars
import Synchronization
import Testing

/// Work that loses a race is done again, within one bound for the whole request.
@Suite struct RetryPolicyTests {
    private final class Count: Sendable {
        private let number = Mutex(0)
        var value: Int { number.withLock { $0 } }
        @discardableResult func add() -> Int {
            number.withLock {
                $0 += 1
                return $0
            }
        }
    }

    @Test func worksAgainUntilNoRaceIsLost() async throws {
        let count = Count()
        let last = try await RetryPolicy().run { () async throws(CalendarError) -> Int in
            let number = count.add()
            guard number == 4 else { throw .lostRace }
            return number
        }
        #expect(last == 4)
    }

    @Test(arguments: [CalendarError.brokenFence, .notFound, .etagMismatch(current: nil)])
    func otherRefusalsAreFinal(_ error: CalendarError) async throws {
        let count = Count()
        await #expect(throws: error) {
            try await RetryPolicy().run { () async throws(CalendarError) in
                count.add()
                throw error
            }
        }
        #expect(count.value == 1)
    }

    /// Work within work shares the bound: it is not multiplied.
    @Test func nestedWorkHasOneBound() async throws {
        let count = Count()
        let policy = RetryPolicy(attempts: 10)
        await #expect(throws: CalendarError.lostRace) {
            try await policy.run { () async throws(CalendarError) in
                try await policy.run { () async throws(CalendarError) in
                    count.add()
                    throw .lostRace
                }
            }
        }
        #expect(count.value == 11)
    }
}
