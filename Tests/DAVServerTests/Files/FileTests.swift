import Testing

/// Files and plain collections (RFC 4918 §9.3 to §9.9).
@Suite struct FileTests {
    private let home = DoorFixture.home

    @Test func keepsAFileAsItWasSent() async throws {
        let door = try await DoorFixture()
        #expect(try await door.send("MKCOL", home + "notes/").status == 201)
        let path = home + "notes/one.txt"
        let fields = ["Content-Type": "text/html; charset=utf-8", "Content-Language": "it"]
        let put = try await door.send("PUT", path, fields, body: "<b>ciao</b>")
        #expect(put.status == 201)
        let etag = try #require(put.field("ETag"))
        let got = try await door.send("GET", path)
        #expect(got.status == 200)
        #expect(got.text == "<b>ciao</b>")
        #expect(got.field("Content-Type") == "text/html; charset=utf-8")
        #expect(got.field("Content-Language") == "it")
        #expect(got.field("ETag") == etag)
        #expect(got.field("Last-Modified") == "Wed, 12 Nov 2025 05:00:00 GMT")
        // Stored content is not executed in the server's origin.
        #expect(got.field("Content-Security-Policy") == "sandbox; default-src 'none'")
        let head = try await door.send("HEAD", path)
        #expect(head.status == 200)
        #expect(head.body.isEmpty)
        #expect(head.field("Content-Length") == "11")
        #expect(try await door.send("GET", path, ["If-None-Match": etag]).status == 304)
        #expect(try await door.send("GET", path, ["If-Match": "\"other\""]).status == 412)
        #expect(try await door.send("PUT", path, ["If-None-Match": "*"], body: "x").status == 412)
        #expect(try await door.send("PUT", path, ["If-Match": "\"other\""], body: "x").status == 412)
        #expect(try await door.send("PUT", path, ["If-Match": etag], body: "x").status == 204)
        #expect(try await door.send("GET", path).text == "x")
        #expect(try await door.send("GET", path).field("Content-Type") == "application/octet-stream")
        #expect(try await door.send("DELETE", path, ["If-Match": etag]).status == 412)
        #expect(try await door.send("DELETE", path).status == 204)
        #expect(try await door.send("GET", path).status == 404)
    }

    @Test func standsInTheHomeItself() async throws {
        let door = try await DoorFixture()
        #expect(try await door.send("PUT", home + "readme", body: "r").status == 201)
        #expect(try await door.send("GET", home + "readme").text == "r")
        #expect(try await door.send("MKCALENDAR", home + "readme/").status == 403)
        #expect(try await door.send("MKCOL", home + "readme").status == 405)
        #expect(try await door.send("MKCOL", home + "readme/below/").status == 409)
        #expect(try await door.send("PUT", home + "readme/below", body: "x").status == 409)
        #expect(try await door.send("PUT", home + "calendar", body: "x").status == 405)
        #expect(try await door.send("PUT", home + "folder/", body: "x").status == 403)
        for name in ["travel", "inbox", "outbox", "notifications"] {
            #expect(try await door.send("MKCOL", home + "\(name)/").status != 201)
        }
        let listing = try await door.send("PROPFIND", home, ["Depth": "1"])
        #expect(listing.text.contains("<D:href>\(home)readme</D:href>"))
    }

    @Test func makesPlainCollections() async throws {
        let door = try await DoorFixture()
        #expect(try await door.send("MKCOL", home + "a/b/").status == 409)
        #expect(try await door.send("MKCOL", home + "a/").field("Location") == home + "a/")
        #expect(try await door.send("MKCOL", home + "a/").status == 405)
        #expect(try await door.send("MKCOL", home + "a/b/").status == 201)
        #expect(try await door.send("MKCOL", home + "calendar/b/").status == 403)
        #expect(try await door.send("MKCALENDAR", home + "a/c/").text.contains("<C:calendar-collection-location-ok/>"))
        let body = ["Content-Type": "xzy-foo/bar-512"]
        #expect(try await door.send("MKCOL", home + "d/", body, body: "afafafaf").status == 415)
        #expect(try await door.send("PUT", home + "a", body: "x").status == 405)
        let listing = try await door.send("PROPFIND", home + "a/", ["Depth": "1"])
        try expectSnapshot(xml: listing.body, named: "propfind-folder-1")
        #expect(try await door.send("PROPFIND", home + "a", ["Depth": "infinity"]).status == 403)
        #expect(try await door.send("GET", home + "a/").field("Content-Type") == "text/plain; charset=utf-8")
        #expect(try await door.send("REPORT", home + "a/", body: "<sync-collection xmlns=\"DAV:\"/>").status == 403)
    }

    /// RFC 5689 §3: properties to begin with, all or nothing; a type that we do not know is refused.
    @Test func extendedMKCOL() async throws {
        let door = try await DoorFixture()
        func make(_ properties: String) async throws -> DoorAnswer {
            try await door.send(
                "MKCOL",
                home + "x/",
                body: "<mkcol xmlns=\"DAV:\"><set><prop>\(properties)</prop></set></mkcol>"
            )
        }
        let type = "<resourcetype><collection/></resourcetype>"
        let other = try await make("<resourcetype><collection/><x xmlns=\"urn:x\"/></resourcetype>")
        #expect(other.status == 403)
        #expect(other.text.contains("<D:valid-resourcetype/>"))
        let refused = try await make("\(type)<displayname>n</displayname><getetag>x</getetag>")
        #expect(refused.status == 403)
        #expect(refused.text.contains("<D:cannot-modify-protected-property/>"))
        #expect(refused.text.contains("424"))
        #expect(try await door.send("PROPFIND", home + "x/", ["Depth": "0"]).status == 404)
        #expect(try await make("\(type)<displayname>n</displayname>").status == 201)
        let answer = try await door.send("PROPFIND", home + "x/", ["Depth": "0"])
        #expect(
            answer.text.contains("<displayname xmlns=\"DAV:\">n</displayname>")
                || answer.text.contains("n</D:displayname>")
        )
    }

    @Test func deletesAFolderWhole() async throws {
        let door = try await DoorFixture()
        for name in ["a/", "a/b/", "a0/"] { _ = try await door.send("MKCOL", home + name) }
        for name in ["a/x", "a/b/y", "a0/z"] { _ = try await door.send("PUT", home + name, body: name) }
        #expect(try await door.send("DELETE", home + "a/", ["Depth": "0"]).status == 400)
        #expect(try await door.send("DELETE", home + "a/", ["If-Match": "\"x\""]).status == 412)
        #expect(try await door.send("DELETE", home + "a/").status == 204)
        for name in ["a/", "a/x", "a/b/", "a/b/y"] { #expect(try await door.send("GET", home + name).status == 404) }
        #expect(try await door.send("GET", home + "a0/z").status == 200)
    }

    @Test func nobodyElseSeesAnything() async throws {
        let door = try await DoorFixture()
        _ = try await door.send("MKCOL", home + "a/")
        _ = try await door.send("PUT", home + "a/x", body: "secret")
        for (method, path) in [
            ("GET", "a/x"), ("GET", "a/none"), ("PUT", "a/x"), ("DELETE", "a/x"), ("PROPFIND", "a/"), ("LOCK", "a/x"),
            ("MKCOL", "a/y/"), ("PROPPATCH", "a/x"), ("POST", "a/"), ("UNLOCK", "a/x"),
        ] {
            let fields = ["Lock-Token": "<urn:x>"]
            let body =
                method == "PROPPATCH"
                ? "<propertyupdate xmlns=\"DAV:\"><set><prop><x/></prop></set></propertyupdate>" : ""
            let answer = try await door.send(method, home + path, fields, body: body, as: "bruno")
            // A missing parent is a conflict, whether or not it exists for somebody else.
            let isMaking = method == "PUT" || method == "MKCOL"
            #expect(answer.status == (isMaking ? 409 : 404), "\(method) \(path)")
            #expect(!answer.text.contains("secret"))
        }
        let copied = try await door.send(
            "COPY",
            home + "a/x",
            ["Destination": "/dav/calendars/bruno/x"],
            as: "bruno"
        )
        #expect(copied.status == 404)
        #expect(try await door.send("COPY", home + "a/x", ["Destination": "/dav/calendars/bruno/x"]).status == 404)
    }

    @Test(arguments: [
        "a/../b", "%2e%2e/x", "a/%2E%2E/%2e%2e/bruno/x", "a%2Fb", "a/%00", "a/x%5Cy", "a/%0d%0aX:y", "a/%ff",
    ])
    func refusesNamesThatLeaveTheirPlace(name: String) async throws {
        let door = try await DoorFixture()
        _ = try await door.send("MKCOL", home + "a/")
        _ = try await door.send("PUT", home + "a/x", body: "x")
        for method in ["GET", "PUT", "DELETE", "MKCOL", "LOCK", "UNLOCK", "POST", "COPY"] {
            #expect(try await door.send(method, home + name, ["Destination": home + "b"]).status == 400, "\(method)")
        }
        for method in ["COPY", "MOVE"] {
            #expect(try await door.send(method, home + "a/x", ["Destination": home + name]).status == 400)
        }
        // In a tag of the If header it names nothing: nothing that is asked of it holds.
        let tagged = ["If": "<\(home)\(name)> ([\"x\"])"]
        #expect(try await door.send("PUT", home + "a/x", tagged, body: "y").status == 412)
        #expect(try await door.send("GET", home + "a/x").text == "x")
    }
}
