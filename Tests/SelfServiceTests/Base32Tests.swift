import Testing

@testable import SelfService

struct Base32Tests {
    /// RFC 4648 §10, without the padding.
    @Test(arguments: [("f", "MY"), ("fo", "MZXQ"), ("foo", "MZXW6"), ("foob", "MZXW6YQ"), ("foobar", "MZXW6YTBOI")])
    func vectorsOfTheRFC(plain: String, encoded: String) {
        #expect(Base32.encode(Array(plain.utf8)) == encoded)
        #expect(Base32.decode(encoded) == Array(plain.utf8))
    }

    @Test func otherLettersAreRefused() {
        #expect(Base32.decode("MZX1") == nil)
    }
}
