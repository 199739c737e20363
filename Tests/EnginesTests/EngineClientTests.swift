import Engines
import FeedClients
import Synchronization
import Testing
import TripModel
import TripSearch

struct EngineClientTests {
    private static func text(_ client: EngineClient) async throws -> String {
        try await client.get("/x", [("q", "Via Roma 12/A & più")]) { _, bytes throws(EngineError) in
            String(decoding: bytes, as: UTF8.self)
        }
    }

    @Test func asksWithItsNameAndAnEncodedQuery() async throws {
        try await withEngine(.json("yes"), contact: "ops@example.org") { client, engine in
            let text = try await Self.text(client)
            #expect(text == "yes")
            let question = try #require(engine.questions.first)
            #expect(question.uri == "/x?q=Via%20Roma%2012%2FA%20%26%20pi%C3%B9")
            #expect(question.userAgent == "Travlendar/1 (ops@example.org)")
        }
    }

    @Test func aRedirectIsNotFollowed() async throws {
        let other = try await LoopbackEngine([.json("secret")])
        let away = LoopbackEngine.Answer(status: 302, headers: [("location", "\(other.address)/x")])
        try await withEngine(away) { client, _ in
            await #expect(throws: EngineError.refused(status: 302)) { try await Self.text(client) }
        }
        #expect(other.questions.isEmpty)
        try await other.close()
    }

    @Test func aPassingFailureIsTriedOnceMore() async throws {
        try await withEngine(.json("no", status: 503), .json("yes")) { client, engine in
            let text = try await Self.text(client)
            #expect(text == "yes")
            #expect(engine.questions.count == 2)
        }
        try await withEngine(.json("no", status: 500), .json("yes")) { client, engine in
            await #expect(throws: EngineError.refused(status: 500)) { try await Self.text(client) }
            #expect(engine.questions.count == 1)
        }
    }

    @Test(arguments: [401, 403, 429, 502]) func otherStatusesAreRefusals(status: Int) async throws {
        try await withEngine(.json("no", status: status)) { client, _ in
            await #expect(throws: EngineError.refused(status: status)) { try await Self.text(client) }
        }
    }

    @Test func aSlowEngineIsNotWaitedFor() async throws {
        let slow = LoopbackEngine.Answer(body: [1], delay: 100)
        try await withEngine(slow, timeout: .milliseconds(400)) { client, _ in
            let start = ContinuousClock.now
            await #expect(throws: EngineError.self) { try await Self.text(client) }
            #expect(ContinuousClock.now - start < .seconds(90))
        }
    }

    @Test func aHugeAnswerIsCutOff() async throws {
        let huge = LoopbackEngine.Answer(body: [UInt8](repeating: 0x20, count: EngineClient.maximumBytes + 1))
        try await withEngine(huge) { client, _ in
            await #expect(throws: EngineError.tooLarge(limitBytes: EngineClient.maximumBytes)) {
                try await Self.text(client)
            }
        }
    }

    /// Said once when it begins and once when it ends; in between it is left alone, so that nobody waits for it.
    @Test func aFailingEngineRests() async throws {
        let told = Mutex<[PollPace.Notice]>([])
        let counted = Mutex<[EngineWatch.Outcome]>([])
        let watch = EngineWatch("test") { notice, _ in
            told.withLock { $0.append(notice) }
        } measure: { outcome, _ in
            counted.withLock { $0.append(outcome) }
        }
        try await withEngine(.json("no", status: 500), watch: watch) { client, engine in
            await #expect(throws: EngineError.refused(status: 500)) { try await Self.text(client) }
            await #expect(throws: EngineError.resting) { try await Self.text(client) }
            #expect(engine.questions.count == 1)
        }
        #expect(told.withLock { $0 } == [.began])
        #expect(counted.withLock { $0 } == [.failed(.refused(status: 500))])
    }

    @Test func nobodyThereIsSaidWithoutThePlace() async throws {
        let connections = EngineConnections()
        let address = try #require(EngineAddress("http://127.0.0.1:1"))
        let client = EngineClient("test", at: address, connections: connections, timeout: .seconds(2))
        do {
            _ = try await Self.text(client)
            Issue.record("it answered")
        } catch {
            #expect(!"\(error)".contains("Roma") && !"\(error)".contains("127.0.0.1"))
        }
        try await connections.shutDown()
    }

    @Test func turnsAreAPauseApart() async throws {
        try await withEngine(.json("yes"), pause: .milliseconds(200)) { client, engine in
            let start = ContinuousClock.now
            async let one = Self.text(client)
            async let two = Self.text(client)
            async let three = Self.text(client)
            _ = try await (one, two, three)
            let times = engine.questions.map { $0.time - start }.sorted()
            #expect(times.count == 3 && times[1] >= .milliseconds(200) && times[2] >= .milliseconds(400))
        }
    }

    @Test(arguments: [
        ("https://otp.example.org/otp/gtfs/v1/", "https://otp.example.org/otp/gtfs/v1"),
        ("http://127.0.0.1:8080", "http://127.0.0.1:8080"), ("http://[::1]:5000/", "http://[::1]:5000"),
    ])
    func addresses(text: String, plain: String) throws {
        let address = try #require(EngineAddress(text))
        #expect(address.description == plain)
        #expect(address.isOnThisMachine == !address.isEncrypted)
    }

    @Test(arguments: [
        "", "https://", "ftp://a", "https://a b", "https://ana:key@example.org", "https://example.org/?key=1",
        "https://example.org/#x", "https://example.org\r\nx: y", "example.org", "https:///path",
    ])
    func otherTextsAreNoAddresses(text: String) { #expect(EngineAddress(text) == nil) }

    @Test(arguments: ["http://localhost.example.org", "http://127.example.org", "http://10.0.0.1", "http://[::11]"])
    func othersAreNotThisMachine(text: String) throws {
        #expect(try !#require(EngineAddress(text)).isOnThisMachine)
    }
}
