internal import Accounts
internal import Calendars
internal import CivilTime
internal import GRDB

/// Parts of a unit of work that keep shares in step with what is granted. Accounts' repository calls them when groups change.
enum AccessUnits {
    /// The collections in which a principal is granted or denied something, itself or through a group.
    static func collections(concerning principal: PrincipalID, in database: Database) throws -> [CollectionID] {
        let statement = try database.cachedStatement(
            sql: """
                \(Identities.table) SELECT DISTINCT collectionId FROM ace WHERE principalId IN (SELECT id FROM identity)
                """
        )
        return try Int64.fetchAll(statement, arguments: [principal.rawValue]).map(CollectionID.init(rawValue:))
    }

    /// Removes what was granted to a principal, and what it was invited to.
    static func forget(_ principal: PrincipalID, in database: Database) throws {
        try database.cachedStatement(sql: "DELETE FROM ace WHERE principalId = ?")
            .execute(arguments: [principal.rawValue])
        try database.cachedStatement(sql: "DELETE FROM invitation WHERE personId = ?")
            .execute(arguments: [principal.rawValue])
    }

    /// Puts a collection into the homes of all who may see something of it by name or by group, and takes it out of the others.
    static func mount(_ collection: CollectionID, at now: Instant, in database: Database) throws {
        let wanted = try people(seeing: collection, in: database)
        let statement = try database.cachedStatement(sql: "SELECT personId FROM share WHERE collectionId = ?")
        let present = try Int64.fetchSet(statement, arguments: [collection.rawValue])
        for person in present.subtracting(wanted).sorted() {
            try unmount(collection, from: PrincipalID(rawValue: person), at: now, in: database)
        }
        for person in wanted.subtracting(present).sorted() {
            let modseq = try SyncLog.advanceHome(of: PrincipalID(rawValue: person), in: database).modseq
            try database.cachedStatement(
                sql: """
                    INSERT INTO share (collectionId, personId, modseq, seenModseq)
                    VALUES (?1, ?2, ?3, (SELECT modseq FROM collection WHERE id = ?1))
                    """
            )
            .execute(arguments: [collection.rawValue, person, modseq])
            try SyncLog.raiseMember(SharedName.of(collection), of: PrincipalID(rawValue: person), in: database)
        }
        // What is granted may have changed for those who had it before.
        if !wanted.intersection(present).isEmpty { try ShareNews.tell(of: collection, in: database) }
        try database.cachedStatement(
            sql: """
                UPDATE collection SET isShared = EXISTS (SELECT 1 FROM ace WHERE collectionId = ?1)
                    OR EXISTS (SELECT 1 FROM invitation WHERE collectionId = ?1) WHERE id = ?1
                """
        )
        .execute(arguments: [collection.rawValue])
    }

    /// Takes a collection out of all homes but its owner's, before it is deleted.
    static func unmountAll(_ collection: CollectionID, at now: Instant, in database: Database) throws {
        let statement = try database.cachedStatement(sql: "SELECT personId FROM share WHERE collectionId = ?")
        for person in try Int64.fetchAll(statement, arguments: [collection.rawValue]) {
            try unmount(collection, from: PrincipalID(rawValue: person), at: now, in: database)
        }
    }

    /// Puts a share back into the person's home, if they had taken it out.
    static func show(_ collection: CollectionID, to person: PrincipalID, at now: Instant, in database: Database) throws
    {
        let statement = try database.cachedStatement(
            sql: "SELECT isHidden FROM share WHERE collectionId = ? AND personId = ?"
        )
        guard try Bool.fetchOne(statement, arguments: [collection.rawValue, person.rawValue]) == true else { return }
        try setHidden(false, collection, for: person, at: now, in: database)
    }

    /// Hides a share from the person's home, or shows it again.
    static func setHidden(
        _ isHidden: Bool,
        _ collection: CollectionID,
        for person: PrincipalID,
        at now: Instant,
        in database: Database
    ) throws {
        let modseq = try SyncLog.advanceHome(of: person, in: database).modseq
        try database.cachedStatement(
            sql: "UPDATE share SET isHidden = ?, modseq = ? WHERE collectionId = ? AND personId = ?"
        )
        .execute(arguments: [isHidden, modseq, collection.rawValue, person.rawValue])
        let name = SharedName.of(collection)
        if isHidden {
            try SyncLog.buryMember(name, of: person, modseq: modseq, at: now, in: database)
        } else {
            try SyncLog.raiseMember(name, of: person, in: database)
        }
    }

    private static func unmount(
        _ collection: CollectionID,
        from person: PrincipalID,
        at now: Instant,
        in database: Database
    ) throws {
        let modseq = try SyncLog.advanceHome(of: person, in: database).modseq
        for sql in [
            "DELETE FROM share WHERE collectionId = ? AND personId = ?",
            "DELETE FROM collectionProperty WHERE collectionId = ? AND personId = ?",
        ] {
            try database.cachedStatement(sql: sql).execute(arguments: [collection.rawValue, person.rawValue])
        }
        try SyncLog.buryMember(SharedName.of(collection), of: person, modseq: modseq, at: now, in: database)
    }

    /// People with a home, other than the owner, whom an entry reaches by name or by group, and who are left with something that they may do.
    private static func people(seeing collection: CollectionID, in database: Database) throws -> Set<Int64> {
        let statement = try database.cachedStatement(
            sql: """
                WITH RECURSIVE reached (id) AS (
                    SELECT principalId FROM ace JOIN collection ON collection.id = collectionId
                    WHERE collectionId = ?1 AND isDeny = 0 AND collection.kind IN (0, 1)
                    UNION SELECT memberId FROM reached CROSS JOIN membership ON groupId = reached.id
                )
                SELECT personId FROM reached CROSS JOIN home ON personId = reached.id
                WHERE personId <> (SELECT personId FROM collection WHERE id = ?1)
                """
        )
        let reached = try Int64.fetchAll(statement, arguments: [collection.rawValue])
        var seeing: Set<Int64> = []
        for person in reached {
            let granted = try AccessTable.privileges(of: PrincipalID(rawValue: person), in: [collection], database)
            if granted[collection]?.isEmpty == false { seeing.insert(person) }
        }
        return seeing
    }
}
