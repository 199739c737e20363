import Calendars
import Testing

@Suite struct ObjectTests {
    private let path = DoorFixture.calendar + "a.ics"

    @Test func keepsTheBytesAndTellsTheirTag() async throws {
        let door = try await DoorFixture()
        let body = Samples.event("a", "X-ODD:kept", "DESCRIPTION:a & <b>\u{E9}")
        let put = try await door.put("a.ics", body)
        #expect(put.status == 201)
        let etag = try #require(put.field("ETag"))
        let get = try await door.send("GET", path)
        #expect(get.status == 200)
        #expect(get.text == body)
        #expect(get.field("ETag") == etag)
        #expect(get.field("Content-Type") == "text/calendar; charset=utf-8; component=VEVENT")
        #expect(get.field("Last-Modified") == "Wed, 12 Nov 2025 05:00:00 GMT")
        let head = try await door.send("HEAD", path)
        #expect(head.body.isEmpty)
        #expect(head.field("Content-Length") == String(body.utf8.count))
        #expect(try await door.put("a.ics", body).status == 204)
    }

    @Test func conditionalReads() async throws {
        let door = try await DoorFixture()
        let etag = try #require(try await door.put("a.ics", Samples.event("a")).field("ETag"))
        let table: [([String: String], Int)] = [
            (["If-None-Match": etag], 304), (["If-None-Match": "W/\(etag)"], 304), (["If-None-Match": "*"], 304),
            (["If-None-Match": "\"other\""], 200), (["If-Match": etag], 200), (["If-Match": "\"other\""], 412),
            (["If-Modified-Since": "Wed, 12 Nov 2025 05:00:00 GMT"], 304),
            (["If-Modified-Since": "Wed, 12 Nov 2025 04:59:59 GMT"], 200),
            (["If-Modified-Since": "nonsense"], 200),
            (["If-Modified-Since": "Wed, 12 Nov 2025 05:00:00 GMT", "If-None-Match": "\"other\""], 200),
            (["If-None-Match": "\"open"], 400),
        ]
        for (fields, status) in table {
            #expect(try await door.send("GET", path, fields).status == status, "\(fields)")
        }
    }

    @Test func conditionalWrites() async throws {
        let door = try await DoorFixture()
        let body = Samples.event("a")
        func put(_ fields: [String: String]) async throws -> Int {
            try await door.send("PUT", path, fields, body: body).status
        }
        #expect(try await put(["If-Match": "*"]) == 412)
        #expect(try await put(["If-Match": "\"0123\""]) == 412)
        #expect(try await put(["If-None-Match": "*"]) == 201)
        #expect(try await put(["If-None-Match": "*"]) == 412)
        let etag = try #require(try await door.send("GET", path).field("ETag"))
        #expect(try await put(["If-Match": etag]) == 204)
        #expect(try await put(["If-Match": "W/\(etag)"]) == 412)
        #expect(try await put(["If": "([\(etag)])"]) == 204)
        #expect(try await put(["If": "([\"other\"])"]) == 412)
        #expect(try await put(["If": "(<urn:lock>)"]) == 412)
        #expect(try await put(["If": "(Not <DAV:no-lock>)"]) == 204)
        #expect(try await door.send("DELETE", path, ["If-Match": "\"other\""]).status == 412)
        #expect(try await door.send("DELETE", path, ["If-Match": etag]).status == 204)
        #expect(try await door.send("DELETE", path).status == 404)
        #expect(try await door.send("GET", path).status == 404)
    }

    @Test func answersARepresentationWhereAsked() async throws {
        let door = try await DoorFixture()
        let body = Samples.event("a")
        let answer = try await door.send("PUT", path, ["Prefer": "return=representation"], body: body)
        #expect(answer.status == 201)
        #expect(answer.text == body)
        #expect(answer.field("Preference-Applied") == "return=representation")
        #expect(answer.field("ETag") != nil)
    }

    /// Objects as written by calcurse: no DTSTAMP, a duration without T, an alarm without DESCRIPTION, floating times.
    @Test func takesWhatCalcurseWrites() async throws {
        let door = try await DoorFixture()
        let body = Samples.object(
            "VEVENT",
            [
                "UID:0a1b", "DTSTART:20251112T160000", "DURATION:P0DT1H30M0S", "SUMMARY:x", "BEGIN:VALARM",
                "TRIGGER:-P300S", "ACTION:DISPLAY", "END:VALARM",
            ]
        )
        #expect(try await door.put("0a1b.ics", body).status == 201)
        #expect(try await door.send("GET", DoorFixture.calendar + "0a1b.ics").text == body)
    }

    @Test func movesAndCopies() async throws {
        let door = try await DoorFixture()
        _ = try await door.send("MKCALENDAR", DoorFixture.home + "other/")
        let etag = try await door.put("a.ics", Samples.event("a")).field("ETag")
        func go(_ method: String, _ from: String, _ to: String, _ fields: [String: String] = [:]) async throws -> Int {
            try await door.send(method, DoorFixture.home + from, fields.merging(["Destination": to]) { $1 }).status
        }
        let home = DoorFixture.home
        #expect(try await go("MOVE", "calendar/a.ics", "http://cal.example\(home)other/b.ics") == 201)
        #expect(try await door.send("GET", home + "calendar/a.ics").status == 404)
        #expect(try await door.send("GET", home + "other/b.ics").field("ETag") == etag)
        #expect(try await go("COPY", "other/b.ics", "\(home)calendar/c.ics") == 201)
        #expect(try await go("COPY", "other/b.ics", "\(home)calendar/c.ics", ["Overwrite": "F"]) == 412)
        #expect(try await go("COPY", "other/b.ics", "\(home)calendar/c.ics") == 204)
        #expect(try await go("COPY", "other/b.ics", "\(home)other/d.ics") == 403)
        #expect(try await go("MOVE", "other/b.ics", "\(home)absent/b.ics") == 409)
        #expect(try await go("MOVE", "other/b.ics", "https://elsewhere.example\(home)calendar/x.ics") == 502)
        #expect(try await go("MOVE", "other/b.ics", "/dav/calendars/bruno/calendar/x.ics") == 409)
        #expect(try await go("MOVE", "other/b.ics", "\(home)other/b.ics") == 403)
        #expect(try await door.send("MOVE", home + "other/b.ics").status == 400)
    }
}
