import Accounts
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

    @Test func asksToWaitWhereTooManyLogIn() async throws {
        let door = try await DoorFixture(queue: HashQueue(slots: 0, places: 0))
        let answer = try await door.send("PROPFIND", "/")
        #expect(answer.status == 503)
        #expect(answer.field("Retry-After").flatMap { Int($0) } ?? 0 > 0)
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
