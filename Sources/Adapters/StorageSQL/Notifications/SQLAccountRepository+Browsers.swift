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
            try Self.requirePerson(owner, in: database)
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
        try await read { try Self.browsers.find(id, in: $0) }
    }

    package func listBrowsers(of owner: PrincipalID) async throws(AccountError) -> [BrowserSubscription] {
        try await read { try Self.browsers.list(of: owner, in: $0) }
    }

    package func noteBrowserUse(_ id: Int64, at now: Instant) async throws(AccountError) {
        try await write { try Self.browsers.noteUse(of: id, at: now, in: $0) }
    }

    package func removeBrowser(_ id: Int64, of owner: PrincipalID) async throws(AccountError) {
        try await write { try Self.browsers.remove(id, of: owner, in: $0) }
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
