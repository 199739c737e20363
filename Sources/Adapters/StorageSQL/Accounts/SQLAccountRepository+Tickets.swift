package import Accounts
package import CivilTime
internal import FoundationEssentials
package import SelfService

#if SQLITE
internal import GRDB
#endif

extension SQLAccountRepository: SelfServiceRepository {
    private static let ticketColumns = """
        id, purpose, digest, personId, reservedName, payload, createdAt, expiresAt
        """

    @discardableResult package func addTicket(_ ticket: Ticket) async throws(AccountError) -> Ticket {
        var kept = ticket
        kept.id = database.ids.next()
        let row = kept
        return try await write { database in
            if let name = row.reservedName {
                try database.execute(
                    sql: "DELETE FROM ticket WHERE reservedName = ? AND expiresAt <= ?",
                    arguments: [name, row.createdAt.secondsSince1970]
                )
                try Self.requireFree(name, in: database)
            }
            if let person = row.person { try Self.requirePerson(person, in: database) }
            try database.execute(
                sql: """
                    INSERT INTO ticket (\(Self.ticketColumns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                    """,
                arguments: [
                    row.id, row.purpose.rawValue, Data(row.digest), row.person?.rawValue, row.reservedName,
                    row.payload, row.createdAt.secondsSince1970, row.expiresAt.secondsSince1970,
                ]
            )
            return row
        }
    }

    package func findTicket(digest: [UInt8], purpose: Ticket.Purpose) async throws(AccountError) -> Ticket? {
        try await read { database in
            try Row.fetchOne(
                database,
                sql: "SELECT \(Self.ticketColumns) FROM ticket WHERE digest = ? AND purpose = ?",
                arguments: [Data(digest), purpose.rawValue]
            ).flatMap(Ticket.init(row:))
        }
    }

    package func takeTicket(digest: [UInt8], purpose: Ticket.Purpose) async throws(AccountError) -> Ticket? {
        try await write { database in
            try Row.fetchOne(
                database,
                sql: "DELETE FROM ticket WHERE digest = ? AND purpose = ? RETURNING \(Self.ticketColumns)",
                arguments: [Data(digest), purpose.rawValue]
            ).flatMap(Ticket.init(row:))
        }
    }

    package func listTickets(_ purpose: Ticket.Purpose) async throws(AccountError) -> [Ticket] {
        try await read { database in
            try Row.fetchAll(
                database,
                sql: "SELECT \(Self.ticketColumns) FROM ticket WHERE purpose = ? ORDER BY createdAt, id",
                arguments: [purpose.rawValue]
            ).compactMap(Ticket.init(row:))
        }
    }

    package func removeTicket(_ id: Int64, purpose: Ticket.Purpose) async throws(AccountError) {
        try await write { database in
            try database.execute(
                sql: "DELETE FROM ticket WHERE id = ? AND purpose = ?",
                arguments: [id, purpose.rawValue]
            )
            guard try database.changedRows() == 1 else { throw AccountError.notFound }
        }
    }

    package func removeTickets(of person: PrincipalID, purpose: Ticket.Purpose) async throws(AccountError) {
        try await write { database in
            try database.execute(
                sql: "DELETE FROM ticket WHERE personId = ? AND purpose = ?",
                arguments: [person.rawValue, purpose.rawValue]
            )
        }
    }

    package func forgetTickets(expiredBefore oldest: Instant) async throws(AccountError) {
        try await write { database in
            try database.execute(
                sql: "DELETE FROM ticket WHERE expiresAt < ?",
                arguments: [oldest.secondsSince1970]
            )
        }
    }
}

extension Ticket {
    /// nil: of a purpose that this program does not know.
    fileprivate init?(row: Row) {
        guard let purpose = Purpose(rawValue: row[1]) else { return nil }
        let person: Int64? = row[3]
        self.init(
            id: row[0],
            purpose: purpose,
            digest: [UInt8](row[2] as Data),
            person: person.map(PrincipalID.init(rawValue:)),
            reservedName: row[4],
            payload: row[5],
            createdAt: Instant(secondsSince1970: row[6]),
            expiresAt: Instant(secondsSince1970: row[7])
        )
    }
}
