internal import Accounts
internal import CivilTime
package import Planning

#if SQLITE
internal import GRDB
#endif

extension SQLPlanningRepository {
    package func backlog() async throws(PlanningError) -> PlanningBacklog {
        try await view { connection in
            let row = try Row.fetchOne(
                connection,
                sql: """
                    SELECT count(DISTINCT personId), min(since) FROM dirtyDay
                    WHERE EXISTS (SELECT 1 FROM home WHERE home.personId = dirtyDay.personId)
                    """
            )
            let oldest: Int64? = row?[1]
            return PlanningBacklog(
                people: row?[0] ?? 0,
                oldest: oldest.map { Instant(secondsSince1970: $0) }
            )
        }
    }

    package func listLeaseOwners() async throws(PlanningError) -> [String] {
        try await view { try String.fetchAll($0, sql: "SELECT DISTINCT owner FROM planLease ORDER BY owner") }
    }

    package func listHorizons() async throws(PlanningError) -> [PersonHorizon] {
        try await view { connection in
            let rows = try Row.fetchAll(
                connection,
                sql: """
                    SELECT home.personId, lastDay FROM home LEFT JOIN planHorizon USING (personId)
                    WHERE isPlanned = 1 ORDER BY home.personId
                    """
            )
            return rows.map { PersonHorizon(person: PrincipalID(rawValue: $0[0]), lastDay: $0[1]) }
        }
    }
}
