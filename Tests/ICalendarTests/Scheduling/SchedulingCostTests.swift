import CivilTime
import ICalendar
import TestSupport
import Testing

/// Meetings with thousands of instances of their own cost as much per instance as small ones, and rules that are slow to
/// search are searched within bounds.
@Suite struct SchedulingCostTests {
    private let now = Instant(secondsSince1970: 1_767_225_600)
    private let bob = CalendarUser("mailto:bob@example.com")
    private static let people =
        (0..<8).map { "ATTENDEE:mailto:p\($0)@example.com" }
        + ["ORGANIZER:mailto:ada@example.com", "ATTENDEE:mailto:ada@example.com", "ATTENDEE:mailto:bob@example.com"]

    private static func part(_ start: String, _ lines: [String]) -> String {
        let all = ["BEGIN:VEVENT", "UID:1", "DTSTAMP:20260101T000000Z", "DTSTART:\(start)", "DURATION:PT1H"] + lines
        return (all + people + ["END:VEVENT", ""]).joined(separator: "\n")
    }

    /// EXDATE of each of `count` days.
    private static func exclusions(_ count: Int) -> [String] {
        (0..<count).map { day in
            "EXDATE:" + Instant(secondsSince1970: 1_767_258_000).adding(seconds: 86_400 * Int64(day + 1)).basicText
        }
    }

    /// A meeting on each of `count` days.
    private func meeting(
        _ count: Int,
        summary: String,
        overrides: [String] = [],
        details: [String] = []
    ) throws -> CalendarObject {
        let first = Instant(secondsSince1970: 1_767_258_000)
        let parts = (0..<count).map { day -> String in
            let start = first.adding(seconds: 86_400 * Int64(day + 1)).basicText
            return Self.part(start, ["RECURRENCE-ID:\(start)"] + overrides)
        }
        let master = Self.part(first.basicText, ["RRULE:FREQ=DAILY", "SUMMARY:\(summary)"] + details)
        return try CalendarObject(Fixture.document(master + parts.joined()))
    }

    /// What a server does when the organizer changes a meeting: messages, an attendee's copy, delivery status.
    private func change(_ old: CalendarObject, to new: CalendarObject) throws {
        let ready = try CalendarObject(Scheduling.prepared(new, replacing: old))
        let messages = Scheduling.organizerMessages(from: old, to: ready, now: now)
        #expect(messages.count == 1)
        for message in messages {
            guard case .store = Scheduling.apply(message, to: old, as: bob, isLatest: true) else {
                Issue.record("nothing is stored")
                return
            }
        }
        _ = Scheduling.marked(ready.document, statuses: [bob: "1.2"], on: .attendee, keeping: old)
    }

    @Test(arguments: ["told", "moved", "cancelled"])
    func costGrowsWithTheInstances(_ what: String) throws {
        func time(_ count: Int) throws -> Duration {
            let old = try meeting(count, summary: "a")
            let new =
                switch what {
                case "told": try meeting(count, summary: "b")
                case "moved": try meeting(count, summary: "b", overrides: ["LOCATION:elsewhere", "SEQUENCE:1"])
                default: try meeting(count, summary: "a", overrides: ["STATUS:CANCELLED"])
                }
            return try ThreadClock.measure { try change(old, to: new) }
        }
        _ = try time(10)
        // Four times as many cost four times as much; where each is compared with each, sixteen times.
        #expect(try time(1200) < time(300) * 9)
    }

    /// An attendee answers every instance of a meeting, each by a component of its own.
    @Test func answersToManyInstancesCostLittleEach() throws {
        func time(_ count: Int) throws -> Duration {
            let asked = try meeting(count, summary: "a")
            let text = String(decoding: asked.document.serialized(), as: UTF8.self)
                .replacing("ATTENDEE:mailto:bob", with: "ATTENDEE;PARTSTAT=ACCEPTED:mailto:bob")
            let own = try CalendarObject(CalendarDocument(parsing: Array(text.utf8)))
            return try ThreadClock.measure {
                let reply = try #require(Scheduling.reply(from: asked, to: own, as: bob, now: now))
                guard case .store = Scheduling.apply(reply, to: asked, as: CalendarUser("mailto:ada@example.com"))
                else {
                    Issue.record("nothing is stored")
                    return
                }
            }
        }
        _ = try time(10)
        #expect(try time(1200) < time(300) * 9)
    }

    /// An attendee's copy without single instances gets them back, each as a component of its own.
    @Test func instancesThatComeBackCostLittleEach() throws {
        func time(_ count: Int) throws -> Duration {
            let new = try meeting(count, summary: "a")
            let master = Self.part("20260101T090000Z", ["RRULE:FREQ=DAILY", "SUMMARY:a"] + Self.exclusions(count))
            let own = try CalendarObject(Fixture.document(master))
            let message = try #require(Scheduling.organizerMessages(from: nil, to: new, now: now).first)
            return ThreadClock.measure {
                guard case .store = Scheduling.apply(message, to: own, as: bob, isLatest: true) else {
                    Issue.record("nothing is stored")
                    return
                }
            }
        }
        _ = try time(10)
        #expect(try time(1200) < time(300) * 9)
    }

    /// An override that stands for nothing but an answer is compared with the series, however long that is.
    @Test func answersAreMergedWithoutReadingTheSeriesForEach() throws {
        func time(_ count: Int) throws -> Duration {
            let old = try meeting(count, summary: "a", details: (0..<count * 8).map { "COMMENT:\($0)" })
            let new = try CalendarObject(Fixture.document(Self.part("20260101T090000Z", ["RRULE:FREQ=DAILY"])))
            return try ThreadClock.measure {
                let merged = try #require(Scheduling.merged(new, answersFrom: old) { $0 == bob })
                let ready = try CalendarObject(Scheduling.prepared(old, replacing: CalendarObject(merged)))
                #expect(ready.overrides.count == count)
            }
        }
        _ = try time(10)
        #expect(try time(800) < time(200) * 9)
    }

    /// Each answer to one instance copies the series; many of them would make gigabytes of one long description.
    @Test func answersMakeNoObjectBeyondItsLimit() throws {
        let asked = try meeting(0, summary: String(repeating: "x", count: 10_000))
        let declined = try meeting(
            0,
            summary: String(repeating: "x", count: 10_000),
            details: Self.exclusions(200)
        )
        let reply = try #require(Scheduling.reply(from: asked, to: declined, as: bob, now: now))
        // Each answer names what it answers.
        #expect((2_000_000...2_300_000).contains(reply.approximateLength))
        let ada = CalendarUser("mailto:ada@example.com")
        #expect(Scheduling.apply(reply, to: asked, as: ada, maximumBytes: 1_000_000) == .tooLarge)
        guard case .store(let stored) = Scheduling.apply(reply, to: asked, as: ada, maximumBytes: 3_000_000) else {
            Issue.record("nothing is stored")
            return
        }
        let object = try CalendarObject(stored)
        #expect(object.overrides.count == 200)
        // A new version of the series takes them along.
        let new = try meeting(0, summary: String(repeating: "y", count: 10_000))
        #expect(Scheduling.merged(new, answersFrom: object, maximumBytes: 1_000_000) { $0 == ada } == nil)
        #expect(Scheduling.merged(new, answersFrom: object, maximumBytes: 3_000_000) { $0 == ada } != nil)
        // What is there already is answered at any size.
        let again = try #require(Scheduling.reply(from: nil, to: object, as: bob, now: now))
        #expect(Scheduling.apply(again, to: object, as: ada, maximumBytes: 1000) != .tooLarge)
    }

    /// Each new instance gets what the receiver has of their own in the series.
    @Test func aCopyGetsNoLargerThanItsLimit() throws {
        let new = try meeting(200, summary: "a")
        let own = try meeting(0, summary: "a", details: ["X-NOTE:" + String(repeating: "x", count: 10_000)])
        let message = try #require(Scheduling.organizerMessages(from: nil, to: new, now: now).first)
        for isLatest in [true, false] {
            func result(_ bytes: Int) -> SchedulingOutcome {
                Scheduling.apply(message, to: own, as: bob, isLatest: isLatest, maximumBytes: bytes)
            }
            #expect(result(1_000_000) == .tooLarge)
            guard case .store(let stored) = result(3_000_000) else {
                Issue.record("nothing is stored")
                continue
            }
            #expect(try CalendarObject(stored).overrides.count { $0.first("X-NOTE") != nil } == 200)
        }
    }

    /// A rule with a COUNT has to be walked from its start: once, not for each override.
    @Test func aCountIsCountedOnce() throws {
        let people = Self.people.joined(separator: "\n")
        let series = """
            BEGIN:VEVENT
            UID:1
            DTSTAMP:20260101T000000Z
            DTSTART:20260101T000000Z
            DURATION:PT1S
            RRULE:FREQ=SECONDLY;COUNT=40000
            \(people)
            END:VEVENT

            """
        let start = Instant(secondsSince1970: 1_767_225_600)
        let overrides = (0..<200).map { number -> String in
            let time = start.adding(seconds: 39_000 + Int64(number)).basicText
            return Self.part(time, ["RECURRENCE-ID:\(time)"]).replacing("DURATION:PT1H", with: "DURATION:PT1S")
        }
        let old = try CalendarObject(Fixture.document(series))
        let new = try CalendarObject(Fixture.document(series + overrides.joined()))
        let time = try ThreadClock.measure {
            // They say what the series says, so that nobody is asked again.
            let ready = try CalendarObject(Scheduling.prepared(new, replacing: old))
            #expect(ready.document == new.document)
        }
        #expect(time < .seconds(5))
    }
}
