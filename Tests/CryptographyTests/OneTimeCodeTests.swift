import Cryptography
import Testing

struct OneTimeCodeTests {
    private static let secret = Array("12345678901234567890".utf8)

    /// RFC 4226, appendix D.
    @Test(
        arguments: zip(
            UInt64(0)...9,
            ["755224", "287082", "359152", "969429", "338314", "254676", "287922", "162583", "399871", "520489"]
        )
    )
    func codesOfTheRFC(counter: UInt64, code: String) {
        #expect(OneTimeCode.code(secret: Self.secret, counter: counter) == code)
    }

    /// RFC 6238, appendix B: the last six of its eight digits.
    @Test(
        arguments: [
            (59, "287082"), (1_111_111_109, "081804"), (1_234_567_890, "005924"), (20_000_000_000, "353130"),
        ] as [(UInt64, String)]
    )
    func codesOfTimes(seconds: UInt64, code: String) {
        #expect(OneTimeCode.code(secret: Self.secret, counter: seconds / 30) == code)
    }
}
