import Accounts
import Calendars
import CivilTime
import Foundation
import GRDB
import StorageSQLite
import Testing

@Suite struct IntegrityCheckTests {
    private func fixture() async throws -> Fixture {
        let fixture = try await Fixture()
        for number in 0..<20 {
            let rule = number % 3 == 0 ? "RRULE:FREQ=MONTHLY" : "SUMMARY:once"
            let body = Fixture.body("DTSTART:20251113T090000Z", rule, uid: "u\(number)")
            _ = try await fixture.service.objects.put(body, at: fixture.address("\(number).ics"), as: Fixture.ana)
        }
        return fixture
    }

    private func check(_ fixture: Fixture) throws -> IntegrityReport {
        try fixture.database.check { $0.unreadableReason() }
    }

    @Test func aDatabaseInUseIsSound() async throws {
        let fixture = try await fixture()
        for number in 0..<10 {
            let body = Fixture.body("DTSTART:20251120T090000Z", "RRULE:FREQ=YEARLY", uid: "u\(number)")
            _ = try await fixture.service.objects.put(body, at: fixture.address("\(number).ics"), as: Fixture.ana)
        }
        try await fixture.service.objects.delete(at: fixture.address("3.ics"), as: Fixture.ana)
        let report = try check(fixture)
        #expect(report.problems == [])
        #expect(report.quarantined == [])
        #expect(report.objectCount == 19)
        #expect(report.isSound)
    }

    @Test(arguments: [
        ("DELETE FROM objectSpan WHERE id = (SELECT min(id) FROM objectSpan)", "objects whose spans are not all there"),
        ("INSERT INTO objectSpan VALUES (2048, 0, 1, 0, 0)", "spans of no object"),
        ("UPDATE object SET bytes = x'41' WHERE name = '1.ics'", "1.ics: the bytes are not those that were stored"),
        ("UPDATE collection SET modseq = 1", "objects ahead of their collection's counter"),
        ("UPDATE home SET modseq = 0", "collections ahead of their home's counter"),
    ])
    func damageIsTold(_ sql: String, _ problem: String) async throws {
        let fixture = try await fixture()
        try await fixture.database.write { try $0.execute(sql: sql) }
        let report = try check(fixture)
        #expect(report.problems.contains { $0.hasSuffix(problem) }, "\(report.problems)")
    }

    @Test func anObjectThatCannotBeReadIsInQuarantineAndStopsNothing() async throws {
        let fixture = try await fixture()
        let broken = Array("no calendar at all".utf8)
        let tag = ETag(of: broken)
        try await fixture.database.write { connection in
            try connection.execute(
                sql: "UPDATE object SET bytes = ?, recurrence = x'', etag = x'\(tag.value)' WHERE name = '1.ics'",
                arguments: [Data(broken)]
            )
            try connection.execute(
                sql: """
                    UPDATE home SET usedBytes = (
                        SELECT coalesce(sum(length(bytes)), 0) FROM object JOIN collection ON collection.id =
                            object.collectionId
                        WHERE collection.personId = home.personId)
                    """
            )
        }
        let report = try check(fixture)
        #expect(report.isSound)
        #expect(report.quarantined.count == 1)

        let calendar = try await fixture.calendar()
        let changes = try await fixture.service.objects.changes(in: calendar, since: nil, limit: 100, as: Fixture.ana)
        #expect(changes.changes.count == 20)
        let names = try await fixture.names(from: "2025-11-13T00:00:00Z", to: "2025-11-14T00:00:00Z")
        #expect(names.count == 19)
        #expect(!names.contains("1.ics"))
        let stored = try await fixture.service.objects.object(at: fixture.address("1.ics"), as: Fixture.ana)
        #expect(stored.bytes == broken)
        // It can be written over, which ends the quarantine.
        let body = Fixture.body("DTSTART:20251113T090000Z", uid: "u1")
        _ = try await fixture.service.objects.put(body, at: fixture.address("1.ics"), as: Fixture.ana)
        #expect(try check(fixture).quarantined == [])
    }
}
