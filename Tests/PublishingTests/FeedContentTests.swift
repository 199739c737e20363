import Accounts
import CivilTime
import ICalendar
import Publishing
import Testing

/// What feeds tell, and what they keep.
struct FeedContentTests {
    private static let secrets = [
        "Secret title", "Via Segreta", "secret note", "guest@example.org", "secret-uid", "X-SECRET", "Secret alarm",
    ]

    private static func secretEvent(in fixture: PublishingFixture, extra: String...) async throws {
        try await fixture.put(
            "secret-uid",
            text: (["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Test//EN"]
                + PublishingFixture.event(
                    "secret-uid",
                    [
                        "DTSTART:20261201T090000Z", "DTEND:20261201T100000Z", "SUMMARY:Secret title",
                        "LOCATION:Via Segreta 5\\, 20121 Milano", "DESCRIPTION:secret note",
                        "X-SECRET-THING:yes", "BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:Secret alarm",
                        "TRIGGER:-PT15M", "END:VALARM",
                    ] + extra
                ) + ["END:VCALENDAR", ""]).joined(separator: "\r\n")
        )
    }

    @Test func busyTellsTimesOnly() async throws {
        let fixture = try await PublishingFixture()
        try await Self.secretEvent(in: fixture)
        let feed = try await fixture.read(FeedSettings(.all, detail: .busy))
        for secret in Self.secrets + ["Milano"] { #expect(!feed.text.contains(secret), "\(secret)") }
        #expect(feed.values(of: "SUMMARY") == ["Busy"])
        #expect(feed.values(of: "DTSTART") == ["20261201T090000Z"])
        #expect(feed.values(of: "DTEND") == ["20261201T100000Z"])
    }

    @Test func placeAddsTheTownAndTitlesAddTheTitle() async throws {
        let fixture = try await PublishingFixture()
        try await Self.secretEvent(in: fixture)
        let place = try await fixture.read(FeedSettings(.all, detail: .place))
        #expect(place.values(of: "LOCATION") == ["Milano"] && place.values(of: "SUMMARY") == ["Busy"])
        let titles = try await fixture.read(FeedSettings(.all, detail: .titles))
        #expect(titles.values(of: "SUMMARY") == ["Secret title"] && titles.values(of: "LOCATION") == ["Milano"])
        for secret in Self.secrets.dropFirst() { #expect(!titles.text.contains(secret), "\(secret)") }
    }

    @Test func everythingKeepsGuestsAlarmsAndWhatClientsAdd() async throws {
        let fixture = try await PublishingFixture()
        try await Self.secretEvent(
            in: fixture,
            extra: "ORGANIZER:mailto:ana@example.org",
            "ATTENDEE;PARTSTAT=ACCEPTED:mailto:guest@example.org"
        )
        let feed = try await fixture.read(FeedSettings(.all, detail: .everything))
        #expect(feed.values(of: "UID") == ["secret-uid"])
        #expect(feed.values(of: "DESCRIPTION") == ["secret note"])
        #expect(feed.values(of: "LOCATION") == ["Via Segreta 5\\, 20121 Milano"])
        for hidden in ["guest@", "ATTENDEE", "ORGANIZER", "X-SECRET", "VALARM"] {
            #expect(!feed.text.contains(hidden), "\(hidden)")
        }
    }

    @Test(arguments: ["PRIVATE", "CONFIDENTIAL", "X-OURS"])
    func whatIsMarkedPrivateShowsAsBusy(classification: String) async throws {
        let fixture = try await PublishingFixture()
        try await Self.secretEvent(in: fixture, extra: "CLASS:\(classification)")
        let feed = try await fixture.read(FeedSettings(.all, detail: .everything))
        for secret in Self.secrets + ["Milano"] { #expect(!feed.text.contains(secret), "\(secret)") }
        #expect(feed.values(of: "SUMMARY") == ["Busy"])
    }

    @Test func whatTakesNoTimeIsNotBusy() async throws {
        let fixture = try await PublishingFixture()
        try await fixture.put("a", "DTSTART:20261201T090000Z", "SUMMARY:A", "TRANSP:TRANSPARENT")
        try await fixture.put("b", "DTSTART:20261201T090000Z", "SUMMARY:B", "STATUS:CANCELLED")
        #expect(try await fixture.read(FeedSettings(.all, detail: .busy)).values(of: "SUMMARY").isEmpty)
        #expect(try await fixture.read(FeedSettings(.all, detail: .titles)).values(of: "SUMMARY") == ["A"])
    }

    @Test func aSeriesKeepsItsRuleAndLosesItsCancelledInstance() async throws {
        let fixture = try await PublishingFixture()
        let lines =
            ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Test//EN"]
            + PublishingFixture.event(
                "s",
                [
                    "DTSTART;TZID=Europe/Rome:20261202T180000", "DURATION:PT1H",
                    "RRULE:FREQ=WEEKLY;UNTIL=20270301T180000", "SUMMARY:Choir",
                ]
            )
            + PublishingFixture.event(
                "s",
                [
                    "RECURRENCE-ID;TZID=Europe/Rome:20261209T180000", "DTSTART;TZID=Europe/Rome:20261209T180000",
                    "STATUS:CANCELLED",
                ]
            )
            + PublishingFixture.event(
                "s",
                [
                    "RECURRENCE-ID;TZID=Europe/Rome:20261216T180000", "DTSTART;TZID=Europe/Rome:20261216T190000",
                    "DURATION:PT2H", "SUMMARY:Concert",
                ]
            ) + ["END:VCALENDAR", ""]
        try await fixture.put("s", text: lines.joined(separator: "\r\n"))
        let feed = try await fixture.read(FeedSettings(.all, detail: .titles))
        #expect(feed.values(of: "RRULE").contains("FREQ=WEEKLY;UNTIL=20270301T170000Z"))
        #expect(feed.values(of: "EXDATE") == ["20261209T180000"])
        #expect(feed.values(of: "SUMMARY") == ["Choir", "Concert"])
        #expect(feed.lines.contains("TZID:Europe/Rome") && feed.lines.contains("BEGIN:VTIMEZONE"))
        let agenda = feed.agenda(
            in: try Instant(iso8601: "2026-12-01T00:00:00Z")..<Instant(iso8601: "2026-12-20T00:00:00Z")
        )
        #expect(agenda.map(\.title) == ["Choir", "Concert"])
        #expect(agenda.map(\.startLocal.time.hour) == [18, 19])
    }

    @Test func floatingTimesAreTheOwners() async throws {
        let fixture = try await PublishingFixture()
        try await fixture.put("f", "DTSTART:20261201T090000", "DTEND:20261201T100000", "SUMMARY:F")
        let lines = try await fixture.lines(FeedSettings(.all, detail: .titles))
        #expect(lines.contains("DTSTART;TZID=Europe/Rome:20261201T090000"))
    }

    @Test func everyZoneHasItsDefinitionAndOneMeaning() async throws {
        let fixture = try await PublishingFixture()
        for (uid, offset) in [("a", "+0300"), ("b", "+0400")] {
            let zone = [
                "BEGIN:VTIMEZONE", "TZID:Office", "BEGIN:STANDARD", "DTSTART:19700101T000000",
                "TZOFFSETFROM:\(offset)", "TZOFFSETTO:\(offset)", "END:STANDARD", "END:VTIMEZONE",
            ]
            let text =
                ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Test//EN"] + zone
                + PublishingFixture.event(
                    uid,
                    ["DTSTART;TZID=Office:20261201T120000", "DURATION:PT1H", "SUMMARY:\(uid)"]
                )
                + ["END:VCALENDAR", ""]
            try await fixture.put(uid, text: text.joined(separator: "\r\n"))
        }
        let feed = try await fixture.read(FeedSettings(.all, detail: .titles))
        #expect(Set(feed.values(of: "TZID")) == ["Office", "Office 2"])
        let day = try Instant(iso8601: "2026-12-01T00:00:00Z")..<Instant(iso8601: "2026-12-02T00:00:00Z")
        #expect(feed.agenda(in: day).map(\.startLocal.time.hour) == [9, 10])
    }

    @Test func aReadersDocumentIsComplete() async throws {
        let fixture = try await PublishingFixture()
        try await fixture.put("a", "DTSTART:20261201T090000Z", "SUMMARY:A")
        let feed = try await fixture.read(FeedSettings(.calendar(try await fixture.calendar()), detail: .titles))
        let lines = feed.lines
        #expect(lines.contains("REFRESH-INTERVAL;VALUE=DURATION:PT15M") && lines.contains("X-PUBLISHED-TTL:PT15M"))
        #expect(lines.contains("X-WR-CALNAME:Calendar") && lines.contains("NAME:Calendar"))
        #expect(!lines.contains { $0.hasPrefix("METHOD") })
        #expect(try CalendarDocument(parsing: feed.bytes).strictFindings() == [])
    }

    /// However many times take place, a few hundred are kept while they are gathered.
    @Test func anAgendaIsTheFirstOfManyTimes() async throws {
        let fixture = try await PublishingFixture()
        for number in 1...6 {
            try await fixture.put(
                "s\(number)",
                "DTSTART:20261201T0\(number)0000Z",
                "RRULE:FREQ=MINUTELY;COUNT=600",
                "SUMMARY:\(number)"
            )
        }
        let feed = try await fixture.read(FeedSettings(.all, detail: .titles))
        let first = try Instant(iso8601: "2026-12-01T00:00:00Z")
        let agenda = feed.agenda(in: first..<first.adding(seconds: 86_400))
        #expect(agenda.count == RenderedFeed.mostEntries)
        #expect(agenda.map(\.start) == agenda.map(\.start).sorted())
        // Each series joins an hour after the one before; the fourth brings it to the most.
        let counts = Dictionary(grouping: agenda, by: \.title).mapValues(\.count)
        #expect(counts == ["1": 215, "2": 155, "3": 95, "4": 35])
    }

    @Test func theNameOfACalendarIsNoBusyTime() async throws {
        let fixture = try await PublishingFixture()
        let feed = try await fixture.read(FeedSettings(.calendar(try await fixture.calendar()), detail: .busy))
        #expect(feed.title == "Ana Rossi")
    }

    @Test func tripsComeOnlyWhereTheyAreWanted() async throws {
        let fixture = try await PublishingFixture()
        try await fixture.put("e", "DTSTART:20261201T090000Z", "DTEND:20261201T100000Z", "SUMMARY:E")
        for (uid, event) in [("t1", "e"), ("t2", "elsewhere")] {
            try await fixture.put(
                uid,
                "DTSTART:20261201T083000Z",
                "DTEND:20261201T085500Z",
                "SUMMARY:Bus 5",
                "CLASS:PRIVATE",
                "RELATED-TO:\(event)",
                in: "travel"
            )
        }
        let calendar = try await fixture.calendar()
        let without = try await fixture.read(FeedSettings(.calendar(calendar), detail: .titles))
        #expect(without.values(of: "SUMMARY") == ["E"])
        let with = try await fixture.read(FeedSettings(.calendar(calendar), detail: .titles, includesTravel: true))
        #expect(with.values(of: "SUMMARY").sorted() == ["E", "Travelling"])
        let all = try await fixture.read(FeedSettings(.all, detail: .busy, includesTravel: true))
        #expect(all.values(of: "SUMMARY") == ["Busy", "Busy", "Busy"])
        let trips = try await fixture.read(FeedSettings(.travel, detail: .everything))
        #expect(trips.values(of: "SUMMARY").sorted() == ["Bus 5", "Busy"], "the event of one trip is gone")
    }

    /// Whoever has the address of a trip's page may decide about the trip.
    @Test func aTripTellsNeitherItsPageNorOtherEventsNorWhereItBegins() async throws {
        let fixture = try await PublishingFixture()
        try await fixture.put("e", "DTSTART:20261201T090000Z", "DTEND:20261201T100000Z", "SUMMARY:E")
        try await fixture.put(
            "t",
            "DTSTART:20261201T083000Z",
            "DTEND:20261201T085500Z",
            "SUMMARY:Bus 5",
            "DESCRIPTION:On the way: \"Clinic\".\\nor: 08:20–08:50 walk\\n  https://example.org/trip/secret?take=o1",
            "LOCATION:Clinic",
            "GEO:41.15;-8.61",
            "URL:https://example.org/trip/secret",
            "CLASS:PRIVATE",
            "RELATED-TO:e",
            in: "travel"
        )
        try await fixture.put(
            "w",
            "DTSTART:20261201T090000Z",
            "SUMMARY:Late",
            "DESCRIPTION:Ignore: https://example.org/trip/hidden?take=ignore",
            "URL:https://example.org/trip/hidden",
            "TRANSP:TRANSPARENT",
            "CATEGORIES:WARNING",
            "RELATED-TO:e",
            in: "travel"
        )
        for scope in [FeedScope.travel, .all] {
            let feed = try await fixture.read(FeedSettings(scope, detail: .everything, includesTravel: true))
            #expect(feed.text.contains("SUMMARY:Bus 5"))
            for secret in ["trip/", "Clinic", "41.15", "Late"] { #expect(!feed.text.contains(secret), "\(secret)") }
        }
    }

    /// What a trip tells of a private event, its feed must not tell either.
    @Test func aTripToAPrivateEventIsBusyTime() async throws {
        let fixture = try await PublishingFixture()
        let times = ["DTSTART:20261201T083000Z", "DTEND:20261201T085500Z"]
        try await fixture.put("e", "DTSTART:20261201T090000Z", "SUMMARY:Clinic", "CLASS:PRIVATE")
        try await fixture.put(
            "t",
            times[0],
            times[1],
            "SUMMARY:→ Clinic",
            "RELATED-TO:e",
            "CLASS:PRIVATE",
            in: "travel"
        )
        for scope in [FeedScope.travel, .all] {
            let settings = FeedSettings(scope, detail: .everything, includesTravel: true)
            let (made, token) = try await fixture.feeds.make(settings, of: fixture.ana.id)
            #expect(made.settings.includesTravel)
            #expect(!(try await fixture.feeds.read(token)).text.contains("Clinic"))
            try await fixture.put(
                "e",
                "DTSTART:20261201T090000Z",
                "SUMMARY:Clinic",
                "SEQUENCE:\(scope == .all ? 3 : 1)"
            )
            #expect(try await fixture.feeds.read(token).text.contains("→ Clinic"), "it is private no more")
            try await fixture.put("e", "DTSTART:20261201T090000Z", "SUMMARY:Clinic", "CLASS:PRIVATE", "SEQUENCE:2")
        }
    }
}
