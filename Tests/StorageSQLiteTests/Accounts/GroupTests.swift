import Accounts
import CivilTime
import StorageSQLite
import TestSupport
import Testing

@Suite struct GroupTests {
    private let directory: TemporaryDirectory
    private let repository: SQLiteAccountRepository
    private let now = Instant(secondsSince1970: 1_700_000_000)

    init() throws {
        directory = try TemporaryDirectory()
        repository = SQLiteAccountRepository(try SQLiteDatabase(path: directory.file("test.sqlite")))
    }

    private func add(_ name: String, _ kind: PrincipalKind = .individual) async throws -> PrincipalID {
        let draft = PrincipalDraft(name: try #require(Username(name)), kind: kind)
        return try await repository.addPrincipal(draft, at: now).id
    }

    @Test(arguments: PrincipalKind.allCases)
    func keepsTheKind(_ kind: PrincipalKind) async throws {
        let id = try await add("thing", kind)
        #expect(try await repository.findPrincipal(id: id)?.kind == kind)
    }

    @Test func knowsGroupsThroughGroups() async throws {
        let ana = try await add("ana")
        let team = try await add("team", .group)
        let house = try await add("house", .group)
        try await repository.addMember(ana, to: team, at: now)
        try await repository.addMember(team, to: house, at: now)
        #expect(try await repository.listGroups(of: ana).map(\.name) == ["house", "team"])
        #expect(try await repository.listMembers(of: house).map(\.name) == ["team"])
        await #expect(throws: AccountError.self) { try await repository.addMember(house, to: team, at: now) }
        await #expect(throws: AccountError.self) { try await repository.addMember(team, to: team, at: now) }
        await #expect(throws: AccountError.self) { try await repository.addMember(team, to: ana, at: now) }
        try await repository.removeMember(team, from: house, at: now)
        #expect(try await repository.listGroups(of: ana).map(\.name) == ["team"])
        await #expect(throws: AccountError.notFound) { try await repository.removeMember(team, from: house, at: now) }
    }

    @Test func knowsWhoActsForWhom() async throws {
        let ana = try await add("ana")
        let bruno = try await add("bruno")
        let clara = try await add("clara")
        let team = try await add("team", .group)
        try await repository.addMember(clara, to: team, at: now)
        try await repository.setDelegates([bruno, team], of: ana, access: .read)
        try await repository.setDelegates([bruno], of: ana, access: .write)
        #expect(try await repository.listDelegates(of: ana).map(\.access) == [.write, .read])
        #expect(try await repository.listDelegators(of: clara).map(\.principal.name) == ["ana"])
        #expect(try await repository.listDelegators(of: bruno).map(\.access) == [.write])
        try await repository.setDelegates([], of: ana, access: .write)
        #expect(try await repository.listDelegators(of: bruno).isEmpty)
    }
}
