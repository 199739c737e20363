import Accounts
import StorageMemory
import Testing

@Suite struct CalendarUserAddressTests {
    @Test(arguments: [
        ("mailto:anna@example.com", true), ("MAILTO:Anna@Example.com", true), ("mailto:anna%40example.com", true),
        ("mailto:anna@example.com?subject=x", true), ("/dav/principals/anna/", true), ("/dav/principals/anna", true),
        ("https://cal.example/cal/dav/principals/anna/", true), ("/dav/calendars/anna/", false),
        ("mailto:bert@example.com", false), ("anna", false), ("urn:uuid:1", false), ("", false),
        ("/principals/", false),
    ])
    func findsWhoHasAnAddress(_ address: String, _ isAnna: Bool) async throws {
        let accounts = AccountService(
            repository: MemoryAccountRepository(),
            clock: FakeTime(),
            hashing: CountingHashing()
        )
        let anna = try await accounts.addPrincipal(named: "anna", emails: ["anna@example.com"], password: nil)
        #expect(try await accounts.findPrincipal(calendarUserAddress: address) == (isAnna ? anna : nil))
    }
}
