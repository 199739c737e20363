import Accounts
import Calendars
import CivilTime
import Jobs
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
        _ = try await fixture.repository.commit(WriteBatch(steps: [], jobs: messages.map { try $0.job() }))
        let waiting = try await fixture.outgoing()
        #expect(waiting.map(\.message) == messages)
        try await fixture.jobs.delete(waiting[0].id)
        #expect(try await fixture.outgoing().map(\.message) == [messages[1]])
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
                WriteBatch(premises: [.home(Fixture.ana, modseq: -1)], steps: [], jobs: [try message.job()])
            )
        }
        #expect(try await fixture.outgoing().isEmpty)
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
        try await fixture.outgoing().map {
            "\($0.message.uid) \($0.message.recipient.dropFirst(7).prefix(1)) "
                + "\(String(decoding: $0.message.body, as: UTF8.self))"
        }
    }

    @Test func aBodyIsKeptOnceAndGoesWithItsLastRecipient() async throws {
        let fixture = try await Fixture()
        let messages = ["bea", "cleo", "dora"].map { message("u1", to: $0, "12345") }
        _ = try await fixture.repository.commit(WriteBatch(steps: [], jobs: messages.map { try $0.job() }))
        #expect(try await fixture.repository.outgoingBytes(of: Fixture.ana) == 5)
        #expect(try await fixture.repository.outgoingBytes(of: Fixture.bruno) == 0)
        let ids = try await fixture.outgoing().map(\.id)
        for id in ids.prefix(2) { try await fixture.jobs.delete(id) }
        #expect(try await fixture.repository.outgoingBytes(of: Fixture.ana) == 5)
        try await fixture.jobs.delete(ids[2])
        #expect(try await fixture.repository.outgoingBytes(of: Fixture.ana) == 0)
    }

    @Test func whatIsSupersededAndWhatIsOldGoes() async throws {
        let fixture = try await Fixture()
        func send(_ messages: OutgoingMessage...) async throws {
            _ = try await fixture.repository.commit(WriteBatch(steps: [], jobs: messages.map { try $0.job() }))
        }
        try await send(message("u1", to: "bea", "1", at: 10), message("u1", to: "cleo", "1", at: 10))
        try await send(message("u2", to: "bea", "2", at: 20))
        try await send(message("u1", to: "bea", "3", at: 30))
        #expect(try await waiting(fixture) == ["u1 b 1", "u1 c 1", "u2 b 2", "u1 b 3"])
        try await send(message("u1", to: "bea", "4", at: 40, supersedes: true))
        #expect(try await waiting(fixture) == ["u1 c 1", "u2 b 2", "u1 b 4"])
        try await fixture.jobs.deleteJobs(of: OutgoingMessage.jobKind, addedBefore: Instant(secondsSince1970: 20))
        #expect(try await waiting(fixture) == ["u2 b 2", "u1 b 4"])
        #expect(try await fixture.repository.outgoingBytes(of: Fixture.ana) == 2)
        await #expect(throws: CalendarError.lostRace) {
            _ = try await fixture.repository.commit(
                WriteBatch(premises: [.outgoing(of: Fixture.ana, atMost: 1)], steps: [])
            )
        }
    }
}

extension Fixture {
    fileprivate var jobs: SQLJobRepository { SQLJobRepository(database) }

    /// What waits to be carried outside, oldest first.
    fileprivate func outgoing() async throws -> [(id: JobID, message: OutgoingMessage)] {
        let ids = try await jobs.listJobs(onlyGivenUp: false, kind: OutgoingMessage.jobKind, after: nil, limit: 100)
            .map(\.id)
        var found: [(JobID, OutgoingMessage)] = []
        for id in ids {
            if let job = try await jobs.findJob(id) { found.append((id, try OutgoingMessage(job))) }
        }
        return found
    }
}
