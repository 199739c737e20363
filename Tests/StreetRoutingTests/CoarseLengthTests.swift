import TestSupport
import Testing

@testable import StreetRouting

@Suite struct CoarseLengthTests {
    @Test func shortLengthsAreWholeCentimetres() {
        for centimetres in 0...8191 {
            let length = CoarseLength(metres: Float(centimetres) / 100)
            #expect(length.metres == Float(centimetres) / 100)
        }
    }

    @Test(arguments: UInt64(0)..<20)
    func longLengthsAreGoodToOnePartInEightThousand(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<500 {
            let metres = Float(random.below(1_000_000_000)) / 1_000 + 82
            let found = CoarseLength(metres: metres).metres
            // Half a centimetre is lost first.
            #expect(abs(found - metres) <= metres / 8_190 + 0.005, "\(metres)")
        }
    }

    @Test func roundingUpCarriesIntoTheExponent() {
        for exponent in 13..<26 {
            let metres = Float((UInt32(1) << UInt32(exponent)) - 1) / 100
            #expect(abs(CoarseLength(metres: metres).metres - metres) <= metres / 8_190 + 0.005)
        }
    }

    @Test func whatIsTooLongOrNoLengthIsHeldBack() {
        let longest = CoarseLength(metres: .greatestFiniteMagnitude).metres
        #expect(longest > 1_341_000 && longest < 1_343_000)
        #expect(CoarseLength(metres: -1).metres == 0)
    }
}
