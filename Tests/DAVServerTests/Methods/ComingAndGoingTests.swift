import Testing

/// What is read while somebody else writes it is there or not there, and nothing between.
@Suite struct ComingAndGoingTests {
    /// An object that appeared between two looks was answered as if it were a collection: 200, words for a browser, and
    /// no ETag.
    @Test func objectsAreWholeOrAbsent() async throws {
        let door = try await DoorFixture()
        let path = DoorFixture.calendar + "a.ics"
        let writer = Task {
            while !Task.isCancelled {
                try await door.put("a.ics", Samples.event("a"))
                _ = try await door.send("DELETE", path)
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
}
