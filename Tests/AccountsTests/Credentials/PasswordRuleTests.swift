import Accounts
import StorageMemory
import Testing

struct PasswordRuleTests {
    private let accounts = AccountService(
        repository: MemoryAccountRepository(),
        clock: FakeTime(),
        hashing: CountingHashing()
    )

    private func refusal(_ password: String) async -> String? {
        do {
            _ = try await accounts.addPrincipal(
                named: "annamaria",
                displayName: "Anna Rossi",
                emails: ["a.rossi77@example.com"],
                password: password
            )
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test(arguments: ["password", "Password", "iloveyou", "12345678", "football1"])
    func theCommonestAreRefused(_ password: String) async {
        #expect(await refusal(password)?.contains("commonest") == true)
    }

    @Test(arguments: ["annamaria", "annamaria1", "AnnaMaria!!", "rossi2026", "a.rossi77", "anna rossi1"])
    func namesOfTheirOwnAreRefused(_ password: String) async {
        #expect(await refusal(password)?.contains("little added") == true)
    }

    @Test(arguments: ["short", String(repeating: "x", count: 1025), "a\u{0}bcdefgh"])
    func lengthAndBytesAreChecked(_ password: String) async {
        #expect(await refusal(password) != nil)
    }

    @Test(arguments: ["correct horse", "annamaria rides at dawn", "zq8#kkwp"])
    func othersAreTaken(_ password: String) async {
        #expect(await refusal(password) == nil)
    }

    @Test func aNewPasswordIsCheckedToo() async throws {
        let anna = try await accounts.addPrincipal(named: "annamaria", password: nil)
        await #expect(throws: AccountError.self) { try await accounts.setPassword("annamaria1", of: anna.id) }
        try await accounts.setPassword("correct horse", of: anna.id)
    }
}
