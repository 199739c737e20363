import Accounts
import CivilTime
import StorageMemory
import Testing

struct SessionServiceTests {
    private static let day: Int64 = 86_400

    private let time = FakeTime()
    private let repository = MemoryAccountRepository()
    private let accounts: AccountService
    private let sessions: SessionService

    init() {
        let accounts = AccountService(
            repository: repository,
            clock: time,
            pacing: time,
            hashing: CountingHashing()
        )
        self.accounts = accounts
        sessions = SessionService(repository: repository, accounts: accounts, clock: time)
    }

    private func anna() async throws -> Principal {
        try await accounts.addPrincipal(named: "anna", password: "correct horse")
    }

    @Test func aTokenOpensItsSessionOnly() async throws {
        let anna = try await anna()
        let token = try await sessions.begin(for: anna.id, device: "Firefox, Linux", isRemembered: true)
        let found = try #require(try await sessions.resume(token))
        #expect(found.principal == anna)
        #expect(found.session.device == "Firefox, Linux" && found.session.isRemembered)
        let other = try #require(SessionToken("0123456789abcdef0123456789abcdef"))
        #expect(try await sessions.resume(other) == nil)
    }

    @Test func aSessionEndsAfterFourteenIdleDays() async throws {
        let token = try await sessions.begin(for: try await anna().id, device: "", isRemembered: true)
        time.pass(14 * Self.day - 1)
        #expect(try await sessions.resume(token) != nil)
        time.pass(14 * Self.day - 1)
        #expect(try await sessions.resume(token) != nil)
        time.pass(14 * Self.day)
        #expect(try await sessions.resume(token) == nil)
    }

    @Test func aSessionEndsAfterNinetyDaysHoweverMuchItIsUsed() async throws {
        let anna = try await anna()
        let token = try await sessions.begin(for: anna.id, device: "", isRemembered: true)
        for _ in 0..<89 {
            time.pass(Self.day)
            #expect(try await sessions.resume(token) != nil)
        }
        time.pass(Self.day)
        #expect(try await sessions.resume(token) == nil)
        #expect(try await sessions.list(of: anna.id).isEmpty)
    }

    /// An open page looks whether its session stands, without keeping it alive.
    @Test func lookingWhetherASessionStandsIsNoUse() async throws {
        let anna = try await anna()
        let token = try await sessions.begin(for: anna.id, device: "", isRemembered: true)
        time.pass(14 * Self.day - 1)
        #expect(try await sessions.isOpen(token))
        time.pass(1)
        #expect(try await !sessions.isOpen(token))
        let other = try await sessions.begin(for: anna.id, device: "", isRemembered: true)
        try await sessions.end(other)
        #expect(try await !sessions.isOpen(other))
    }

    @Test func whatIsOverIsForgotten() async throws {
        let anna = try await anna()
        let old = try await sessions.begin(for: anna.id, device: "", isRemembered: false)
        time.pass(14 * Self.day + 1)
        let fresh = try await sessions.begin(for: anna.id, device: "", isRemembered: false)
        try await sessions.forgetOld()
        #expect(try await repository.findSession(digest: old.digest) == nil)
        #expect(try await repository.findSession(digest: fresh.digest) != nil)
    }

    @Test func usesAreNotedEveryFiveMinutes() async throws {
        let anna = try await anna()
        let start = time.now()
        let token = try await sessions.begin(for: anna.id, device: "", isRemembered: false)
        var noted: Set<Instant> = []
        for _ in 0..<10 {
            time.pass(60)
            _ = try await sessions.resume(token)
            for session in try await repository.listSessions(of: anna.id) { noted.insert(session.lastUsedAt) }
        }
        #expect(noted == [start, start.adding(seconds: 300), start.adding(seconds: 600)])
    }

    @Test func aLogInEndsTheSessionThatTheBrowserHad() async throws {
        let anna = try await anna()
        let first = try await sessions.begin(for: anna.id, device: "", isRemembered: false)
        let second = try await sessions.begin(for: anna.id, device: "", isRemembered: false, replacing: first)
        #expect(first != second)
        #expect(try await sessions.resume(first) == nil)
        #expect(try await sessions.list(of: anna.id).count == 1)
    }

    @Test func sessionsAreEndedByTheirPersonOnly() async throws {
        let anna = try await anna()
        let token = try await sessions.begin(for: anna.id, device: "", isRemembered: false)
        let session = try #require(try await sessions.list(of: anna.id).first)
        await #expect(throws: AccountError.notFound) {
            try await sessions.end(session.id, of: PrincipalID(rawValue: 99))
        }
        try await sessions.end(session.id, of: anna.id)
        #expect(try await sessions.resume(token) == nil)
        try await sessions.end(token)
    }

    @Test func aDeviceIsKeptShort() async throws {
        let anna = try await anna()
        _ = try await sessions.begin(for: anna.id, device: String(repeating: "x", count: 500), isRemembered: false)
        #expect(try await sessions.list(of: anna.id).first?.device.utf8.count == SessionService.longestDevice)
    }
}
