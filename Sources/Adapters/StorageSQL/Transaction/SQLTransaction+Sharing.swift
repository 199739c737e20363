package import Accounts
package import Calendars

#if SQLITE
internal import GRDB
#endif

extension SQLTransaction {
    package func accessEntries(of collection: CollectionID) throws -> [AccessEntry] {
        try AccessTable.entries(of: collection, in: connection)
    }

    package func deleteAccessEntries(of collection: CollectionID) throws {
        try execute("DELETE FROM ace WHERE collectionId = ?", [collection.rawValue])
    }

    package func addAccessEntry(_ entry: AccessEntry, to collection: CollectionID) throws {
        try AccessTable.add(entry, to: collection, in: connection)
    }

    package func deleteGrant(to person: PrincipalID, in collection: CollectionID) throws {
        try execute(
            "DELETE FROM ace WHERE collectionId = ? AND principalId = ? AND isDeny = 0",
            [collection.rawValue, person.rawValue]
        )
    }

    package func deleteAccess(of principal: PrincipalID) throws {
        try execute("DELETE FROM ace WHERE principalId = ?", [principal.rawValue])
        try execute("DELETE FROM invitation WHERE personId = ?", [principal.rawValue])
    }

    package func collections(withEntriesFor principal: PrincipalID) throws -> [CollectionID] {
        try rows(
            "\(Identities.table) SELECT DISTINCT collectionId FROM ace WHERE principalId IN (SELECT id FROM identity)",
            [principal.rawValue]
        ) { CollectionID(rawValue: $0[0]) }
    }

    package func privileges(
        of person: PrincipalID,
        in collections: [CollectionID]
    ) throws -> [CollectionID: Privileges] {
        try AccessTable.privileges(of: person, in: collections, connection)
    }

    package func identities(of person: PrincipalID) throws -> Set<PrincipalID> {
        Set(try Identities.of(person, in: connection).map(PrincipalID.init(rawValue:)))
    }

    package func delegateAccess(of person: PrincipalID, for owner: PrincipalID) throws -> DelegateAccess? {
        try AccessTable.delegated(by: owner, to: person, in: connection)
    }

    package func peopleWithHomes(among principals: [PrincipalID]) throws -> Set<PrincipalID> {
        let wanted = JSONList.text(principals.map(\.rawValue))
        let found = try rows(
            """
            WITH RECURSIVE reached (id) AS (
                SELECT value FROM \(Dialect.numbers("?"))
                UNION SELECT memberId FROM reached CROSS JOIN membership ON groupId = reached.id
            )
            SELECT personId FROM reached CROSS JOIN home ON personId = reached.id
            """,
            [wanted]
        ) { PrincipalID(rawValue: $0[0]) }
        return Set(found)
    }

    package func invitations(to collection: CollectionID) throws -> [Invitation] {
        try InvitationTable.list(to: collection, in: connection)
    }

    package func findInvitation(
        uid: String,
        of person: PrincipalID
    ) throws -> (invitation: Invitation, calendar: CalendarAddress)? {
        try InvitationTable.find(uid: uid, of: person, in: connection)
    }

    package func putInvitation(_ invitation: Invitation) throws {
        try InvitationTable.put(invitation, in: connection)
    }

    package func deleteInvitation(of person: PrincipalID, to collection: CollectionID) throws {
        try execute(
            "DELETE FROM invitation WHERE collectionId = ? AND personId = ?",
            [collection.rawValue, person.rawValue]
        )
    }

    package func peopleWithShare(of collection: CollectionID) throws -> Set<PrincipalID> {
        let found = try rows("SELECT personId FROM share WHERE collectionId = ?", [collection.rawValue]) {
            PrincipalID(rawValue: $0[0])
        }
        return Set(found)
    }

    package func insertShare(of collection: CollectionID, with person: PrincipalID, modseq: Int64) throws {
        try execute(
            """
            INSERT INTO share (collectionId, personId, modseq, arrivedModseq, seenModseq)
            VALUES (?1, ?2, ?3, ?3, (SELECT modseq FROM collection WHERE id = ?1))
            """,
            [collection.rawValue, person.rawValue, modseq]
        )
    }

    package func deleteShare(of collection: CollectionID, with person: PrincipalID) throws {
        for table in ["share", "collectionProperty"] {
            try execute(
                "DELETE FROM \(table) WHERE collectionId = ? AND personId = ?",
                [collection.rawValue, person.rawValue]
            )
        }
    }

    package func isShareHidden(_ collection: CollectionID, of person: PrincipalID) throws -> Bool? {
        try row(
            "SELECT isHidden FROM share WHERE collectionId = ? AND personId = ?",
            [collection.rawValue, person.rawValue]
        ) { $0[0] }
    }

    package func setShareHidden(
        _ isHidden: Bool,
        _ collection: CollectionID,
        of person: PrincipalID,
        modseq: Int64
    ) throws {
        try execute(
            "UPDATE share SET isHidden = ?1, modseq = ?2, arrivedModseq = ?2 WHERE collectionId = ?3 AND personId = ?4",
            [isHidden, modseq, collection.rawValue, person.rawValue]
        )
    }

    package func updateShare(
        _ change: CollectionChange,
        of collection: CollectionID,
        for person: PrincipalID
    ) throws {
        try ShareTable.update(change, of: collection, for: person, in: connection)
    }

    package func setShareModseq(
        _ modseq: Int64,
        seen: Int64?,
        of collection: CollectionID,
        for person: PrincipalID
    ) throws {
        try execute(
            """
            UPDATE share SET modseq = ?, seenModseq = COALESCE(?, seenModseq) WHERE collectionId = ? AND personId = ?
            """,
            [modseq, seen, collection.rawValue, person.rawValue]
        )
    }

    package func forgetSeen(of collection: CollectionID) throws {
        try execute("UPDATE share SET seenModseq = -1 WHERE collectionId = ?", [collection.rawValue])
    }

    package func unseenShares(of person: PrincipalID) throws -> [(collection: CollectionID, modseq: Int64)] {
        try rows(
            """
            SELECT share.collectionId, collection.modseq
            FROM share CROSS JOIN collection ON collection.id = share.collectionId
            WHERE share.personId = ? AND isHidden = 0 AND share.seenModseq < collection.modseq
            ORDER BY share.collectionId
            """,
            [person.rawValue]
        ) { (CollectionID(rawValue: $0[0]), $0[1]) }
    }

    package func shares(
        of person: PrincipalID,
        only collection: CollectionID?,
        after modseq: Int64
    ) throws -> [(collection: CalendarCollection, modseq: Int64)] {
        try ShareTable.list(of: person, only: collection, after: modseq, epoch: epoch, in: connection)
    }
}
