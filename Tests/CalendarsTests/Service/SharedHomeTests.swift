import Accounts
import Calendars
import StorageMemory
import Testing

/// Shared calendars in the sync log of a home (RFC 6578).
@Suite struct SharedHomeTests {
    private let fixture: Fixture
    private let ana = Fixture.ana
    private let bruno = Fixture.bruno
    private let calendar = CalendarAddress(owner: Fixture.ana, name: "calendar")

    init() async throws { fixture = try await Fixture() }

    private func grant(_ privileges: Privileges) async throws {
        try await fixture.service.sharing.setAccess([AccessEntry(.principal(bruno), privileges)], to: calendar, as: ana)
    }

    private func changes(since token: HomeSyncToken?) async throws -> HomeChangePage {
        try await fixture.service.collections.homeChanges(of: bruno, since: token, limit: 100, as: bruno)
    }

    private static func names(_ page: HomeChangePage) -> [String] {
        page.changes.map { change in
            switch change {
            case .calendar(let calendar), .share(let calendar, _): calendar.name
            case .entry(let entry): entry.path.topName
            case .removed(let name, _, _): "-\(name)"
            }
        }
    }

    @Test func tellsOfSharesAndOfWhatIsInThem() async throws {
        let share = SharedName.of(try await fixture.calendar().id)
        let before = try await changes(since: nil)
        try await grant(.read)
        let granted = try await changes(since: before.token)
        #expect(Self.names(granted) == [share])
        #expect(Self.names(try await changes(since: granted.token)) == [])

        let body = Fixture.body("DTSTART:20251112T090000Z", "DURATION:PT1H")
        _ = try await fixture.service.objects.put(body, at: fixture.address("a.ics"), as: ana)
        let written = try await changes(since: granted.token)
        #expect(Self.names(written) == [share])
        #expect(Self.names(try await changes(since: nil)).contains(share))

        try await grant([])
        let withdrawn = try await changes(since: written.token)
        #expect(Self.names(withdrawn) == ["-\(share)"])
        #expect(!Self.names(try await changes(since: nil)).contains(share))
        try await grant(.read)
        #expect(Self.names(try await changes(since: withdrawn.token)) == [share])
    }

    @Test func whatIsTakenOutIsGone() async throws {
        let share = SharedName.of(try await fixture.calendar().id)
        try await grant(.read)
        let granted = try await changes(since: nil)
        try await fixture.service.collections.deleteCollection(
            at: CalendarAddress(owner: bruno, name: share),
            as: bruno
        )
        let hidden = try await changes(since: granted.token)
        #expect(Self.names(hidden) == ["-\(share)"])
        // Nothing of what happens in it is told from then on.
        let body = Fixture.body("DTSTART:20251112T090000Z", "DURATION:PT1H")
        _ = try await fixture.service.objects.put(body, at: fixture.address("a.ics"), as: ana)
        #expect(Self.names(try await changes(since: hidden.token)) == [])
    }
}
