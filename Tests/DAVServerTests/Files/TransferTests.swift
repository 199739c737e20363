import Accounts
import Calendars
import StorageMemory
import Testing

/// COPY and MOVE of files, folders and calendars (RFC 4918 §9.8, §9.9).
@Suite struct TransferTests {
    private let home = DoorFixture.home

    private func go(
        _ door: DoorFixture,
        _ method: String,
        _ from: String,
        _ to: String,
        _ fields: [String: String] = [:]
    ) async throws -> Int {
        try await door.send(method, home + from, fields.merging(["Destination": home + to]) { $1 }).status
    }

    /// RFC 4791 §5.3.2.1: what stands at the Destination gives way to another version of itself only.
    @Test(arguments: ["calendar/b.ics", "other/b.ics"])
    func objectsDoNotReplaceOthers(_ place: String) async throws {
        let door = try await DoorFixture()
        #expect(try await door.send("MKCALENDAR", home + "other/").status == 201)
        try await door.put("a.ics", Samples.event("a"))
        #expect(try await door.send("PUT", home + place, body: Samples.event("b")).status == 201)
        for method in ["MOVE", "COPY"] {
            let refused = try await door.send(method, home + "calendar/a.ics", ["Destination": home + place])
            #expect(refused.status == 403 && refused.text.contains("no-uid-conflict"), "\(method)")
            if method == "MOVE" { #expect(refused.text.contains(home + place)) }
        }
        let free = ["Destination": home + place, "Overwrite": "F"]
        #expect(try await door.send("MOVE", home + "calendar/a.ics", free).status == 412)
        #expect(try await door.send("GET", home + place).text.contains("UID:b"))
    }

    private func tree() async throws -> DoorFixture {
        let door = try await DoorFixture()
        for name in ["a/", "a/b/"] { _ = try await door.send("MKCOL", home + name) }
        for name in ["a/x", "a/b/y"] { _ = try await door.send("PUT", home + name, body: name) }
        let body = "<propertyupdate xmlns=\"DAV:\"><set><prop><n xmlns=\"urn:x\">v</n></prop></set></propertyupdate>"
        #expect(try await door.send("PROPPATCH", home + "a/x", body: body).status == 207)
        return door
    }

    private func hasProperty(_ door: DoorFixture, _ path: String) async throws -> Bool {
        let body = "<propfind xmlns=\"DAV:\"><prop><n xmlns=\"urn:x\"/></prop></propfind>"
        return try await door.send("PROPFIND", home + path, ["Depth": "0"], body: body).text.contains(">v</n>")
    }

    @Test func copiesFiles() async throws {
        let door = try await tree()
        #expect(try await go(door, "COPY", "a/x", "a/z") == 201)
        #expect(try await door.send("GET", home + "a/z").text == "a/x")
        #expect(try await hasProperty(door, "a/z"))
        #expect(try await go(door, "COPY", "a/x", "a/z", ["Overwrite": "F"]) == 412)
        #expect(try await go(door, "COPY", "a/x", "a/z") == 204)
        #expect(try await go(door, "COPY", "a/x", "none/z") == 409)
        #expect(try await go(door, "COPY", "a/none", "a/q") == 404)
        #expect(try await go(door, "COPY", "a/x", "a/x") == 403)
        #expect(try await go(door, "COPY", "a/x", "calendar/x.ics") == 403)
        #expect(try await go(door, "COPY", "a/x", "calendar") == 403)
        #expect(try await go(door, "COPY", "a/x", "travel") == 403)
        #expect(try await go(door, "COPY", "a/x", "top", ["If-Match": "\"other\""]) == 412)
        #expect(try await go(door, "COPY", "a/x", "top") == 201)
    }

    @Test func copiesFolders() async throws {
        let door = try await tree()
        #expect(try await go(door, "COPY", "a/", "c/", ["Depth": "0"]) == 201)
        #expect(try await door.send("GET", home + "c/x").status == 404)
        #expect(try await go(door, "COPY", "a/", "c/", ["Depth": "1"]) == 400)
        #expect(try await go(door, "COPY", "a/", "c/", ["Overwrite": "F"]) == 412)
        #expect(try await go(door, "COPY", "a/", "c/") == 204)
        #expect(try await door.send("GET", home + "c/b/y").text == "a/b/y")
        #expect(try await hasProperty(door, "c/x"))
        #expect(try await go(door, "COPY", "a/", "a/b/c/") == 403)
        #expect(try await go(door, "COPY", "a/b/", "a/") == 403)
        #expect(try await go(door, "COPY", "a/", "calendar/") == 403)
        #expect(try await door.send("GET", home + "a/b/y").text == "a/b/y")
    }

    @Test func movesFilesAndFolders() async throws {
        let door = try await tree()
        #expect(try await go(door, "MOVE", "a/", "m/", ["Depth": "0"]) == 400)
        #expect(try await go(door, "MOVE", "a/", "m/") == 201)
        #expect(try await door.send("GET", home + "a/x").status == 404)
        #expect(try await door.send("GET", home + "m/b/y").text == "a/b/y")
        #expect(try await hasProperty(door, "m/x"))
        #expect(try await go(door, "MOVE", "m/x", "m/b/y", ["Overwrite": "F"]) == 412)
        #expect(try await go(door, "MOVE", "m/x", "m/b/y") == 204)
        #expect(try await door.send("GET", home + "m/b/y").text == "a/x")
        #expect(try await door.send("GET", home + "m/x").status == 404)
        let elsewhere = ["Destination": "https://elsewhere.example/x"]
        #expect(try await door.send("MOVE", home + "m/b/y", elsewhere).status == 502)
    }

    /// A calendar that moves keeps what it is: its token goes on, and its objects their tags and properties.
    @Test func renamesACalendar() async throws {
        let door = try await DoorFixture()
        let etag = try await door.put("a.ics", Samples.event("a")).field("ETag")
        let before = try await door.calendars.collections.listCollections(of: door.ana.id, as: door.ana.id)
        let body = "<propertyupdate xmlns=\"DAV:\"><set><prop><n xmlns=\"urn:x\">v</n></prop></set></propertyupdate>"
        #expect(try await door.send("PROPPATCH", home + "calendar/a.ics", body: body).status == 207)
        #expect(try await go(door, "MOVE", "calendar/", "renamed/") == 201)
        #expect(try await door.send("GET", home + "calendar/a.ics").status == 404)
        #expect(try await door.send("GET", home + "renamed/a.ics").field("ETag") == etag)
        #expect(try await hasProperty(door, "renamed/a.ics"))
        let after = try await door.calendars.collections.listCollections(of: door.ana.id, as: door.ana.id)
        #expect(Set(before.map(\.id)) == Set(after.map(\.id)))
        #expect(after.map(\.properties.displayName) == before.map(\.properties.displayName))
        #expect(try await go(door, "MOVE", "renamed/", "folder/deep/") == 403)
        #expect(try await go(door, "MOVE", "renamed/", "travel/") == 403)
        #expect(try await go(door, "MOVE", "travel/", "other/") == 403)
        #expect(try await go(door, "MOVE", "renamed/", "../bruno/calendar/") == 400)
        _ = try await door.send("MKCALENDAR", home + "other/")
        #expect(try await go(door, "MOVE", "renamed/", "other/", ["Overwrite": "F"]) == 412)
        #expect(try await go(door, "MOVE", "renamed/", "other/") == 204)
        #expect(try await door.send("GET", home + "other/a.ics").status == 200)
        #expect(door.store.check { CalendarReadability.reason(of: $0) }.problems == [])
    }

    /// Refused as a whole: the meeting still stands, and nobody was told otherwise.
    @Test(arguments: ["COPY", "MOVE"])
    func aCalendarWithMeetingsDoesNotGiveWay(method: String) async throws {
        let door = try await DoorFixture()
        _ = try await door.send("MKCALENDAR", home + "other/")
        #expect(try await door.send("PUT", home + "other/m.ics", body: Meeting.event()).status == 201)
        let told = try await door.methods(of: "bruno")
        #expect(try await go(door, method, "calendar/", "other/") == 403)
        #expect(try await door.send("GET", home + "other/m.ics").status == 200)
        #expect(try await door.methods(of: "bruno") == told)
        #expect(try await door.send("DELETE", home + "other/").status == 204)
        #expect(try await door.methods(of: "bruno") == told + ["CANCEL"])
    }

    @Test func copiesACalendar() async throws {
        let door = try await DoorFixture()
        for uid in ["a", "b"] { try await door.put("\(uid).ics", Samples.event(uid, "RRULE:FREQ=DAILY")) }
        #expect(try await go(door, "COPY", "calendar/", "empty/", ["Depth": "0"]) == 201)
        #expect(try await door.send("GET", home + "empty/a.ics").status == 404)
        #expect(try await go(door, "COPY", "calendar/", "copy/") == 201)
        #expect(try await door.send("GET", home + "copy/b.ics").text == Samples.event("b", "RRULE:FREQ=DAILY"))
        // The copy is found by time as the original is, and goes its own way.
        for name in ["a", "b"] { _ = try await door.send("DELETE", home + "calendar/\(name).ics") }
        // That into which invitations are put gives way to nothing (RFC 6638 §4.3).
        #expect(try await go(door, "COPY", "copy/", "calendar/") == 403)
        let query = try await door.send(
            "REPORT",
            home + "copy/",
            ["Depth": "1"],
            body: """
                <C:calendar-query xmlns:D="DAV:" \
                xmlns:C="urn:ietf:params:xml:ns:caldav"><D:prop><D:getetag/></D:prop><C:filter>
                <C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT"><C:time-range start="20251201T000000Z"
                end="20251202T000000Z"/></C:comp-filter></C:comp-filter></C:filter></C:calendar-query>
                """
        )
        #expect(query.text.contains("copy/a.ics") && query.text.contains("copy/b.ics"))
        #expect(try await go(door, "COPY", "copy/", "empty/", ["Overwrite": "F"]) == 412)
        #expect(try await go(door, "COPY", "copy/", "empty/") == 204)
        #expect(try await door.send("GET", home + "empty/a.ics").status == 200)
        #expect(door.store.check { CalendarReadability.reason(of: $0) }.problems == [])
    }
}
