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
}
