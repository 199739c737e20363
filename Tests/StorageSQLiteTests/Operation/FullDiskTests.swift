import Accounts
import Calendars
import GRDB
import Testing

@testable import StorageSQLite

/// Behaviour when SQLite cannot allocate a page, as on a full disk.
@Suite struct FullDiskTests {
    @Test func nothingAcknowledgedIsLostAndNothingHalfIsSeen() async throws {
        let fixture = try await Fixture()
        let pages = try await fixture.database.pool.writeWithoutTransaction { connection in
            let count = try Int.fetchOne(connection, sql: "PRAGMA page_count") ?? 0
            return try Int.fetchOne(connection, sql: "PRAGMA max_page_count = \(count + 40)") ?? 0
        }
        #expect(pages > 0)
        let outcomes = await withTaskGroup(of: (Int, CalendarError?).self) { group in
            for number in 0..<200 {
                group.addTask {
                    let text = String(repeating: "long ", count: 300)
                    let body = Fixture.body("DTSTART:20251113T090000Z", "SUMMARY:\(text)", uid: "u\(number)")
                    do {
                        _ = try await fixture.service.objects.put(
                            body,
                            at: fixture.address("\(number)"),
                            as: Fixture.ana
                        )
                        return (number, nil)
                    } catch {
                        return (number, error as? CalendarError)
                    }
                }
            }
            return await group.reduce(into: [(Int, CalendarError?)]()) { $0.append($1) }
        }
        let kept = Set(outcomes.filter { $0.1 == nil }.map { "\($0.0)" })
        #expect(kept.count < 200)
        for case (_, let error?) in outcomes {
            #expect(error == .storageFull)
        }
        let listed = try await fixture.service.objects.listObjects(in: fixture.calendar(), as: Fixture.ana)
        #expect(Set(listed.map(\.name)) == kept)
        #expect(try fixture.database.check { _ in nil }.problems == [])

        // With free space again, everything continues.
        try await fixture.database.pool.writeWithoutTransaction {
            try $0.execute(sql: "PRAGMA max_page_count = 100000")
        }
        let body = Fixture.body("DTSTART:20251113T090000Z", uid: "later")
        _ = try await fixture.service.objects.put(body, at: fixture.address("later.ics"), as: Fixture.ana)
    }
}
