internal import Accounts
internal import Calendars
internal import FoundationEssentials

#if SQLITE
internal import GRDB
#endif

/// Rows of `objectOverlay`: what people have of their own on objects that they share.
enum OverlayTable {
    static func overlays(
        on objects: [ObjectID],
        of person: PrincipalID,
        in database: Database
    ) throws -> [ObjectID: [UInt8]] {
        let statement = try database.cachedStatement(
            sql: """
                SELECT objectId, alarms FROM \(Dialect.numbers("?")) AS wanted
                CROSS JOIN objectOverlay ON objectId = wanted.value AND personId = ? WHERE alarms IS NOT NULL
                """
        )
        let wanted = JSONList.text(objects.map(\.rawValue))
        var found: [ObjectID: [UInt8]] = [:]
        try statement.each([wanted, person.rawValue]) { row in
            found[ObjectID(rawValue: row[0])] = try ObjectTable.bytes(of: row, at: 1)
        }
        return found
    }
}
