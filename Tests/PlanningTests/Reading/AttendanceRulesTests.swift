import ICalendar
import Testing

@testable import Planning

/// Which events take a person's time (DESIGN.md 5).
@Suite struct AttendanceRulesTests {
    @Test(
        arguments: [
            ([], true), (["TRANSP:TRANSPARENT"], false), (["TRANSP:OPAQUE"], true), (["STATUS:CANCELLED"], false),
            (["STATUS:TENTATIVE"], true), (["ATTENDEE;PARTSTAT=ACCEPTED:mailto:ana@x"], true),
            (["ATTENDEE;PARTSTAT=tentative:MAILTO:Ana@X"], true), (["ATTENDEE;PARTSTAT=DECLINED:mailto:ana@x"], false),
            (["ATTENDEE:mailto:ana@x"], false), (["ATTENDEE;PARTSTAT=DECLINED:mailto:bob@x"], true),
            (["ORGANIZER:mailto:ana@x", "ATTENDEE:mailto:ana@x"], true),
            (["ORGANIZER:mailto:ana@x", "ATTENDEE;PARTSTAT=DECLINED:mailto:ana@x"], false),
            (["ORGANIZER:mailto:bob@x", "ATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:ana@x"], false),
        ] as [([String], Bool)]
    )
    func counts(_ lines: [String], _ counts: Bool) throws {
        let text = ["BEGIN:VEVENT", "UID:1"] + lines + ["END:VEVENT", ""]
        let document = try CalendarDocument(parsing: Array(text.joined(separator: "\r\n").utf8))
        let event = try #require(document.components.first)
        #expect(AttendanceRules(emails: ["ANA@x"]).counts(event) == counts)
    }
}
