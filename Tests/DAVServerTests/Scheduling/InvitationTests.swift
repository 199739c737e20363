import Calendars
import Testing

@Suite struct InvitationTests {
    @Test func anInvitationArrivesWithoutWhatIsPrivate() async throws {
        let door = try await DoorFixture()
        let body = Meeting.event(
            "m",
            attendees: ["bruno"],
            "X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-TITLE=Cafe:geo:45.4,9.1",
            "X-APPLE-TRAVEL-DURATION;VALUE=DURATION:PT45M",
            "BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-PT5M\r\nEND:VALARM"
        )
        let put = try await door.put("m.ics", body)
        #expect(put.status == 201)
        // The server has noted what became of the invitation: the bytes are not those that were sent.
        #expect(put.field("ETag") == nil)
        let tag = try #require(put.field("Schedule-Tag"))
        let own = try await door.send("GET", DoorFixture.calendar + "m.ics")
        #expect(own.field("Schedule-Tag") == tag)
        #expect(own.text.replacing("\r\n ", with: "").line(of: "bruno")?.contains("SCHEDULE-STATUS=1.2") == true)
        #expect(own.text.contains("BEGIN:VALARM"))

        let copy = try #require(try await door.copy(of: "bruno"))
        #expect(copy.path.hasPrefix("/dav/calendars/bruno/calendar/"))
        #expect(copy.text.contains("X-APPLE-STRUCTURED-LOCATION"))
        for secret in ["VALARM", "X-APPLE-TRAVEL", "SCHEDULE-STATUS", "METHOD"] {
            #expect(!copy.text.contains(secret), "\(secret)")
        }
        #expect(try await door.methods(of: "bruno") == ["REQUEST"])
        #expect(try await door.methods(of: "ana") == [])
        let theirs = try await door.send("GET", copy.path, as: "bruno")
        #expect(theirs.status == 200)
        #expect(theirs.field("Schedule-Tag") != nil)
    }

    @Test func anAnswerReachesTheOrganizerAndTheOthers() async throws {
        let door = try await DoorFixture()
        let put = try await door.put("m.ics", Meeting.event(attendees: ["bruno", "carla"]))
        let before = try await door.send("GET", DoorFixture.calendar + "m.ics")
        let carla = try #require(try await door.copy(of: "carla"))
        let carlas = try await door.send("GET", carla.path, as: "carla")
        #expect(try await door.answer("ACCEPTED", as: "bruno").status == 204)
        let after = try await door.send("GET", DoorFixture.calendar + "m.ics")
        let line = try #require(after.text.replacing("\r\n ", with: "").line(of: "bruno"))
        #expect(line.contains("PARTSTAT=ACCEPTED"))
        #expect(line.contains("SCHEDULE-STATUS=2.0"))
        #expect(after.field("ETag") != before.field("ETag"))
        // RFC 6638 §3.2.10: an answer does not move the tag on, neither the organizer's nor another attendee's.
        #expect(after.field("Schedule-Tag") == put.field("Schedule-Tag"))
        let refreshed = try await door.send("GET", carla.path, as: "carla")
        #expect(refreshed.text.replacing("\r\n ", with: "").line(of: "bruno")?.contains("PARTSTAT=ACCEPTED") == true)
        #expect(refreshed.field("Schedule-Tag") == carlas.field("Schedule-Tag"))
        #expect(try await door.methods(of: "ana") == ["REPLY"])
        #expect(try await door.methods(of: "carla") == ["REQUEST"])
        let bruno = try #require(try await door.copy(of: "bruno"))
        #expect(bruno.text.line(of: "ana", "ORGANIZER")?.contains("SCHEDULE-STATUS=1.2") == true)
    }

    @Test func changesAreToldAndAsked() async throws {
        let door = try await DoorFixture()
        try await door.put("m.ics", Meeting.event())
        try await door.answer("ACCEPTED", as: "bruno")
        let accepted = try #require(try await door.copy(of: "ana")).text
        // A new name is told; the answer stays.
        let renamed = accepted.replacing("SUMMARY:Tea", with: "SUMMARY:Coffee")
        #expect(try await door.put("m.ics", renamed).status == 204)
        var copy = try #require(try await door.copy(of: "bruno")).text
        #expect(copy.contains("SUMMARY:Coffee"))
        #expect(copy.line(of: "bruno")?.contains("PARTSTAT=ACCEPTED") == true)
        // A new time is asked anew (RFC 6638 §3.2.8).
        let moved = renamed.replacing("T090000Z", with: "T100000Z")
        #expect(try await door.put("m.ics", moved).status == 204)
        copy = try #require(try await door.copy(of: "bruno")).text
        #expect(copy.contains("DTSTART:20251113T100000Z"))
        #expect(copy.line(of: "bruno")?.contains("PARTSTAT=NEEDS-ACTION") == true)
        #expect(copy.contains("SEQUENCE:1"))
        #expect(try await door.methods(of: "bruno") == ["REQUEST", "REQUEST", "REQUEST"])
        // What concerns nobody else is told to nobody.
        let own = try #require(try await door.copy(of: "ana")).text.replacing(
            "END:VEVENT",
            with: "X-NOTE:mine\r\nEND:VEVENT"
        )
        let quiet = try await door.put("m.ics", own)
        #expect(quiet.field("ETag") != nil)
        #expect(try await door.methods(of: "bruno").count == 3)
    }

    @Test func whoIsTakenOffIsTold() async throws {
        let door = try await DoorFixture()
        try await door.put("m.ics", Meeting.event(attendees: ["bruno", "carla"]))
        try await door.put("m.ics", Meeting.event(attendees: ["carla"]))
        #expect(try await door.methods(of: "bruno") == ["REQUEST", "CANCEL"])
        #expect(try #require(try await door.copy(of: "bruno")).text.contains("STATUS:CANCELLED"))
        #expect(try #require(try await door.copy(of: "carla")).text.contains("STATUS:CANCELLED") == false)
        #expect(try await door.send("DELETE", DoorFixture.calendar + "m.ics").status == 204)
        #expect(try await door.methods(of: "carla").last == "CANCEL")
        #expect(try #require(try await door.copy(of: "carla")).text.contains("STATUS:CANCELLED"))
    }

    @Test func aMeetingThatBecomesPlainIsCancelled() async throws {
        let door = try await DoorFixture()
        try await door.put("m.ics", Meeting.event())
        let plain = Samples.object("VEVENT", Meeting.head("m", "20251113T090000Z"))
        let put = try await door.put("m.ics", plain)
        #expect(put.status == 204)
        #expect(put.field("Schedule-Tag") == nil)
        #expect(put.field("ETag") != nil)
        #expect(try await door.methods(of: "bruno") == ["REQUEST", "CANCEL"])
    }

    @Test func deletionByAnAttendeeDeclines() async throws {
        let door = try await DoorFixture()
        try await door.put("m.ics", Meeting.event(attendees: ["bruno", "carla"]))
        let bruno = try #require(try await door.copy(of: "bruno"))
        #expect(try await door.send("DELETE", bruno.path, as: "bruno").status == 204)
        #expect(try #require(try await door.copy(of: "ana")).text.line(of: "bruno")?.contains("DECLINED") == true)
        // RFC 6638 §8.1
        let carla = try #require(try await door.copy(of: "carla"))
        #expect(try await door.send("DELETE", carla.path, ["Schedule-Reply": "F"], as: "carla").status == 204)
        #expect(try #require(try await door.copy(of: "ana")).text.line(of: "carla")?.contains("NEEDS-ACTION") == true)
        #expect(try await door.methods(of: "ana") == ["REPLY"])
        // Who has declined and taken it away is left in peace, until the time is another.
        let renamed = try #require(try await door.copy(of: "ana")).text.replacing("SUMMARY:Tea", with: "SUMMARY:Coffee")
        try await door.put("m.ics", renamed)
        #expect(try await door.copy(of: "bruno") == nil)
        try await door.put("m.ics", renamed.replacing("T090000Z", with: "T110000Z"))
        #expect(try await door.copy(of: "bruno") != nil)
    }

    @Test func someoneIsAskedToOneOccurrence() async throws {
        let door = try await DoorFixture()
        let series =
            Meeting.head("m", "20251113T090000Z") + [
                "RRULE:FREQ=WEEKLY;COUNT=4", Meeting.ana, Meeting.attendee("bruno"),
            ]
        let moved =
            Meeting.head("m", "20251120T100000Z") + [
                "RECURRENCE-ID:20251120T090000Z", Meeting.ana, Meeting.attendee("bruno"), Meeting.attendee("carla"),
            ]
        let both = Samples.object(
            "VEVENT",
            series + ["END:VEVENT", "BEGIN:VEVENT"] + moved
        )
        #expect(try await door.put("m.ics", both).status == 201)
        let carla = try #require(try await door.copy(of: "carla")).text
        #expect(!carla.contains("RRULE"))
        #expect(carla.contains("RECURRENCE-ID:20251120T090000Z"))
        let bruno = try #require(try await door.copy(of: "bruno")).text
        #expect(bruno.contains("RRULE"))
        #expect(bruno.contains("RECURRENCE-ID:20251120T090000Z"))
        // An occurrence taken out by an attendee is declined, and stays out.
        let path = try #require(try await door.copy(of: "bruno")).path
        let without = bruno.replacing(
            "RRULE:FREQ=WEEKLY;COUNT=4",
            with: "RRULE:FREQ=WEEKLY;COUNT=4\r\nEXDATE:20251127T090000Z"
        )
        #expect(try await door.send("PUT", path, body: without, as: "bruno").status == 204)
        let own = try #require(try await door.copy(of: "ana")).text
        #expect(own.contains("RECURRENCE-ID:20251127T090000Z"))
        #expect(own.contains("PARTSTAT=DECLINED"))
        let renamed = own.replacing("SUMMARY:Tea", with: "SUMMARY:Coffee")
        #expect(try await door.put("m.ics", renamed).status == 204)
        let again = try #require(try await door.copy(of: "bruno")).text
        #expect(again.contains("SUMMARY:Coffee"))
        #expect(again.contains("EXDATE:20251127T090000Z"))
        #expect(!again.contains("RECURRENCE-ID:20251127T090000Z"))
    }

    @Test func clientsMaySendThemselves() async throws {
        let door = try await DoorFixture()
        let client = "ATTENDEE;SCHEDULE-AGENT=CLIENT:mailto:bruno@example.org"
        let put = try await door.put("m.ics", Meeting.event(attendees: [client]))
        #expect(put.field("ETag") != nil)
        #expect(try await door.copy(of: "bruno") == nil)
        // From the client's hands into the server's and back (RFC 6638 §3.2.1.2).
        try await door.put("m.ics", Meeting.event(attendees: ["bruno"]))
        #expect(try await door.methods(of: "bruno") == ["REQUEST"])
        try await door.put("m.ics", Meeting.event(attendees: [client]))
        #expect(try await door.methods(of: "bruno") == ["REQUEST", "CANCEL"])
    }

    @Test func aMessageMayBeForced() async throws {
        let door = try await DoorFixture()
        try await door.put("m.ics", Meeting.event())
        try await door.answer("DECLINED", as: "bruno")
        let forced = "ATTENDEE;SCHEDULE-FORCE-SEND=REQUEST;PARTSTAT=DECLINED:mailto:bruno@example.org"
        try await door.put("m.ics", Meeting.event(attendees: [forced]))
        #expect(try await door.methods(of: "bruno") == ["REQUEST", "REQUEST"])
        #expect(try #require(try await door.copy(of: "ana")).text.contains("FORCE-SEND") == false)
        let odd = "ATTENDEE;SCHEDULE-FORCE-SEND=NOISE;PARTSTAT=DECLINED:mailto:bruno@example.org"
        try await door.put("m.ics", Meeting.event(attendees: [odd]))
        let line = try #require(try await door.copy(of: "ana")).text.line(of: "bruno")
        #expect(line?.contains("SCHEDULE-STATUS=2.3") == true)
    }

    @Test func addressesOutsideAreQueued() async throws {
        let door = try await DoorFixture()
        let outside = "ATTENDEE:mailto:bea@elsewhere.example"
        try await door.put("m.ics", Meeting.event(attendees: [outside, "ATTENDEE:urn:uuid:5"]))
        let own = try #require(try await door.copy(of: "ana")).text
        #expect(own.contains("SCHEDULE-STATUS=1.1"))
        #expect(own.contains("SCHEDULE-STATUS=3.7"))
        var queue = try await door.outgoing()
        #expect(queue.map(\.recipient) == ["mailto:bea@elsewhere.example"])
        #expect(queue.map(\.method) == ["REQUEST"])
        #expect(String(decoding: queue[0].body, as: UTF8.self).contains("METHOD:REQUEST"))
        // An answer to an organizer outside goes the same way.
        let invited = Meeting.event("x", organizer: "ORGANIZER:mailto:bea@elsewhere.example", attendees: [])
        #expect(try await door.put("x.ics", invited).status == 201)
        queue = try await door.outgoing()
        #expect(queue.map(\.method) == ["REQUEST", "REPLY"])
    }

    @Test func anotherMeetingWithTheSameUIDIsLeftAlone() async throws {
        let door = try await DoorFixture()
        let another = Samples.object("VEVENT", Meeting.head("m", "20251113T090000Z") + ["DESCRIPTION:secret"])
        #expect(
            try await door.send("PUT", "/dav/calendars/bruno/calendar/x.ics", body: another, as: "bruno").status == 201
        )
        #expect(try await door.put("m.ics", Meeting.event()).status == 201)
        #expect(try #require(try await door.copy(of: "bruno")).text.contains("DESCRIPTION:secret"))
        // The invitation lies in the inbox; the organizer is told what they always are (ADR 0455).
        #expect(try await door.methods(of: "bruno") == ["REQUEST"])
        #expect(try #require(try await door.copy(of: "ana")).text.line(of: "bruno")?.contains("1.2") == true)
    }

    @Test func groupsAreAskedOneByOne() async throws {
        let door = try await DoorFixture()
        try await door.put("m.ics", Meeting.event(attendees: ["ATTENDEE;CUTYPE=GROUP:mailto:team@example.org"]))
        let own = try #require(try await door.copy(of: "ana")).text
        #expect(own.line(of: "bruno")?.contains("MEMBER=\"mailto:team@example.org\"") == true)
        #expect(try await door.methods(of: "bruno") == ["REQUEST"])
        #expect(try await door.methods(of: "carla") == ["REQUEST"])
    }
}
