import ByteText
import Testing

struct Base64URLTests {
    @Test(arguments: [
        ("", []), ("Zg", Array("f".utf8)), ("Zm8", Array("fo".utf8)), ("Zm9v", Array("foo".utf8)),
        ("Zm9vYg", Array("foob".utf8)), ("Zm9vYmE", Array("fooba".utf8)), ("-_8", [0xFB, 0xFF]),
    ])
    func reads(_ text: String, _ bytes: [UInt8]) {
        #expect(Base64URL.bytes(text) == bytes)
        #expect(Base64URL.text(bytes) == text)
    }

    @Test(arguments: ["A", "AAAAA", "A+", "A/", "A A", "Zg===", "=Zg", "Zg=A", "é"])
    func refuses(_ text: String) { #expect(Base64URL.bytes(text) == nil) }

    @Test func takesPadding() { #expect(Base64URL.bytes("Zg==") == Array("f".utf8)) }
}
