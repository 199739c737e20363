import Accounts
import Subscriptions
import Testing

struct SubscriptionAddressTests {
    @Test(arguments: [
        ("https://Example.org/a.ics#x", "https://example.org/a.ics"), ("webcal://example.org", "https://example.org/"),
        (" http://example.org:8080/A?b ", "http://example.org:8080/A?b"),
        ("example.org/matches.ics", "https://example.org/matches.ics"),
        ("www.example.org", "https://www.example.org/"), ("WEB.example.org?team=1", "https://web.example.org/?team=1"),
    ])
    func isTakenAsPeopleTypeIt(typed: String, address: String) throws {
        #expect(try SubscriptionAddress.checked(typed) == address)
    }

    @Test(arguments: [
        "", "hello", "https://", "ftp://x/y", "ana@example.org", "mailto:ana@example.org",
        "https://ana:pw@example.org/",
        "a file.ics", ".org", "example..org", "/matches.ics", "https://example.org/a\\b",
    ])
    func isNoAddressOfTheWeb(typed: String) {
        #expect(throws: AccountError.self) { try SubscriptionAddress.checked(typed) }
    }
}
