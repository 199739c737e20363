import DAVServer
import Testing

/// The limits of what sharees may do.
@Suite struct ShareBoundsTests {
    private typealias Say = SharingSamples
    private static let calDAV = "urn:ietf:params:xml:ns:caldav"

    @Test func acceptingAgainGrantsNothing() async throws {
        let door = try await DoorFixture()
        let uid = try await door.inviteBruno("read-write")
        #expect(try await door.answer(uid, "accepted").status == 200)
        let share = try #require(try await door.shareOfBruno())
        _ = try await door.setAccess(Say.ace(Say.href("bruno"), grant: "read", "write-content"))
        for answer in ["accepted", "declined", "accepted"] {
            #expect(try await door.answer(uid, answer).status == 200)
        }
        #expect(try await door.send("PUT", share + "b.ics", body: Samples.event("b"), as: "bruno").status == 403)
        // Set again to what it looks like, it stays as narrow.
        _ = try await door.inviteBruno("read-write")
        #expect(try await door.send("PUT", share + "b.ics", body: Samples.event("b"), as: "bruno").status == 403)
    }

    @Test(arguments: ["accepted", "declined", ""])
    func aListWithoutThePersonEndsTheInvitation(answer: String) async throws {
        let door = try await DoorFixture()
        let uid = try await door.inviteBruno("read-write")
        if !answer.isEmpty { #expect(try await door.answer(uid, answer).status == 200) }
        #expect(try await door.setAccess().status == 200)
        #expect(try await door.answer(uid, "accepted").status == 404)
        #expect(try await door.shareOfBruno() == nil)
    }

    @Test func whoHasDeclinedIsAskedAgain() async throws {
        let door = try await DoorFixture()
        for access in ["read", "read", "read-write"] {
            let uid = try await door.inviteBruno(access)
            let message = "\(DoorFixture.messagesOfBruno)invite-\(uid).xml"
            #expect(try await door.send("GET", message, as: "bruno").text.contains("invite-noresponse"))
            #expect(try await door.propfind(DoorFixture.calendar, "CS:invite").text.contains("invite-noresponse"))
            #expect(try await door.answer(uid, "declined").status == 200)
            #expect(try await door.send("DELETE", message, as: "bruno").status == 204)
        }
    }

    @Test func messagesNameTheInvitedAndTheOwner() async throws {
        let door = try await DoorFixture()
        let host = "<CS:hosturl><D:href>/dav/calendars/ana/calendar/</D:href></CS:hosturl>"
        let uid = try await door.inviteBruno("read")
        let message = try await door.send("GET", "\(DoorFixture.messagesOfBruno)invite-\(uid).xml", as: "bruno").text
        #expect(message.contains("</CS:uid><D:href>mailto:bruno@example.org</D:href>") && message.contains(host))
        _ = try await door.answer(uid, "accepted")
        #expect(try await door.send("GET", "/dav/calendars/ana/notifications/reply-\(uid).xml").text.contains(host))

        // Somebody who may change the share invites in the owner's name.
        _ = try await door.setAccess(Say.ace(Say.href("bruno"), grant: "read", "write-acl"))
        let share = try #require(try await door.shareOfBruno())
        let body = Say.share(Say.set("mailto:carla@example.org", "read"))
        #expect(try await door.post(share, body, as: "bruno").status == 200)
        let place = "/dav/calendars/carla/notifications/"
        let list = try await door.send("PROPFIND", place, ["Depth": "1"], as: "carla").text
        let name = try #require(list.firstMatch(of: /invite-[0-9a-f-]{36}\.xml/)?.output)
        let carlas = try await door.send("GET", place + name, as: "carla").text
        #expect(carlas.contains(host))
        #expect(carlas.contains("<CS:organizer><D:href>mailto:ana@example.org</D:href>"))
        #expect(carlas.contains("</CS:uid><D:href>mailto:carla@example.org</D:href>"))
    }

    @Test func invitationsAreBounded() async throws {
        let door = try await DoorFixture()
        let long = String(repeating: "x", count: 1001)
        for content in [
            Say.set("mailto:bruno@example.org", "read", summary: long),
            String(repeating: Say.set("mailto:bruno@example.org", "read"), count: 201),
        ] {
            #expect(try await door.post(DoorFixture.calendar, Say.share(content)).status == 403)
        }
        let twice = Say.set("mailto:bruno@example.org", "read") + Say.set("mailto:bruno@example.org", "read-write")
        #expect(try await door.post(DoorFixture.calendar, Say.share(twice)).status == 200)
        let list = try await door.send("PROPFIND", DoorFixture.messagesOfBruno, ["Depth": "1"], as: "bruno").text
        #expect(list.matches(of: /<D:href>[^<]*invite-[0-9a-f-]{36}\.xml<\/D:href>/).count == 1)
        #expect(try await door.propfind(DoorFixture.calendar, "CS:invite").text.contains("CS:read-write"))
    }

    @Test func reportsLeaveOutWhatIsNotRead() async throws {
        let door = try await DoorFixture()
        let home = "/dav/calendars/bruno/"
        try await door.put("a.ics", Samples.event("secret"))
        #expect(
            try await door.send("PUT", home + "calendar/own.ics", body: Samples.event("own"), as: "bruno").status == 201
        )
        _ = try await door.setAccess(Say.ace(Say.href("bruno"), grant: "write-content"))
        let share = try #require(try await door.shareOfBruno())
        let opaque = """
            <D:propertyupdate xmlns:D="DAV:" \
            xmlns:C="\(Self.calDAV)"><D:set><D:prop><C:schedule-calendar-transp><C:opaque/>\
            </C:schedule-calendar-transp></D:prop></D:set></D:propertyupdate>
            """
        #expect(try await door.send("PROPPATCH", share, body: opaque, as: "bruno").text.contains("200 OK"))

        func report(_ name: String, _ content: String) async throws -> DoorAnswer {
            let body = """
                <C:\(name) xmlns:D="DAV:" xmlns:C="\(Self.calDAV)">\(content)</C:\(name)>
                """
            return try await door.send("REPORT", home, ["Depth": "infinity"], body: body, as: "bruno")
        }
        let data = "<D:prop><C:calendar-data/></D:prop>"
        let query = try await report(
            "calendar-query",
            data + "<C:filter><C:comp-filter name=\"VCALENDAR\"/></C:filter>"
        )
        #expect(query.status == 207 && query.text.contains("own.ics") && !query.text.contains("secret"))
        let hrefs = [share + "a.ics", home + "calendar/own.ics"].map { "<D:href>\($0)</D:href>" }.joined()
        let got = try await report("calendar-multiget", data + hrefs)
        #expect(got.status == 207 && got.text.contains("UID:own") && !got.text.contains("secret"))
        #expect(got.text.contains("403 Forbidden"))
        let range = "<C:time-range start=\"20251112T000000Z\" end=\"20251113T000000Z\"/>"
        #expect(try await report("free-busy-query", range).status == 200)
    }

    @Test func ownersLocksDoNotHoldSharees() async throws {
        let door = try await DoorFixture()
        try await door.put("a.ics", Samples.event("a"))
        _ = try await door.setAccess(Say.ace(Say.href("bruno"), grant: "read"))
        let share = try #require(try await door.shareOfBruno())
        let lock = """
            <lockinfo xmlns="DAV:"><lockscope><exclusive/></lockscope><locktype><write/></locktype></lockinfo>
            """
        #expect(try await door.send("LOCK", DoorFixture.calendar, ["Depth": "infinity"], body: lock).status == 200)
        #expect(
            try await door.propfind(share, "supportedlock", as: "bruno").text.contains("<D:supportedlock/>")
        )
        let name = """
            <D:propertyupdate \
            xmlns:D="DAV:"><D:set><D:prop><D:displayname>Hers</D:displayname></D:prop></D:set></D:propertyupdate>
            """
        #expect(try await door.send("PROPPATCH", share, body: name, as: "bruno").text.contains("200 OK"))
        #expect(try await door.send("DELETE", share, as: "bruno").status == 204)
        #expect(try await door.shareOfBruno() == nil)
        #expect(try await door.send("GET", DoorFixture.calendar + "a.ics").status == 200)
    }

    @Test func whoReadsNothingIsToldLittle() async throws {
        let door = try await DoorFixture()
        let set = """
            <D:propertyupdate xmlns:D="DAV:" \
            xmlns:C="\(Self.calDAV)"><D:set><D:prop><D:displayname>Plans</D:displayname>\
            <C:calendar-description>secret</C:calendar-description><x \
            xmlns="urn:x">secret</x></D:prop></D:set></D:propertyupdate>
            """
        #expect(try await door.send("PROPPATCH", DoorFixture.calendar, body: set).text.contains("200 OK"))
        _ = try await door.setAccess(Say.ace(Say.href("bruno"), grant: "read-free-busy"))
        let lock = """
            <lockinfo \
            xmlns="DAV:"><lockscope><exclusive/></lockscope><locktype><write/></locktype>\
            <owner>secret</owner></lockinfo>
            """
        #expect(try await door.send("LOCK", DoorFixture.calendar, ["Depth": "0"], body: lock).status == 200)
        let share = try #require(try await door.shareOfBruno())
        let names = ["displayname", "C:calendar-description", "sync-token", "CS:getctag", "lockdiscovery"]
        for place in [share, DoorFixture.calendar] {
            let told = try await door.propfind(place, names[0], names[1], names[2], names[3], names[4], as: "bruno")
            #expect(told.status == 207 && told.text.contains("Plans"))
            #expect(!told.text.contains("secret") && !told.text.contains("urn:travlendar:sync/"))
            let all = try await door.send("PROPFIND", place, ["Depth": "0"], as: "bruno")
            #expect(all.status == 207 && !all.text.contains("secret"))
        }
        #expect(try await door.propfind(DoorFixture.calendar, names[1], names[2]).text.contains("urn:travlendar:sync/"))
    }
}
