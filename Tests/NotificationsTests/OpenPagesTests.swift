import Accounts
import Calendars
import CivilTime
import Events
import Notifications
import Testing

struct OpenPagesTests {
    private static let ana = PrincipalID(rawValue: 1)
    private static let bob = PrincipalID(rawValue: 2)
    private static let family = CollectionID(rawValue: 7)

    private static func recorded(_ event: DomainEvent) -> [RecordedEvent] {
        [RecordedEvent(sequence: 1, recordedAt: Instant(secondsSince1970: 0), event: event)]
    }

    private static func put(_ owner: PrincipalID, _ collection: Int64 = 3) -> [RecordedEvent] {
        recorded(.objectChanged(owner: owner, collection: collection, name: "x.ics", marksDays: true))
    }

    /// Runs a test while streams are accepted.
    private func whileRunning(
        _ limits: OpenPages.Limits = OpenPages.Limits(),
        _ test: (OpenPages) async throws -> Void
    ) async throws {
        let pages = OpenPages(limits: limits)
        let running = Task { await pages.run() }
        while pages.open(for: PrincipalID(rawValue: 99), calendars: [], since: pages.mark()) == nil {
            await Task.yield()
        }
        try await test(pages)
        running.cancel()
        await running.value
    }

    private func open(
        _ pages: OpenPages,
        _ person: PrincipalID,
        _ calendars: Set<CollectionID> = []
    ) throws -> PageStream {
        try #require(pages.open(for: person, calendars: calendars, since: pages.mark()))
    }

    @Test func onlyThoseWhomItConcernsAreTold() async throws {
        try await whileRunning { pages in
            let (anas, bobs) = (try open(pages, Self.ana), try open(pages, Self.bob))
            pages.note(Self.put(Self.ana))
            #expect(anas.take() == .changed && bobs.take() == [])
            pages.note(Self.recorded(.dayPlanned(person: Self.bob, days: 1...2)))
            #expect(anas.take() == [] && bobs.take() == .changed)
            pages.note(Self.recorded(.jobFailed(id: 1, kind: "mail")))
            #expect(anas.take() == [] && bobs.take() == [])
        }
    }

    @Test func aSharedCalendarConcernsThoseWhoSeeIt() async throws {
        try await whileRunning { pages in
            let bobs = try open(pages, Self.bob, [Self.family])
            pages.note(Self.put(Self.ana, Self.family.rawValue))
            #expect(bobs.take() == .changed)
            pages.watch([], by: bobs)
            pages.note(Self.put(Self.ana, Self.family.rawValue))
            #expect(bobs.take() == [])
            pages.note(Self.recorded(.collectionChanged(owner: Self.bob, collection: 9, marksDays: false)))
            #expect(bobs.take() == [.changed, .calendars])
        }
    }

    /// What happens between the making of a page and its stream is told by the stream.
    @Test func nothingIsMissedBetweenPageAndStream() async throws {
        try await whileRunning { pages in
            let before = pages.mark()
            pages.note(Self.put(Self.ana))
            let after = pages.mark()
            #expect(pages.open(for: Self.ana, calendars: [], since: before)?.take() == .changed)
            #expect(pages.open(for: Self.ana, calendars: [], since: after)?.take() == [])
            #expect(pages.open(for: Self.bob, calendars: [], since: before)?.take() == [])
            pages.note(Self.put(Self.ana, Self.family.rawValue))
            #expect(pages.open(for: Self.bob, calendars: [Self.family], since: after)?.take() == .changed)
        }
    }

    @Test(arguments: [nil, "", "x", "1-", "-1", "1-1-1", "nan-nan", "4294967296-1", "0-1e999", "0--5"])
    func aMarkOfAnotherProcessIsToldToLookAgain(since: String?) async throws {
        try await whileRunning { pages in
            #expect(pages.open(for: Self.ana, calendars: [], since: since)?.take() == .changed)
        }
    }

    @Test func whatWasForgottenCountsAsChanged() async throws {
        var limits = OpenPages.Limits()
        limits.remembered = 2
        try await whileRunning(limits) { pages in
            let before = pages.mark()
            for number in Int64(10)..<14 { pages.note(Self.put(PrincipalID(rawValue: number), number)) }
            #expect(pages.open(for: Self.ana, calendars: [], since: before)?.take() == .changed)
            #expect(pages.open(for: Self.ana, calendars: [], since: pages.mark())?.take() == [])
        }
    }

    @Test func theOldestStreamOfAPersonGivesWay() async throws {
        var limits = OpenPages.Limits()
        limits.ofPerson = 2
        limits.inAll = 4
        try await whileRunning(limits) { pages in
            let first = try open(pages, Self.ana)
            let second = try open(pages, Self.ana)
            let third = try open(pages, Self.ana)
            #expect(first.take() == .superseded && second.take() == [] && third.take() == [])
            #expect(pages.count == 3)
            _ = try open(pages, Self.bob)
            #expect(pages.open(for: PrincipalID(rawValue: 5), calendars: [], since: nil) == nil)
            // In place of one's own there is always room.
            #expect(pages.open(for: Self.ana, calendars: [], since: nil) != nil)
            pages.close(third)
            #expect(pages.open(for: PrincipalID(rawValue: 5), calendars: [], since: nil) != nil)
        }
    }

    @Test func aClosedStreamIsForgotten() async throws {
        try await whileRunning { pages in
            let stream = try open(pages, Self.ana, [Self.family])
            let before = pages.count
            pages.close(stream)
            pages.close(stream)
            #expect(pages.count == before - 1)
            pages.note(Self.put(Self.ana, Self.family.rawValue))
            pages.checkSessions(of: Self.ana)
            #expect(stream.take() == [])
        }
    }

    @Test func aPersonsStreamsAreAskedForTheirSessions() async throws {
        try await whileRunning { pages in
            let (anas, bobs) = (try open(pages, Self.ana), try open(pages, Self.bob))
            pages.checkSessions(of: Self.ana)
            #expect(anas.take() == .check && bobs.take() == [])
        }
    }

    @Test func streamsLiveAsLongAsTheServer() async throws {
        var limits = OpenPages.Limits()
        limits.beat = .milliseconds(5)
        let pages = OpenPages(limits: limits)
        #expect(pages.open(for: Self.ana, calendars: [], since: nil) == nil)
        let running = Task { await pages.run() }
        var stream: PageStream?
        while stream == nil {
            await Task.yield()
            stream = pages.open(for: Self.ana, calendars: [], since: pages.mark())
        }
        for await _ in try #require(stream).wakeups { break }
        #expect(stream?.take() == .beat)
        running.cancel()
        await running.value
        #expect(stream?.take().contains(.over) == true)
        #expect(pages.open(for: Self.ana, calendars: [], since: nil) == nil)
    }
}
