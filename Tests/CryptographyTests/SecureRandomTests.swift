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
}
