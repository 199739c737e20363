import CivilTime
import Testing

struct DayHoursTests {
    let rome = try! ZoneRules.named("Europe/Rome")

    func at(_ text: String) -> Instant { rome.instant(of: try! CivilDateTime(iso8601: text)) }

    @Test(arguments: ["05:00-23:00", "22:00-02:00", "00:00-24:00", "06:30-09:00,16:00-19:15"])
    func textsComeBack(text: String) throws {
        #expect(try #require(DayHours(text)).description == text)
    }

    @Test(arguments: [
        "", "5:00-23:00", "05:00", "05:00-25:00", "24:00-05:00", "05:00-23:00,", "05:60-06:00", "05:00-06:00x",
    ])
    func othersAreRefused(text: String) { #expect(DayHours(text) == nil) }

    @Test func nightsRunOverMidnight() throws {
        let hours = try #require(DayHours("22:00-02:00"))
        #expect(hours.allow(at("2025-11-12T23:30:00")...at("2025-11-13T01:59:00"), in: rome))
        #expect(!hours.allow(at("2025-11-12T21:59:59")...at("2025-11-12T22:10:00"), in: rome))
        #expect(hours.allow(at("2025-11-13T00:10:00")...at("2025-11-13T02:00:00"), in: rome))
        #expect(!hours.allow(at("2025-11-13T01:00:00")...at("2025-11-13T23:00:00"), in: rome))
    }

    @Test func allDayIsOneStretch() throws {
        let hours = try #require(DayHours("00:00-24:00"))
        let week = at("2025-10-20T08:00:00")...at("2025-10-29T08:00:00")
        #expect(hours.windows(touching: week, in: rome).count == 1)
        #expect(hours.allow(week, in: rome))
    }

    @Test func clocksAreThoseOfTheDay() throws {
        // The night of 2025-10-26 has 25 hours in Rome, that of 2025-03-30 23.
        let hours = try #require(DayHours("00:00-05:00"))
        func length(_ day: String) -> Int64? {
            hours.windows(touching: at(day + "T01:00:00")...at(day + "T01:00:01"), in: rome).first
                .map { $0.upperBound - $0.lowerBound }
        }
        #expect(length("2025-10-25") == 18_000)
        #expect(length("2025-10-26") == 21_600)
        #expect(length("2025-03-30") == 14_400)
    }

    @Test func firstAndLastMoments() throws {
        let hours = try #require(DayHours("06:00-09:00,16:00-19:00"))
        let noon = at("2025-11-12T12:00:00")
        #expect(hours.earliestStart(from: noon, seconds: 600, in: rome) == at("2025-11-12T16:00:00"))
        #expect(
            hours.earliestStart(from: at("2025-11-12T08:55:00"), seconds: 600, in: rome) == at("2025-11-12T16:00:00")
        )
        #expect(hours.earliestStart(from: noon, seconds: 4 * 3_600, in: rome) == nil)
        #expect(hours.latestStart(endingBy: noon, seconds: 600, in: rome) == at("2025-11-12T08:50:00"))
        #expect(
            hours.latestStart(endingBy: at("2025-11-12T16:05:00"), seconds: 600, in: rome)
                == at("2025-11-12T08:50:00")
        )
    }

    @Test(arguments: UInt64(0)..<100)
    func startsAgreeWithTryingEveryMinute(seed: UInt64) throws {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        func below(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(count))
        }
        let spans = (0...below(2)).compactMap { _ in
            DayHours.Span(from: below(96) * 900, until: below(97) * 900)
        }
        let hours = DayHours(spans)
        let time = at("2025-11-12T00:00:00").adding(seconds: Int64(below(96)) * 900)
        let seconds = Int64(below(40)) * 900
        let brute = (0...96).map { time.adding(seconds: Int64($0) * 900) }
            .first { hours.allow($0...$0.adding(seconds: seconds), in: rome) }
        #expect(hours.earliestStart(from: time, seconds: seconds, in: rome) == brute)
        let back = (0...96).map { time.adding(seconds: -Int64($0) * 900 - seconds) }
            .first { hours.allow($0...$0.adding(seconds: seconds), in: rome) }
        #expect(hours.latestStart(endingBy: time, seconds: seconds, in: rome) == back)
    }
}
