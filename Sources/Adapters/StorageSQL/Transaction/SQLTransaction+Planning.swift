package import Accounts
package import Calendars
package import CivilTime
package import DayPlanner
package import Planning

#if SQLITE
internal import GRDB
#endif

extension SQLTransaction: PlanningTransaction {
    package func firstWaitingPerson(at now: Instant, leavingOut resting: [PrincipalID]) throws -> PrincipalID? {
        let resting = JSONList.text(resting.map(\.rawValue))
        return try row(
            """
            SELECT personId FROM dirtyDay
            WHERE EXISTS (SELECT 1 FROM home WHERE home.personId = dirtyDay.personId)
                AND NOT EXISTS (
                    SELECT 1 FROM planLease WHERE planLease.personId = dirtyDay.personId AND expiresAt > ?)
                AND personId NOT IN (SELECT value FROM \(Dialect.numbers("?")))
            ORDER BY fromDay, since, personId LIMIT 1
            """,
            [now.secondsSince1970, resting]
        ) { PrincipalID(rawValue: $0[0]) }
    }

    package func marks(of person: PrincipalID) throws -> [DirtyMark] {
        try rows(
            "SELECT fromDay, toDay, generation, since FROM dirtyDay WHERE personId = ? ORDER BY fromDay, toDay",
            [person.rawValue]
        ) { row in
            let first: Int = row[0]
            return DirtyMark(
                days: first...max(first, row[1]),
                generation: row[2],
                since: Instant(secondsSince1970: row[3])
            )
        }
    }

    package func generation(ofMark days: ClosedRange<Int>, of person: PrincipalID) throws -> Int64? {
        try row(
            "SELECT generation FROM dirtyDay WHERE personId = ? AND fromDay = ? AND toDay = ?",
            [person.rawValue, days.lowerBound, days.upperBound]
        ) { $0[0] }
    }

    package func deleteMark(_ days: ClosedRange<Int>, of person: PrincipalID) throws {
        try execute(
            "DELETE FROM dirtyDay WHERE personId = ? AND fromDay = ? AND toDay = ?",
            [person.rawValue, days.lowerBound, days.upperBound]
        )
    }

    package func leaseOwner(of person: PrincipalID) throws -> String? {
        try row("SELECT owner FROM planLease WHERE personId = ?", [person.rawValue]) { $0[0] }
    }

    package func putLease(of person: PrincipalID, owner: String, until expiry: Instant) throws {
        try execute(
            """
            INSERT INTO planLease (personId, owner, expiresAt) VALUES (?, ?, ?)
            ON CONFLICT (personId) DO UPDATE SET owner = excluded.owner, expiresAt = excluded.expiresAt
            """,
            [person.rawValue, owner, expiry.secondsSince1970]
        )
    }

    package func renewLease(
        of person: PrincipalID,
        owner: String,
        until expiry: Instant,
        now: Instant
    ) throws -> Bool {
        try execute(
            "UPDATE planLease SET expiresAt = ? WHERE personId = ? AND owner = ? AND expiresAt > ?",
            [expiry.secondsSince1970, person.rawValue, owner, now.secondsSince1970]
        )
        return try connection.changedRows() == 1
    }

    package func deleteLease(of person: PrincipalID) throws {
        try execute("DELETE FROM planLease WHERE personId = ?", [person.rawValue])
    }

    package func deleteLeases(of owner: String) throws {
        try execute("DELETE FROM planLease WHERE owner = ?", [owner])
    }

    package func extendHorizon(of person: PrincipalID, to day: Int) throws {
        try execute(
            """
            INSERT INTO planHorizon (personId, lastDay) VALUES (?, ?)
            ON CONFLICT (personId) DO UPDATE SET lastDay = max(planHorizon.lastDay, excluded.lastDay)
            """,
            [person.rawValue, day]
        )
    }

    package func findItem(withUID uid: String, in travel: CollectionID) throws -> (name: String, etag: ETag)? {
        try row("SELECT name, etag FROM object WHERE collectionId = ? AND uid = ?", [travel.rawValue, uid]) {
            ($0[0], try ObjectTable.etag(of: $0, at: 1))
        }
    }

    package func isPublished(_ uid: String, in travel: CollectionID) throws -> Bool {
        try hasRow("SELECT 1 FROM publishedItem WHERE collectionId = ? AND uid = ?", [travel.rawValue, uid])
    }

    package func putPublished(
        _ item: ItemWrite,
        named name: String,
        in travel: CollectionID,
        at now: Instant
    ) throws {
        try TravelItemTable.put(item, named: name, in: travel.rawValue, now: now, connection)
    }

    /// Takes the row of `travelItem` along.
    package func deletePublished(_ uid: String, in travel: CollectionID) throws {
        try execute("DELETE FROM publishedItem WHERE collectionId = ? AND uid = ?", [travel.rawValue, uid])
    }

    package func published(
        endedBefore instant: Instant,
        limit: Int
    ) throws -> [(collection: CollectionID, uid: String)] {
        try rows(
            "SELECT collectionId, uid FROM travelItem WHERE lastAt < ? LIMIT ?",
            [instant.secondsSince1970, limit]
        ) { (CollectionID(rawValue: $0[0]), $0[1]) }
    }

    package func putChoice(_ choice: PlanChoice, of person: PrincipalID, at now: Instant) throws {
        try PlanChoiceTable.put(choice, of: person, now: now, in: connection)
    }

    package func deleteChoice(_ choice: PlanChoice, of person: PrincipalID) throws {
        try PlanChoiceTable.remove(choice, of: person, in: connection)
    }

    package func deleteChoices(madeBefore instant: Instant) throws {
        try execute("DELETE FROM planChoice WHERE madeAt < ?", [instant.secondsSince1970])
    }

    package func putPlaceTag(_ tag: PlaceTag, of person: PrincipalID) throws {
        try execute(
            """
            INSERT INTO placeTag (personId, eventUid, fingerprint) VALUES (?, ?, ?)
            ON CONFLICT (personId, eventUid) DO UPDATE SET fingerprint = excluded.fingerprint
            """,
            [person.rawValue, tag.eventUID, tag.fingerprint]
        )
    }

    package func linkGeneration(of person: PrincipalID) throws -> Int64 {
        let statement = try connection.cachedStatement(sql: "SELECT generation FROM tripLink WHERE personId = ?")
        return try Int64.fetchOne(statement, arguments: [person.rawValue]) ?? 0
    }

    package func setLinkGeneration(_ generation: Int64, of person: PrincipalID) throws {
        try execute(
            """
            INSERT INTO tripLink (personId, generation) VALUES (?, ?)
            ON CONFLICT (personId) DO UPDATE SET generation = excluded.generation
            """,
            [person.rawValue, generation]
        )
    }

    package func placeMemory(of person: PrincipalID) throws -> PlaceMemory {
        try LearnedPlaceTable.memory(of: person, in: connection)
    }

    package func putLearnedPlace(_ place: LearnedPlace, of person: PrincipalID) throws {
        try LearnedPlaceTable.put(place, of: person, in: connection)
    }

    package func deleteLearnedPlace(key: String, of person: PrincipalID) throws -> Bool {
        try execute("DELETE FROM learnedPlace WHERE personId = ? AND key = ?", [person.rawValue, key])
        return try connection.changedRows() == 1
    }

    package func setHeededModseq(_ modseq: Int64, of person: PrincipalID) throws {
        try execute(
            """
            INSERT INTO placeLesson (personId, heededModseq) VALUES (?, ?)
            ON CONFLICT (personId) DO UPDATE SET heededModseq = excluded.heededModseq
            """,
            [person.rawValue, modseq]
        )
    }
}
