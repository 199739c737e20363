import CivilTime
import Testing
import TransitFeeds

@testable import ServerApp

struct RealtimeSourceTests {
    private static let start = Instant(secondsSince1970: 1_664_942_400)

    private static func after(_ seconds: Int64) -> Instant { start.adding(seconds: seconds) }

    private static func message(timestamp: Int64?, differential: Bool = false, deleted: [String] = []) -> [UInt8] {
        func varint(_ number: UInt64) -> [UInt8] {
            number < 128 ? [UInt8(number)] : [UInt8(number & 127 | 128)] + varint(number >> 7)
        }
        func field(_ number: UInt8, _ bytes: [UInt8]) -> [UInt8] { [number << 3 | 2, UInt8(bytes.count)] + bytes }
        var header = field(1, Array("2.0".utf8))
        if differential { header += [2 << 3, 1] }
        if let timestamp { header += [3 << 3] + varint(UInt64(timestamp)) }
        // An entity that is an empty alert, or is taken back.
        let alert = differential ? [] : field(2, field(1, Array("a".utf8)) + field(5, []))
        return field(1, header) + alert + deleted.flatMap { field(2, field(1, Array($0.utf8)) + [2 << 3, 1]) }
    }

    private func source() throws -> RealtimeSource {
        RealtimeSource(try #require(RealtimeSetting("town/bus=/tmp/feed.pb")), asking: Self.start)
    }

    @Test func whatItSaidCountsForTenMinutes() throws {
        var source = try source()
        #expect(source.message(at: Self.start) == nil && !source.isSilent(at: Self.start))
        let message = try RealtimeFeed(reading: Self.message(timestamp: Self.start.secondsSince1970))
        source.take(message, at: Self.after(100))
        #expect(source.message(at: Self.after(600)) == message && !source.isSilent(at: Self.after(600)))
        #expect(source.message(at: Self.after(601)) == nil && source.isSilent(at: Self.after(601)))
    }

    @Test func aRestartMakesItNeitherNewerNorOlder() throws {
        var source = try source()
        let bytes = Self.message(timestamp: Self.start.secondsSince1970)
        source.resume(KeptRealtime.State(messages: [bytes], heard: Self.start), at: Self.after(300))
        #expect(source.message(at: Self.after(600)) == (try RealtimeFeed(reading: bytes)))
        #expect(source.message(at: Self.after(601)) == nil && source.isSilent(at: Self.after(601)))
    }

    @Test func whatIsResumedIsTheWholeState() throws {
        var source = try source()
        let whole = Self.message(timestamp: Self.start.secondsSince1970)
        let change = Self.message(timestamp: Self.after(60).secondsSince1970, differential: true, deleted: ["a"])
        source.resume(KeptRealtime.State(messages: [whole], heard: Self.start), at: Self.after(60))
        #expect(source.message(at: Self.after(60))?.alerts.map(\.id) == ["a"])
        source.resume(KeptRealtime.State(messages: [whole, change], heard: Self.after(60)), at: Self.after(60))
        #expect(source.message(at: Self.after(660))?.alerts.isEmpty == true)
        // The feed goes on where it was.
        source.resume(KeptRealtime.State(messages: [whole], heard: Self.start), at: Self.after(60))
        source.take(try RealtimeFeed(reading: change), at: Self.after(60))
        #expect(source.message(at: Self.after(660))?.alerts.isEmpty == true)
    }

    @Test func whatIsNoMessageIsNotResumed() throws {
        var source = try source()
        source.resume(KeptRealtime.State(messages: [[1, 2, 3]], heard: .distantPast), at: Self.start)
        #expect(source.message(at: Self.start) == nil && !source.isSilent(at: Self.start))
    }

    @Test func aTimeAheadIsNow() throws {
        var source = try source()
        let bytes = Self.message(timestamp: nil)
        source.resume(KeptRealtime.State(messages: [bytes], heard: .distantFuture), at: Self.start)
        #expect(!source.isSilent(at: Self.after(600)) && source.isSilent(at: Self.after(601)))
    }

    @Test func aMessageWithoutATimeIsAsOldAsTheLastAnswer() throws {
        var source = try source()
        source.take(try RealtimeFeed(reading: Self.message(timestamp: nil)), at: Self.start)
        let becameNewer = source.stands(at: Self.after(500))
        #expect(becameNewer)
        #expect(source.message(at: Self.after(1100)) != nil && source.message(at: Self.after(1101)) == nil)
        source.take(try RealtimeFeed(reading: Self.message(timestamp: 1)), at: Self.start)
        // The date of 1970 is the message's own.
        let isStill = source.stands(at: Self.after(500))
        #expect(!isStill && source.isSilent(at: Self.after(500)))
    }
}
