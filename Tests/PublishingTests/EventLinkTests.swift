import Accounts
import Calendars
import CivilTime
import ICalendar
import Publishing
import Testing

/// Links to events, and the answers that come by them.
struct EventLinkTests {
    private static func meeting(in fixture: PublishingFixture, _ extra: String...) async throws {
        let lines =
            ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Test//EN"]
            + PublishingFixture.event(
                "party",
                [
                    "DTSTART;TZID=Europe/Rome:20261205T200000", "DTEND;TZID=Europe/Rome:20261205T230000",
                    "SUMMARY:Party #car", "LOCATION:Via Roma 5\\, L'Aquila",
                    "DESCRIPTION:Bring cake\\n#from:Via Segreta 3", "CLASS:PRIVATE",
                ] + extra
            ) + ["END:VCALENDAR", ""]
        try await fixture.put("party", text: lines.joined(separator: "\r\n"))
    }

    private static func attendees(of fixture: PublishingFixture) async throws -> [Property] {
        let found = try await fixture.calendars.objects.ownObject(withUID: "party", of: fixture.ana.id)
        let document = try CalendarDocument(parsing: try #require(found).object.bytes)
        return try #require(document.calendar?.components(named: "VEVENT").first).all("ATTENDEE")
    }

    private static func statuses(of fixture: PublishingFixture) async throws -> [String: String] {
        let pairs = try await attendees(of: fixture).map {
            ($0.parameter("CN") ?? "", $0.parameter("PARTSTAT") ?? "")
        }
        return Dictionary(pairs) { first, _ in first }
    }

    @Test func whatAnInvitedPersonSees() async throws {
        let fixture = try await PublishingFixture()
        try await Self.meeting(in: fixture, "ATTENDEE:mailto:other@example.org", "ORGANIZER:mailto:ana@example.org")
        let made = try await fixture.links.make(forEvent: "party", of: fixture.ana.id)
        let shared = try await fixture.links.read(made.token)
        let content = try #require(shared.content)
        #expect(shared.organizer == "Ana Rossi" && shared.state == .standing && shared.isOpen)
        #expect(content.title == "Party" && content.place == "Via Roma 5, L'Aquila")
        #expect(content.description == "Bring cake\n")
        #expect(content.start == (try Instant(iso8601: "2026-12-05T19:00:00Z")) && content.zone.name == "Europe/Rome")
        let text = String(decoding: content.document, as: UTF8.self)
        for secret in ["Segreta", "other@", "ana@", "ATTENDEE", "ORGANIZER"] { #expect(!text.contains(secret)) }
        #expect(text.contains("TZID:Europe/Rome") && text.contains("UID:party"))
    }

    @Test func anAnswerIsAnAttendeeAndCanBeChanged() async throws {
        let fixture = try await PublishingFixture()
        try await Self.meeting(in: fixture)
        let token = try await fixture.links.make(forEvent: "party", of: fixture.ana.id).token
        let first = try await fixture.links.answer(.maybe, name: " Bea  B ", email: "bea@example.net", to: token)
        #expect(first.answer.isWritten)
        let attendee = try #require(try await Self.attendees(of: fixture).first)
        #expect(attendee.value.hasPrefix("urn:uuid:") && attendee.parameter("EMAIL") == "bea@example.net")
        #expect(attendee.parameter("CN") == "Bea B" && attendee.parameter("PARTSTAT") == "TENTATIVE")
        #expect(attendee.parameter("SCHEDULE-AGENT") == "NONE")
        _ = try await fixture.links.answer(.declined, name: "Bea", email: nil, to: token, changing: first.token)
        #expect(try await Self.statuses(of: fixture) == ["Bea": "DECLINED"])
        _ = try await fixture.links.answer(.accepted, name: "Carlo", email: nil, to: token)
        #expect(try await Self.statuses(of: fixture) == ["Bea": "DECLINED", "Carlo": "ACCEPTED"])
        #expect(try await fixture.links.answer(first.token, to: token).choice == .declined)
    }

    @Test func nobodyAnswersForSomebodyElse() async throws {
        let fixture = try await PublishingFixture()
        try await Self.meeting(
            in: fixture,
            "ORGANIZER:mailto:ana@example.org",
            "ATTENDEE;PARTSTAT=ACCEPTED;CN=Dora:mailto:dora@example.net"
        )
        let token = try await fixture.links.make(forEvent: "party", of: fixture.ana.id).token
        _ = try await fixture.links.answer(.declined, name: "Dora", email: "dora@example.net", to: token)
        let dora = try #require(try await Self.attendees(of: fixture).first { $0.value == "mailto:dora@example.net" })
        #expect(dora.parameter("PARTSTAT") == "ACCEPTED")
    }

    @Test func whoComesTooLateWaitsAndMovesUp() async throws {
        let fixture = try await PublishingFixture()
        try await Self.meeting(in: fixture)
        let settings = EventLinkSettings(answerLimit: 3, capacity: 1)
        let token = try await fixture.links.make(forEvent: "party", settings, of: fixture.ana.id).token
        let bea = try await fixture.links.answer(.accepted, name: "Bea", email: nil, to: token)
        fixture.wait(seconds: 1)
        let carlo = try await fixture.links.answer(.accepted, name: "Carlo", email: nil, to: token)
        #expect(!bea.answer.isWaiting && carlo.answer.isWaiting)
        #expect(try await fixture.links.read(token).roomLeft == 0)
        #expect(try await Self.statuses(of: fixture) == ["Bea": "ACCEPTED", "Carlo": "NEEDS-ACTION"])
        _ = try await fixture.links.answer(.declined, name: "Bea", email: nil, to: token, changing: bea.token)
        #expect(try await Self.statuses(of: fixture) == ["Bea": "DECLINED", "Carlo": "ACCEPTED"])
        _ = try await fixture.links.answer(.maybe, name: "Eva", email: nil, to: token)
        await #expect(throws: AccountError.eventLinkIsUsedUp) {
            _ = try await fixture.links.answer(.maybe, name: "Franco", email: nil, to: token)
        }
    }

    @Test func aMovedCancelledOrDeletedEventSaysSo() async throws {
        let fixture = try await PublishingFixture()
        try await Self.meeting(in: fixture)
        let token = try await fixture.links.make(forEvent: "party", of: fixture.ana.id).token
        try await fixture.put("party", "DTSTART:20261206T190000Z", "SUMMARY:Party")
        let start = try Instant(iso8601: "2026-12-05T19:00:00Z")
        #expect(try await fixture.links.read(token).state == .moved(from: start))
        try await fixture.put("party", "DTSTART:20261206T190000Z", "SUMMARY:Party", "STATUS:CANCELLED")
        let cancelled = try await fixture.links.read(token)
        #expect(cancelled.state == .cancelled && !cancelled.isOpen)
        let text = String(decoding: try #require(cancelled.content).document, as: UTF8.self)
        #expect(text.contains("STATUS:CANCELLED"))
        let address = ObjectAddress(owner: fixture.ana.id, calendar: "calendar", name: "party.ics")
        try await fixture.calendars.objects.delete(at: address, as: fixture.ana.id)
        let deleted = try await fixture.links.read(token)
        #expect(deleted.state == .deleted && deleted.content == nil && !deleted.isOpen)
        await #expect(throws: AccountError.self) {
            _ = try await fixture.links.answer(.maybe, name: "Bea", email: nil, to: token)
        }
    }

    @Test func aLinkEnds() async throws {
        let fixture = try await PublishingFixture()
        try await Self.meeting(in: fixture)
        let end = try Instant(iso8601: "2026-11-25T06:00:00Z")
        let settings = EventLinkSettings(expiresAt: end)
        let made = try await fixture.links.make(forEvent: "party", settings, of: fixture.ana.id)
        _ = try await fixture.links.read(made.token)
        fixture.wait(seconds: 3600)
        await #expect(throws: AccountError.notFound) { _ = try await fixture.links.read(made.token) }
        let other = try await fixture.links.make(forEvent: "party", of: fixture.ana.id)
        try await fixture.links.revoke(other.link.id, of: fixture.ana.id)
        await #expect(throws: AccountError.notFound) { _ = try await fixture.links.read(other.token) }
    }

    @Test func onlyTheOrganizerMakesALink() async throws {
        let fixture = try await PublishingFixture()
        try await Self.meeting(in: fixture, "ORGANIZER:mailto:boss@example.net", "ATTENDEE:mailto:ana@example.org")
        await #expect(throws: AccountError.notFound) {
            _ = try await fixture.links.make(forEvent: "party", of: fixture.ana.id)
        }
        await #expect(throws: AccountError.notFound) {
            _ = try await fixture.links.make(forEvent: "nothing", of: fixture.ana.id)
        }
        #expect(try await fixture.links.upcomingEvents(of: fixture.ana.id).isEmpty)
    }

    @Test(arguments: [
        ("", nil), ("A \"B\"", nil), (String(repeating: "x", count: 101), nil), ("Bea", "no address"),
        ("Bea", "a@b;PARTSTAT=ACCEPTED"),
    ])
    func whatCannotBeKept(name: String, email: String?) async throws {
        let fixture = try await PublishingFixture()
        try await Self.meeting(in: fixture)
        let token = try await fixture.links.make(forEvent: "party", of: fixture.ana.id).token
        await #expect(throws: AccountError.self) {
            _ = try await fixture.links.answer(.maybe, name: name, email: email, to: token)
        }
        #expect(try await Self.attendees(of: fixture).isEmpty)
    }

    @Test func everyInstanceOfASeriesIsAnswered() async throws {
        let fixture = try await PublishingFixture()
        let lines =
            ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Test//EN"]
            + PublishingFixture.event(
                "party",
                ["DTSTART:20261205T190000Z", "DURATION:PT1H", "RRULE:FREQ=WEEKLY", "SUMMARY:P"]
            )
            + PublishingFixture.event(
                "party",
                ["RECURRENCE-ID:20261212T190000Z", "DTSTART:20261212T200000Z", "DURATION:PT1H", "SUMMARY:Later"]
            ) + ["END:VCALENDAR", ""]
        try await fixture.put("party", text: lines.joined(separator: "\r\n"))
        let token = try await fixture.links.make(forEvent: "party", of: fixture.ana.id).token
        _ = try await fixture.links.answer(.accepted, name: "Bea", email: nil, to: token)
        let found = try #require(try await fixture.calendars.objects.ownObject(withUID: "party", of: fixture.ana.id))
        let events = try CalendarDocument(parsing: found.object.bytes).calendar?.components(named: "VEVENT") ?? []
        #expect(events.map { $0.all("ATTENDEE").count } == [1, 1])
    }
}
