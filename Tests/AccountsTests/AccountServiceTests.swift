import Accounts
import CivilTime
import Geo
import StorageMemory
import Testing

struct AccountServiceTests {
    private let accounts = AccountService(
        repository: MemoryAccountRepository(),
        clock: FakeTime(),
        hashing: CountingHashing()
    )

    @Test(arguments: ["admin", "x", "anna maria"])
    func refusesNames(_ name: String) async {
        await #expect(throws: AccountError.invalidName(name)) {
            try await accounts.addPrincipal(named: name, password: nil)
        }
    }

    /// RFC 3744 §4.
    @Test(arguments: [(nil, "anna"), ("", "anna"), (" ", "anna"), ("Anna", "Anna")])
    func aPrincipalHasANameOnScreen(_ given: String?, _ shown: String) async throws {
        let made = try await accounts.addPrincipal(named: "anna", displayName: given, password: nil)
        #expect(made.displayName == shown)
    }

    @Test func passesAreCheckedBeforeTheyAreKept() async throws {
        let anna = try await accounts.addPrincipal(named: "anna", password: nil)
        func refusal(_ pass: SavedPass) async -> String? {
            do {
                try await accounts.setPass(pass, of: anna.id)
                return nil
            } catch {
                return "\(error)"
            }
        }
        let day = CivilDate(year: 2026, month: 3, day: 4)
        #expect(await refusal(SavedPass(name: " ", issuer: "x")) == "A name of a pass needs 1 to 100 bytes of text.")
        #expect(await refusal(SavedPass(name: "a", issuer: "x\ny\u{1}"))?.contains("feed or sharing system") == true)
        #expect(await refusal(SavedPass(name: "a", issuer: "x", products: [""]))?.contains("product") == true)
        #expect(
            await refusal(SavedPass(name: "a", issuer: "x", firstDay: day, lastDay: day?.adding(days: -1)))
                == "The last day, 2026-03-03, is before the first, 2026-03-04."
        )
        #expect(await refusal(SavedPass(name: " a  b ", issuer: "x", firstDay: day, lastDay: day)) == nil)
        #expect(try await accounts.listPasses(of: anna.id).map(\.name) == ["a b"])
    }

    @Test func refusesANameTwice() async throws {
        _ = try await accounts.addPrincipal(named: "anna", password: nil)
        await #expect(throws: AccountError.nameTaken("anna")) {
            try await accounts.addPrincipal(named: "Anna", password: nil)
        }
    }

    @Test(arguments: ["", "anna", "@example.com", "anna@", "a@b@c", "anna <a@b>", "a b@c.org"])
    func refusesAddresses(_ email: String) async {
        await #expect(throws: AccountError.self) {
            try await accounts.addPrincipal(named: "anna", emails: [email], password: nil)
        }
    }

    @Test(arguments: ["short", String(repeating: "x", count: 1025), "long enough\u{0}"])
    func refusesPasswords(_ password: String) async {
        await #expect(throws: AccountError.self) { try await accounts.addPrincipal(named: "anna", password: password) }
    }

    @Test func refusesAnUnknownTimeZone() async {
        await #expect(throws: AccountError.self) {
            try await accounts.addPrincipal(named: "anna", timeZone: "Mars/Olympus_Mons", password: nil)
        }
    }

    @Test func aLanguageIsOneThatTheServerWrites() async throws {
        let error = AccountError.invalidValue(reason: "The language is one of en, it, not \"fr\".")
        await #expect(throws: error) {
            try await accounts.addPrincipal(named: "anna", language: "fr", password: nil)
        }
        var anna = try await accounts.addPrincipal(named: "anna", language: "it", password: nil)
        anna.language = "fr"
        let changed = anna
        await #expect(throws: error) { try await accounts.update(changed) }
    }

    @Test(arguments: [("Home", "home"), ("  My  Gym ", "my gym"), ("CAFÉ", "café")])
    func foldsPlaceNames(_ typed: String, _ folded: String) {
        #expect(SavedPlace.foldedName(typed) == folded)
    }
}
