import Calendars
import Testing

/// What is read while somebody else writes it is there or not there, and nothing between.
@Suite struct ComingAndGoingTests {
    /// A store in memory writes so fast that nobody else would ever win a race.
    private static func pause() async throws { try await Task.sleep(for: .milliseconds(1)) }

    /// An object that appeared between two looks was answered as if it were a collection: 200, words for a browser, and
    /// no ETag.
    @Test func objectsAreWholeOrAbsent() async throws {
        let door = try await DoorFixture()
        let path = DoorFixture.calendar + "a.ics"
        let writer = Task {
            while !Task.isCancelled {
                try await door.put("a.ics", Samples.event("a"))
                _ = try await door.send("DELETE", path)
                try await Self.pause()
            }
        }
        try await withThrowingTaskGroup { group in
            for _ in 0..<8 {
                group.addTask {
                    for _ in 0..<400 {
                        let answer = try await door.send("GET", path)
                        guard answer.status == 200 else {
                            #expect(answer.status == 404)
                            continue
                        }
                        #expect(answer.text.hasPrefix("BEGIN:VCALENDAR") && answer.field("ETag") != nil)
                    }
                }
            }
            try await group.waitForAll()
        }
        writer.cancel()
        _ = try? await writer.value
    }

    /// The bytes of one write were told with the type of another.
    @Test func filesAreOfOneWrite() async throws {
        let door = try await DoorFixture()
        let path = DoorFixture.home + "notes"
        let letters = ["a", "b"]
        @Sendable func write(_ letter: String) async throws {
            let body = String(repeating: letter, count: 2000)
            _ = try await door.send("PUT", path, ["Content-Type": "text/\(letter)"], body: body)
        }
        try await write(letters[0])
        let writer = Task {
            while !Task.isCancelled {
                for letter in letters { try await write(letter) }
                try await Self.pause()
            }
        }
        try await withThrowingTaskGroup { group in
            for _ in 0..<8 {
                group.addTask {
                    for _ in 0..<300 {
                        let answer = try await door.send("GET", path)
                        let letter = try #require(answer.text.first)
                        #expect(answer.status == 200 && answer.text.allSatisfy { $0 == letter })
                        #expect(answer.field("Content-Type") == "text/\(letter)")
                        #expect(answer.field("ETag") == "\"\(ETag(of: answer.body).value)\"")
                    }
                }
            }
            try await group.waitForAll()
        }
        writer.cancel()
        _ = try? await writer.value
    }

    /// LOCK was refused with 412 where a file came to be meanwhile, and taken where it had gone.
    @Test func aLockStandsOnWhatIsThere() async throws {
        let door = try await DoorFixture()
        let path = DoorFixture.home + "notes"
        let lock = """
            <lockinfo xmlns="DAV:"><lockscope><exclusive/></lockscope><locktype><write/></locktype></lockinfo>
            """
        let writer = Task {
            while !Task.isCancelled {
                _ = try await door.send("PUT", path, body: "x")
                _ = try await door.send("DELETE", path)
                try await Self.pause()
            }
        }
        try await withThrowingTaskGroup { group in
            for _ in 0..<4 {
                group.addTask {
                    for _ in 0..<150 {
                        let answer = try await door.send("LOCK", path, ["Depth": "0"], body: lock)
                        guard answer.status != 423 else { continue }
                        #expect([200, 201].contains(answer.status))
                        let token = try #require(answer.field("Lock-Token"))
                        #expect(try await door.send("GET", path).status == 200)
                        #expect(try await door.send("UNLOCK", path, ["Lock-Token": token]).status == 204)
                    }
                }
            }
            try await group.waitForAll()
        }
        writer.cancel()
        _ = try? await writer.value
    }

    /// RFC 8144 §3.1: what is shown is one state with its tag. It was the request's body under the tag of what the
    /// server had made of it, where the object had gone by then.
    @Test func representationsAreOfOneState() async throws {
        let door = try await DoorFixture()
        let path = DoorFixture.calendar + "m.ics"
        let fields = ["Content-Type": "text/calendar", "Prefer": "return=representation"]
        let remover = Task {
            while !Task.isCancelled {
                _ = try await door.send("DELETE", path)
                try await Self.pause()
            }
        }
        try await withThrowingTaskGroup { group in
            for title in ["Tea", "Coffee", "Cake"] {
                group.addTask {
                    let body = Meeting.event("m").replacing("SUMMARY:Tea", with: "SUMMARY:\(title)")
                    for _ in 0..<100 {
                        let answer = try await door.send("PUT", path, fields, body: body)
                        guard (200..<300).contains(answer.status), !answer.body.isEmpty else { continue }
                        #expect(answer.field("ETag") == "\"\(ETag(of: answer.body).value)\"")
                        #expect(answer.text.contains("SCHEDULE-STATUS"))
                    }
                }
            }
            try await group.waitForAll()
        }
        remover.cancel()
        _ = try? await remover.value
    }
}
