package import Accounts
package import CivilTime
internal import FoundationEssentials
package import Publishing

#if SQLITE
internal import GRDB
#endif

extension SQLAccountRepository: EventLinkRepository {
    private static let links = OwnedRows(
        table: "eventLink",
        columns: "id, personId, uid, startsAt, expiresAt, answerLimit, capacity, createdAt, isTagged",
        value: EventLink.init(row:)
    )

    package func addLink(
        _ draft: EventLinkDraft,
        atMost limit: Int,
        at now: Instant
    ) async throws(AccountError) -> EventLink {
        let link = EventLink(
            id: database.ids.next(),
            owner: draft.owner,
            uid: draft.uid,
            start: draft.start,
            settings: draft.settings,
            createdAt: now,
            isTagged: draft.isTagged
        )
        return try await write { database in
            guard try Self.links.count(of: draft.owner, in: database) < limit else {
                throw AccountError.tooManyEventLinks(limit)
            }
            try database.execute(
                sql: """
                    INSERT INTO eventLink (\(Self.links.columns), digest)
                    SELECT ?, id, ?, ?, ?, ?, ?, ?, ?, ? FROM person WHERE id = ?
                    """,
                arguments: [
                    link.id, link.uid, link.start.secondsSince1970, link.settings.expiresAt?.secondsSince1970,
                    link.settings.answerLimit, link.settings.capacity, now.secondsSince1970, draft.isTagged,
                    Data(draft.digest), draft.owner.rawValue,
                ]
            )
            guard try database.changedRows() == 1 else { throw AccountError.notFound }
            return link
        }
    }

    package func findLink(digest: [UInt8]) async throws(AccountError) -> EventLink? {
        try await read { try Self.links.find(digest: digest, in: $0) }
    }

    package func findLink(_ id: Int64, of owner: PrincipalID) async throws(AccountError) -> EventLink? {
        try await read { database in
            try Row.fetchOne(
                database,
                sql: "SELECT \(Self.links.columns) FROM eventLink WHERE id = ? AND personId = ?",
                arguments: [id, owner.rawValue]
            ).map(EventLink.init(row:))
        }
    }

    package func listLinks(of owner: PrincipalID) async throws(AccountError) -> [EventLink] {
        try await read { try Self.links.list(of: owner, in: $0) }
    }

    package func removeLink(_ id: Int64, of owner: PrincipalID) async throws(AccountError) {
        try await write { try Self.links.remove(id, of: owner, in: $0) }
    }
}

extension EventLink {
    fileprivate init(row: Row) {
        let expiresAt: Int64? = row[4]
        self.init(
            id: row[0],
            owner: PrincipalID(rawValue: row[1]),
            uid: row[2],
            start: Instant(secondsSince1970: row[3]),
            settings: EventLinkSettings(
                expiresAt: expiresAt.map(Instant.init(secondsSince1970:)),
                answerLimit: row[5],
                capacity: row[6]
            ),
            createdAt: Instant(secondsSince1970: row[7]),
            isTagged: row[8]
        )
    }
}
