package import Planning

#if SQLITE
internal import GRDB
#endif

extension SQLPlanningRepository {
    package func findPlanBasis() async throws(PlanningError) -> String? {
        try await view { try String.fetchOne($0, sql: "SELECT basis FROM planBasis") }
    }

    package func setPlanBasis(_ text: String) async throws(PlanningError) {
        try await write { transaction in
            try transaction.connection.execute(
                sql:
                    "INSERT INTO planBasis (id, basis) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET basis = "
                    + "excluded.basis",
                arguments: [text]
            )
        }
    }
}
