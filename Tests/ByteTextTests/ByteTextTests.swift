import ByteText
import Testing

@Suite struct ByteTextTests {
    @Test func readsNumbersAndTokens() {
        var cursor = ByteCursor("2026-0x99999999999999999999,rest")
        #expect(cursor.digits(4) == 2026)
        let hasDash = cursor.skip(UInt8(ascii: "-"))
        #expect(hasDash)
        #expect(cursor.digits(2) == nil)
        #expect(cursor.number() == 0)
        let hasLetter = cursor.skip(letter: "X")
        #expect(hasLetter)
        #expect(cursor.number() == nil, "too large a number is none, and is not consumed")
        let digits = cursor.prefix(while: \.isASCIIDigit)
        #expect(cursor.text(digits) == "99999999999999999999")
        #expect(cursor.next() == UInt8(ascii: ","))
        #expect(!cursor.isAtEnd)
    }

    @Test func aRangeBeyondTheBytesIsCut() {
        var cursor = ByteCursor([0x31], in: 0..<10)
        #expect(cursor.number() == 1)
        #expect(cursor.next() == nil)
    }

    @Test(arguments: [("0", 0), ("-7", -7), ("123456789", 123_456_789), ("-9223372036854775808", Int.min)])
    func writesNumbers(text: String, value: Int) {
        var output: [UInt8] = []
        output.append(decimal: value)
        #expect(String(decoding: output, as: UTF8.self) == text)
    }

    @Test func writesYears() {
        var output: [UInt8] = []
        output.append(year: 7)
        output.append(twoDigits: 5)
        output.append(year: 12026)
        #expect(String(decoding: output, as: UTF8.self) == "00070512026")
    }

    @Test(arguments: ["", "f", "fo", "foo", "foob", "\u{1F600}\u{0}"])
    func base64ThereAndBack(text: String) {
        let bytes = Array(text.utf8)
        #expect(Base64.decode(Base64.encode(bytes)) == bytes)
    }

    @Test func base64IsStrict() {
        #expect(Base64.encode(Array("foob".utf8)) == "Zm9vYg==")
        #expect(Base64.decode("Zm9vYg") == Array("foob".utf8))
        for text in ["Z", "Zm9v!", "Zh==", "=Zm9v"] { #expect(Base64.decode(text) == nil, "\(text)") }
    }

    @Test func searchesWithinBounds() {
        let bytes: [UInt8] = [1, 2, 3, 2]
        #expect(ByteSearch.firstIndex(of: 2, in: bytes) == 1)
        #expect(ByteSearch.firstIndex(of: 2, in: bytes, from: 2) == 3)
        #expect(ByteSearch.firstIndex(of: 2, in: bytes, from: 2, to: 3) == nil)
        #expect(ByteSearch.firstIndex(of: 2, in: bytes, from: 9) == nil)
        #expect(ByteSearch.firstIndex(of: 2, in: []) == nil)
    }

    @Test func asciiOnly() {
        #expect("Straße i".asciiUppercased == "STRAßE I")
        #expect("ÀB".asciiLowercased == "Àb")
        #expect("tZid".equalsIgnoringASCIICase("TZID"))
        #expect(!"é".equalsIgnoringASCIICase("É"))
    }
}
