import TestSupport
import Testing

@testable import StoragePostgres

extension PostgresTests {
    /// What PostgreSQL makes of statements that it has compiled once for all calendars.
    @Suite struct PlanTests {
        /// A few objects of a calendar of 3,000 cost a look-up each. Before there are statistics the planner takes a calendar
        /// for small, and would go through all of it.
        @Test(arguments: [
            (ObjectTable.named, #"'["1"]', 1"#, "object_collectionid_name_key"),
            (ObjectTable.numbered, "'[1]', 1, NULL", "object_pkey"),
            (ObjectTable.numberedTimes, "'[1]', 1, 1, 1", "object_pkey"),
        ]) func listedObjectsAreLookedUp(sql: String, values: String, index: String) async throws {
            let fixture = try Fixture()
            _ = try await fixture.services()
            try fixture.execute(
                """
                INSERT INTO object (id, collectionId, name, uid, kind, modseq, createdAt, modifiedAt, etag, spanCount,
                    reachesBeyond, coveredFrom, coveredUntil, recurrence, bytes)
                SELECT number, collection.id, number::text, number::text, 1, number, 0, 0, '0123456789abcdef', 0, 0, 0, 0,
                    '', repeat('-', 1000)::bytea
                FROM (SELECT min(id) AS id FROM collection) AS collection, generate_series(1, 3000) AS number
                """
            )
            let steps = try await fixture.database.view { connection in
                try connection.execute(sql: "SET LOCAL plan_cache_mode = force_generic_plan")
                try connection.execute(sql: "PREPARE question AS \(sql)")
                let plan = "EXPLAIN EXECUTE question (\(values))"
                let lines = try Row.fetchAll(connection, sql: plan).map { $0[0] as String }
                try connection.execute(sql: "DEALLOCATE question")
                return lines
            }
            #expect(steps.contains { $0.contains("Index Scan using \(index)") }, "\(steps)")
        }
    }
}
