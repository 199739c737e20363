import Accounts
import Testing

struct AppPasswordTests {
    private struct Ones: RandomNumberGenerator {
        mutating func next() -> UInt64 { .max }
    }

    @Test func holds128Bits() {
        var ones = Ones()
        let text = AppPassword.random(using: &ones).text
        // 25 characters of five bits and one of the remaining three.
        #expect(text == "77777-77777-77777-77777-77777-h")
    }

    @Test func isAnotherEachTime() {
        var system = SystemRandomNumberGenerator()
        #expect(AppPassword.random(using: &system).text != AppPassword.random(using: &system).text)
    }

    @Test func readsWhatPeopleType() {
        var system = SystemRandomNumberGenerator()
        let text = AppPassword.random(using: &system).text
        let digest = AppPassword.digest(of: text)
        #expect(digest?.count == 32)
        #expect(AppPassword.digest(of: text.uppercased()) == digest)
        #expect(AppPassword.digest(of: text.replacing("-", with: "")) == digest)
        #expect(AppPassword.digest(of: text + "a") == nil)
        #expect(AppPassword.digest(of: String(text.dropLast())) == nil)
        #expect(AppPassword.digest(of: "correct horse") == nil)
    }
}
