import Accounts
import Calendars
import CivilTime
import GRDB
import ICalendar
import StorageSQLite
import TestSupport
import Testing

/// What the owner of an inbox denies to others (RFC 6638 §6.1).
@Suite struct DeliveryPrivilegeTests {
    @Test func everybodyDeliversUnlessDenied() async throws {
        let directory = try TemporaryDirectory()
        let database = try SQLiteDatabase(path: directory.file("test.sqlite"))
        let clock = ShiftedClock(startingAt: try Instant(iso8601: "2025-11-12T05:00:00Z"), frozen: true)
        let accounts = AccountService(repository: SQLAccountRepository(database), clock: clock)
        let store = SQLCalendarRepository(database)
        let service = CalendarService(
            repository: store,
            clock: clock,
            directory: accounts,
            zoneOf: { _ in .utc }
        )
        var people: [Principal] = []
        for name in ["ana", "bea", "cleo"] {
            let person = try await accounts.addPrincipal(named: name, emails: ["\(name)@x.example"], password: nil)
            try await service.collections.prepareHome(of: person.id)
            people.append(person)
        }
        let (ana, bea) = (people[0].id, people[1].id)
        let inbox = try await service.collections.collection(at: CalendarAddress(owner: bea, name: "inbox"), as: bea)
        let before = try await store.deliveryPrivileges(of: ana, in: inbox.id)
        #expect(before == .scheduleDeliver)
        let denied: Privileges = [.scheduleDeliverInvite, .scheduleQueryFreeBusy]
        try await database.write { connection in
            try connection.execute(
                sql: "UPDATE collection SET isShared = 1 WHERE id = ?",
                arguments: [inbox.id.rawValue]
            )
            try connection.execute(
                sql: "INSERT INTO ace (collectionId, principalId, isDeny, privileges) VALUES (?, ?, 1, ?)",
                arguments: [inbox.id.rawValue, ana.rawValue, denied.rawValue]
            )
        }
        let meeting = Fixture.body(
            "DTSTART:20251113T090000Z",
            "ORGANIZER:mailto:ana@x.example",
            "ATTENDEE:mailto:bea@x.example",
            "ATTENDEE:mailto:cleo@x.example"
        )
        let address = ObjectAddress(owner: ana, calendar: "calendar", name: "m.ics")
        _ = try await service.objects.put(meeting, at: address, as: ana)
        let placed = try await store.objects(withUID: "u1", of: people.map(\.id))
        #expect(Set(placed.map(\.owner)) == [ana, people[2].id])
        let stored = String(decoding: try await service.objects.object(at: address, as: ana).bytes, as: UTF8.self)
        #expect(stored.contains("SCHEDULE-STATUS=3.8:mailto:bea@x.example"))
        #expect(stored.contains("SCHEDULE-STATUS=1.2:mailto:cleo@x.example"))
        let range = try Instant(iso8601: "2025-11-13T00:00:00Z")..<Instant(iso8601: "2025-11-14T00:00:00Z")
        let herAddress = CalendarUser("mailto:bea@x.example")
        let asked = try await service.freeBusy.busyTimes(at: [herAddress], in: range, as: ana, toldTo: ana)
        guard case .refused = asked[0].1 else { return #expect(Bool(false), "\(asked)") }
    }
}
