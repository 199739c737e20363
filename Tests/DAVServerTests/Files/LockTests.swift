import Foundation
import Testing

/// LOCK, UNLOCK and the If header (RFC 4918 §6, §7, §9.10, §9.11, §10.4).
@Suite struct LockTests {
    private let home = DoorFixture.home

    private func lock(
        _ door: DoorFixture,
        _ path: String,
        scope: String = "exclusive",
        _ fields: [String: String] = [:]
    ) async throws -> DoorAnswer {
        try await door.send(
            "LOCK",
            home + path,
            fields,
            body: """
                <lockinfo xmlns="DAV:"><lockscope><\(scope)/></lockscope><locktype><write/></locktype>
                <owner><href>http://ana.example/</href></owner></lockinfo>
                """
        )
    }

    private func token(_ answer: DoorAnswer) throws -> String { try #require(answer.field("Lock-Token")) }

    @Test func locksAFile() async throws {
        let door = try await DoorFixture()
        _ = try await door.send("PUT", home + "x", body: "1")
        let locked = try await lock(door, "x", ["Timeout": "Infinite, Second-100"])
        #expect(locked.status == 200)
        let token = try token(locked)
        #expect(token.hasPrefix("<urn:uuid:"))
        #expect(locked.text.contains("<href>http://ana.example/</href>"))
        #expect(locked.text.contains("<D:timeout>Second-86400</D:timeout>"))
        #expect(locked.text.contains("<D:lockroot><D:href>\(home)x</D:href></D:lockroot>"))
        let refused = try await door.send("PUT", home + "x", body: "2")
        #expect(refused.status == 423)
        #expect(refused.text.contains("<D:lock-token-submitted><D:href>\(home)x</D:href></D:lock-token-submitted>"))
        for method in ["DELETE", "MOVE"] {
            #expect(try await door.send(method, home + "x", ["Destination": home + "y"]).status == 423)
        }
        let update = "<propertyupdate xmlns=\"DAV:\"><set><prop><n xmlns=\"urn:x\">v</n></prop></set></propertyupdate>"
        #expect(try await door.send("PROPPATCH", home + "x", body: update).status == 423)
        // It keeps nobody from reading, nor from taking a copy.
        #expect(try await door.send("GET", home + "x").text == "1")
        #expect(try await door.send("COPY", home + "x", ["Destination": home + "y"]).status == 201)
        #expect(try await door.send("COPY", home + "y", ["Destination": home + "x"]).status == 423)
        let conflict = try await lock(door, "x", scope: "shared")
        #expect(conflict.status == 423)
        #expect(conflict.text.contains("<D:no-conflicting-lock><D:href>\(home)x</D:href></D:no-conflicting-lock>"))
        #expect(try await door.send("PUT", home + "x", ["If": "(\(token))"], body: "2").status == 204)
        #expect(try await door.send("UNLOCK", home + "y", ["Lock-Token": token]).status == 409)
        #expect(try await door.send("UNLOCK", home + "x", ["Lock-Token": "<urn:other>"]).status == 409)
        #expect(try await door.send("UNLOCK", home + "x").status == 400)
        #expect(try await door.send("UNLOCK", home + "x", ["Lock-Token": token]).status == 204)
        #expect(try await door.send("PUT", home + "x", body: "3").status == 204)
        #expect(try await door.send("PUT", home + "x", ["If": "(\(token))"], body: "4").status == 412)
    }

    @Test func tellsItsLocks() async throws {
        let door = try await DoorFixture()
        _ = try await door.send("MKCOL", home + "a/")
        _ = try await door.send("PUT", home + "a/x", body: "1")
        let token = try token(await lock(door, "a/", scope: "shared"))
        let body = "<propfind xmlns=\"DAV:\"><prop><lockdiscovery/><supportedlock/></prop></propfind>"
        let answer = try await door.send("PROPFIND", home + "a/", ["Depth": "1"], body: body)
        // The lock of the folder holds for what is in it.
        #expect(answer.text.components(separatedBy: token.dropFirst().dropLast()).count == 3)
        #expect(answer.text.contains("<D:lockscope><D:shared/></D:lockscope>"))
        #expect(answer.text.contains("<D:depth>infinity</D:depth>"))
        #expect(answer.text.contains("<D:lockentry><D:lockscope><D:exclusive/></D:lockscope>"))
        #expect(try await door.send("OPTIONS", home).field("DAV")?.hasPrefix("1, 2, 3") == true)
    }

    @Test func locksWhatIsNotThere() async throws {
        let door = try await DoorFixture()
        let locked = try await lock(door, "new")
        #expect(locked.status == 201)
        #expect(try await door.send("GET", home + "new").status == 200)
        #expect(try await door.send("GET", home + "new").body.isEmpty)
        #expect(try await lock(door, "none/new").status == 409)
        // An object is never empty.
        let object = try await lock(door, "calendar/new.ics")
        #expect(object.status == 403)
        #expect(object.text.contains("<C:valid-calendar-object-resource/>"))
        #expect(try await door.send("GET", home + "calendar/new.ics").status == 404)
        #expect(try await lock(door, "x/", scope: "none").status == 400)
        #expect(try await lock(door, "new2", ["Depth": "1"]).status == 400)
        #expect(try await door.send("LOCK", "/dav/principals/ana/", body: "<lockinfo xmlns=\"DAV:\"/>").status == 405)
    }

    @Test func refreshes() async throws {
        let door = try await DoorFixture()
        let token = try token(await lock(door, "x", ["Timeout": "Second-10"]))
        let refreshed = try await door.send("LOCK", home + "x", ["If": "(\(token))", "Timeout": "Second-500"])
        #expect(refreshed.status == 200)
        #expect(refreshed.text.contains("<D:timeout>Second-500</D:timeout>"))
        #expect(refreshed.field("Lock-Token") == nil)
        let without = try await door.send("LOCK", home + "x")
        #expect(without.status == 412)
        #expect(without.text.contains("<D:lock-token-matches-request-uri/>"))
    }

    @Test func sharedLocksStandTogether() async throws {
        let door = try await DoorFixture()
        let first = try token(await lock(door, "x", scope: "shared"))
        let second = try token(await lock(door, "x", scope: "shared"))
        #expect(first != second)
        #expect(try await lock(door, "x").status == 423)
        #expect(try await door.send("PUT", home + "x", body: "1").status == 423)
        #expect(try await door.send("PUT", home + "x", ["If": "(\(second))"], body: "1").status == 204)
        #expect(try await door.send("UNLOCK", home + "x", ["Lock-Token": first]).status == 204)
        #expect(try await door.send("PUT", home + "x", body: "1").status == 423)
    }

    @Test func aDeepLockHoldsForMembers() async throws {
        let door = try await DoorFixture()
        for name in ["a/", "a/b/"] { _ = try await door.send("MKCOL", home + name) }
        let token = try token(await lock(door, "a/"))
        let parent = ["If": "<\(home)a/> (\(token))"]
        #expect(try await door.send("PUT", home + "a/b/x", body: "1").status == 423)
        #expect(try await door.send("PUT", home + "a/b/x", parent, body: "1").status == 201)
        #expect(try await door.send("MKCOL", home + "a/c/").status == 423)
        #expect(try await lock(door, "a/b/").status == 423)
        // The token admits the new file, but not a second lock; then no file is left behind.
        #expect(try await lock(door, "a/new", parent).status == 423)
        #expect(try await door.send("GET", home + "a/new").status == 404)
        #expect(try await door.send("DELETE", home + "a/b/x").status == 423)
        #expect(try await door.send("COPY", home + "a/b/x", ["Destination": home + "free"]).status == 201)
        #expect(try await door.send("MOVE", home + "free", ["Destination": home + "a/free"]).status == 423)
        #expect(try await door.send("UNLOCK", home + "a/b/x", ["Lock-Token": token]).status == 204)
        #expect(try await door.send("PUT", home + "a/b/x", body: "2").status == 204)
    }

    /// Depth 0: the folder gains and loses nothing, while what is in it may change (RFC 4918 §7.4).
    @Test func aShallowLockHoldsForMembership() async throws {
        let door = try await DoorFixture()
        _ = try await door.send("MKCOL", home + "a/")
        _ = try await door.send("PUT", home + "a/x", body: "1")
        _ = try await lock(door, "a/", ["Depth": "0"])
        #expect(try await door.send("PUT", home + "a/x", body: "2").status == 204)
        #expect(try await door.send("PUT", home + "a/y", body: "2").status == 423)
        #expect(try await lock(door, "a/y").status == 423)
        #expect(try await door.send("GET", home + "a/y").status == 404)
        #expect(try await door.send("DELETE", home + "a/x").status == 423)
    }

    @Test func aLockedMemberIsNamed() async throws {
        let door = try await DoorFixture()
        _ = try await door.send("MKCOL", home + "a/")
        _ = try await door.send("PUT", home + "a/x", body: "1")
        let token = try token(await lock(door, "a/x"))
        let deleted = try await door.send("DELETE", home + "a/")
        #expect(deleted.status == 207)
        #expect(deleted.text.contains("<D:href>\(home)a/x</D:href><D:status>HTTP/1.1 423 Locked</D:status>"))
        #expect(try await door.send("GET", home + "a/x").status == 200)
        let locked = try await lock(door, "a/")
        #expect(locked.status == 207)
        #expect(locked.text.contains("424 Failed Dependency"))
        #expect(try await door.send("DELETE", home + "a/", ["If": "<\(home)a/x> (\(token))"]).status == 204)
        // Its locks have gone with it.
        _ = try await door.send("MKCOL", home + "a/")
        #expect(try await door.send("PUT", home + "a/x", body: "1").status == 201)
    }

    @Test func locksCalendarsAndObjects() async throws {
        let door = try await DoorFixture()
        try await door.put("a.ics", Samples.event("a"))
        let token = try token(await lock(door, "calendar/a.ics"))
        #expect(try await door.put("a.ics", Samples.event("a", "X-A:1")).status == 423)
        #expect(try await door.put("b.ics", Samples.event("b")).status == 201)
        #expect(try await door.send("DELETE", home + "calendar/").status == 207)
        let held = try await door.send(
            "PUT",
            home + "calendar/a.ics",
            ["If": "(\(token))", "Content-Type": "text/calendar"],
            body: Samples.event("a", "X-A:1")
        )
        #expect(held.status == 204)
        #expect(try await door.send("UNLOCK", home + "calendar/a.ics", ["Lock-Token": token]).status == 204)
        let whole = try self.token(await lock(door, "calendar/"))
        #expect(try await door.put("c.ics", Samples.event("c")).status == 423)
        #expect(try await door.send("MOVE", home + "calendar/", ["Destination": home + "m/"]).status == 423)
        let moved = ["Destination": home + "m/", "If": "(\(whole))"]
        #expect(try await door.send("MOVE", home + "calendar/", moved).status == 201)
        // Locks stay where they were, or end (RFC 4918 §7.7).
        #expect(try await door.put("c.ics", Samples.event("c"), in: home + "m/").status == 201)
    }

    @Test func aTokenIsOfUseToItsHolderOnly() async throws {
        let door = try await DoorFixture()
        let token = try token(await lock(door, "x"))
        let answer = try await door.send("PUT", home + "x", ["If": "(\(token))"], body: "1", as: "bruno")
        #expect(answer.status == 412)
        #expect(try await door.send("UNLOCK", home + "x", ["Lock-Token": token], as: "bruno").status == 404)
    }

    @Test func ifHeaderInFull() async throws {
        let door = try await DoorFixture()
        let etag = try #require(await door.send("PUT", home + "x", body: "1").field("ETag"))
        let other = try #require(await door.put("a.ics", Samples.event("a")).field("ETag"))
        let token = try token(await lock(door, "x"))
        let calendar = DoorFixture.calendar
        let sync = try await door.send(
            "PROPFIND",
            calendar,
            ["Depth": "0"],
            body: "<propfind xmlns=\"DAV:\"><prop><sync-token/></prop></propfind>"
        ).text
        let syncToken = try #require(
            sync.split(separator: "sync-token>").dropFirst().first?.split(separator: "<").first
        )
        for (header, status) in [
            ("(\(token) [\(etag)])", 204), ("(\(token) [\"none\"])", 412), ("([\(etag)])", 423),
            ("(\(token)) (Not <DAV:no-lock>)", 204), ("(Not \(token))", 412), ("(Not \(token)) (<DAV:no-lock>)", 412),
            ("(<DAV:no-lock>)", 412), ("<\(home)x> (\(token))", 204),
            ("<http://cal.example\(home)x> (\(token))", 204), ("<http://elsewhere.example\(home)x> (\(token))", 412),
            ("<\(calendar)a.ics> ([\(other)]) <\(home)x> (\(token) [\"none\"])", 204),
            ("<\(calendar)a.ics> ([\"none\"]) <\(home)x> (\(token) [\"none\"])", 412),
            ("<\(calendar)a.ics> (Not [\"none\"] \(token))", 412),
            ("<\(calendar)> (<\(syncToken)>) <\(home)x> (\(token) [\"none\"])", 204),
            ("<\(calendar)> (<\(syncToken)1>) <\(home)x> (\(token) [\"none\"])", 412),
            ("<\(home)none> (Not [\"x\"]) <\(home)x> (\(token))", 204), ("nonsense", 400), ("()", 400),
        ] {
            let answer = try await door.send("PUT", home + "x", ["If": header], body: "1")
            #expect(answer.status == status, "\(header)")
        }
        #expect(try await door.send("GET", home + "x", ["If": "([\"none\"])"]).status == 412)
    }

    /// An invisible resource has no state, so no condition holds for it.
    @Test func conditionsAreLookedAtWhereNothingCanBeSeen() async throws {
        let door = try await DoorFixture()
        let condition = ["If": "(<urn:bogus>)"]
        for place in ["/dav/calendars/bruno/calendar/x.ics", "/dav/calendars/nobody/calendar/x.ics"] {
            #expect(try await door.send("PUT", place, condition, body: Samples.event("x")).status == 412)
        }
    }
}
