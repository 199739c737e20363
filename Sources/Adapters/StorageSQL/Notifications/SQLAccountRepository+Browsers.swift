package import Accounts
package import CivilTime
internal import FoundationEssentials
package import Notifications

#if SQLITE
internal import GRDB
#endif

extension SQLAccountRepository: BrowserRepository {
    private static let browsers = OwnedRows(
        table: "browser",
        columns: "id, personId, endpoint, publicKey, authSecret, device, createdAt, lastUsedAt",
        value: BrowserSubscription.init(row:)
    )

    package func addBrowser(
        _ target: PushTarget,
        device: String,
        of owner: PrincipalID,
        atMost limit: Int,
        at now: Instant
    ) async throws(AccountError) -> BrowserSubscription {
        try await write { [ids = self.database.ids] database in
            let isThere = try Bool.fetchOne(
                database,
                sql: "SELECT EXISTS (SELECT 1 FROM person WHERE id = ?)",
                arguments: [owner.rawValue]
            )
            guard isThere == true else { throw AccountError.notFound }
            try database.execute(sql: "DELETE FROM browser WHERE endpoint = ?", arguments: [target.endpoint])
            guard try Self.browsers.count(of: owner, in: database) < limit else {
                throw AccountError.tooManyBrowsers(limit)
            }
            let browser = BrowserSubscription(
                id: ids.next(),
                owner: owner,
                target: target,
                device: device,
                createdAt: now,
                lastUsedAt: nil
            )
            try database.execute(
                sql: """
                    INSERT INTO browser (id, personId, endpoint, publicKey, authSecret, device, createdAt)
                    VALUES (?, ?, ?, ?, ?, ?, ?)
                    """,
                arguments: [
                    browser.id, owner.rawValue, target.endpoint, Data(target.publicKey), Data(target.authSecret),
                    device, now.secondsSince1970,
                ]
            )
            return browser
        }
    }

    package func findBrowser(_ id: Int64) async throws(AccountError) -> BrowserSubscription? {
        try await read { database in
            try Row.fetchOne(
                database,
                sql: "SELECT \(Self.browsers.columns) FROM browser WHERE id = ?",
                arguments: [id]
            ).map(Self.browsers.value)
        }
    }

    package func listBrowsers(of owner: PrincipalID) async throws(AccountError) -> [BrowserSubscription] {
        try await read { database in try Self.browsers.list(of: owner, in: database) }
    }

    package func noteBrowserUse(_ id: Int64, at now: Instant) async throws(AccountError) {
        try await write { database in try Self.browsers.noteUse(of: id, at: now, in: database) }
    }

    package func removeBrowser(_ id: Int64, of owner: PrincipalID) async throws(AccountError) {
        try await write { database in try Self.browsers.remove(id, of: owner, in: database) }
    }
}

extension BrowserSubscription {
    fileprivate init(row: Row) {
        let (key, secret): (Data, Data) = (row[3], row[4])
        self.init(
            id: row[0],
            owner: PrincipalID(rawValue: row[1]),
            target: PushTarget(endpoint: row[2], publicKey: Array(key), authSecret: Array(secret)),
            device: row[5],
            createdAt: Instant(secondsSince1970: row[6]),
            lastUsedAt: (row[7] as Int64?).map(Instant.init(secondsSince1970:))
        )
    }
}
