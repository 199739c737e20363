import Accounts
import Testing

/// Sending messages in somebody's name (RFC 6638 §6.2, §11.2; CalendarServer's sharing §5.5.5, §6.13; calendar-proxy
/// §3.1).
@Suite struct SendingPrivilegeTests {
    private typealias Say = SharingSamples

    private static let outbox = "/dav/calendars/ana/outbox/"
    private static let calendarType = ["Content-Type": "text/calendar"]

    private func shared(_ door: DoorFixture) async throws -> String {
        _ = try await door.setAccess(Say.ace(Say.href("bruno"), grant: "read", "write"))
        return try #require(try await door.shareOfBruno())
    }

    /// The privileges that Ana's outbox grants Bruno.
    private func grant(_ privileges: String..., in door: DoorFixture) async throws {
        let list = privileges.isEmpty ? "" : Say.ace(Say.href("bruno"), grants: privileges)
        let answer = try await door.send(
            "ACL",
            Self.outbox,
            ["Content-Type": "application/xml"],
            body: Say.acl(list)
        )
        #expect(answer.status == 200)
    }

    private func put(_ path: String, _ body: String, _ door: DoorFixture) async throws -> DoorAnswer {
        try await door.send("PUT", path, Self.calendarType, body: body, as: "bruno")
    }

    private func expectRefusal(_ answer: DoorAnswer, _ privilege: String) {
        #expect(answer.status == 403)
        #expect(
            answer.text.contains(
                "<D:need-privileges><D:resource><D:href>\(Self.outbox)</D:href><D:privilege><C:\(privilege)/>"
            )
        )
    }

    private func ask(_ door: DoorFixture) async throws -> DoorAnswer {
        let body = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//t//t//EN", "METHOD:REQUEST", "BEGIN:VFREEBUSY", "UID:q",
            "DTSTAMP:20251112T050000Z", "DTSTART:20251113T000000Z", "DTEND:20251114T000000Z",
            "ORGANIZER:mailto:ana@example.org", "ATTENDEE:mailto:carla@example.org", "END:VFREEBUSY", "END:VCALENDAR",
            "",
        ]
        return try await door.send(
            "POST",
            Self.outbox,
            Self.calendarType,
            body: body.joined(separator: "\r\n"),
            as: "bruno"
        )
    }

    @Test func shareesInviteWhereTheOutboxGrantsIt() async throws {
        let door = try await DoorFixture()
        let share = try await shared(door)
        let foreign = Meeting.event("own", organizer: "ORGANIZER:mailto:bruno@example.org", attendees: ["carla"])
        let own = try await put(share + "own.ics", foreign, door)
        #expect(own.status == 403 && own.text.contains("allowed-organizer-scheduling-object-change"))

        let invitation = Meeting.event("m", attendees: ["carla"])
        expectRefusal(try await put(share + "m.ics", invitation, door), "schedule-send-invite")
        #expect(try await door.send("GET", DoorFixture.calendar + "m.ics").status == 404)
        #expect(try await door.methods(of: "carla") == [])
        // Without anybody to tell it is an event like others.
        #expect(try await put(share + "alone.ics", Meeting.event("alone", attendees: []), door).status == 201)

        try await door.put("m.ics", invitation)
        expectRefusal(try await door.send("DELETE", share + "m.ics", as: "bruno"), "schedule-send-invite")
        expectRefusal(
            try await put(share + "m.ics", invitation.replacing("SUMMARY:Tea", with: "SUMMARY:Coffee"), door),
            "schedule-send-invite"
        )
        #expect(try await door.methods(of: "carla") == ["REQUEST"])
        // Changes of which nobody is notified.
        let noted = try await door.send("GET", share + "m.ics", as: "bruno").text
            .replacing("SUMMARY:Tea", with: "SUMMARY:Tea\r\nX-NOTE:biscuits")
        #expect(try await put(share + "m.ics", noted, door).status == 204)

        try await grant("schedule-send-invite", in: door)
        #expect(try await put(share + "n.ics", Meeting.event("n", attendees: ["carla"]), door).status == 201)
        #expect(try await door.send("DELETE", share + "m.ics", as: "bruno").status == 204)
        #expect(try await door.methods(of: "carla") == ["REQUEST", "REQUEST", "CANCEL"])
        try await grant(in: door)
        expectRefusal(try await door.send("DELETE", share + "n.ics", as: "bruno"), "schedule-send-invite")
    }

    /// RFC 5545 §3.2.18: nobody of this server is said to act for somebody whom they may not act for.
    @Test func sentByNamesWhoMaySend() async throws {
        let door = try await DoorFixture()
        func meeting(_ uid: String, by sender: String) -> String {
            let organizer = "ORGANIZER;SENT-BY=\"mailto:\(sender)\":mailto:ana@example.org"
            return Meeting.event(uid, organizer: organizer, attendees: ["carla"])
        }
        let refused = try await door.put("a.ics", meeting("a", by: "bruno@example.org"))
        #expect(refused.status == 403 && refused.text.contains("allowed-organizer-scheduling-object-change"))
        #expect(try await door.methods(of: "carla") == [])
        // The organizer's own address, and one of nobody here, which may be theirs as well.
        for (uid, sender) in [("b", "ANA@example.org"), ("c", "secretary@example.net")] {
            #expect(try await door.put("\(uid).ics", meeting(uid, by: sender)).status == 201)
        }
        try await grant("schedule-send-invite", in: door)
        #expect(try await door.put("d.ics", meeting("d", by: "bruno@example.org")).status == 201)
        let share = try await shared(door)
        #expect(try await put(share + "e.ics", meeting("e", by: "bruno@example.org"), door).status == 201)
        // What stands there stays writable when the grant has gone.
        try await grant(in: door)
        let changed = meeting("d", by: "bruno@example.org").replacing("SUMMARY:Tea", with: "SUMMARY:Coffee")
        #expect(try await door.put("d.ics", changed).status == 204)

        // An attendee's answer.
        let copy = try #require(try await door.copy("d", of: "carla"))
        let answered = DoorFixture.answering(copy.text, "ACCEPTED", as: "carla")
        let forged = answered.replacing(
            "ATTENDEE;PARTSTAT=ACCEPTED:mailto:carla",
            with: "ATTENDEE;PARTSTAT=ACCEPTED;SENT-BY=\"mailto:bruno@example.org\":mailto:carla"
        )
        let answer = try await door.send("PUT", copy.path, Self.calendarType, body: forged, as: "carla")
        #expect(answer.status == 403 && answer.text.contains("allowed-attendee-scheduling-object-change"))
        #expect(try await door.send("PUT", copy.path, Self.calendarType, body: answered, as: "carla").status == 204)
    }

    @Test func shareesAnswerForTheOwnerWhereTheOutboxGrantsIt() async throws {
        let door = try await DoorFixture()
        let share = try await shared(door)
        let organizer = "ORGANIZER:mailto:carla@example.org"
        for uid in ["m", "n"] {
            let asked = Samples.object(
                "VEVENT",
                Meeting.head(uid, "20251113T090000Z") + [organizer, Meeting.attendee("ana")]
            )
            let put = try await door.send("PUT", "/dav/calendars/carla/calendar/\(uid).ics", body: asked, as: "carla")
            #expect(put.status == 201)
        }
        let copy = try #require(try await door.copy("m", of: "ana"))
        let name = try #require(copy.path.split(separator: "/").last)
        let accepted = DoorFixture.answering(copy.text, "ACCEPTED", as: "ana")
        expectRefusal(try await put(share + name, accepted, door), "schedule-send-reply")
        expectRefusal(try await door.send("DELETE", share + name, as: "bruno"), "schedule-send-reply")
        try await grant("schedule-send-reply", in: door)
        #expect(try await put(share + name, accepted, door).status == 204)
        #expect(try await door.methods(of: "carla") == ["REPLY"])
        try await grant(in: door)
        let other = try #require(try await door.copy("n", of: "ana")).path.split(separator: "/").last ?? ""
        let quiet = try await door.send("DELETE", share + other, ["Schedule-Reply": "F"], as: "bruno")
        #expect(quiet.status == 204)
    }

    @Test func theOutboxGrantsQuestionsToo() async throws {
        let door = try await DoorFixture()
        #expect(try await ask(door).status == 404)
        try await grant("schedule-send-reply", in: door)
        expectRefusal(try await ask(door), "schedule-send-freebusy")
        let granted = try await door.propfind(Self.outbox, "current-user-privilege-set", as: "bruno")
        #expect(granted.text.contains("<C:schedule-send-reply/>") && !granted.text.contains("<D:read/>"))
        try await grant("schedule-send-freebusy", in: door)
        #expect(try await ask(door).text.contains("2.0;Success"))
        let refused = try await door.send(
            "ACL",
            Self.outbox,
            body: Say.acl(Say.ace(Say.href("bruno"), grant: "read"))
        )
        #expect(refused.status == 403 && refused.text.contains("<D:not-supported-privilege/>"))
    }

    @Test func whoActsForSomebodyWorksWithTheirMessages() async throws {
        let door = try await DoorFixture()
        let bruno = try await door.principal("bruno").id
        let inbox = "/dav/calendars/ana/inbox/"
        let asked = Samples.object(
            "VEVENT",
            Meeting.head("m", "20251113T090000Z") + ["ORGANIZER:mailto:carla@example.org", Meeting.attendee("ana")]
        )
        _ = try await door.send("PUT", "/dav/calendars/carla/calendar/m.ics", body: asked, as: "carla")

        try await door.accounts.setDelegates([bruno], of: door.ana.id, access: .read)
        let listed = try await door.propfind(inbox, "getetag", depth: "1", as: "bruno")
        let message = try #require(
            listed.text.firstMatch(of: /\/dav\/calendars\/ana\/inbox\/[0-9a-f-]+\.ics/).map { String($0.output) }
        )
        #expect(try await door.send("GET", message, as: "bruno").text.contains("METHOD:REQUEST"))
        let state = try await door.propfind(inbox, "C:schedule-default-calendar-URL", as: "bruno")
        #expect(state.text.contains(DoorFixture.calendar))
        #expect(try await door.send("DELETE", message, as: "bruno").status == 403)
        expectRefusal(try await ask(door), "schedule-send-freebusy")

        try await door.accounts.setDelegates([bruno], of: door.ana.id, access: .write)
        #expect(try await door.send("DELETE", message, as: "bruno").status == 204)
        #expect(try await door.send("DELETE", inbox, as: "bruno").status == 403)
        #expect(try await ask(door).text.contains("2.0;Success"))
        let home = try await door.propfind(DoorFixture.home, "resourcetype", depth: "1", as: "bruno")
        #expect(home.text.contains(inbox) && home.text.contains(Self.outbox) && !home.text.contains("travel"))
        let invited = try await put(DoorFixture.calendar + "n.ics", Meeting.event("n", attendees: ["carla"]), door)
        #expect(invited.status == 201)
        #expect(try await door.methods(of: "carla") == ["REQUEST"])
        let copy = try #require(try await door.copy("m", of: "ana"))
        #expect(try await put(copy.path, DoorFixture.answering(copy.text, "DECLINED", as: "ana"), door).status == 204)
        #expect(try await door.copy("m", of: "carla")?.text.contains("PARTSTAT=DECLINED") == true)
    }

    /// CalendarServer's sharing §5.5.5: who is invited, and writes in the organizer's calendar, answers there.
    @Test func anAnswerInTheSharedCopyIsOnesOwn() async throws {
        let door = try await DoorFixture()
        let share = try await shared(door)
        try await door.put("m.ics", Meeting.event("m", attendees: ["bruno", "carla"]))
        let seen = try await door.send("GET", share + "m.ics", as: "bruno").text
        let unfolded = seen.replacing("\r\n ", with: "")
        let answered = DoorFixture.answering(unfolded, "TENTATIVE", as: "bruno")
        #expect(try await put(share + "m.ics", answered, door).status == 204)
        for person in ["ana", "bruno", "carla"] {
            let line = try #require(try await door.copy("m", of: person)?.text.line(of: "bruno"))
            #expect(line.contains("PARTSTAT=TENTATIVE"), "\(person)")
        }
        // Nothing is sent: neither an answer nor a second invitation.
        #expect(try await door.methods(of: "ana") == [])
        #expect(try await door.methods(of: "bruno") == ["REQUEST"])
        #expect(try await door.methods(of: "carla") == ["REQUEST"])
        let others = DoorFixture.answering(answered, "ACCEPTED", as: "carla")
        let refused = try await put(share + "m.ics", others, door)
        #expect(refused.text.contains("allowed-organizer-scheduling-object-change"))
    }
}
