package import Accounts
package import Calendars
package import CivilTime
internal import GRDB

extension SQLiteCalendarRepository {
    package func prepareHome(
        of person: PrincipalID,
        with collections: [NewCollection],
        at now: Instant
    ) async throws(CalendarError) -> [CalendarCollection] {
        try await unit { [database] connection in
            let statement = try connection.cachedStatement(
                sql: "INSERT OR IGNORE INTO home (personId, createdAt) VALUES (?, ?)"
            )
            try statement.execute(arguments: [person.rawValue, now.secondsSince1970])
            if connection.changesCount == 1 {
                for new in collections {
                    let modseq = try SyncLog.advanceHome(of: person, in: connection).modseq
                    let id = CollectionID(rawValue: database.ids.next())
                    try CollectionTable.insert(new, id: id, modseq: modseq, in: connection)
                }
            }
            return try Self.collections(of: person, epoch: database.epoch, in: connection)
        }
    }

    package func eraseHome(of person: PrincipalID, at now: Instant) async throws(CalendarError) {
        try await unit { try HomeUnits.erase(person, at: now, in: $0) }
    }

    package func findHome(of person: PrincipalID) async throws(CalendarError) -> HomeState? {
        try await takeShareNews(by: person)
        return try statement { connection in
            let statement = try connection.cachedStatement(
                sql: "SELECT modseq, isPlanned, usedBytes, quotaBytes FROM home WHERE personId = ?"
            )
            return try Row.fetchOne(statement, arguments: [person.rawValue])
                .map {
                    HomeState(
                        modseq: $0[0],
                        epoch: database.epoch,
                        isPlanned: $0[1],
                        usedBytes: $0[2],
                        quotaBytes: $0[3]
                    )
                }
        }
    }

    package func listCollections(of person: PrincipalID) async throws(CalendarError) -> [CalendarCollection] {
        try statement { try Self.collections(of: person, epoch: database.epoch, in: $0) }
    }

    package func findCollection(at address: CalendarAddress) async throws(CalendarError) -> CalendarCollection? {
        try statement { connection in
            let statement = try connection.cachedStatement(
                sql: "SELECT \(CollectionTable.columns) FROM collection WHERE personId = ? AND name = ?"
            )
            let arguments: StatementArguments = [address.owner.rawValue, address.name]
            guard let row = try Row.fetchOne(statement, arguments: arguments) else { return nil }
            return try CollectionTable.collection(withPropertiesOf: row, epoch: database.epoch, in: connection)
        }
    }

    package func createCollection(
        _ new: NewCollection,
        atMost limit: Int
    ) async throws(CalendarError) -> CalendarCollection {
        try await unit { [database] connection in
            let owner = new.address.owner
            let modseq = try SyncLog.advanceHome(of: owner, in: connection).modseq
            let statement = try connection.cachedStatement(
                sql: """
                    SELECT count(*), COALESCE(sum(name = ?1), 0) + EXISTS (SELECT 1 FROM file WHERE personId = ?2 AND path = ?1)
                    FROM collection WHERE personId = ?2
                    """
            )
            let counts = try Row.fetchOne(statement, arguments: [new.address.name, owner.rawValue])
            guard let counts, counts[1] == 0 else {
                throw CalendarError.precondition(.resourceMustBeNull, reason: "a collection stands there already")
            }
            guard counts[0] < limit else {
                throw CalendarError.precondition(.quotaNotExceeded, reason: "more than \(limit) collections")
            }
            let id = CollectionID(rawValue: database.ids.next())
            try CollectionTable.insert(new, id: id, modseq: modseq, in: connection)
            try SyncLog.raiseMember(new.address.name, of: owner, in: connection)
            if new.kind == .travel { try HomeUnits.setPlanned(true, for: owner, in: connection) }
            try Self.markHorizon(new.planning, generation: database.ids.next(), in: connection)
            return try Self.required(id, epoch: database.epoch, in: connection)
        }
    }

    package func updateCollection(
        _ id: CollectionID,
        changes: [CollectionChange],
        planning: PlanningScope?
    ) async throws(CalendarError) -> CalendarCollection {
        try await unit { [database] connection in
            _ = try SyncLog.advance(id, in: connection)
            var collection = try Self.required(id, epoch: database.epoch, in: connection)
            collection.properties.apply(changes)
            try CollectionTable.update(collection, in: connection)
            for case .dead(let name, let value) in changes {
                try PropertyTables.set(name, to: value, of: .collection(id), for: collection.owner, in: connection)
            }
            try Self.markHorizon(planning, generation: database.ids.next(), in: connection)
            return collection
        }
    }

    package func deleteCollection(
        _ id: CollectionID,
        at now: Instant,
        planning: PlanningScope?
    ) async throws(CalendarError) {
        try await unit { [database] connection in
            let collection = try Self.required(id, epoch: database.epoch, in: connection)
            try CollectionUnits.delete(collection, at: now, in: connection)
            if collection.kind == .travel { try HomeUnits.setPlanned(false, for: collection.owner, in: connection) }
            try Self.markHorizon(planning, generation: database.ids.next(), in: connection)
        }
    }

    package func moveCollection(_ transfer: CollectionTransfer) async throws(CalendarError) -> Bool {
        try await unit { [database] connection in
            let collection = try Self.required(transfer.source, epoch: database.epoch, in: connection)
            let created = try CollectionUnits.move(collection, transfer, epoch: database.epoch, in: connection)
            try Self.markHorizon(transfer.planning, generation: database.ids.next(), in: connection)
            return created
        }
    }

    package func copyCollection(_ transfer: CollectionTransfer) async throws(CalendarError) -> Bool {
        try await unit { [database] connection in
            let collection = try Self.required(transfer.source, epoch: database.epoch, in: connection)
            let created = try CollectionUnits.copy(
                collection,
                transfer,
                epoch: database.epoch,
                ids: database.ids,
                in: connection
            )
            try Self.markHorizon(transfer.planning, generation: database.ids.next(), in: connection)
            return created
        }
    }

    private static func required(
        _ id: CollectionID,
        epoch: Int64,
        in connection: Database
    ) throws -> CalendarCollection {
        guard let collection = try CollectionTable.find(id, epoch: epoch, in: connection) else {
            throw CalendarError.notFound
        }
        return collection
    }

    static func collections(
        of person: PrincipalID,
        epoch: Int64,
        in connection: Database
    ) throws -> [CalendarCollection] {
        let statement = try connection.cachedStatement(
            sql: """
                SELECT \(CollectionTable.columns) FROM collection WHERE personId = ?
                ORDER BY sortOrder IS NULL, sortOrder, name
                """
        )
        let rows = try Row.fetchCursor(statement, arguments: [person.rawValue])
        var found: [CalendarCollection] = []
        var haveDeadProperties = false
        while let row = try rows.next() {
            found.append(CollectionTable.collection(of: row, epoch: epoch))
            haveDeadProperties = haveDeadProperties || CollectionTable.hasDeadProperties(row)
        }
        if haveDeadProperties { try CollectionTable.addDeadProperties(to: &found, of: person, in: connection) }
        return found
    }

    private static func markHorizon(
        _ scope: PlanningScope?,
        generation: Int64,
        in connection: Database
    ) throws {
        guard let scope else { return }
        try DirtyDayTable.mark([scope.horizon], for: scope, generation: generation, in: connection)
    }
}
