import Testing

/// POST to a collection (RFC 5995).
@Suite struct AddMemberTests {
    @Test func addsAnObject() async throws {
        let door = try await DoorFixture()
        let property = try await door.send(
            "PROPFIND",
            DoorFixture.calendar,
            ["Depth": "0"],
            body: "<propfind xmlns=\"DAV:\"><prop><add-member/></prop></propfind>"
        )
        #expect(property.text.contains("<D:add-member><D:href>\(DoorFixture.calendar)</D:href></D:add-member>"))
        let fields = ["Content-Type": "text/calendar"]
        let added = try await door.send("POST", DoorFixture.calendar, fields, body: Samples.event("a"))
        #expect(added.status == 201)
        let place = try #require(added.field("Location"))
        #expect(place.hasPrefix(DoorFixture.calendar) && place.hasSuffix(".ics"))
        let got = try await door.send("GET", place)
        #expect(got.text == Samples.event("a"))
        #expect(got.field("ETag") == added.field("ETag"))
        let twin = try await door.send("POST", DoorFixture.calendar, fields, body: Samples.event("a"))
        #expect(twin.text.contains("<C:no-uid-conflict>"))
        #expect(try await door.send("POST", DoorFixture.calendar, fields, body: "x").status == 403)
        let other = try await door.send("POST", DoorFixture.calendar, ["Content-Type": "application/xml"], body: "<x/>")
        #expect(other.text.contains("<C:supported-calendar-data/>"))
        #expect(try await door.send("POST", place, fields, body: Samples.event("b")).text.contains("<C:valid-action/>"))
        #expect(try await door.send("POST", DoorFixture.home, fields, body: Samples.event("b")).status == 405)
        #expect(try await door.send("POST", DoorFixture.home + "none/", fields, body: Samples.event("b")).status == 404)
    }

    /// A group is expanded, so other bytes are stored than were sent: no tag for those, and the schedule tag as after a
    /// PUT.
    @Test func tellsWhatBecameOfAMeeting() async throws {
        let door = try await DoorFixture()
        let fields = ["Content-Type": "text/calendar"]
        let meeting = Meeting.event(attendees: ["team"])
        let added = try await door.send("POST", DoorFixture.calendar, fields, body: meeting)
        #expect(added.status == 201)
        #expect(added.field("ETag") == nil)
        #expect(added.field("Schedule-Tag") != nil)
        let got = try await door.send("GET", try #require(added.field("Location")))
        #expect(got.text != meeting)
        let whole = fields.merging(["Prefer": "return=representation"]) { $1 }
        let other = try await door.send(
            "POST",
            DoorFixture.calendar,
            whole,
            body: Meeting.event("n", start: "20251114T090000Z", attendees: ["team"])
        )
        let stored = try await door.send("GET", try #require(other.field("Location")))
        #expect(other.text == stored.text)
        #expect(other.field("ETag") == stored.field("ETag"))
    }

    @Test(arguments: [
        ("lunch", "lunch.ics"), ("lunch.ics", "lunch.ics"), ("../../bruno/calendar/x", "brunocalendarx.ics"),
        ("%2e%2e%2fx", "2e2e2fx.ics"), ("a\\b", "ab.ics"), ("Lunch at noon", "Lunch-at-noon.ics"),
        ("Lunch%20at%20noon", "Lunch-at-noon.ics"), ("100%", "100.ics"),
    ])
    func takesANameFromTheSlug(slug: String, name: String) async throws {
        let door = try await DoorFixture()
        let fields = ["Content-Type": "text/calendar", "Slug": slug]
        let first = try await door.send("POST", DoorFixture.calendar, fields, body: Samples.event("a"))
        #expect(first.field("Location") == DoorFixture.calendar + name)
        let second = try await door.send("POST", DoorFixture.calendar, fields, body: Samples.event("b"))
        #expect(second.status == 201)
        #expect(second.field("Location") != first.field("Location"))
    }

    @Test func addsAFile() async throws {
        let door = try await DoorFixture()
        let folder = DoorFixture.home + "f/"
        _ = try await door.send("MKCOL", folder)
        let fields = ["Slug": "..", "Content-Type": "text/plain", "Prefer": "return=representation"]
        let added = try await door.send("POST", folder, fields, body: "x")
        #expect(added.status == 201)
        #expect(added.text == "x")
        #expect(added.field("Preference-Applied") == "return=representation")
        let place = try #require(added.field("Location"))
        #expect(place.hasPrefix(folder) && place.count > folder.count + 8)
        #expect(try await door.send("GET", place).text == "x")
        #expect(try await door.send("POST", place, body: "x").status == 405)
    }
}
