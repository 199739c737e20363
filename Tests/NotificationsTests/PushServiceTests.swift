import Accounts
import Calendars
import CivilTime
import Cryptography
import Events
import Jobs
import Notifications
import StorageMemory
import Synchronization
import Testing

/// Keeps messages, or fails as the test says.
private final class RecordedSender: PushSending {
    let publicKey = "key"
    let sent = Mutex<[(message: PushMessage, endpoint: String)]>([])
    let failure = Mutex<PushFailure?>(nil)

    func accepts(_ target: PushTarget) -> Bool { !target.endpoint.isEmpty }

    func send(_ message: PushMessage, to target: PushTarget) async throws(PushFailure) {
        if let failure = failure.withLock({ $0 }) { throw failure }
        sent.withLock { $0.append((message, target.endpoint)) }
    }

    func takeTexts() -> [String] {
        sent.withLock { sent in
            defer { sent = [] }
            return sent.map { String(decoding: $0.message.body, as: UTF8.self) }
        }
    }
}

private final class Clock: WallClock {
    let seconds = Mutex<Int64>(1_795_582_800)
    func now() -> Instant { Instant(secondsSince1970: seconds.withLock { $0 }) }
    func nowNanoseconds() -> Int64 { seconds.withLock { $0 } * 1_000_000_000 }
}

struct PushServiceTests {
    private struct House {
        let clock = Clock()
        let sender = RecordedSender()
        let calendars: CalendarService
        let push: PushService
        let hub: EventHub
        let runner: JobRunner
        let jobs: MemoryJobRepository
        let ana: PrincipalID

        init() async throws {
            let store = MemoryStore()
            let repository = MemoryAccountRepository(store)
            jobs = MemoryJobRepository(store)
            calendars = CalendarService(
                repository: MemoryCalendarRepository(store),
                clock: clock,
                zoneOf: { _ in .utc }
            )
            push = PushService(
                repository: repository,
                calendars: calendars,
                jobs: jobs,
                sender: sender,
                key: AuthenticationKey([UInt8](repeating: 1, count: 32)),
                clock: clock
            )
            let accounts = AccountService(repository: repository, clock: clock)
            ana = try await accounts.addPrincipal(named: "ana", displayName: "Ana", emails: [], password: nil).id
            try await calendars.collections.prepareHome(of: ana)
            hub = EventHub(repository: MemoryEventRepository(store), subscribers: [push.subscriber])
            runner = JobRunner(repository: jobs, handlers: [push.handler], clock: clock)
            try await hub.deliverAll()
        }

        func calendar() async throws -> CalendarCollection {
            try await calendars.collections.collection(
                at: CalendarAddress(owner: ana, name: "calendar"),
                as: ana
            )
        }

        func subscribe(
            _ endpoint: String = "https://p.example/1",
            _ triggers: PushTriggers = .content
        ) async throws -> PushSubscription? {
            try await push.register(
                PushTarget(endpoint: endpoint, publicKey: [4], authSecret: [1]),
                for: try await calendar(),
                triggers: triggers,
                until: nil,
                of: ana
            )
        }

        func put(_ uid: String) async throws {
            let text = """
                BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:\(uid)\r\nDTSTAMP:20260101T000000Z\r\n\
                DTSTART:20261201T100000Z\r\nSUMMARY:Secret\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n
                """
            _ = try await calendars.objects.put(
                Array(text.utf8),
                at: ObjectAddress(owner: ana, calendar: "calendar", name: "\(uid).ics"),
                as: ana
            )
        }

        /// What is sent after all that happened.
        func deliver() async throws -> [String] {
            try await hub.deliverAll()
            _ = try await runner.runDueJobs()
            return sender.takeTexts()
        }

        func wait(_ seconds: Int64) { clock.seconds.withLock { $0 += seconds } }
    }

    @Test func saysThatACalendarChangedAndNothingOfIt() async throws {
        let house = try await House()
        _ = try await house.subscribe()
        #expect(try await house.deliver().isEmpty)
        try await house.put("a")
        let calendar = try await house.calendar()
        let topic = house.push.topic(of: calendar.id)
        #expect(
            try await house.deliver() == [
                "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<push-message xmlns=\"https://bitfire.at/webdav-push\" "
                    + "xmlns:D=\"DAV:\"><topic>\(topic)</topic><content-update><D:sync-token>"
                    + "\(calendar.syncToken.uri)</D:sync-token></content-update></push-message>"
            ]
        )
        #expect(topic.count == 22 && !topic.contains("\(calendar.id.rawValue)"))
    }

    @Test func changesInQuickSuccessionAreOneMessage() async throws {
        let house = try await House()
        _ = try await house.subscribe()
        for number in 0..<5 { try await house.put("a\(number)") }
        #expect(try await house.deliver().count == 1)
        try await house.put("b")
        #expect(try await house.deliver().isEmpty)
        try await house.put("c")
        house.wait(2)
        #expect(try await house.deliver().count == 1)
        #expect(try await house.jobs.nextDue(of: [PushService.jobKind]) == nil)
    }

    @Test func propertiesAreToldToThoseWhoAsk() async throws {
        let house = try await House()
        _ = try await house.subscribe("https://p.example/1", .content)
        _ = try await house.subscribe("https://p.example/2", [.content, .properties])
        let address = try await house.calendar().address
        _ = try await house.calendars.collections.updateCollection(
            at: address,
            changes: [.displayName("New")],
            as: house.ana
        )
        let texts = try await house.deliver()
        #expect(texts.count == 1 && texts[0].contains("<property-update/>"))
    }

    @Test func whoMadeAChangeIsPassedOverOnce() async throws {
        let house = try await House()
        let first = try #require(try await house.subscribe("https://p.example/1"))
        _ = try await house.subscribe("https://p.example/2")
        try await house.push.withoutTelling([first.id], of: ["a.ics"], by: house.ana) {
            try await house.put("a")
            return ((), true)
        }
        #expect(try await house.deliver().count == 1)
        house.wait(5)
        try await house.calendars.objects.delete(
            at: ObjectAddress(owner: house.ana, calendar: "calendar", name: "a.ics"),
            as: house.ana
        )
        #expect(try await house.deliver().count == 2)
        house.wait(5)
        // A change that did not come about keeps nobody from being told of the next one.
        try await house.push.withoutTelling(nil, of: ["b.ics"], by: house.ana) { ((), false) }
        try await house.put("b")
        #expect(try await house.deliver().count == 2)
    }

    @Test func deadEndpointsAreForgottenAndOthersTriedAgain() async throws {
        let house = try await House()
        let made = try #require(try await house.subscribe())
        house.sender.failure.withLock { $0 = .temporary(reason: "503") }
        try await house.put("a")
        #expect(try await house.deliver().isEmpty)
        house.sender.failure.withLock { $0 = nil }
        house.wait(60)
        #expect(try await house.deliver().count == 1)
        house.sender.failure.withLock { $0 = .dead }
        house.wait(60)
        try await house.put("b")
        #expect(try await house.deliver().isEmpty)
        await #expect(throws: AccountError.notFound) { try await house.push.unregister(made.id, of: house.ana) }
    }

    @Test func subscriptionsEnd() async throws {
        let house = try await House()
        let made = try #require(try await house.subscribe())
        #expect(made.expiresAt == house.clock.now().adding(seconds: 7 * 86_400))
        await #expect(throws: AccountError.notFound) {
            try await house.push.unregister(made.id, of: PrincipalID(rawValue: 1))
        }
        try await house.put("a")
        house.wait(8 * 86_400)
        #expect(try await house.deliver().isEmpty)
        #expect(try await house.subscribe("") == nil)
    }
}
