import Accounts
import ICalendar
import Testing

@testable import Planning

struct KindRecognitionTests {
    private let recognition = KindRecognition([
        "choir": EventKind(categories: ["music"], calendars: ["singing"], hashtags: ["choir", "coro"]),
        "band": EventKind(categories: ["music", "rock"]),
        "lesson": EventKind(calendars: ["school"], hashtags: ["lezione"]),
    ])

    @Test(arguments: [
        (["SUMMARY:Concert #coro"], "", "choir"),
        (["DESCRIPTION:(#Choir)", "CATEGORIES:rock"], "school", "choir"),
        (["SUMMARY:C#choir"], "", nil),
        (["CATEGORIES:Food,ROCK"], "school", "band"),
        // Of two kinds by the same category, the first by name.
        (["CATEGORIES:Music"], "", "band"),
        (["CATEGORIES:Lesson"], "", "lesson"),
        (["CATEGORIES:Other"], "school", "lesson"),
        (["SUMMARY:#band"], "", "band"),
        (["SUMMARY:Plain"], "home", nil),
    ])
    func theMostSpecificRuleWins(_ lines: [String], calendar: String, expected: String?) throws {
        let text = ["BEGIN:VCALENDAR", "BEGIN:VEVENT"] + lines + ["END:VEVENT", "END:VCALENDAR", ""]
        let document = try CalendarDocument(parsing: Array(text.joined(separator: "\r\n").utf8))
        let event = try #require(document.calendar?.components(named: "VEVENT").first)
        #expect(recognition.kind(of: event, in: calendar) == expected)
    }
}
