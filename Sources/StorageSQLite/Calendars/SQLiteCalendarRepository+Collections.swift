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
                    let modseq = try SyncLog.advanceHome(of: person, in: connection)
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
        try statement { connection in
            let statement = try connection.cachedStatement(
                sql: "SELECT modseq, isPlanned FROM home WHERE personId = ?"
            )
            return try Row.fetchOne(statement, arguments: [person.rawValue])
                .map { HomeState(modseq: $0[0], epoch: database.epoch, isPlanned: $0[1]) }
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
            let modseq = try SyncLog.advanceHome(of: owner, in: connection)
            let statement = try connection.cachedStatement(
                sql: "SELECT count(*), COALESCE(sum(name = ?), 0) FROM collection WHERE personId = ?"
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
            try connection.cachedStatement(sql: "DELETE FROM collectionTombstone WHERE personId = ? AND name = ?")
                .execute(arguments: [owner.rawValue, new.address.name])
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
                try CollectionTable.setDeadProperty(name, to: value, of: id, for: collection.owner, in: connection)
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
            let step = try SyncLog.advance(id, in: connection)
            let collection = try Self.required(id, epoch: database.epoch, in: connection)
            if collection.isShared { try AccessUnits.unmountAll(id, at: now, in: connection) }
            try SpanTable.deleteAll(place: SpanTable.place(ofSpanKey: step.spanKey), in: connection)
            try connection.cachedStatement(sql: "DELETE FROM collection WHERE id = ?")
                .execute(arguments: [id.rawValue])
            try connection.cachedStatement(
                sql: """
                    INSERT OR REPLACE INTO collectionTombstone (personId, name, modseq, deletedAt) VALUES (?, ?, ?, ?)
                    """
            )
            .execute(
                arguments: [collection.owner.rawValue, collection.name, step.modseq, now.secondsSince1970]
            )
            if collection.kind == .travel { try HomeUnits.setPlanned(false, for: collection.owner, in: connection) }
            try Self.markHorizon(planning, generation: database.ids.next(), in: connection)
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

    private static func collections(
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
