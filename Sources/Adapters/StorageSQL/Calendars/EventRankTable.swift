internal import Accounts
internal import FoundationEssentials

#if SQLITE
internal import GRDB
#endif

/// Rows of `eventRank`: in which order a person's events were entered.
enum EventRankTable {
    static func ranks(of person: PrincipalID, uids: [String], in database: Database) throws -> [String: Int64] {
        let statement = try database.cachedStatement(
            sql: """
                SELECT uid, rank FROM \(Dialect.list(Dialect.texts("?1"), heldBy: "?2")) AS wanted
                CROSS JOIN eventRank ON personId = wanted.holder AND uid = wanted.value
                """
        )
        let wanted = String(decoding: try JSONEncoder().encode(uids), as: UTF8.self)
        var ranks: [String: Int64] = [:]
        try statement.each([wanted, person.rawValue]) { row in ranks[row[0]] = row[1] }
        return ranks
    }
}
