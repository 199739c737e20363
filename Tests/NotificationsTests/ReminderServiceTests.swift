import CivilTime
import Jobs
import SelfService
import StorageMemory
import Synchronization
import Testing

@testable import Notifications

/// Which alarms are told of and when, shown by the mails.
struct ReminderServiceTests {
    @Test func nothingIsSentUnlessItIsChosen() async throws {
        let house = try await ReminderHouse()
        try await house.put("a", at: "20261124T103000Z")
        #expect(try await house.mails(after: 3600).isEmpty)
    }

    @Test func anAlarmIsMailedWhenItGoesOffAndOnce() async throws {
        let house = try await ReminderHouse()
        try await house.choose { $0.events = .mail }
        try await house.put("a", at: "20261124T103000Z")
        #expect(try await house.mails(after: 19 * 60).isEmpty)
        let mail = try #require(try await house.mails(after: 60).first)
        #expect(mail.recipient == "ana@example.org" && mail.subject == "Reminder: Tea")
        #expect(
            mail.text == """
                This event has an alarm for now:

                Tea
                When: Tuesday 24 November 2026, 10:30–11:30 (UTC)
                Where: Bar

                Look at it or change it:
                https://calendar.example.org/events/calendar/a.ics

                --\u{20}
                You get this mail because you chose it. Change that here:
                https://calendar.example.org/account/notifications

                """
        )
        // A change of the rest of the event brings no second one.
        try await house.put("a", at: "20261124T103000Z", extra: ["DESCRIPTION:Cake"])
        #expect(try await house.mails(after: 3600).isEmpty)
    }

    @Test func aMovedEventRemindsAtItsNewTimeOnly() async throws {
        let house = try await ReminderHouse()
        try await house.choose { $0.events = .mail }
        try await house.put("a", at: "20261124T103000Z")
        _ = try await house.mails(after: 600)
        try await house.put("a", at: "20261124T123000Z")
        #expect(try await house.mails(after: 7740).isEmpty)
        #expect(try await house.mails(after: 60).count == 1)
    }

    @Test(arguments: [
        ["ACKNOWLEDGED:20261124T102000Z"], ["X-MOZ-LASTACK:20261124T102000Z"], ["STATUS:CANCELLED"],
        ["ATTENDEE;PARTSTAT=DECLINED:mailto:ana@example.org"],
    ])
    func nothingIsSentOfWhatIsDismissedOrDeclined(_ line: [String]) async throws {
        let house = try await ReminderHouse()
        try await house.choose { $0.events = .mail }
        let isOfAlarm = line[0].hasPrefix("ACK")
        try await house.put(
            "a",
            at: "20261124T103000Z",
            ["TRIGGER:-PT10M"] + (isOfAlarm ? line : []),
            extra: isOfAlarm ? [] : line
        )
        #expect(try await house.mails(after: 3600).isEmpty)
    }

    @Test func anAlarmThatIsDismissedWhileItsMailWaitsIsNotSent() async throws {
        let house = try await ReminderHouse()
        try await house.choose { $0.events = .mail }
        try await house.put("a", at: "20261124T103000Z")
        house.transport.error.withLock { $0 = .temporary("busy") }
        #expect(try await house.mails(after: 1200).isEmpty)
        try await house.put("a", at: "20261124T103000Z", ["TRIGGER:-PT10M", "ACKNOWLEDGED:20261124T102000Z"])
        house.transport.error.withLock { $0 = nil }
        #expect(try await house.mails(after: 3600).isEmpty)
        #expect(try await house.jobs.nextDue(of: [ReminderService.mailKind]) == nil)
    }

    @Test func eachOccurrenceOfASeriesIsMailedAndARepeatedAlarmOnce() async throws {
        let house = try await ReminderHouse()
        try await house.choose { $0.events = .mail }
        try await house.put(
            "a",
            at: "20261124T103000Z",
            ["TRIGGER:-PT10M", "REPEAT:3", "DURATION:PT1M"],
            extra: ["RRULE:FREQ=HOURLY;COUNT=3"]
        )
        #expect(try await house.mails(after: 4 * 3600).count == 3)
    }

    @Test func quietHoursHoldBackWhatIsNotOverByThen() async throws {
        let house = try await ReminderHouse()
        try await house.choose {
            $0.events = .mail
            $0.quiet = TimeOfDay(clockText: "10:00").flatMap { from in
                TimeOfDay(clockText: "12:00").flatMap { QuietHours(from: from, until: $0) }
            }
        }
        try await house.put("over", at: "20261124T103000Z")
        try await house.put("later", at: "20261124T114500Z")
        #expect(try await house.mails(after: 7200 - 60).isEmpty)
        #expect(try await house.mails(after: 60).map { $0.text.contains("later.ics") } == [true])
    }

    @Test func whatWasDueWhileNoServerRanIsSentUnlessItIsOver() async throws {
        let house = try await ReminderHouse()
        try await house.choose { $0.events = .mail }
        try await house.put("over", at: "20261124T103000Z")
        _ = try await house.mails()
        house.clock.seconds.withLock { $0 += 3 * 3600 }
        #expect(try await house.mails().isEmpty)
        try await house.put("soon", at: "20261124T140000Z", ["TRIGGER:-PT30M"])
        _ = try await house.mails()
        house.clock.seconds.withLock { $0 += 3600 }
        #expect(try await house.mails().count == 1)
    }

    @Test func ofManyThatWereDueTheLaterOnesAreSentByTheNextLook() async throws {
        let house = try await ReminderHouse(mostAtOnce: 2)
        try await house.choose { $0.events = .mail }
        for minute in ["20", "10", "30", "00"] { try await house.put("at\(minute)", at: "20261124T11\(minute)00Z") }
        _ = try await house.mails()
        house.clock.seconds.withLock { $0 += 5_400 }
        var sent = 0
        for _ in 0..<4 { sent += try await house.mails(after: 3).count }
        #expect(sent == 4)
    }

    @Test func theDayIsMailedInTheMorning() async throws {
        let house = try await ReminderHouse(language: "it")
        try await house.choose { $0.digest = TimeOfDay(clockText: "07:30") }
        try await house.put("b", at: "20261125T160000Z")
        try await house.put("a", at: "20261125T090000Z", extra: ["CLASS:PUBLIC"])
        try await house.put("next", at: "20261126T090000Z")
        #expect(try await house.mails(after: 21 * 3600).isEmpty)
        let mail = try #require(try await house.mails(after: 1800).first)
        #expect(mail.subject == "La tua giornata: mercoledì 25 novembre 2026")
        #expect(mail.text.contains("\n09:00–10:00  Tea (Bar)\n16:00–17:00  Tea (Bar)\n"), "\(mail.text)")
        #expect(mail.text.contains("https://calendar.example.org/today"))
        // Nothing is said of an empty day.
        #expect(try await house.mails(after: 24 * 3600).count == 1)
        #expect(try await house.mails(after: 24 * 3600).isEmpty)
    }
}
