import CivilTime
import ICalendar

/// What is measured: made up, so that it is the same everywhere.
public enum Inputs {
    static func event(_ number: Int) -> String {
        let day = 10 + number % 18
        return """
            BEGIN:VEVENT\r
            UID:event-\(number)@example.com\r
            DTSTAMP:20260101T000000Z\r
            DTSTART;TZID=Europe/Rome:202603\(day)T090000\r
            DTEND;TZID=Europe/Rome:202603\(day)T100000\r
            SUMMARY:Meeting number \(number)\\, with people\r
            LOCATION:Room \(number % 40)\r
            DESCRIPTION:A description that is long enough to be folded once or twice\\, as th\r
             ey mostly are in calendars that people export from the programs they use\\n\\nBye.\r
            ORGANIZER;CN=Ada:mailto:ada@example.com\r
            ATTENDEE;CN="Babbage, Charles";PARTSTAT=ACCEPTED;ROLE=REQ-PARTICIPANT:mailto:c\r
             harles@example.com\r
            BEGIN:VALARM\r
            ACTION:DISPLAY\r
            DESCRIPTION:Soon\r
            TRIGGER:-PT15M\r
            END:VALARM\r
            END:VEVENT\r

            """
    }

    /// A calendar of events that is so large.
    public static func events(upToBytes size: Int) -> [UInt8] {
        var text = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//bench//EN\r\n"
        var number = 0
        while text.utf8.count < size {
            text += event(number)
            number += 1
        }
        return Array((text + "END:VCALENDAR\r\n").utf8)
    }

    /// A daily event of which every other occurrence has a component of its own.
    public static func series(overrides: Int) -> [UInt8] {
        var text = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTAMP:20260101T000000Z\r\n"
        text += "DTSTART;TZID=Europe/Rome:20260305T090000\r\nDURATION:PT1H\r\nRRULE:FREQ=DAILY\r\nEND:VEVENT\r\n"
        let day = CivilDate(year: 2026, month: 3, day: 5)!
        for number in 0..<overrides {
            let text2 = CivilDateTime(date: day.adding(days: number * 2), time: TimeOfDay(hour: 9, minute: 0)!)
                .basicText
            text += "BEGIN:VEVENT\r\nUID:1\r\nDTSTAMP:20260101T000000Z\r\nRECURRENCE-ID;TZID=Europe/Rome:\(text2)\r\n"
            text += "DTSTART;TZID=Europe/Rome:\(text2)\r\nDURATION:PT2H\r\nEND:VEVENT\r\n"
        }
        return Array((text + "END:VCALENDAR\r\n").utf8)
    }
}
