import Testing

/// RFC 7529 §10: which calendars rules may be counted in.
@Suite struct RecurrenceScaleTests {
    private func named(_ door: DoorFixture, _ path: String) async throws -> [String] {
        let body = """
            <D:propfind xmlns:D="DAV:" \
            xmlns:C="urn:ietf:params:xml:ns:caldav"><D:prop><C:supported-rscale-set/></D:prop></D:propfind>
            """
        let answer = try await door.send("PROPFIND", path, ["Depth": "0"], body: body)
        return answer.text.split(separator: "<C:supported-rscale>").dropFirst()
            .compactMap { $0.split(separator: "<").first.map(String.init) }
    }

    @Test func everyCalendarThatIsNamedIsTaken() async throws {
        let door = try await DoorFixture()
        let names = try await named(door, DoorFixture.calendar)
        #expect(names.count == 18)
        #expect(try await named(door, DoorFixture.home) == names)
        for name in names {
            let answer = try await door.put(
                "\(name).ics",
                Samples.event(name, "RRULE:RSCALE=\(name);FREQ=YEARLY;SKIP=FORWARD")
            )
            #expect(answer.status == 201, "\(name)")
        }
    }

    @Test func anotherCalendarIsRefused() async throws {
        let door = try await DoorFixture()
        let answer = try await door.put("k.ics", Samples.event("k", "RRULE:RSCALE=KLINGON;FREQ=YEARLY"))
        #expect(answer.status == 403)
        #expect(answer.text.contains("<C:supported-rscale/>"))
        #expect(answer.text.contains("RSCALE=KLINGON"))
    }
}
