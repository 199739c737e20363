import Accounts
import Calendars
import CivilTime
import StorageSQLite
import Testing

@Suite struct OutgoingMessageTests {
    @Test func messagesWaitInOrderUntilTheyAreHandedOver() async throws {
        let fixture = try await Fixture()
        let messages = ["bea", "cleo"].map { name in
            OutgoingMessage(
                sender: Fixture.ana,
                originator: "mailto:ana@example.org",
                recipient: "mailto:\(name)@elsewhere.example",
                method: "REQUEST",
                uid: "u1",
                body: Array("BEGIN:VCALENDAR".utf8),
                queuedAt: Instant(secondsSince1970: 1_762_923_600)
            )
        }
        _ = try await fixture.repository.commit(WriteBatch(steps: [], messages: messages))
        let waiting = try await fixture.repository.listOutgoing(limit: 10)
        #expect(waiting.map(\.message) == messages)
        try await fixture.repository.removeOutgoing([waiting[0].id])
        #expect(try await fixture.repository.listOutgoing(limit: 10).map(\.message) == [messages[1]])
    }

    @Test func aBatchThatFailsQueuesNothing() async throws {
        let fixture = try await Fixture()
        let message = OutgoingMessage(
            sender: Fixture.ana,
            originator: "mailto:ana@example.org",
            recipient: "mailto:bea@elsewhere.example",
            method: "REQUEST",
            uid: "u1",
            body: [],
            queuedAt: Instant(secondsSince1970: 0)
        )
        await #expect(throws: CalendarError.lostRace) {
            _ = try await fixture.repository.commit(
                WriteBatch(premises: [.home(Fixture.ana, modseq: -1)], steps: [], messages: [message])
            )
        }
        #expect(try await fixture.repository.listOutgoing(limit: 10).isEmpty)
    }

    private func message(
        _ uid: String,
        to name: String,
        _ body: String,
        at seconds: Int64 = 1_762_923_600,
        supersedes: Bool = false
    ) -> OutgoingMessage {
        OutgoingMessage(
            sender: Fixture.ana,
            originator: "mailto:ana@example.org",
            recipient: "mailto:\(name)@elsewhere.example",
            method: "REQUEST",
            uid: uid,
            body: Array(body.utf8),
            queuedAt: Instant(secondsSince1970: seconds),
            supersedes: supersedes
        )
    }

    private func waiting(_ fixture: Fixture) async throws -> [String] {
        try await fixture.repository.listOutgoing(limit: 100).map {
            "\($0.message.uid) \($0.message.recipient.dropFirst(7).prefix(1)) \(String(decoding: $0.message.body, as: UTF8.self))"
        }
    }

    @Test func aBodyIsKeptOnceAndGoesWithItsLastRecipient() async throws {
        let fixture = try await Fixture()
        let messages = ["bea", "cleo", "dora"].map { message("u1", to: $0, "12345") }
        _ = try await fixture.repository.commit(WriteBatch(steps: [], messages: messages))
        #expect(try await fixture.repository.outgoingBytes(of: Fixture.ana) == 5)
        #expect(try await fixture.repository.outgoingBytes(of: Fixture.bruno) == 0)
        let ids = try await fixture.repository.listOutgoing(limit: 100).map(\.id)
        try await fixture.repository.removeOutgoing(Array(ids.prefix(2)))
        #expect(try await fixture.repository.outgoingBytes(of: Fixture.ana) == 5)
        try await fixture.repository.removeOutgoing(ids)
        #expect(try await fixture.repository.outgoingBytes(of: Fixture.ana) == 0)
    }

    @Test func whatIsSupersededAndWhatIsOldGoes() async throws {
        let fixture = try await Fixture()
        func send(_ messages: OutgoingMessage...) async throws {
            _ = try await fixture.repository.commit(WriteBatch(steps: [], messages: messages))
        }
        try await send(message("u1", to: "bea", "1", at: 10), message("u1", to: "cleo", "1", at: 10))
        try await send(message("u2", to: "bea", "2", at: 20))
        try await send(message("u1", to: "bea", "3", at: 30))
        #expect(try await waiting(fixture) == ["u1 b 1", "u1 c 1", "u2 b 2", "u1 b 3"])
        try await send(message("u1", to: "bea", "4", at: 40, supersedes: true))
        #expect(try await waiting(fixture) == ["u1 c 1", "u2 b 2", "u1 b 4"])
        try await fixture.repository.forgetOutgoing(before: Instant(secondsSince1970: 20))
        #expect(try await waiting(fixture) == ["u2 b 2", "u1 b 4"])
        #expect(try await fixture.repository.outgoingBytes(of: Fixture.ana) == 2)
        await #expect(throws: CalendarError.lostRace) {
            _ = try await fixture.repository.commit(
                WriteBatch(premises: [.outgoing(of: Fixture.ana, atMost: 1)], steps: [])
            )
        }
    }
}
