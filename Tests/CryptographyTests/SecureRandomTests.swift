import Cryptography
import Testing

@Suite struct SecureRandomTests {
    @Test func drawsAsManyBytesAsAsked() {
        #expect(SecureRandom.bytes(count: 0).isEmpty)
        #expect(SecureRandom.bytes(count: 33).count == 33)
        #expect(SecureRandom.bytes(count: 32) != SecureRandom.bytes(count: 32))
    }

    /// Each of 256 values is missing from 16 384 fair bytes once in 10^25 runs.
    @Test func everyValueComes() {
        #expect(Set(SecureRandom.bytes(count: 16_384)).count == 256)
    }

    @Test func textsHaveTwoDigitsForEachByte() {
        let text = SecureRandom.hexadecimal(byteCount: 16)
        #expect(text.utf8.count == 32 && text.allSatisfy(\.isHexDigit) && text == text.lowercased())
        #expect(text != SecureRandom.hexadecimal(byteCount: 16))
    }

    /// RFC 9562 §5.4: version 4, variant 10.
    @Test func uuidsAreOfVersionFour() {
        for _ in 0..<20 {
            let text = Array(SecureRandom.uuid())
            #expect(text.count == 36 && text[14] == "4" && "89ab".contains(text[19]))
        }
    }
}
