import ByteText
import Testing

struct HexadecimalTests {
    @Test func bytesHaveTwoDigitsEach() {
        #expect(Hexadecimal.text(of: [0, 0x0A, 0xFF]) == "000aff")
        #expect(Hexadecimal.text(of: []).isEmpty)
    }

    @Test func wordsHaveSixteenDigits() {
        #expect(Hexadecimal.text(of: UInt64(0x2F)) == "000000000000002f")
        #expect(Hexadecimal.text(of: UInt64.max) == "ffffffffffffffff")
    }

    /// The example of RFC 9562 §A.3.
    @Test func uuidsHaveFiveGroups() {
        let bytes: [UInt8] = [
            0x91, 0x91, 0x08, 0xF7, 0x52, 0xD1, 0x43, 0x20, 0x9B, 0xAC, 0xF8, 0x47, 0xDB, 0x41, 0x48, 0xA8,
        ]
        #expect(Hexadecimal.uuid(of: bytes) == "919108f7-52d1-4320-9bac-f847db4148a8")
    }
}
