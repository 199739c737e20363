import DAVServer
import Testing

/// CalendarServer's sharing with invitations, as Apple's client speaks it.
@Suite struct ShareInvitationTests {
    private typealias Say = SharingSamples
    private static let messages = DoorFixture.messagesOfBruno

    @Test func invitesAcceptsAndRevokes() async throws {
        let door = try await DoorFixture()
        try await door.put("a.ics", Samples.event("a"))
        let uid = try await door.inviteBruno("read")
        #expect(try await door.shareOfBruno() == nil)
        #expect(try await door.send("GET", DoorFixture.calendar + "a.ics", as: "bruno").status == 404)
        let note = try await door.send("GET", "\(Self.messages)invite-\(uid).xml", as: "bruno")
        #expect(note.field("Content-Type") == "application/xml; charset=utf-8")
        for part in [
            "CS:invite-noresponse", "CS:read", "/dav/calendars/ana/calendar/", "Ours", "mailto:ana@example.org",
        ] {
            #expect(note.text.contains(part), "\(part)")
        }
        var owners = try await door.propfind(
            DoorFixture.calendar,
            "CS:invite",
            "resourcetype",
            "CS:allowed-sharing-modes"
        )
        #expect(owners.text.contains("CS:invite-noresponse") && owners.text.contains("CS:shared-owner"))
        #expect(owners.text.contains("CS:can-be-shared"))

        let accepted = try await door.post("/dav/calendars/bruno/", Say.reply(uid, "accepted"), as: "bruno")
        #expect(accepted.status == 200)
        let share = try #require(try await door.shareOfBruno())
        #expect(accepted.text.contains("<D:href>\(share)</D:href>"))
        let seen = try await door.propfind(share, "resourcetype", "CS:shared-url", "CS:invite", "owner", as: "bruno")
        #expect(seen.text.contains("<D:resourcetype><D:collection/><C:calendar/><CS:shared/></D:resourcetype>"))
        #expect(seen.text.contains("<CS:shared-url><D:href>/dav/calendars/ana/calendar/</D:href></CS:shared-url>"))
        #expect(seen.text.contains("<D:owner><D:href>/dav/principals/ana/</D:href></D:owner>"))
        #expect(seen.text.contains("<CS:organizer><D:href>/dav/principals/ana/</D:href>"))
        #expect(try await door.send("GET", share + "a.ics", as: "bruno").status == 200)
        let changed = Samples.event("a", "LOCATION:x")
        #expect(try await door.send("PUT", share + "a.ics", body: changed, as: "bruno").status == 403)
        owners = try await door.propfind(DoorFixture.calendar, "CS:invite")
        #expect(owners.text.contains("CS:invite-accepted"))
        let answers = try await door.send("PROPFIND", "/dav/calendars/ana/notifications/", ["Depth": "1"])
        #expect(answers.text.contains("reply-\(uid).xml"))

        #expect(try await door.inviteBruno("read-write") == uid)
        #expect(try await door.send("PUT", share + "b.ics", body: Samples.event("b"), as: "bruno").status == 201)

        // Taking it out of the home is declining.
        #expect(try await door.send("DELETE", share, as: "bruno").status == 204)
        #expect(try await door.propfind(DoorFixture.calendar, "CS:invite").text.contains("CS:invite-declined"))
        #expect(try await door.send("GET", DoorFixture.calendar + "a.ics").status == 200)
        #expect(try await door.post("/dav/calendars/bruno/", Say.reply(uid, "accepted"), as: "bruno").status == 200)

        let removal = Say.share("<CS:remove><D:href>mailto:bruno@example.org</D:href></CS:remove>")
        #expect(try await door.post(DoorFixture.calendar, removal).status == 200)
        #expect(try await door.shareOfBruno() == nil)
        #expect(
            try await door.send("GET", "\(Self.messages)invite-\(uid).xml", as: "bruno").text.contains("invite-deleted")
        )
        #expect(!(try await door.propfind(DoorFixture.calendar, "resourcetype").text.contains("shared-owner")))
        #expect(try await door.send("DELETE", "\(Self.messages)invite-\(uid).xml", as: "bruno").status == 204)
    }

    /// §4, §4.2.1: a message's kind is told with its attributes; the collection is named as both specifications have
    /// it.
    @Test func notificationsSayWhatTheyAre() async throws {
        let door = try await DoorFixture()
        let uid = try await door.inviteBruno("read")
        let type = try await door.propfind(Self.messages, "resourcetype", as: "bruno").text
        #expect(type.contains("<D:collection/><CS:notification/><CS:notifications/>"))
        let message = "\(Self.messages)invite-\(uid).xml"
        let kind = try await door.propfind(message, "CS:notificationtype", as: "bruno").text
        #expect(
            kind.contains(
                "<CS:notificationtype><CS:invite-notification shared-type=\"calendar\"/></CS:notificationtype>"
            )
        )
        #expect(
            try await door.send("GET", message, as: "bruno").text.contains(
                "<CS:invite-notification shared-type=\"calendar\">"
            )
        )
        let sync = """
            <D:sync-collection xmlns:D="DAV:" xmlns:CS="http://calendarserver.org/ns/"><D:sync-token/>\
            <D:sync-level>1</D:sync-level><D:prop><CS:notificationtype/></D:prop></D:sync-collection>
            """
        let changes = try await door.send("REPORT", Self.messages, ["Depth": "0"], body: sync, as: "bruno")
        #expect(changes.status == 207 && changes.text.contains("shared-type=\"calendar\""))
    }

    /// §6.14: the owner's words are told where they change, the sharee's name their calendar.
    @Test func summariesGoBothWays() async throws {
        let door = try await DoorFixture()
        let uid = try await door.inviteBruno("read")
        let message = "\(Self.messages)invite-\(uid).xml"
        let long = Say.reply(uid, "accepted", summary: String(repeating: "x", count: 1001))
        #expect(try await door.post("/dav/calendars/bruno/", long, as: "bruno").status == 403)
        #expect(try await door.shareOfBruno() == nil)
        let accepted = Say.reply(uid, "accepted", summary: "Hers &amp; ours")
        #expect(try await door.post("/dav/calendars/bruno/", accepted, as: "bruno").status == 200)
        let share = try #require(try await door.shareOfBruno())
        #expect(try await door.propfind(share, "displayname", as: "bruno").text.contains(">Hers &amp; ours<"))
        #expect(!(try await door.propfind(DoorFixture.calendar, "displayname").text.contains("Hers")))
        let reply = try await door.send("GET", "/dav/calendars/ana/notifications/reply-\(uid).xml").text
        #expect(reply.contains("<CS:summary>Hers &amp; ours</CS:summary>"))
        // Said again by another device, it takes no later name away.
        let rename = """
            <D:propertyupdate xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:set><D:prop>\
            <D:displayname>Mine</D:displayname><C:calendar-description>own \
            words</C:calendar-description></D:prop></D:set>\
            </D:propertyupdate>
            """
        #expect(try await door.send("PROPPATCH", share, body: rename, as: "bruno").text.contains("200 OK"))
        #expect(try await door.post("/dav/calendars/bruno/", accepted, as: "bruno").status == 200)
        let named = try await door.propfind(share, "displayname", "C:calendar-description", as: "bruno").text
        #expect(named.contains(">Mine<") && named.contains(">own words<"))
        #expect(!(try await door.propfind(DoorFixture.calendar, "C:calendar-description").text.contains("own words")))

        // The owner's new words are a change of the invitation; access alone leaves them.
        #expect(try await door.send("DELETE", message, as: "bruno").status == 204)
        let same = Say.share(Say.set("mailto:bruno@example.org", "read"))
        #expect(try await door.post(DoorFixture.calendar, same).status == 200)
        #expect(try await door.send("GET", message, as: "bruno").status == 404)
        let words = Say.share(Say.set("mailto:bruno@example.org", "read", summary: "Family"))
        #expect(try await door.post(DoorFixture.calendar, words).status == 200)
        var told = try await door.send("GET", message, as: "bruno").text
        #expect(told.contains("<CS:invite-accepted/>") && told.contains("<CS:summary>Family</CS:summary>"))
        let access = Say.share("<CS:set><D:href>mailto:bruno@example.org</D:href><CS:read-write/></CS:set>")
        #expect(try await door.post(DoorFixture.calendar, access).status == 200)
        told = try await door.send("GET", message, as: "bruno").text
        #expect(told.contains("<CS:read-write/>") && told.contains("<CS:summary>Family</CS:summary>"))
    }

    /// §5.4.1, §5.4.2: the owner is told that a sharee has taken the calendar out of their home.
    @Test func takingTheCalendarOutIsTold() async throws {
        let door = try await DoorFixture()
        let uid = try await door.inviteBruno("read")
        #expect(try await door.answer(uid, "accepted").status == 200)
        let share = try #require(try await door.shareOfBruno())
        let reply = "/dav/calendars/ana/notifications/reply-\(uid).xml"
        #expect(try await door.send("GET", reply).text.contains("<CS:invite-accepted/>"))
        let before = try await door.propfind(DoorFixture.calendar, "CS:getctag").text
        #expect(try await door.send("DELETE", share, as: "bruno").status == 204)
        #expect(try await door.shareOfBruno() == nil)
        #expect(try await door.send("GET", reply).text.contains("<CS:invite-declined/>"))
        // Clients look at CS:invite again where the calendar has changed.
        #expect(try await door.propfind(DoorFixture.calendar, "CS:getctag").text != before)
        #expect(try await door.send("DELETE", share, as: "bruno").status == 404)
    }

    /// §5.3.2: nobody is taken away who is not there.
    @Test func strangersAreRemovedWithoutAWord() async throws {
        let door = try await DoorFixture()
        let uid = try await door.inviteBruno("read")
        for address in ["mailto:nobody@example.org", "mailto:carla@example.org"] {
            let removal = Say.share("<CS:remove><D:href>\(address)</D:href></CS:remove>")
            #expect(try await door.post(DoorFixture.calendar, removal).status == 200)
        }
        #expect(try await door.answer(uid, "accepted").status == 200)
    }

    @Test func declines() async throws {
        let door = try await DoorFixture()
        let uid = try await door.inviteBruno("read-write")
        #expect(try await door.post("/dav/calendars/bruno/", Say.reply(uid, "declined"), as: "bruno").status == 200)
        #expect(try await door.shareOfBruno() == nil)
        #expect(try await door.propfind(DoorFixture.calendar, "CS:invite").text.contains("CS:invite-declined"))
    }

    @Test func refusesWhatIsNoneOfTheirs() async throws {
        let door = try await DoorFixture()
        let uid = try await door.inviteBruno("read")
        #expect(try await door.post(DoorFixture.home, Say.reply(uid, "accepted")).status == 404)
        #expect(
            try await door.post("/dav/calendars/bruno/", Say.reply("absent", "accepted"), as: "bruno").status == 404
        )
        for address in ["mailto:nobody@example.org", "mailto:ana@example.org", "nonsense"] {
            let answer = try await door.post(DoorFixture.calendar, Say.share(Say.set(address, "read")))
            #expect(answer.status == 403)
            #expect(answer.text.contains("recognized-principal"))
        }
        #expect(try await door.post(DoorFixture.calendar, Say.share("<CS:set/>")).status == 400)
        let other = try await door.post(DoorFixture.calendar, "<x/>")
        #expect(other.status == 403 && other.text.contains("supported-calendar-data"))
        #expect(try await door.send("PUT", Self.messages + "x.xml", body: "x", as: "bruno").status == 403)
        #expect(try await door.send("DELETE", Self.messages, as: "bruno").status == 403)
        #expect(try await door.send("PROPFIND", Self.messages).status == 404)
    }

    @Test func colourAndNameAreOnesOwn() async throws {
        let door = try await DoorFixture()
        _ = try await door.setAccess(Say.ace(Say.href("bruno"), grant: "read"))
        let share = try #require(try await door.shareOfBruno())
        let body = """
            <D:propertyupdate xmlns:D="DAV:" \
            xmlns:A="http://apple.com/ns/ical/"><D:set><D:prop><D:displayname>Hers</D:displayname>\
            <A:calendar-color>#123456</A:calendar-color><A:x>y</A:x></D:prop></D:set></D:propertyupdate>
            """
        #expect(try await door.send("PROPPATCH", share, body: body, as: "bruno").text.contains("200 OK"))
        #expect(try await door.propfind(share, "displayname", as: "bruno").text.contains("Hers"))
        #expect(!(try await door.propfind(DoorFixture.calendar, "displayname").text.contains("Hers")))
    }

    @Test func alarmsAreOnesOwn() async throws {
        let door = try await DoorFixture()
        _ = try await door.setAccess(Say.ace(Say.href("bruno"), grant: "read", "write"))
        let share = try #require(try await door.shareOfBruno())
        let alarm = ["BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:x", "TRIGGER:-PT5M", "END:VALARM"]
        let owners = Samples.object(
            "VEVENT",
            ["UID:a", "DTSTAMP:20251101T000000Z", "DTSTART:20251112T090000Z", "DURATION:PT1H"] + alarm
        )
        let tag = try #require(try await door.put("a.ics", owners).field("ETag"))
        let seen = try await door.send("GET", share + "a.ics", as: "bruno")
        #expect(!seen.text.contains("VALARM"))
        #expect(seen.field("ETag") != tag)
        let own = owners.replacing("-PT5M", with: "-PT2H")
        let put = try await door.send(
            "PUT",
            share + "a.ics",
            ["If-Match": try #require(seen.field("ETag"))],
            body: own,
            as: "bruno"
        )
        #expect(put.status == 204)
        let read = try await door.send("GET", share + "a.ics", as: "bruno")
        #expect(read.text == own && read.field("ETag") == put.field("ETag"))
        let listed = try await door.propfind(share, "getetag", "getcontentlength", depth: "1", as: "bruno")
        #expect(listed.text.contains(try #require(put.field("ETag")).filter { $0 != "\"" }))
        #expect(listed.text.contains(">\(own.utf8.count)<"))
        #expect(try await door.send("GET", DoorFixture.calendar + "a.ics").text == owners)
        #expect(try await door.send("GET", DoorFixture.calendar + "a.ics").field("ETag") == tag)
    }

    @Test func busyTimesOnly() async throws {
        let door = try await DoorFixture()
        try await door.put("a.ics", Samples.event("secret"))
        _ = try await door.setAccess(
            Say.ace(Say.href("bruno"), grant: "read-free-busy", "read-current-user-privilege-set")
        )
        let share = try #require(try await door.shareOfBruno())
        #expect(try await door.send("GET", share + "a.ics", as: "bruno").status == 403)
        #expect(try await door.send("GET", share + "absent.ics", as: "bruno").status == 403)
        let listed = try await door.send("PROPFIND", share, ["Depth": "1"], as: "bruno")
        #expect(listed.status == 207 && !listed.text.contains("a.ics"))
        let query = """
            <C:free-busy-query xmlns:C="urn:ietf:params:xml:ns:caldav"><C:time-range start="20251112T000000Z" \
            end="20251113T000000Z"/>\
            </C:free-busy-query>
            """
        let busy = try await door.send("REPORT", share, ["Depth": "1"], body: query, as: "bruno")
        #expect(busy.status == 200)
        #expect(busy.text.contains("FREEBUSY") && !busy.text.contains("secret"))
    }

    /// Reports say of objects in a shared calendar what PROPFIND says.
    @Test func reportsTellOfAccessWhatPropfindTells() async throws {
        let door = try await DoorFixture()
        try await door.put("a.ics", Samples.event("a"))
        _ = try await door.setAccess(Say.ace(Say.href("bruno"), grant: "read", "read-acl"))
        let share = try #require(try await door.shareOfBruno())
        func properties(_ answer: DoorAnswer) throws -> String {
            let owner = try #require(answer.text.firstMatch(of: /<D:owner>.*<\/D:acl>/).map { String($0.output) })
            #expect(owner.contains("/dav/principals/ana/") && owner.contains("/dav/principals/bruno/"))
            return owner
        }
        let names = "<D:prop><D:owner/><D:acl/></D:prop>"
        let found = try properties(try await door.propfind(share + "a.ics", "owner", "acl", as: "bruno"))
        for (element, rest) in [
            ("calendar-query", "<C:filter><C:comp-filter name=\"VCALENDAR\"/></C:filter>"),
            ("calendar-multiget", "<D:href>\(share)a.ics</D:href>"),
        ] {
            let body = """
                <C:\(element) xmlns:C="urn:ietf:params:xml:ns:caldav" xmlns:D="DAV:">\(names)\(rest)</C:\(element)>
                """
            let answer = try await door.send("REPORT", share, ["Depth": "1"], body: body, as: "bruno")
            #expect(try properties(answer) == found, "\(element)")
        }
    }

    /// The owner's properties of an object are as visible as the object.
    @Test func propertiesOfWhatIsShownInPartAreTheOwners() async throws {
        let door = try await DoorFixture()
        try await door.put("open.ics", Samples.event("open"))
        try await door.put("part.ics", Samples.event("part", "CLASS:CONFIDENTIAL"))
        _ = try await door.setAccess(Say.ace(Say.href("bruno"), grant: "read"))
        for name in ["open.ics", "part.ics"] {
            let answer = try await door.send(
                "PROPPATCH",
                DoorFixture.calendar + name,
                body: """
                    <D:propertyupdate xmlns:D="DAV:"><D:set><D:prop><note \
                    xmlns="urn:x">Surprise</note></D:prop></D:set>\
                    </D:propertyupdate>
                    """
            )
            #expect(answer.status == 207)
        }
        let body = "<D:propfind xmlns:D=\"DAV:\"><D:prop><note xmlns=\"urn:x\"/><D:getetag/></D:prop></D:propfind>"
        let listing = try await door.send("PROPFIND", DoorFixture.calendar, ["Depth": "1"], body: body, as: "bruno")
        #expect(listing.text.contains("part.ics"))
        #expect(listing.text.matches(of: /Surprise/).count == 1)
    }
}
