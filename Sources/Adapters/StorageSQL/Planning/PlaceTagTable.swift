internal import Accounts

#if SQLITE
internal import GRDB
#endif

/// Rows of `placeTag`.
enum PlaceTagTable {
    static func list(of person: PrincipalID, in database: Database) throws -> [String: String] {
        let statement = try database.cachedStatement(
            sql: "SELECT eventUid, fingerprint FROM placeTag WHERE personId = ?"
        )
        let tags: [(String, String)] = try statement.all([person.rawValue]) { ($0[0], $0[1]) }
        return Dictionary(tags, uniquingKeysWith: { first, _ in first })
    }
}
