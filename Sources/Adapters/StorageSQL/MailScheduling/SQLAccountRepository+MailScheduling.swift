package import Accounts
package import CivilTime
internal import FoundationEssentials
package import MailScheduling

#if SQLITE
internal import GRDB
#endif

extension SQLAccountRepository: MailSchedulingRepository {
    package func keepInvitation(_ invitation: MailedInvitation, digest: [UInt8]) async throws(AccountError) {
        let id = database.ids.next()
        try await write { database in
            try Self.requirePerson(invitation.person, in: database)
            try database.execute(
                sql: """
                    INSERT INTO mailedInvitation (id, personId, digest, uid, recipient, method, content, sentAt, isSent)
                    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                    ON CONFLICT (digest) DO UPDATE SET
                        method = excluded.method, content = excluded.content, sentAt = excluded.sentAt,
                        isSent = excluded.isSent
                    """,
                arguments: [
                    id, invitation.person.rawValue, Data(digest), invitation.uid, invitation.recipient,
                    invitation.method, Data(invitation.content), invitation.sentAt.secondsSince1970,
                    invitation.isSent,
                ]
            )
        }
    }

    package func findInvitation(digest: [UInt8]) async throws(AccountError) -> MailedInvitation? {
        try await read { database in
            try Row.fetchOne(
                database,
                sql: """
                    SELECT personId, uid, recipient, method, content, sentAt, isSent FROM mailedInvitation
                    WHERE digest = ?
                    """,
                arguments: [Data(digest)]
            ).map(MailedInvitation.init(row:))
        }
    }

    package func forgetInvitations(sentBefore instant: Instant) async throws(AccountError) {
        try await write { database in
            try database.execute(
                sql: "DELETE FROM mailedInvitation WHERE sentAt < ?",
                arguments: [instant.secondsSince1970]
            )
        }
    }

    package func refuseMails(to address: [UInt8], at now: Instant) async throws(AccountError) {
        let id = database.ids.next()
        try await write { database in
            try database.execute(
                sql: """
                    INSERT INTO mailRefusal (id, digest, refusedAt) VALUES (?, ?, ?) ON CONFLICT (digest) DO NOTHING
                    """,
                arguments: [id, Data(address), now.secondsSince1970]
            )
        }
    }

    package func refusesMails(to address: [UInt8]) async throws(AccountError) -> Bool {
        try await read { database in
            try Bool.fetchOne(
                database,
                sql: "SELECT EXISTS (SELECT 1 FROM mailRefusal WHERE digest = ?)",
                arguments: [Data(address)]
            ) ?? false
        }
    }
}

extension MailedInvitation {
    fileprivate init(row: Row) {
        let content: Data = row[4]
        self.init(
            person: PrincipalID(rawValue: row[0]),
            uid: row[1],
            recipient: row[2],
            method: row[3],
            content: [UInt8](content),
            sentAt: Instant(secondsSince1970: row[5]),
            isSent: row[6]
        )
    }
}
