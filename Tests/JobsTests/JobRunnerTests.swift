import CivilTime
import Events
import Jobs
import StorageMemory
import Synchronization
import Testing

/// A clock that a test moves.
private final class ManualClock: WallClock {
    private let instant = Mutex(Instant(secondsSince1970: 1_762_923_600))

    func now() -> Instant { instant.withLock { $0 } }
    func nowNanoseconds() -> Int64 { now().secondsSince1970 * 1_000_000_000 }
    func advance(seconds: Int64) { instant.withLock { $0 = $0.adding(seconds: seconds) } }
}

@Suite(.timeLimit(.minutes(10))) struct JobRunnerTests {
    private struct Unreachable: Error {}

    private let tables = MemoryStore()
    private let store: MemoryJobRepository
    private let clock = ManualClock()

    init() { store = MemoryJobRepository(tables) }

    private func runner(_ handlers: JobHandler...) -> JobRunner {
        JobRunner(repository: store, handlers: handlers, clock: clock)
    }

    private func enqueue(_ kind: JobKind = "mail", key: String? = nil) async throws {
        try await store.enqueue([NewJob(kind, at: clock.now(), deduplicationKey: key)])
    }

    private func jobs() async throws -> [Job] {
        try await store.listJobs(onlyGivenUp: false, kind: nil, after: nil, limit: 100)
    }

    @Test func aJobThatIsDoneIsGone() async throws {
        let done = Mutex<[JobID]>([])
        let runner = runner(
            JobHandler("mail", attemptLimit: 3) { job in
                done.withLock { $0.append(job.id) }
                return .done
            }
        )
        try await enqueue()
        try await enqueue("of nobody")
        let expected = try await jobs()[0].id
        #expect(try await runner.runDueJobs() == 1)
        #expect(done.withLock { $0 } == [expected])
        #expect(try await jobs().map(\.kind) == ["of nobody"])
        #expect(try await runner.runDueJobs() == 0)
    }

    @Test func failuresWaitLongerEachTimeAndAreGivenUpAtTheLimit() async throws {
        let runner = runner(JobHandler("mail", attemptLimit: 4) { _ in throw JobFailure.temporary("no answer") })
        try await enqueue()
        for (attempt, wait) in [(1, 60), (2, 120), (3, 240)] as [(Int, Int64)] {
            #expect(try await runner.runDueJobs() == 1)
            let job = try #require(try await jobs().first)
            #expect(job.attempts == attempt)
            #expect(job.notBefore - clock.now() == wait)
            #expect(job.lastError == "no answer")
            clock.advance(seconds: wait - 1)
            #expect(try await runner.runDueJobs() == 0)
            clock.advance(seconds: 1)
        }
        #expect(try await runner.runDueJobs() == 1)
        let job = try #require(try await jobs().first)
        #expect(job.givenUpAt == clock.now())
        let events = try await MemoryEventRepository(tables).listEvents(after: 0, limit: 10).events.map(\.event)
        #expect(events == [.jobFailed(id: job.id.rawValue, kind: "mail")])
        clock.advance(seconds: 100_000)
        #expect(try await runner.runDueJobs() == 0)
        try await store.retry(job.id, at: clock.now())
        #expect(try await runner.runDueJobs() == 1)
        #expect(try await jobs().first?.attempts == 1)
    }

    @Test func failuresOfOneReasonAreLoggedOncePerMinute() async throws {
        let log = Mutex<[String]>([])
        var settings = JobRunner.Settings()
        settings.log = { line in log.withLock { $0.append(line) } }
        let runner = JobRunner(
            repository: store,
            handlers: [JobHandler("mail", attemptLimit: 4) { _ in throw JobFailure.temporary("login denied") }],
            clock: clock,
            settings: settings
        )
        for _ in 0..<5 { try await enqueue() }
        #expect(try await runner.runDueJobs() == 5)
        #expect(log.withLock { $0.count } == 1)
        clock.advance(seconds: 60)
        #expect(try await runner.runDueJobs() == 5)
        let lines = log.withLock { $0 }
        #expect(
            lines.count == 2
                && lines.last?.hasSuffix("login denied; so did 4 others since this was logged last") == true
        )
    }

    @Test func theWaitGrowsToSixHours() {
        #expect(
            (1...12).map(BackOff.seconds) == [60, 120, 240, 480, 960, 1920, 3840, 7680, 15360, 21600, 21600, 21600]
        )
    }

    @Test func aPermanentFailureIsNotTriedAgain() async throws {
        let runner = runner(JobHandler("mail", attemptLimit: 4) { _ in throw JobFailure.permanent("no such address") })
        try await enqueue()
        #expect(try await runner.runDueJobs() == 1)
        #expect(try await jobs().first?.givenUpAt == clock.now())
        #expect(try await jobs().first?.lastError == "no such address")
    }

    @Test func anyOtherErrorCountsAsTemporary() async throws {
        let runner = runner(JobHandler("mail", attemptLimit: nil) { _ in throw Unreachable() })
        try await enqueue()
        #expect(try await runner.runDueJobs() == 1)
        #expect(try await jobs().first?.givenUpAt == nil)
        #expect(try await jobs().first?.lastError == "Unreachable()")
    }

    @Test func aRecurringJobStaysAndForgetsItsFailures() async throws {
        let fails = Mutex(true)
        let runner = runner(
            JobHandler("upkeep", attemptLimit: nil) { [clock] _ in
                if fails.withLock({ $0 }) { throw Unreachable() }
                return .again(at: clock.now().adding(seconds: 3600))
            }
        )
        try await enqueue("upkeep", key: "one")
        _ = try await runner.runDueJobs()
        fails.withLock { $0 = false }
        clock.advance(seconds: 60)
        _ = try await runner.runDueJobs()
        let job = try #require(try await jobs().first)
        #expect(job.attempts == 0 && job.lastError == nil && job.notBefore - clock.now() == 3600)
        try await enqueue("upkeep", key: "one")
        #expect(try await jobs().count == 1)
    }

    /// The process died between what the handler did and its being noted: the job is done again, once its lease has
    /// ended.
    @Test func aJobWhoseProcessDiedIsDoneAgain() async throws {
        try await enqueue()
        let found = try await store.lease(
            ["mail"],
            owner: LeaseOwner(host: "elsewhere", process: 1, nonce: 1).text,
            until: clock.now().adding(seconds: 60),
            now: clock.now()
        )
        let lost = try #require(found)
        let done = Mutex(0)
        let runner = runner(
            JobHandler("mail", attemptLimit: 3) { _ in
                done.withLock { $0 += 1 }
                return .done
            }
        )
        #expect(try await runner.runDueJobs() == 0)
        clock.advance(seconds: 60)
        #expect(try await runner.runDueJobs() == 1)
        #expect(done.withLock { $0 } == 1)
        #expect(try await store.complete(lost) == false)
    }

    @Test func aJobThatKillsItsProcessIsGivenUp() async throws {
        try await enqueue()
        for _ in 0..<3 {
            _ = try await store.lease(["mail"], owner: "x", until: clock.now().adding(seconds: 60), now: clock.now())
            clock.advance(seconds: 60)
        }
        let runner = runner(JobHandler("mail", attemptLimit: 3) { _ in .done })
        #expect(try await runner.runDueJobs() == 1)
        #expect(try await jobs().first?.givenUpAt != nil)
    }

    @Test func severalRunnersNeverDoOneJobAtOnce() async throws {
        let state = Mutex<(running: Set<JobID>, done: [JobID], twice: Bool)>(([], [], false))
        let handler = JobHandler("mail", attemptLimit: 3) { job in
            state.withLock { state in
                if !state.running.insert(job.id).inserted { state.twice = true }
            }
            try await Task.sleep(for: .milliseconds(1))
            state.withLock { state in
                state.running.remove(job.id)
                state.done.append(job.id)
            }
            return .done
        }
        for _ in 0..<40 { try await enqueue() }
        let other = MemoryJobRepository(tables)
        try await withThrowingTaskGroup { group in
            for number in 0..<6 {
                let runner = JobRunner(
                    repository: number % 2 == 0 ? store : other,
                    handlers: [handler],
                    clock: clock,
                    owner: LeaseOwner(host: "h", process: Int32(number), nonce: 1)
                )
                group.addTask { _ = try await runner.runDueJobs() }
            }
            try await group.waitForAll()
        }
        let (done, twice) = state.withLock { ($0.done, $0.twice) }
        #expect(!twice)
        #expect(done.count == 40 && Set(done).count == 40)
        #expect(try await jobs().isEmpty)
    }

    /// A handler may make an error of its own of what was cut short.
    @Test(arguments: [false, true])
    func aRunningRunnerIsWokenByACommitAndGivesBackWhatIsUnderWay(isTranslated: Bool) async throws {
        let begun = AsyncStream.makeStream(of: Void.self)
        let runner = runner(
            JobHandler("mail", attemptLimit: 3) { _ in
                begun.continuation.yield()
                do { try await Task.sleep(for: .seconds(3600)) } catch {
                    throw isTranslated ? JobFailure.temporary("the connection was lost") : error
                }
                return .done
            }
        )
        let task = Task { await runner.run() }
        try await Task.sleep(for: .milliseconds(50))
        try await enqueue()
        var iterator = begun.stream.makeAsyncIterator()
        _ = await iterator.next()
        task.cancel()
        await task.value
        let job = try #require(try await jobs().first)
        #expect(job.attempts == 0 && job.lastError == nil)
        #expect(try await store.listLeaseOwners().isEmpty)
    }
}
