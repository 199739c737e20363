import Accounts
import Calendars
import CivilTime
import Events
import ICalendar
import Publishing
import Testing

/// The hashtag `#link` in an event and its answer.
struct EventLinkTagTests {
    private let fixture: PublishingFixture

    init() async throws { fixture = try await PublishingFixture() }

    private func write(_ description: String, _ extra: String...) async throws {
        let lines =
            ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Test//EN"]
            + PublishingFixture.event(
                "party",
                ["DTSTART:20261205T190000Z", "DTEND:20261205T220000Z", "SUMMARY:Party", "DESCRIPTION:\(description)"]
                    + extra
            ) + ["END:VCALENDAR", ""]
        try await fixture.put("party", text: lines.joined(separator: "\r\n"))
    }

    private func follow() async throws {
        let event = DomainEvent.objectChanged(
            owner: fixture.ana.id,
            collection: try await fixture.calendar().rawValue,
            name: "party.ics",
            marksDays: false
        )
        let recorded = RecordedEvent(sequence: 1, recordedAt: Instant(secondsSince1970: 0), event: event)
        try await fixture.links.subscriber(address: "https://h.example/p").handle([recorded])
    }

    private func description() async throws -> String {
        let found = try #require(try await fixture.calendars.objects.ownObject(withUID: "party", of: fixture.ana.id))
        let document = try CalendarDocument(parsing: found.object.bytes)
        return try #require(document.calendar?.components(named: "VEVENT").first).first("DESCRIPTION")?.text ?? ""
    }

    private func token() async throws -> LinkToken? {
        EventLinkTag.tokens(in: try await description()).first.flatMap { LinkToken($0) }
    }

    @Test func oneLinkIsMadeAndStaysUntilTheHashtagGoes() async throws {
        try await write("Cake #link please")
        try await follow()
        let token = try #require(try await token())
        #expect(try await description() == "Cake #link https://h.example/p/e/\(token.text) please")
        #expect(try await fixture.links.read(token).content?.description == "Cake please")
        try await follow()
        try await write("Pie #link https://h.example/p/e/\(token.text)", "LOCATION:Here")
        try await follow()
        #expect(try await self.token() == token)
        #expect(try await fixture.links.list(of: fixture.ana.id).count == 1)
        try await write("Pie")
        try await follow()
        #expect(try await fixture.links.list(of: fixture.ana.id).isEmpty)
        await #expect(throws: AccountError.notFound) { try await fixture.links.read(token) }
    }

    @Test func whereTheAddressAloneGoesTheLinkIsAnother() async throws {
        try await write("#link")
        try await follow()
        let first = try #require(try await token())
        try await write("#link")
        try await follow()
        let second = try #require(try await token())
        #expect(first != second)
        await #expect(throws: AccountError.notFound) { try await fixture.links.read(first) }
        // What somebody else's server answered, or this one before it lost its data, is no answer.
        try await write("#link https://h.example/p/e/AAAAAAAAAAAAAAAAAAAAAA")
        try await follow()
        #expect(try await token().map(\.text) != "AAAAAAAAAAAAAAAAAAAAAA")
        #expect(try await fixture.links.list(of: fixture.ana.id).count == 1)
    }

    @Test func onlyTheOrganizerIsAnsweredAndOtherLinksStay() async throws {
        try await write("#link", "ORGANIZER:mailto:other@example.org", "ATTENDEE:mailto:ana@example.org")
        try await follow()
        #expect(try await fixture.links.list(of: fixture.ana.id).isEmpty)
        try await write("none")
        _ = try await fixture.links.make(forEvent: "party", of: fixture.ana.id)
        try await follow()
        #expect(try await fixture.links.list(of: fixture.ana.id).count == 1)
        let text = try await description()
        #expect(text == "none")
    }

    @Test func noFeedHasTheAddress() async throws {
        try await write("Cake\\n#link")
        try await follow()
        let token = try #require(try await token())
        let feed = try await fixture.read(FeedSettings(.all, detail: .everything)).text.replacing("\r\n ", with: "")
        #expect(feed.contains("Cake") && !feed.contains(token.text) && !feed.contains("/e/"))
    }
}
