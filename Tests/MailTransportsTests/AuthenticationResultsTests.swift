import Testing

@testable import MailTransports

struct AuthenticationResultsTests {
    private static let proven = [
        "mx.example.org; dmarc=pass (p=none dis=none) header.from=example.net",
        "mx.example.org; spf=fail; dkim=pass header.d=example.net header.s=a",
        "mx.example.org; dkim=pass header.i=@example.net",
        "MX.Example.org 1; spf=pass smtp.mailfrom=bounce@example.net",
        "mx.example.org; dkim=fail header.d=other.net; dkim=pass header.d=example.net",
    ]

    private static let unproven = [
        "mx.evil.org; dmarc=pass header.from=example.net",
        "mx.example.org; dmarc=fail header.from=example.net",
        "mx.example.org; dkim=pass header.d=evil.net",
        "mx.example.org; dkim=pass header.d=net",
        "mx.example.org; spf=pass smtp.mailfrom=dave@mail.evil.net",
        "mx.example.org; none (dmarc=pass header.from=example.net)",
        "mx.example.org (; dmarc=pass header.from=example.net)",
        "", ";;;", "mx.example.org",
    ]

    @Test(arguments: proven) func provesTheSender(field: String) {
        #expect(AuthenticationResults([field], of: "mx.example.org").proves("dave@example.net"))
    }

    @Test(arguments: unproven) func provesNothing(field: String) {
        #expect(!AuthenticationResults([field], of: "mx.example.org").proves("dave@example.net"))
    }

    @Test func onlyTheTopmostOfTheRelayCounts() {
        let fields = ["mx.example.org; dmarc=fail header.from=example.net", Self.proven[0]]
        #expect(!AuthenticationResults(fields, of: "mx.example.org").proves("dave@example.net"))
    }
}
