import Accounts
import Calendars
import CivilTime
import Jobs
import StorageMemory
import Subscriptions
import Synchronization
import Testing

/// Answers as the test says.
private final class RecordedFetcher: SubscriptionFetching {
    let answers: Mutex<[Result<FetchedCalendar, SubscriptionRefusal>]>
    let asked = Mutex<[String?]>([])

    init(_ answers: [Result<FetchedCalendar, SubscriptionRefusal>]) { self.answers = Mutex(answers) }

    func fetch(
        _ address: String,
        entityTag: String?,
        lastModified: String?
    ) async throws(SubscriptionRefusal) -> FetchedCalendar {
        asked.withLock { $0.append(entityTag) }
        return try answers.withLock { $0.removeFirst() }.get()
    }
}

/// Waits until it is cancelled, which it tells as connections do.
private final class SilentFetcher: SubscriptionFetching {
    let asked = AsyncStream.makeStream(of: Void.self)

    func fetch(
        _ address: String,
        entityTag: String?,
        lastModified: String?
    ) async throws(SubscriptionRefusal) -> FetchedCalendar {
        asked.continuation.yield()
        try? await Task.sleep(for: .seconds(3600))
        throw SubscriptionRefusal(.unreachable)
    }
}

private final class Clock: WallClock {
    let seconds = Mutex<Int64>(1_795_582_800)
    func now() -> Instant { Instant(secondsSince1970: seconds.withLock { $0 }) }
    func nowNanoseconds() -> Int64 { seconds.withLock { $0 } * 1_000_000_000 }
}

struct SubscriptionServiceTests {
    private struct House {
        let clock = Clock()
        let calendars: CalendarService
        let service: SubscriptionService
        let ana: PrincipalID

        init(limits: SubscriptionLimits = .standard) async throws {
            let store = MemoryStore()
            let repository = MemoryAccountRepository(store)
            calendars = CalendarService(
                repository: MemoryCalendarRepository(store),
                clock: clock,
                zoneOf: { _ in .utc }
            )
            service = SubscriptionService(
                repository: repository,
                calendars: calendars,
                jobs: MemoryJobRepository(store),
                clock: clock,
                limits: limits
            )
            let accounts = AccountService(repository: repository, clock: clock)
            ana = try await accounts.addPrincipal(named: "ana", displayName: "Ana", emails: [], password: nil).id
            try await calendars.collections.prepareHome(of: ana)
        }

        func calendar() async throws -> CalendarCollection {
            try #require(try await service.list(of: ana).first).calendar
        }

        /// What each object says, without folding.
        func texts() async throws -> [String] {
            let page = try await calendars.objects.objects(
                matching: ObjectQuery(),
                in: try await calendar(),
                from: nil,
                as: ana
            )
            return page.objects.map { String(decoding: $0.bytes, as: UTF8.self) }
        }
    }

    private static func publication(
        _ events: String...,
        head: String = ""
    ) -> Result<
        FetchedCalendar, SubscriptionRefusal
    > {
        let body = events.map { "BEGIN:VEVENT\r\n\($0)\r\nEND:VEVENT\r\n" }.joined()
        let text = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//x//x//EN\r\n\(head)\(body)END:VCALENDAR\r\n"
        return .success(.whole(bytes: Array(text.utf8), entityTag: "\"1\"", lastModified: nil))
    }

    private static func event(_ uid: String, _ summary: String, stamp: String = "20260101T000000Z") -> String {
        "UID:\(uid)\r\nDTSTAMP:\(stamp)\r\nDTSTART;VALUE=DATE:20261224\r\nSUMMARY:\(summary)"
    }

    /// A server that ends meanwhile says nothing against the publisher.
    @Test func aFetchThatIsCutShortIsNoFailure() async throws {
        let house = try await House()
        let made = try await house.service.subscribe(to: "https://x.example/a.ics", for: house.ana)
        let fetcher = SilentFetcher()
        let fetch = Task { try await house.service.fetch(made.id, by: fetcher) }
        var asked = fetcher.asked.stream.makeAsyncIterator()
        _ = await asked.next()
        fetch.cancel()
        await #expect(throws: AccountError.self) { try await fetch.value }
        let state = try #require(try await house.service.list(of: house.ana).first).subscription.state
        #expect(state.failure == nil && state.failures == 0 && state.checkedAt == nil)
    }

    @Test func followsWhatIsPublished() async throws {
        let house = try await House()
        let made = try await house.service.subscribe(to: "webcal://holidays.example/it.ics", for: house.ana)
        #expect(made.address == "https://holidays.example/it.ics")
        let head = "X-WR-CALNAME:School holidays\r\nX-APPLE-CALENDAR-COLOR:#FF2968FF\r\nX-PUBLISHED-TTL:PT1H\r\n"
        let fetcher = RecordedFetcher([
            Self.publication(Self.event("a", "Christmas"), Self.event("b", "Easter"), head: head),
            .success(.unchanged),
            // Written anew for each reader: nothing in it changed.
            Self.publication(
                Self.event("a", "Christmas", stamp: "20260202T000000Z"),
                Self.event("b", "Easter", stamp: "20260202T000000Z")
            ),
            Self.publication(Self.event("a", "Christmas Eve")),
        ])
        let next = try await house.service.fetch(made.id, by: fetcher)
        #expect(next == house.clock.now().adding(seconds: 3600))
        var calendar = try await house.calendar()
        #expect(calendar.properties.displayName == "School holidays")
        #expect(calendar.properties.color == "#FF2968")
        #expect(!calendar.isPlanned && calendar.kind == .subscription)
        #expect(try await house.texts().count == 2)
        let token = calendar.syncToken
        _ = try await house.service.fetch(made.id, by: fetcher)
        _ = try await house.service.fetch(made.id, by: fetcher)
        calendar = try await house.calendar()
        #expect(calendar.syncToken == token)
        _ = try await house.service.fetch(made.id, by: fetcher)
        let texts = try await house.texts()
        #expect(texts.count == 1 && texts[0].contains("SUMMARY:Christmas Eve\r\n"))
        #expect(fetcher.asked.withLock { $0 } == [nil, "\"1\"", "\"1\"", "\"1\""])
    }

    @Test func takesNothingThatActs() async throws {
        let house = try await House()
        let made = try await house.service.subscribe(to: "https://a.example/", for: house.ana)
        let alarm = "BEGIN:VALARM\r\nACTION:AUDIO\r\nTRIGGER:-PT5M\r\nEND:VALARM"
        let people = "ORGANIZER:mailto:x@example.net\r\nATTENDEE:mailto:ana@example.org"
        let fetcher = RecordedFetcher([
            Self.publication("\(Self.event("a", "Match"))\r\n\(people)\r\n\(alarm)", Self.event("", "No UID"))
        ])
        _ = try await house.service.fetch(made.id, by: fetcher)
        let text = try #require(try await house.texts().first)
        for name in ["VALARM", "ORGANIZER", "ATTENDEE", "METHOD"] { #expect(!text.contains(name)) }
        #expect(try await house.texts().count == 1)
    }

    @Test func itsOwnerReadsItAndWritesNothing() async throws {
        let house = try await House()
        let made = try await house.service.subscribe(to: "https://a.example/", named: "Matches", for: house.ana)
        _ = try await house.service.fetch(made.id, by: RecordedFetcher([Self.publication(Self.event("a", "Match"))]))
        let address = try await house.calendar().address
        let object = ObjectAddress(calendar: address, name: "a.ics")
        await #expect(throws: CalendarError.self) {
            _ = try await house.calendars.objects.put(
                Array(
                    "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\n\(Self.event("n", "New"))\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
                        .utf8
                ),
                at: ObjectAddress(calendar: address, name: "n.ics"),
                as: house.ana
            )
        }
        await #expect(throws: CalendarError.forbidden(privilege: "unbind")) {
            try await house.calendars.objects.delete(at: object, as: house.ana)
        }
        try await house.service.setPlanned(true, made.id, of: house.ana)
        #expect(try await house.calendar().isPlanned)
        #expect(try await house.calendar().properties.displayName == "Matches")
        try await house.service.end(made.id, of: house.ana)
        #expect(try await house.service.list(of: house.ana).isEmpty)
        #expect(try await house.service.fetch(made.id, by: RecordedFetcher([])) == nil)
    }

    @Test func failuresAreKeptAndTriedMoreAndMoreRarely() async throws {
        let house = try await House()
        let made = try await house.service.subscribe(to: "https://a.example/", for: house.ana)
        let fetcher = RecordedFetcher([
            Self.publication(Self.event("a", "Match")), .failure(SubscriptionRefusal(.gone)),
            .failure(SubscriptionRefusal(.failing, retryAfterSeconds: 7200)),
            .success(.whole(bytes: Array("<html>".utf8), entityTag: nil, lastModified: nil)), .success(.unchanged),
        ])
        var pauses: [Int64] = []
        var failures: [SubscriptionFailure?] = []
        for _ in 0..<5 {
            let next = try #require(try await house.service.fetch(made.id, by: fetcher))
            pauses.append(next - house.clock.now())
            failures.append(try await house.service.list(of: house.ana)[0].subscription.state.failure)
        }
        #expect(pauses == [6 * 3600, 900, 7200, 3600, 6 * 3600])
        #expect(failures == [nil, .gone, .failing, .notCalendar, nil])
        // What was there stays.
        #expect(try await house.texts().count == 1)
    }

    @Test(arguments: [
        "", "ftp://a.example/", "https://ana:secret@a.example/", "file:///etc/passwd", "https:// a.example/",
        "https:///x", "javascript:alert(1)",
    ])
    func refusesOtherAddresses(_ address: String) async throws {
        let house = try await House()
        await #expect(throws: AccountError.self) {
            _ = try await house.service.subscribe(to: address, for: house.ana)
        }
        #expect(try await house.calendars.collections.listCollections(of: house.ana, as: house.ana).count == 4)
    }

    @Test func thereAreAsManyAsThereMayBe() async throws {
        var limits = SubscriptionLimits()
        limits.subscriptions = 1
        let house = try await House(limits: limits)
        _ = try await house.service.subscribe(to: "https://a.example/", for: house.ana)
        await #expect(throws: AccountError.tooManySubscriptions(1)) {
            _ = try await house.service.subscribe(to: "https://b.example/", for: house.ana)
        }
    }
}
