import Accounts
import Events
import StorageMemory
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(10))) struct EventHubTests {
    private struct Refusal: Error {}

    private final class Recorder: Sendable {
        private let seen = Mutex<[DomainEvent]>([])
        private let failures: Mutex<Int>

        init(failures: Int = 0) { self.failures = Mutex(failures) }

        var events: [DomainEvent] { seen.withLock { $0 } }

        func subscriber(_ name: String = "test") -> EventSubscriber {
            EventSubscriber(name) { [self] events in
                let fails = failures.withLock { failures in
                    defer { failures -= 1 }
                    return failures > 0
                }
                if fails { throw Refusal() }
                seen.withLock { $0 += events.map(\.event) }
            }
        }

        func wait(for count: Int) async throws {
            while events.count < count { try await Task.sleep(for: .milliseconds(2)) }
        }
    }

    private let store = MemoryEventRepository()

    private func event(_ number: Int64) -> DomainEvent {
        .preferencesChanged(person: PrincipalID(rawValue: number))
    }

    private func hub(_ subscribers: EventSubscriber..., idle: Duration = .seconds(60)) -> EventHub {
        var settings = EventHub.Settings()
        settings.idle = idle
        settings.pause = .milliseconds(5)
        settings.pageSize = 2
        return EventHub(repository: store, subscribers: subscribers, settings: settings)
    }

    /// Runs a hub until `body` is done.
    private func running(_ hub: EventHub, _ body: () async throws -> Void) async throws {
        let task = Task { await hub.run() }
        do { try await body() } catch {
            task.cancel()
            throw error
        }
        task.cancel()
        await task.value
    }

    @Test func aCommitWakesTheHubAtOnce() async throws {
        let recorder = Recorder()
        try await store.setPosition(0, of: "test")
        try await running(hub(recorder.subscriber())) {
            try await store.record((1...5).map(event))
            try await recorder.wait(for: 5)
        }
        #expect(recorder.events == (1...5).map(event))
        #expect(try await store.openPosition(of: "test") == 5)
    }

    /// Also what the subscriber fails at, and then once more.
    @Test func somebodyMayLookOn() async throws {
        let recorder = Recorder(failures: 1)
        let shown = Mutex<[DomainEvent]>([])
        try await store.setPosition(0, of: "test")
        let subscriber = recorder.subscriber().shown { events in shown.withLock { $0 += events.map(\.event) } }
        #expect(subscriber.name == "test")
        try await running(hub(subscriber)) {
            try await store.record([event(1)])
            try await recorder.wait(for: 1)
        }
        #expect(recorder.events == [event(1)] && shown.withLock { $0 } == [event(1), event(1)])
    }

    @Test func aSubscriberThatGathersReadsOnceForManyCommits() async throws {
        let readings = Mutex<[Int]>([])
        let subscriber = EventSubscriber("test", gathering: .milliseconds(500)) { events in
            readings.withLock { $0.append(events.count) }
        }
        var settings = EventHub.Settings()
        settings.idle = .seconds(60)
        try await store.setPosition(0, of: "test")
        let began = ContinuousClock.now
        try await running(EventHub(repository: store, subscribers: [subscriber], settings: settings)) {
            for number in 1...20 {
                try await store.record([event(Int64(number))])
                try await Task.sleep(for: .milliseconds(2))
            }
            while readings.withLock({ $0.reduce(0, +) }) < 20 { try await Task.sleep(for: .milliseconds(2)) }
        }
        let turns = Int((ContinuousClock.now - began) / .milliseconds(500))
        #expect(readings.withLock { $0.count } <= turns + 2)
    }

    @Test func whatWasRecordedMeanwhileIsReadAfterARestart() async throws {
        let first = Recorder()
        try await store.setPosition(0, of: "test")
        try await running(hub(first.subscriber())) {
            try await store.record([event(1)])
            try await first.wait(for: 1)
        }
        try await store.record([event(2), event(3), event(4)])
        let second = Recorder()
        try await running(hub(second.subscriber())) { try await second.wait(for: 3) }
        #expect(second.events == [event(2), event(3), event(4)])
    }

    /// As after a crash: the position was not stored.
    @Test func eventsComeAgainWhereThePositionWasNotStored() async throws {
        let first = Recorder()
        try await store.setPosition(0, of: "test")
        let task = Task { [hub = hub(first.subscriber())] in await hub.run() }
        try await store.record([event(1)])
        try await first.wait(for: 1)
        let second = Recorder()
        try await hub(second.subscriber()).deliverAll()
        #expect(second.events == [event(1)])
        task.cancel()
        await task.value
    }

    @Test func aSubscriberThatFailsGetsTheSameEventsAgainAndHoldsNobodyUp() async throws {
        let failing = Recorder(failures: 3)
        let other = Recorder()
        for name in ["failing", "other"] { try await store.setPosition(0, of: name) }
        try await running(hub(failing.subscriber("failing"), other.subscriber("other"))) {
            try await store.record([event(1), event(2), event(3)])
            try await other.wait(for: 3)
            try await failing.wait(for: 3)
        }
        #expect(failing.events == [event(1), event(2), event(3)])
    }
}
