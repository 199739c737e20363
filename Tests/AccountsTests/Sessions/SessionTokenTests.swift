import Accounts
import Testing

struct SessionTokenTests {
    @Test func aTokenHasOneForm() throws {
        var generator = SystemRandomNumberGenerator()
        let token = SessionToken.random(using: &generator)
        #expect(SessionToken(token.text) == token)
        #expect(token.digest.count == 32)
        #expect(token != SessionToken.random(using: &generator))
    }

    @Test(arguments: [
        "", "x", "0123456789abcdef0123456789abcde", "0123456789ABCDEF0123456789abcdef",
        "0123456789abcdef0123456789abcdeg", "0123456789abcdef0123456789abcdef0",
    ])
    func otherTextsAreNone(_ text: String) {
        #expect(SessionToken(text) == nil)
    }

    @Test func formsSendWhatDoesNotOpenTheSession() throws {
        let token = try #require(SessionToken("0123456789abcdef0123456789abcdef"))
        #expect(token.csrfToken != token.text && token.csrfToken.utf8.count == 32)
        #expect(token.isCSRFToken(token.csrfToken))
        for wrong in ["", token.text, token.csrfToken + "0", String(token.csrfToken.dropLast())] {
            #expect(!token.isCSRFToken(wrong))
        }
    }
}
