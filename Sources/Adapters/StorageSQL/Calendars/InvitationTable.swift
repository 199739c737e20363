internal import Accounts
internal import Calendars

#if SQLITE
internal import GRDB
#endif

/// Rows of `invitation`.
enum InvitationTable {
    private static let columns = "collectionId, invitation.personId, uid, privileges, status, summary"

    static func list(to collection: CollectionID, in database: Database) throws -> [Invitation] {
        let statement = try database.cachedStatement(
            sql: "SELECT \(columns) FROM invitation WHERE collectionId = ? ORDER BY personId"
        )
        return try statement.all([collection.rawValue], invitation)
    }

    static func find(
        uid: String,
        of person: PrincipalID,
        in database: Database
    ) throws -> (invitation: Invitation, calendar: CalendarAddress)? {
        let statement = try database.cachedStatement(
            sql: """
                SELECT \(columns), collection.personId, collection.name FROM invitation JOIN collection ON
                    collection.id = collectionId
                WHERE uid = ? AND invitation.personId = ?
                """
        )
        return try statement.first([uid, person.rawValue]) {
            (invitation(of: $0), CalendarAddress(owner: PrincipalID(rawValue: $0[6]), name: $0[7]))
        }
    }

    static func put(_ invitation: Invitation, in database: Database) throws {
        try database.cachedStatement(
            sql: """
                INSERT INTO invitation (collectionId, personId, uid, privileges, status, summary)
                VALUES (?, ?, ?, ?, ?, ?)
                ON CONFLICT (collectionId, personId) DO UPDATE SET uid = excluded.uid,
                    privileges = excluded.privileges, status = excluded.status, summary = excluded.summary
                """
        )
        .execute(
            arguments: [
                invitation.collection.rawValue, invitation.person.rawValue, invitation.uid,
                invitation.privileges.rawValue, invitation.status.rawValue, invitation.summary,
            ]
        )
    }

    private static func invitation(of row: CurrentRow) -> Invitation {
        Invitation(
            collection: CollectionID(rawValue: row[0]),
            person: PrincipalID(rawValue: row[1]),
            uid: row[2],
            privileges: Privileges(rawValue: row[3]),
            status: Invitation.Status(rawValue: row[4]) ?? .noResponse,
            summary: row[5]
        )
    }
}
