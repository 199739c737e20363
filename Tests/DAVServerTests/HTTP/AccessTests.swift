import DAVServer
import Testing

@Suite struct AccessTests {
    @Test func refusesWrongLogins() async throws {
        let door = try await DoorFixture()
        for header in [
            "Basic", "Basic !", "Bearer x", "Basic " + String(repeating: "A", count: 9000), "Basic bm9jb2xvbg==",
        ] {
            let answer = try await door.send("PROPFIND", "/", ["Authorization": header], as: nil)
            #expect(answer.status == 401)
            #expect(answer.field("WWW-Authenticate") != nil)
        }
        #expect(
            try await door.send("PROPFIND", "/", ["Authorization": basic("ana", "secret-bruno")], as: nil).status == 401
        )
    }

    /// Names are not case-sensitive at log-in; passwords may hold colons.
    @Test func readsCredentials() async throws {
        let door = try await DoorFixture()
        #expect(
            try await door.send("PROPFIND", "/", ["Authorization": basic("ANA", "secret-ana")], as: nil).status == 207
        )
    }

    @Test func plainHTTPIsForThisMachineOnly() async throws {
        let door = try await DoorFixture()
        #expect(try await door.send("PROPFIND", "/", from: "127.0.0.1").status == 207)
        #expect(try await door.send("PROPFIND", "/", from: "::1").status == 207)
        #expect(try await door.send("PROPFIND", "/", from: "192.0.2.7").status == 403)
        // Whoever is no named proxy is not believed.
        #expect(try await door.send("PROPFIND", "/", ["X-Forwarded-Proto": "https"], from: "192.0.2.7").status == 403)
        let secure = try await DoorFixture(configuration: DAVConfiguration(isTLS: true))
        #expect(try await secure.send("PROPFIND", "/", from: "192.0.2.7").status == 207)
    }

    @Test func believesNamedProxies() async throws {
        let door = try await DoorFixture(configuration: DAVConfiguration(trustedProxies: ["192.0.2.1"]))
        let https = [
            "X-Forwarded-Proto": "https", "X-Forwarded-For": "198.51.100.1", "X-Forwarded-Host": "public.example",
        ]
        #expect(try await door.send("PROPFIND", "/", https, from: "192.0.2.1").status == 207)
        #expect(try await door.send("PROPFIND", "/", ["X-Forwarded-Proto": "http"], from: "192.0.2.1").status == 403)
        try await door.put("a.ics", Samples.event("a"))
        let moved = try await door.send(
            "MOVE",
            DoorFixture.calendar + "a.ics",
            https.merging(["Destination": "https://public.example\(DoorFixture.calendar)b.ics"]) { $1 },
            from: "192.0.2.1"
        )
        #expect(moved.status == 201)
    }

    @Test func standsBelowAPrefix() async throws {
        let door = try await DoorFixture(configuration: DAVConfiguration(prefix: ["cal", "our own"]))
        for path in ["/cal/our%20own/dav/calendars/ana/", "/dav/calendars/ana/"] {
            let answer = try await door.send("PROPFIND", path, ["Depth": "1"])
            #expect(answer.text.contains("<D:href>/cal/our%20own/dav/calendars/ana/calendar/</D:href>"))
        }
        #expect(try await door.send("GET", "/.well-known/caldav").field("Location") == "/cal/our%20own/dav/")
        #expect(try await door.send("PROPFIND", "/cal/dav/", ["Depth": "0"]).status == 404)
    }
}
