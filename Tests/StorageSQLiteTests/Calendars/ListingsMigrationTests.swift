import Calendars
import CivilTime
import Foundation
import GRDB
import ICalendar
import StorageSQLite
import TestSupport
import Testing

/// Objects stored before migration 0008 are listed and found afterwards; unreadable ones remain and stop nothing.
@Suite struct ListingsMigrationTests {
    @Test func upgradesWhatIsThere() async throws {
        let directory = try TemporaryDirectory()
        let path = directory.file("test.sqlite")
        let before = Migration.all.prefix { $0.name != Migration.listings.name }
        let event = Fixture.body("DTSTART:20251113T090000Z", "DTEND:20251113T100000Z", "STATUS:TENTATIVE")
        let broken = Array("BEGIN:VCALENDAR\r\nnonsense".utf8)
        let old = try SQLiteDatabase(path: path, migrations: Array(before))
        try await old.write { database in
            try database.execute(
                sql: """
                    INSERT INTO home (personId, modseq, createdAt) VALUES (1, 3, 0);
                    INSERT INTO collection (id, personId, name, kind, spanKey, transparency, components, modseq,
                        createdAt)
                    VALUES (5, 1, 'calendar', 0, 1, 0, 7, 3, 0);
                    """
            )
            for (number, bytes) in [event, broken].enumerated() {
                let id = Int64(number + 1) * 2048
                try database.execute(
                    sql: """
                        INSERT INTO object (id, collectionId, name, uid, kind, modseq, createdAt, modifiedAt, etag,
                            spanCount,
                            reachesBeyond, coveredFrom, coveredUntil, recurrence, bytes)
                        VALUES (?, 5, ?, ?, 0, ?, 0, 0, zeroblob(16), 1, 0, 0, 0, x'01FF', ?)
                        """,
                    arguments: [id, "\(number).ics", "u\(number + 1)", number + 2, Data(bytes)]
                )
                try database.execute(
                    sql: "INSERT INTO objectSpan VALUES (?, ?, ?, ?, ?)",
                    arguments: [id, 29_384_100, 29_384_160, -2_147_479_552, -2_147_479_552]
                )
            }
        }
        try old.close()

        let repository = SQLCalendarRepository(try SQLiteDatabase(path: path))
        let collection = CollectionID(rawValue: 5)
        let listed = try await repository.listObjects(in: collection, after: nil, limit: 10)
        #expect(listed.map(\.name) == ["0.ics", "1.ics"])
        #expect(listed.map(\.size) == [event.count, broken.count])
        let changes = try await repository.changes(in: collection, since: nil, upTo: nil, limit: 10)
        #expect(changes.changes == listed.map(ObjectChange.changed))

        let day = try Instant(iso8601: "2025-11-13T00:00:00Z")..<Instant(iso8601: "2025-11-14T00:00:00Z")
        let times = try await repository.times(touching: TimeRange(day), in: collection, from: nil, limit: 10).times
        #expect(times.map { RecurrenceIndex.single(encoded: $0.recurrence)?.busy } == [.tentative, nil])
        #expect(times.last?.recurrence == [0x01, 0xFF])
        let rome = try ZoneRules.named("Europe/Rome")
        let service = CalendarService(repository: repository, clock: SystemClock(), zoneOf: { _ in rome })
        let calendar = try await service.collections.collection(
            at: CalendarAddress(owner: Fixture.ana, name: "calendar"),
            as: Fixture.ana
        )
        let busy = try await service.freeBusy.busyPeriods(in: [calendar], range: day, as: Fixture.ana)
        #expect(busy.map(\.kind) == [.tentative])
        let found = try await service.objects.objects(
            matching: ObjectQuery(range: TimeRange(day)),
            in: calendar,
            as: Fixture.ana
        )
        #expect(found.objects.map(\.name) == ["0.ics"])
    }
}
