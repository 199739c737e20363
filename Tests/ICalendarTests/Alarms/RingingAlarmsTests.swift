import CivilTime
import ICalendar
import TestSupport
import Testing

/// Which alarms ring is found without making all the moments; both must agree.
@Suite struct RingingAlarmsTests {
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 31)
        }
    }

    @Test(arguments: 0..<60) func agreesWithTheMoments(seed: UInt64) throws {
        var numbers = Numbers(state: seed)
        let rules = [
            "", "\nRRULE:FREQ=DAILY;COUNT=9", "\nRRULE:FREQ=WEEKLY",
            "\nRRULE:FREQ=MONTHLY\nEXDATE;TZID=Europe/Rome:20260410T100000",
        ]
        let triggers = [
            "TRIGGER:-PT15M", "TRIGGER;RELATED=END:PT5M", "TRIGGER:-P2D", "TRIGGER;VALUE=DATE-TIME:20260401T080000Z",
        ]
        let repeats = ["", "\nREPEAT:40\nDURATION:PT45M", "\nREPEAT:3\nDURATION:P1D", "\nREPEAT:5\nDURATION:-PT5M"]
        let marks = ["", "\nACKNOWLEDGED:20260402T094500Z", "\nACTION:NONE"]
        var alarms = ""
        for _ in 0..<Int.random(in: 1...4, using: &numbers) {
            let lines = [triggers, repeats, marks].map { $0.randomElement(using: &numbers) ?? "" }.joined()
            alarms += "\nBEGIN:VALARM\n\(lines)\nEND:VALARM"
        }
        let rule = rules.randomElement(using: &numbers) ?? ""
        let object = try Fixture.event("DTSTART;TZID=Europe/Rome:20260310T100000\nDURATION:PT1H\(rule)\(alarms)")
        for _ in 0..<40 {
            let start = try Fixture.window("2026-03-05T00:00:00Z", "2026-05-01T00:00:00Z").lowerBound
                .adding(seconds: .random(in: 0..<50 * 86_400, using: &numbers))
            let window = start..<start.adding(seconds: .random(in: 1..<2 * 86_400, using: &numbers))
            let moments = try object.alarmMoments(in: window, floating: Fixture.rome)
            let ringing = try object.ringingAlarms(in: window, floating: Fixture.rome)[""] ?? []
            let all = object.master?.components(named: "VALARM") ?? []
            for alarm in all {
                #expect(ringing.contains(alarm) == moments.contains { $0.alarm.component == alarm }, "\(window)")
            }
        }
    }

    @Test func thousandsOfAlarmsAreLookedAtOnce() throws {
        let alarm = "\nBEGIN:VALARM\nACTION:DISPLAY\nTRIGGER:-PT15M\nREPEAT:1000\nDURATION:PT1S\nEND:VALARM"
        let alarms = String(repeating: alarm, count: 5_000)
        let object = try Fixture.event("DTSTART:20260310T100000Z\nDURATION:PT1H" + alarms)
        let window = try Fixture.window("2026-03-10T09:46:00Z", "2026-03-10T09:47:00Z")
        let time = try ThreadClock.measure {
            let ringing = try object.ringingAlarms(in: window, floating: .utc)
            #expect(ringing[""]?.count == 5_000)
        }
        #expect(time < .seconds(5))
    }

    @Test func tooManyLooksAreNotTaken() throws {
        let alarms = String(repeating: "\nBEGIN:VALARM\nACTION:DISPLAY\nTRIGGER:-PT15M\nEND:VALARM", count: 2_000)
        let object = try Fixture.event("DTSTART:20260310T100000Z\nDURATION:PT1H\nRRULE:FREQ=DAILY" + alarms)
        let window = try Fixture.window("2026-03-10T00:00:00Z", "2028-03-10T00:00:00Z")
        #expect(throws: RecurrenceError.self) { try object.ringingAlarms(in: window, floating: .utc) }
    }
}
