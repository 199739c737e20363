import Accounts
import Testing

@Suite struct DiscoveryTests {
    private static let principalBody = """
        <propfind xmlns="DAV:"><prop><current-user-principal/><principal-URL/><resourcetype/></prop></propfind>
        """

    @Test(arguments: ["/", "/.well-known/caldav", "/dav/", "/dav"])
    func tellsThePrincipalWithoutARedirect(path: String) async throws {
        let door = try await DoorFixture()
        let answer = try await door.send("PROPFIND", path, ["Depth": "0"], body: Self.principalBody)
        #expect(answer.status == 207)
        #expect(answer.text.contains("<D:current-user-principal><D:href>/dav/principals/ana/</D:href>"))
        // RFC 4918 §9.1: of the address that was asked; a collection is told with its slash (§5.2).
        #expect(answer.text.contains("<D:response><D:href>\(path == "/dav" ? "/dav/" : path)</D:href>"))
        #expect(
            answer.field("DAV")
                == "1, 2, 3, access-control, extended-mkcol, calendar-access, calendar-schedule, "
                + "calendar-auto-schedule, "
                + "calendar-availability, calendar-managed-attachments, calendar-no-timezone, calendar-proxy, "
                + "calendarserver-sharing, calendarserver-principal-search"
        )
    }

    @Test(arguments: ["/", "/.well-known/caldav"])
    func redirectsBrowsersRelatively(path: String) async throws {
        let answer = try await DoorFixture().send("GET", path, as: nil)
        #expect(answer.status == 302)
        #expect(answer.field("Location") == "/dav/")
    }

    /// RFC 6764 §5: whether the answer may be kept is said.
    @Test func theRedirectIsAskedForAgain() async throws {
        let door = try await DoorFixture()
        #expect(
            try await door.send("GET", "/.well-known/caldav", as: nil).field("Cache-Control") == "private, no-cache"
        )
    }

    @Test func asksForALogin() async throws {
        let door = try await DoorFixture()
        for path in ["/", "/dav/calendars/ana/", "/dav/calendars/ana/calendar/x.ics", "/dav/principals/nobody/"] {
            let answer = try await door.send("PROPFIND", path, ["Depth": "0"], as: nil)
            #expect(answer.status == 401)
            #expect(answer.field("WWW-Authenticate") == "Basic realm=\"Travlendar+\", charset=\"UTF-8\"")
        }
    }

    @Test func optionsNeedNoLoginAndTellNothing() async throws {
        let door = try await DoorFixture()
        let own = try await door.send("OPTIONS", "/dav/calendars/ana/", as: nil)
        let absent = try await door.send("OPTIONS", "/dav/calendars/nobody/", as: nil)
        #expect(own.status == 200)
        #expect(own.fields == absent.fields)
        #expect(own.field("Allow")?.contains("PROPFIND") == true)
        #expect(
            own.field("DAV")
                == "1, 2, 3, access-control, extended-mkcol, calendar-access, calendar-schedule, "
                + "calendar-auto-schedule, "
                + "calendar-availability, calendar-managed-attachments, calendar-no-timezone, calendar-proxy, "
                + "calendarserver-sharing, calendarserver-principal-search"
        )
    }

    @Test func principalNamesTheHome() async throws {
        let answer = try await DoorFixture().send(
            "PROPFIND",
            "/dav/principals/ana/",
            ["Depth": "0"],
            body: """
                <propfind xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav" xmlns:CS="http://calendarserver.org/ns/">
                <prop><C:calendar-home-set/><C:calendar-user-address-set/><C:schedule-inbox-URL/>
                <CS:email-address-set/><displayname/><principal-collection-set/>\
                <supported-report-set/></prop></propfind>
                """
        )
        try expectSnapshot(xml: answer.body, named: "propfind-principal-0")
    }

    @Test func homeListsCalendars() async throws {
        let answer = try await DoorFixture().send(
            "PROPFIND",
            DoorFixture.home,
            ["Depth": "1"],
            body: """
                <propfind xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav" xmlns:CS="http://calendarserver.org/ns/"
                xmlns:A="http://apple.com/ns/ical/"><prop><resourcetype/><displayname/><owner/><CS:getctag/>\
                <sync-token/>
                <current-user-privilege-set/><supported-report-set/><C:supported-calendar-component-set/>
                <C:schedule-calendar-transp/><A:calendar-color/><A:calendar-order/>\
                <CS:push-transports/></prop></propfind>
                """
        )
        #expect(answer.status == 207)
        try expectSnapshot(xml: answer.body, named: "propfind-home-1")
    }

    @Test func othersAreAbsent() async throws {
        let door = try await DoorFixture()
        let paths = [
            "/dav/calendars/%/", "/dav/calendars/%/calendar/", "/dav/calendars/%/calendar/x.ics",
        ]
        for path in paths {
            let other = try await door.send("PROPFIND", path.replacing("%", with: "bruno"), ["Depth": "0"])
            let nobody = try await door.send("PROPFIND", path.replacing("%", with: "nobody"), ["Depth": "0"])
            #expect(other.status == 404)
            #expect(other.body == nobody.body)
        }
        for path in ["/dav/principals/", "/dav/calendars/"] {
            let answer = try await door.send("PROPFIND", path, ["Depth": "1"])
            #expect(!answer.text.contains("bruno"))
            #expect(answer.text.contains("/ana/"))
        }
    }

    @Test func minimalAnswersLeaveOutWhatIsMissing() async throws {
        let door = try await DoorFixture()
        let body = "<propfind xmlns='DAV:'><prop><displayname/><x xmlns='urn:x'/></prop></propfind>"
        for fields in [["Prefer": "return=minimal"], ["Brief": "t"]] {
            let answer = try await door.send(
                "PROPFIND",
                DoorFixture.calendar,
                fields.merging(["Depth": "0"]) { first, _ in first },
                body: body
            )
            #expect(!answer.text.contains("urn:x"))
            #expect(answer.field("Preference-Applied") == "return=minimal")
        }
    }

    @Test func infiniteDepthIsForCalendarsOnly() async throws {
        let door = try await DoorFixture()
        let home = try await door.send("PROPFIND", DoorFixture.home, ["Depth": "infinity"])
        #expect(home.status == 403)
        #expect(home.text.contains("<D:propfind-finite-depth/>"))
        #expect(try await door.send("PROPFIND", DoorFixture.calendar, ["Depth": "infinity"]).status == 207)
        #expect(try await door.send("PROPFIND", DoorFixture.home, ["Depth": "3"]).status == 400)
    }

    /// Delegates find calendars, but not files.
    @Test func aDelegateSeesAHome() async throws {
        let door = try await DoorFixture()
        #expect(try await door.send("PUT", DoorFixture.home + "note", body: "x").status == 201)
        let carla = try await door.principal("carla")
        #expect(try await door.propfind(DoorFixture.home, "resourcetype", depth: "1", as: "carla").status == 404)
        try await door.accounts.setDelegates([carla.id], of: door.ana.id, access: .read)
        let seen = try await door.propfind(DoorFixture.home, "resourcetype", depth: "1", as: "carla")
        #expect(seen.status == 207)
        #expect(seen.text.contains("<D:href>\(DoorFixture.calendar)</D:href>"))
        #expect(!seen.text.contains("note"))
    }
}
