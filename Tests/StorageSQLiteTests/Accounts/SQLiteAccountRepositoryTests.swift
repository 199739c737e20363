import Accounts
import CivilTime
import Foundation
import Geo
import StorageSQLite
import Testing

struct SQLiteAccountRepositoryTests {
    private let directory: URL
    private let database: SQLiteDatabase
    private let repository: SQLiteAccountRepository
    private let now = Instant(secondsSince1970: 1_700_000_000)

    init() throws {
        directory = FileManager.default.temporaryDirectory.appending(path: "accounts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        database = try SQLiteDatabase(path: directory.appending(path: "test.sqlite").path)
        repository = SQLiteAccountRepository(database)
    }

    private func finish() throws {
        try database.close()
        try FileManager.default.removeItem(at: directory)
    }

    private func username(_ text: String) throws -> Username { try #require(Username(text)) }

    private func addAnna() async throws -> Principal {
        let draft = PrincipalDraft(
            name: try username("anna"),
            displayName: "Anna",
            emails: ["anna@example.com", "a@example.org"],
            timeZone: "Europe/Rome",
            passwordVerifier: "v1"
        )
        return try await repository.addPrincipal(draft, at: now)
    }

    @Test func keepsAPerson() async throws {
        let anna = try await addAnna()
        #expect(try await repository.findPrincipal(id: anna.id) == anna)
        #expect(try await repository.findPrincipal(named: try username("ANNA")) == anna)
        #expect(try await repository.findPrincipal(email: "A@Example.ORG") == anna)
        #expect(try await repository.listPrincipals() == [anna])
        #expect(
            try await repository.findLogin(named: try username("anna"))
                == Login(principal: anna, passwordVerifier: "v1", credentialVersion: 1)
        )
        try finish()
    }

    @Test func refusesNamesAndAddressesThatAreTaken() async throws {
        _ = try await addAnna()
        await #expect(throws: AccountError.nameTaken("anna")) { try await addAnna() }
        let draft = PrincipalDraft(name: try username("bob"), emails: ["ANNA@example.com"])
        await #expect(throws: AccountError.emailTaken("ANNA@example.com")) {
            try await repository.addPrincipal(draft, at: now)
        }
        #expect(try await repository.findPrincipal(named: try username("bob")) == nil)
        try finish()
    }

    @Test func updatesAllButTheName() async throws {
        var anna = try await addAnna()
        anna.displayName = "Anna B."
        anna.emails = ["a@example.org"]
        anna.timeZone = nil
        anna.language = "it"
        try await repository.updatePrincipal(anna)
        #expect(try await repository.findPrincipal(id: anna.id) == anna)
        #expect(try await repository.findPrincipal(email: "anna@example.com") == nil)
        try finish()
    }

    @Test func removesAPersonWithAllThatIsTheirs() async throws {
        let anna = try await addAnna()
        try await repository.setPlace(
            SavedPlace(name: "Home", coordinate: Coordinate(latitude: 45, longitude: 9)),
            of: anna.id
        )
        try await repository.removePrincipal(anna.id, at: now)
        #expect(try await repository.listPrincipals().isEmpty)
        #expect(try await repository.listPlaces(of: anna.id).isEmpty)
        await #expect(throws: AccountError.notFound) { try await repository.removePrincipal(anna.id, at: now) }
        try finish()
    }

    @Test func movesTheVersionOnWithEachCredential() async throws {
        let anna = try await addAnna()
        try await repository.setPassword(of: anna.id, verifier: "v2", at: now)
        let record = AppPasswordRecord(label: "Phone", digest: [UInt8](repeating: 7, count: 32), createdAt: now)
        try await repository.addAppPassword(record, of: anna.id)
        try await repository.removeAppPassword(of: anna.id, label: "Phone")
        let login = try #require(try await repository.findLogin(named: try username("anna")))
        #expect(login.passwordVerifier == "v2")
        #expect(login.credentialVersion == 3)
        try finish()
    }

    @Test func keepsAppPasswords() async throws {
        let anna = try await addAnna()
        let digest = [UInt8](0..<32)
        try await repository.addAppPassword(
            AppPasswordRecord(label: "Phone", digest: digest, createdAt: now),
            of: anna.id
        )
        await #expect(throws: AccountError.self) {
            try await repository.addAppPassword(
                AppPasswordRecord(label: "Phone", digest: [UInt8](1...32), createdAt: now),
                of: anna.id
            )
        }
        let used = now.adding(seconds: 5000)
        #expect(try await repository.findAppPassword(of: anna.id, digest: digest, usedAt: used)?.label == "Phone")
        #expect(try await repository.findAppPassword(of: anna.id, digest: [UInt8](1...32), usedAt: used) == nil)
        let other = PrincipalID(rawValue: anna.id.rawValue + 1)
        #expect(try await repository.findAppPassword(of: other, digest: digest, usedAt: used) == nil)
        let listed = try #require(try await repository.listAppPasswords(of: anna.id).first)
        #expect(listed.lastUsedAt == Instant(secondsSince1970: used.secondsSince1970 / 3600 * 3600))
        await #expect(throws: AccountError.notFound) {
            try await repository.removeAppPassword(of: anna.id, label: "Tablet")
        }
        try finish()
    }

    @Test func keepsPassesByTheirFoldedName() async throws {
        let anna = try await addAnna()
        let first = SavedPass(name: "Andante", issuer: "metro", products: ["Z2", "Z3"])
        var second = SavedPass(name: "ANDANTE", issuer: "stcp")
        second.firstDay = CivilDate(year: 2025, month: 11, day: 1)
        second.lastDay = CivilDate(year: 2025, month: 11, day: 30)
        try await repository.setPass(first, of: anna.id)
        #expect(try await repository.listPasses(of: anna.id) == [first])
        try await repository.setPass(second, of: anna.id)
        #expect(try await repository.listPasses(of: anna.id) == [second])
        for number in 2...SavedPass.mostPasses {
            try await repository.setPass(SavedPass(name: "\(number)", issuer: "x"), of: anna.id)
        }
        await #expect(throws: AccountError.invalidValue(reason: "At most 50 passes can be kept.")) {
            try await repository.setPass(SavedPass(name: "more", issuer: "x"), of: anna.id)
        }
        try await repository.setPass(first, of: anna.id)
        try await repository.removePass(named: "andante", of: anna.id)
        #expect(try await repository.listPasses(of: anna.id).count == 49)
        await #expect(throws: AccountError.notFound) { try await repository.removePass(named: "andante", of: anna.id) }
        await #expect(throws: AccountError.notFound) {
            try await repository.setPass(first, of: PrincipalID(rawValue: 1))
        }
        try finish()
    }

    @Test func keepsPlacesByTheirFoldedName() async throws {
        let anna = try await addAnna()
        let first = SavedPlace(name: "Home", coordinate: Coordinate(latitude: 45.5, longitude: 9.25))
        let second = SavedPlace(
            name: "HOME",
            coordinate: Coordinate(latitude: 45, longitude: 9),
            address: "Via Larga 8"
        )
        try await repository.setPlace(first, of: anna.id)
        try await repository.setPlace(second, of: anna.id)
        #expect(try await repository.listPlaces(of: anna.id) == [second])
        #expect(try await repository.findPlace(named: " home", of: anna.id) == second)
        try await repository.removePlace(named: "home", of: anna.id)
        #expect(try await repository.findPlace(named: "Home", of: anna.id) == nil)
        await #expect(throws: AccountError.notFound) {
            try await repository.setPlace(first, of: PrincipalID(rawValue: 1))
        }
        try finish()
    }

    @Test func linesUpWrongAnswersAcrossRepositories() async throws {
        let other = SQLiteAccountRepository(database)
        func wrong(_ repository: SQLiteAccountRepository, after seconds: Int64) async throws -> Int64? {
            let attempt = LoginAttempt(
                name: "anna",
                address: "192.0.2.1",
                at: now.adding(seconds: seconds),
                succeeded: false
            )
            return try await repository.recordAttempt(attempt, rule: .standard).map { $0 - now }
        }
        #expect(try await wrong(repository, after: 0) == 0)
        #expect(try await wrong(other, after: 1) == 10)
        #expect(try await wrong(repository, after: 2) == 20)
        for expected in [30, 40, 50, 60] as [Int64] { #expect(try await wrong(other, after: 3) == expected) }
        #expect(try await wrong(repository, after: 4) == nil)
        #expect(try await wrong(repository, after: 120) == 120)
        try finish()
    }

    @Test func forgetsAttemptsAfterAWeek() async throws {
        let attempt = LoginAttempt(name: "anna", address: "192.0.2.1", at: now, succeeded: true)
        _ = try await repository.recordAttempt(attempt, rule: .standard)
        var later = attempt
        later.at = now.adding(seconds: 7 * 86_400 + 1)
        _ = try await repository.recordAttempt(later, rule: .standard)
        #expect(try await repository.listAttempts(named: "anna", limit: 10) == [later])
        try await repository.forgetAttempts(before: later.at)
        #expect(try await repository.listAttempts(named: "anna", limit: 10) == [later])
        try await repository.forgetAttempts(before: later.at.adding(seconds: 1))
        #expect(try await repository.listAttempts(named: "anna", limit: 10) == [])
        try finish()
    }
}
