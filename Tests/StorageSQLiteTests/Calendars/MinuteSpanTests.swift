import CivilTime
import Testing

@testable import StorageSQLite

/// Times in the R*Tree, which holds numbers of 32 bits.
@Suite struct MinuteSpanTests {
    private func minutes(_ first: Int64, _ last: Int64) -> [Int32] {
        let span = MinuteSpan(Instant(secondsSince1970: first)..<Instant(secondsSince1970: last))
        return [span.first, span.last]
    }

    @Test func roundsOutward() {
        #expect(minutes(0, 0) == [0, 0])
        #expect(minutes(60, 120) == [1, 2])
        #expect(minutes(59, 121) == [0, 3])
        #expect(minutes(-1, 1) == [-1, 1])
        #expect(minutes(-60, -1) == [-1, 0])
        #expect(minutes(-121, -61) == [-3, -1])
    }

    @Test func allOfTimeFits() {
        let span = MinuteSpan(Instant.distantPast..<Instant.distantFuture)
        #expect(span.first == .min)
        #expect(span.last == .max)
    }
}
