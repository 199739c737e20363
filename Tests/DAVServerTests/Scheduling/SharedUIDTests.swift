import Accounts
import Calendars
import Testing

/// A UID that somebody else uses too: an invitation that was never accepted gives way, and nobody learns who has what
/// (ADR 0033).
@Suite struct SharedUIDTests {
    private static func invite(_ guests: [String], by name: String, _ door: DoorFixture) async throws -> DoorAnswer {
        let body = Meeting.event(organizer: "ORGANIZER:mailto:\(name)@example.org", attendees: guests)
            .replacing("SUMMARY:Tea", with: "SUMMARY:Of \(name)")
        return try await door.send("PUT", "/dav/calendars/\(name)/calendar/m.ics", body: body, as: name)
    }

    /// What the organizer is told of Bruno's invitation.
    private static func status(of name: String, _ door: DoorFixture) async throws -> String? {
        try await door.copy(of: name)?.text.line(of: "bruno")?.split(separator: ";")
            .first { $0.hasPrefix("SCHEDULE-STATUS=") }.map { String($0.dropFirst(16).prefix { $0 != ":" }) }
    }

    @Test func anInvitationThatWasNotAcceptedGivesWay() async throws {
        let door = try await DoorFixture()
        _ = try await Self.invite(["bruno"], by: "carla", door)
        _ = try await Self.invite(["bruno"], by: "ana", door)
        #expect(try await Self.status(of: "ana", door) == "1.2")
        #expect(try #require(try await door.copy(of: "bruno")).text.contains("SUMMARY:Of ana"))
        // Once it is accepted it stays, and who comes later is told the same.
        try await door.answer("ACCEPTED", as: "bruno")
        #expect(try #require(try await door.copy(of: "ana")).text.line(of: "bruno")?.contains("ACCEPTED") == true)
        let again = try #require(try await door.copy(of: "carla")).text.replacing("T090000Z", with: "T120000Z")
        _ = try await door.send("PUT", "/dav/calendars/carla/calendar/m.ics", body: again, as: "carla")
        #expect(try await Self.status(of: "carla", door) == "1.2")
        #expect(try #require(try await door.copy(of: "bruno")).text.contains("SUMMARY:Of ana"))
        #expect(try await door.methods(of: "bruno") == ["REQUEST", "REQUEST", "REQUEST"])
    }

    @Test(arguments: ["declined", "cancelled"])
    func whatIsDeclinedOrCancelledGivesWay(_ how: String) async throws {
        let door = try await DoorFixture()
        _ = try await Self.invite(["bruno"], by: "carla", door)
        if how == "declined" {
            try await door.answer("DECLINED", as: "bruno")
        } else {
            try await door.answer("ACCEPTED", as: "bruno")
            let path = try #require(try await door.copy(of: "carla")).path
            #expect(try await door.send("DELETE", path, as: "carla").status == 204)
        }
        _ = try await Self.invite(["bruno"], by: "ana", door)
        #expect(try #require(try await door.copy(of: "bruno")).text.contains("SUMMARY:Of ana"))
    }

    /// Whether it is an event, or a meeting of the person's own, in the same calendar or in another.
    @Test(arguments: ["calendar", "work"], [true, false])
    func onesOwnObjectIsStored(in calendar: String, isMeeting: Bool) async throws {
        let door = try await DoorFixture()
        let home = "/dav/calendars/bruno/"
        #expect(try await door.send("MKCALENDAR", home + "work/", as: "bruno").status == 201)
        _ = try await Self.invite(["bruno"], by: "carla", door)
        let plain = Samples.object("VEVENT", Meeting.head("m", "20251113T090000Z"))
        let meeting = Meeting.event(organizer: "ORGANIZER:mailto:bruno@example.org", attendees: [])
        let own = home + calendar + "/own.ics"
        let put = try await door.send("PUT", own, body: isMeeting ? meeting : plain, as: "bruno")
        #expect(put.status == 201)
        #expect(try await door.send("GET", own, as: "bruno").text.contains("SUMMARY:Tea"))
        #expect(try await door.methods(of: "carla") == [])
        if isMeeting { #expect(try await door.copy(of: "ana") != nil) }
    }

    /// What takes the place of an invitation must fit into the home (RFC 4331 §6): to try again would not help.
    @Test(arguments: [true, false])
    func whatDisplacesAnInvitationKeepsTheQuota(isMeeting: Bool) async throws {
        let door = try await DoorFixture()
        _ = try await Self.invite(["bruno"], by: "carla", door)
        try await door.calendars.collections.setQuota(of: try await door.principal("bruno").id, to: 2000)
        let large = "DESCRIPTION:" + String(repeating: "x", count: 3000)
        let meeting = Meeting.event(organizer: "ORGANIZER:mailto:bruno@example.org", attendees: [], large)
        let plain = Samples.object("VEVENT", Meeting.head("m", "20251113T090000Z") + [large])
        let own = "/dav/calendars/bruno/calendar/own.ics"
        let put = try await door.send("PUT", own, body: isMeeting ? meeting : plain, as: "bruno")
        #expect(put.status == 507)
        #expect(put.text.contains("<D:quota-not-exceeded/>"))
        #expect(try #require(try await door.copy(of: "bruno")).text.contains("SUMMARY:Of carla"))
    }

    /// The invitation to the same meeting is where the answer belongs.
    @Test func theSameMeetingStandsOnce() async throws {
        let door = try await DoorFixture()
        _ = try await Self.invite(["bruno"], by: "carla", door)
        let text = try #require(try await door.copy(of: "bruno")).text
        let put = try await door.send("PUT", "/dav/calendars/bruno/calendar/own.ics", body: text, as: "bruno")
        #expect(put.status == 403)
        #expect(put.text.contains("no-uid-conflict"))
    }

    /// Whether Bruno has the UID: as an event, as a meeting that he arranges, as one that he comes to, or not at all.
    @Test(arguments: ["nothing", "event", "own", "accepted"])
    func nobodyLearnsWhoHasAUID(_ holding: String) async throws {
        let door = try await DoorFixture()
        let place = "/dav/calendars/bruno/calendar/x.ics"
        switch holding {
        case "event":
            let event = Samples.object("VEVENT", Meeting.head("m", "20251113T090000Z"))
            #expect(try await door.send("PUT", place, body: event, as: "bruno").status == 201)
        case "own":
            let meeting = Meeting.event(organizer: "ORGANIZER:mailto:bruno@example.org", attendees: [])
            #expect(try await door.send("PUT", place, body: meeting, as: "bruno").status == 201)
        case "accepted":
            _ = try await Self.invite(["bruno"], by: "ana", door)
            try await door.answer("ACCEPTED", as: "bruno")
        default: break
        }
        let before = try await door.copy(of: "bruno")
        let messages = try await door.methods(of: "bruno").count
        #expect(try await Self.invite(["bruno"], by: "carla", door).status == 201)
        #expect(try await Self.status(of: "carla", door) == "1.2")
        #expect(try await door.methods(of: "bruno").count == messages + 1)
        if let before { #expect(try #require(try await door.copy(of: "bruno")).text == before.text) }
        // Taking it back says nothing either.
        #expect(try await door.send("DELETE", "/dav/calendars/carla/calendar/m.ics", as: "carla").status == 204)
    }

    /// What a room can't write down it does not promise.
    @Test func aRoomWithTheUIDDeclines() async throws {
        let door = try await DoorFixture()
        let room = "ATTENDEE;CUTYPE=ROOM:mailto:sala@example.org"
        _ = try await Self.invite([room], by: "carla", door)
        let later = Meeting.event(start: "20251114T090000Z", attendees: [room])
        try await door.put("m.ics", later)
        #expect(try #require(try await door.copy(of: "ana")).text.line(of: "sala")?.contains("DECLINED") == true)
        #expect(try #require(try await door.copy(of: "sala")).text.contains("SUMMARY:Of carla"))
    }
}
