import Accounts
import Calendars
import GRDB
import StorageSQLite
import Testing

@Suite struct SpanKeyTests {
    @Test func aFreeNumberIsTakenOnceTheLastIsInUse() async throws {
        let fixture = try await Fixture()
        let carla = PrincipalID(rawValue: 3)
        try await fixture.database.write { connection in
            try connection.execute(sql: "UPDATE collection SET spanKey = 1048575 WHERE spanKey = 2")
        }
        try await fixture.service.collections.prepareHome(of: carla)
        let keys = try await fixture.database.write { connection in
            try Int.fetchAll(
                connection,
                sql: "SELECT spanKey FROM collection WHERE personId = ? ORDER BY spanKey",
                arguments: [carla.rawValue]
            )
        }
        #expect(keys.first == 2, "the only gap")
        #expect(Set(keys).count == keys.count && keys.allSatisfy { $0 < 1_048_575 })
    }
}
