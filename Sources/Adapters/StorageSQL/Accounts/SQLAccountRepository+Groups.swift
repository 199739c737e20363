package import Accounts
internal import Calendars
package import CivilTime

#if SQLITE
internal import GRDB
#endif

extension SQLAccountRepository {
    package func addMember(_ member: PrincipalID, to group: PrincipalID, at now: Instant) async throws(AccountError) {
        try await write { [store = self.database] database in
            let transaction = SQLTransaction(database, of: store)
            let kind = try Int.fetchOne(
                database,
                sql: "SELECT kind FROM person WHERE id = ?",
                arguments: [group.rawValue]
            )
            guard let kind else { throw AccountError.notFound }
            guard kind == PrincipalKind.group.rawValue else {
                throw AccountError.invalidValue(reason: "Only a group has members.")
            }
            try Self.requirePerson(member, in: database)
            guard try !Identities.of(group, in: database).contains(member.rawValue) else {
                throw AccountError.invalidValue(
                    reason: "A group can't be a member of itself, nor of a group that is in it."
                )
            }
            try database.execute(
                sql: "INSERT INTO membership (groupId, memberId) VALUES (?, ?) ON CONFLICT DO NOTHING",
                arguments: [group.rawValue, member.rawValue]
            )
            try Self.mountAgain(concerning: group, at: now, transaction)
        }
    }

    package func removeMember(
        _ member: PrincipalID,
        from group: PrincipalID,
        at now: Instant
    ) async throws(AccountError) {
        try await write { [store = self.database] database in
            let transaction = SQLTransaction(database, of: store)
            try database.execute(
                sql: "DELETE FROM membership WHERE groupId = ? AND memberId = ?",
                arguments: [group.rawValue, member.rawValue]
            )
            guard try database.changedRows() == 1 else { throw AccountError.notFound }
            try Self.mountAgain(concerning: group, at: now, transaction)
        }
    }

    /// Mounts or unmounts the group's shared collections in homes after its members have changed.
    private static func mountAgain(
        concerning group: PrincipalID,
        at now: Instant,
        _ transaction: SQLTransaction
    ) throws {
        for collection in try transaction.collections(withEntriesFor: group) {
            try ShareWriter(transaction).mount(collection, at: now)
        }
    }

    package func listMembers(of group: PrincipalID) async throws(AccountError) -> [Principal] {
        try await read { database in
            let statement = try database.cachedStatement(
                sql: """
                    SELECT \(Self.principalColumns) FROM membership JOIN person ON person.id = memberId
                    WHERE groupId = ? ORDER BY person.name
                    """
            )
            return try statement.all([group.rawValue], Self.principal)
        }
    }

    package func listGroups(of member: PrincipalID) async throws(AccountError) -> [Principal] {
        try await read { database in
            let statement = try database.cachedStatement(
                sql: """
                    \(Identities.table) SELECT \(Self.principalColumns) FROM identity JOIN person USING (id)
                    WHERE id <> ?1 ORDER BY person.name
                    """
            )
            return try statement.all([member.rawValue], Self.principal)
        }
    }

    package func listDelegates(of owner: PrincipalID) async throws(AccountError) -> [Delegate] {
        try await read { database in
            let statement = try database.cachedStatement(
                sql: """
                    SELECT \(Self.principalColumns), access FROM delegation JOIN person ON person.id = delegateId
                    WHERE ownerId = ? ORDER BY person.name
                    """
            )
            return try statement.all([owner.rawValue], Self.delegate)
        }
    }

    package func setDelegates(
        _ delegates: [PrincipalID],
        of owner: PrincipalID,
        access: DelegateAccess
    ) async throws(AccountError) {
        try await write { database in
            try database.execute(
                sql: "DELETE FROM delegation WHERE ownerId = ? AND access = ?",
                arguments: [owner.rawValue, access.rawValue]
            )
            for delegate in delegates {
                try database.execute(
                    sql: """
                        INSERT INTO delegation (ownerId, delegateId, access) VALUES (?, ?, ?)
                        ON CONFLICT (ownerId, delegateId) DO UPDATE SET access = excluded.access
                        """,
                    arguments: [owner.rawValue, delegate.rawValue, access.rawValue]
                )
            }
        }
    }

    package func listDelegators(of delegate: PrincipalID) async throws(AccountError) -> [Delegate] {
        try await read { database in
            let statement = try database.cachedStatement(
                sql: """
                    \(Identities.table) SELECT \(Self.principalColumns), max(access) AS access
                    FROM identity JOIN delegation ON delegateId = identity.id JOIN person ON person.id = ownerId
                    WHERE ownerId <> ?1 GROUP BY person.id ORDER BY person.name
                    """
            )
            return try statement.all([delegate.rawValue], Self.delegate)
        }
    }

    private static func delegate(of row: CurrentRow) -> Delegate {
        Delegate(principal: principal(of: row), access: DelegateAccess(rawValue: row[7]) ?? .read)
    }
}
