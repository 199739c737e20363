import Testing

/// sync-collection on a home (RFC 6578): its calendars, files and folders.
@Suite struct HomeSyncTests {
    private let home = DoorFixture.home

    private func sync(
        _ door: DoorFixture,
        _ token: String = "",
        level: String = "<sync-level>1</sync-level>",
        limit: Int? = nil,
        _ fields: [String: String] = [:],
        as user: String = "ana"
    ) async throws -> DoorAnswer {
        let limit = limit.map { "<limit><nresults>\($0)</nresults></limit>" } ?? ""
        return try await door.send(
            "REPORT",
            "/dav/calendars/\(user)/",
            fields,
            body: """
                <sync-collection xmlns="DAV:"><sync-token>\(token)</sync-token>\(level)\(limit)<prop><resourcetype/>
                </prop></sync-collection>
                """,
            as: user
        )
    }

    private func token(_ answer: DoorAnswer) throws -> String {
        let parts = answer.text.split(separator: "<D:sync-token>")
        return String(try #require(parts.last?.split(separator: "<").first))
    }

    private func hrefs(_ answer: DoorAnswer) throws -> [String] {
        try XMLTree.lines(answer.body).split(separator: "\n").compactMap { line in
            line.contains("D:href ") ? line.split(separator: " ").last.map(String.init) : nil
        }
    }

    @Test func tellsWhatChanged() async throws {
        let door = try await DoorFixture()
        let first = try await sync(door)
        #expect(first.status == 207)
        #expect(Set(try hrefs(first)) == Set(["calendar/", "travel/", "inbox/", "outbox/"].map { home + $0 }))
        var last = try token(first)
        #expect(last.hasPrefix("urn:travlendar:sync/home/"))
        let property = try await door.send(
            "PROPFIND",
            home,
            ["Depth": "0"],
            body: "<propfind xmlns=\"DAV:\"><prop><sync-token/><supported-report-set/></prop></propfind>"
        )
        #expect(property.text.contains(last))
        #expect(property.text.contains("<D:sync-collection/>"))
        #expect(try hrefs(try await sync(door, last)) == [])
        try await door.put("a.ics", Samples.event("a"))
        _ = try await door.send("MKCOL", home + "f/")
        _ = try await door.send("PUT", home + "f/deep", body: "1")
        _ = try await door.send("PUT", home + "file", body: "1")
        let second = try await sync(door, last)
        #expect(try hrefs(second) == [home + "calendar/", home + "f/", home + "file"])
        last = try token(second)
        _ = try await door.send("DELETE", home + "file")
        _ = try await door.send("MOVE", home + "f/", ["Destination": home + "g/"])
        _ = try await door.send("MOVE", DoorFixture.calendar, ["Destination": home + "renamed/"])
        let third = try await sync(door, last)
        try expectSnapshot(xml: third.body, named: "sync-home")
        last = try token(third)
        _ = try await door.send("MKCALENDAR", home + "calendar/")
        _ = try await door.send("PUT", home + "file", body: "2")
        #expect(try hrefs(try await sync(door, last)) == [home + "calendar/", home + "file"])
    }

    @Test func inPages() async throws {
        let door = try await DoorFixture()
        for number in 0..<5 { _ = try await door.send("PUT", home + "f\(number)", body: "x") }
        var seen: [String] = []
        var last = ""
        for _ in 0..<9 {
            let answer = try await sync(door, last, limit: 2)
            seen += try hrefs(answer).filter { $0 != home }
            last = try token(answer)
            guard answer.text.contains("507 Insufficient Storage") else { break }
            #expect(answer.text.contains("<D:number-of-matches-within-limits/>"))
        }
        #expect(seen.count == 9)
        #expect(Set(seen).count == 9)
    }

    /// Level infinite: each collection is told once, and why nothing more is said of it (§3.3).
    @Test func goesNoDeeper() async throws {
        let door = try await DoorFixture()
        _ = try await door.send("MKCOL", home + "f/")
        _ = try await door.send("PUT", home + "file", body: "x")
        let answer = try await sync(door, level: "<sync-level>infinite</sync-level>")
        try expectSnapshot(xml: answer.body, named: "sync-home-infinite")
        // Older clients say it by Depth (appendix A).
        #expect(try await sync(door, level: "", ["Depth": "infinity"]).text.contains("sync-traversal-supported"))
        #expect(try await sync(door, level: "", ["Depth": "1"]).text.contains("calendar/"))
    }

    /// §3.3: a token belongs to no level; what nothing can be said of is told where it is new to who asks.
    @Test func tokensServeBothLevels() async throws {
        let door = try await DoorFixture()
        let infinite = "<sync-level>infinite</sync-level>"
        let deep = try token(try await sync(door, level: infinite))
        #expect(try hrefs(try await sync(door, deep)) == [])
        let shallow = try token(try await sync(door))
        #expect(try hrefs(try await sync(door, shallow, level: infinite)) == [])
        _ = try await door.send("MKCOL", home + "f/")
        _ = try await door.send("MKCALENDAR", home + "new/")
        _ = try await door.send("PUT", home + "file", body: "x")
        let news = try await sync(door, shallow, level: infinite)
        #expect(try hrefs(news) == [home + "f/", home + "new/", home + "file"])
        #expect(news.text.split(separator: "403 Forbidden").count == 3)
        #expect(news.text.contains("<D:supported-report/>") && news.text.contains("<D:sync-traversal-supported/>"))
        #expect(try hrefs(try await sync(door, try token(news), level: infinite)) == [])
    }

    /// §3.3: the 403 is sent once, when a collection is first reported. Later it is reported as changed, so that
    /// nothing is hidden from clients that rely on the home.
    @Test func tellsOnceThatItGoesNoDeeper() async throws {
        let door = try await DoorFixture()
        let infinite = "<sync-level>infinite</sync-level>"
        _ = try await door.send("MKCOL", home + "f/")
        let first = try await sync(door, level: infinite)
        #expect(try refused(first) == ["calendar/", "f/", "inbox/", "outbox/", "travel/"])
        try await door.put("a.ics", Samples.event("a"))
        _ = try await door.send("PUT", home + "f/deep", body: "x")
        let second = try await sync(door, try token(first), level: infinite)
        #expect(try hrefs(second) == [home + "calendar/", home + "f/"])
        #expect(try refused(second) == [])
        #expect(try XMLTree.lines(second.body).contains("C:calendar"))
        // Another name is another member (§3.5.1), and so is one that has come back to its name.
        _ = try await door.send("MOVE", home + "f/", ["Destination": home + "g/"])
        _ = try await door.send("MOVE", DoorFixture.calendar, ["Destination": home + "moved/"])
        let third = try await sync(door, try token(second), level: infinite)
        #expect(try refused(third) == ["g/", "moved/"])
        _ = try await door.send("MOVE", home + "moved/", ["Destination": DoorFixture.calendar])
        _ = try await door.send("DELETE", home + "g/")
        _ = try await door.send("MKCOL", home + "g/")
        #expect(try refused(try await sync(door, try token(third), level: infinite)) == ["calendar/", "g/"])
    }

    /// What changed after the first page of a first synchronisation has still not been told.
    @Test func tellsOnceInPagesToo() async throws {
        let door = try await DoorFixture()
        try await door.put("a.ics", Samples.event("a"))
        var seen: [String] = []
        var last = ""
        for _ in 0..<5 {
            let answer = try await sync(door, last, level: "<sync-level>infinite</sync-level>", limit: 1)
            seen += try refused(answer)
            last = try token(answer)
            guard answer.text.contains("507 Insufficient Storage") else { break }
        }
        #expect(seen.sorted() == ["calendar/", "inbox/", "outbox/", "travel/"])
    }

    /// A share is first told of when it comes into the home, whatever has happened in it before and since.
    @Test func sharesAreToldOnceToo() async throws {
        let door = try await DoorFixture()
        let infinite = "<sync-level>infinite</sync-level>"
        func sync(_ token: String) async throws -> DoorAnswer {
            try await self.sync(door, token, level: infinite, as: "bruno")
        }
        let before = try token(try await sync(""))
        try await door.put("a.ics", Samples.event("a"))
        let grant = SharingSamples.ace(SharingSamples.href("bruno"), grant: "read")
        #expect(try await door.setAccess(grant).status == 200)
        let first = try await sync(before)
        #expect(try refused(first, in: "bruno").count == 1)
        try await door.put("b.ics", Samples.event("b"))
        let second = try await sync(try token(first))
        #expect(try hrefs(second).count == 1)
        #expect(try refused(second, in: "bruno") == [])
    }

    /// The members whose response is 403, by name.
    private func refused(_ answer: DoorAnswer, in owner: String = "ana") throws -> [String] {
        let home = "/dav/calendars/\(owner)/"
        return answer.text.split(separator: "<D:response>").filter { $0.contains("403 Forbidden") }
            .compactMap { $0.split(separator: "<D:href>\(home)", maxSplits: 1).last?.split(separator: "<").first }
            .map(String.init).sorted()
    }

    @Test func refusesTokensOfOthers() async throws {
        let door = try await DoorFixture()
        let own = try token(try await sync(door))
        for wrong in [
            "x", "urn:travlendar:sync/home/1/1", own + "0", own + "/9999", own + "/1/1", own + "/x",
            "urn:travlendar:sync/1/1/1", "urn:travlendar:sync/home/1",
        ] {
            let answer = try await sync(door, wrong)
            #expect(answer.status == 403, "\(wrong)")
            #expect(answer.text.contains("<D:valid-sync-token/>"), "\(wrong)")
        }
    }
}
