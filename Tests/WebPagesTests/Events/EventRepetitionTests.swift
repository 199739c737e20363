import CivilTime
import ICalendar
import Testing

@testable import WebPages

struct EventRepetitionTests {
    /// What the form shows of a rule, and what it writes again, is the same rule.
    @Test(arguments: [
        "FREQ=DAILY", "FREQ=DAILY;INTERVAL=3", "FREQ=WEEKLY", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR",
        "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "FREQ=MONTHLY", "FREQ=YEARLY",
        "FREQ=WEEKLY;UNTIL=20300301T090000Z",
    ])
    func aRuleOfTheFormComesBack(text: String) throws {
        let rule = try RecurrenceRule(text)
        let repetition = EventRepetition(rule, in: .utc)
        #expect(repetition.pattern != .keep)
        let start = try #require(CivilDateTime(year: 2030, month: 1, day: 4, hour: 9, minute: 0))
        #expect(repetition.rule(from: start, isAllDay: false, in: .utc)?.text == text)
    }

    @Test(arguments: ["FREQ=MONTHLY;BYDAY=2TU", "FREQ=DAILY;COUNT=4", "FREQ=HOURLY", "FREQ=YEARLY;BYMONTH=3"])
    func aRuleThatTheFormCannotSayIsKept(text: String) throws {
        #expect(EventRepetition(try RecurrenceRule(text), in: .utc).pattern == .keep)
    }

    @Test func aRuleIsToldInWords() throws {
        let rule = try RecurrenceRule("FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR;UNTIL=20300301T090000Z")
        #expect(TextTable.english.words(of: rule, in: .utc) == "every 2 weeks on Monday, Friday, until 1 March 2030")
        #expect(
            TextTable.italian.words(of: rule, in: .utc) == "ogni 2 settimane di lunedì, venerdì, fino al 1 marzo 2030"
        )
    }
}
