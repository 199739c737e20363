internal import Accounts

#if SQLITE
internal import GRDB
#endif

/// Under which numbers somebody acts: their own, and those of the groups that they are in, directly or through another
/// group.
enum Identities {
    /// The table `identity (id)` of the principal that is the first argument, to be written before a SELECT.
    static let table = """
        WITH RECURSIVE identity (id) AS (
            SELECT CAST(?1 AS BIGINT) UNION SELECT groupId FROM identity CROSS JOIN membership ON memberId = identity.id
        )
        """

    static func of(_ principal: PrincipalID, in database: Database) throws -> Set<Int64> {
        let statement = try database.cachedStatement(sql: "\(table) SELECT id FROM identity")
        return try Int64.fetchSet(statement, arguments: [principal.rawValue])
    }
}
