import Accounts
import Calendars
import CivilTime
import GRDB
import StorageSQLite
import Testing

/// A calendar that a whole company sees: its writes cost what those of any calendar cost, and everybody's home tells of
/// them.
@Suite struct LargeShareTests {
    private static let members = 2000
    private static let group = PrincipalID(rawValue: 10)

    /// Ana's calendar, shared with a group of people with homes.
    private func shared() async throws -> Fixture {
        let fixture = try await Fixture()
        try await fixture.database.write { database in
            try database.execute(
                sql: """
                    INSERT INTO person (id, name, displayName, kind, createdAt) VALUES (10, 'company', 'Company', 1, 0);
                    WITH RECURSIVE number (id) AS (SELECT 1001 UNION ALL SELECT id + 1 FROM number WHERE id < 1000 +
                        \(Self.members))
                    INSERT INTO person (id, name, displayName, kind, createdAt) SELECT id, 'p' || id, 'p' || id, 0, 0 \
                    FROM number;
                    INSERT INTO membership (groupId, memberId) SELECT 10, id FROM person WHERE id > 1000;
                    INSERT INTO home (personId, modseq, createdAt) SELECT id, 1, 0 FROM person WHERE id > 1000;
                    """
            )
        }
        try await fixture.service.sharing.setAccess(
            [AccessEntry(.principal(Self.group), .read)],
            to: CalendarAddress(owner: Fixture.ana, name: "calendar"),
            as: Fixture.ana
        )
        return fixture
    }

    private func put(_ number: Int, _ fixture: Fixture) async throws {
        _ = try await fixture.service.objects.put(
            Fixture.body("DTSTART:20251113T090000Z", uid: "u\(number)"),
            at: fixture.address("\(number).ics"),
            as: Fixture.ana
        )
    }

    /// Rows that twenty PUTs change.
    private func rowsChanged(_ fixture: Fixture) async throws -> Int {
        func total() async throws -> Int { try await fixture.database.write { $0.totalChangesCount } }
        try await put(0, fixture)
        let before = try await total()
        for number in 1...20 { try await put(number, fixture) }
        return try await total() - before
    }

    @Test func aWriteCostsTheSameHoweverManySeeIt() async throws {
        let alone = try await rowsChanged(try await Fixture())
        #expect(try await rowsChanged(try await shared()) == alone)
    }

    @Test func everybodysHomeTakesNoticeWhenItIsLookedAt() async throws {
        let fixture = try await shared()
        let (first, other) = (PrincipalID(rawValue: 1001), PrincipalID(rawValue: 3000))
        func changes(_ person: PrincipalID, since token: HomeSyncToken?) async throws -> HomeChangePage {
            try await fixture.service.collections.homeChanges(of: person, since: token, limit: 10, as: person)
        }
        func shares(_ page: HomeChangePage) -> Int {
            page.changes.count { change in
                if case .share = change { true } else { false }
            }
        }
        let start = try await changes(first, since: nil)
        #expect(shares(start) == 1)
        let unchanged = try await changes(first, since: start.token)
        #expect(unchanged.changes.isEmpty && unchanged.token == start.token && !unchanged.isTruncated)
        try await put(1, fixture)
        try await put(2, fixture)
        let state = try await fixture.service.collections.home(of: first, as: first)
        #expect(state.syncToken != start.token)
        let next = try await changes(first, since: start.token)
        #expect(shares(next) == 1 && next.token == state.syncToken)
        #expect(try await changes(first, since: next.token).changes.isEmpty)
        // A person who looks later learns of it then.
        #expect(shares(try await changes(other, since: HomeSyncToken(epoch: start.token.epoch, modseq: 2))) == 1)
    }

    /// A share that is hidden, or in which nothing is granted any more, moves nothing.
    @Test func whatIsTakenOutOfAHomeIsNoNews() async throws {
        let fixture = try await shared()
        let person = PrincipalID(rawValue: 1001)
        let share = try #require(
            try await fixture.service.collections.listCollections(of: person, as: person).first(where: \.isMounted)
        )
        try await fixture.service.collections.deleteCollection(at: share.address, as: person)
        let before = try await fixture.service.collections.home(of: person, as: person)
        try await put(1, fixture)
        #expect(try await fixture.service.collections.home(of: person, as: person).modseq == before.modseq)
    }
}
