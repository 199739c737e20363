package import Accounts
package import Calendars

#if SQLITE
internal import GRDB
#endif

extension SQLTransaction {
    package func findCollection(_ id: CollectionID) throws -> CalendarCollection? {
        try CollectionTable.find(id, epoch: epoch, in: connection)
    }

    package func findCollection(at address: CalendarAddress) throws -> CalendarCollection? {
        try row(
            "SELECT \(CollectionTable.columns) FROM collection WHERE personId = ? AND name = ?",
            [address.owner.rawValue, address.name]
        ) { try CollectionTable.collection(withPropertiesOf: $0, epoch: epoch, in: connection) }
    }

    package func listCollections(of person: PrincipalID) throws -> [CalendarCollection] {
        let statement = try connection.cachedStatement(
            sql: """
                SELECT \(CollectionTable.columns) FROM collection WHERE personId = ?
                ORDER BY sortOrder IS NULL, sortOrder, name
                """
        )
        var found: [CalendarCollection] = []
        var haveDeadProperties = false
        try statement.each([person.rawValue]) { row in
            found.append(CollectionTable.collection(of: row, epoch: epoch))
            haveDeadProperties = haveDeadProperties || CollectionTable.hasDeadProperties(row)
        }
        if haveDeadProperties { try CollectionTable.addDeadProperties(to: &found, of: person, in: connection) }
        return found
    }

    package func findID(ofKind kind: CollectionKind, of person: PrincipalID) throws -> CollectionID? {
        try row("SELECT id FROM collection WHERE personId = ? AND kind = ?", [person.rawValue, kind.rawValue]) {
            CollectionID(rawValue: $0[0])
        }
    }

    package func countCollections(of person: PrincipalID) throws -> Int {
        try row("SELECT count(*) FROM collection WHERE personId = ?", [person.rawValue]) { $0[0] } ?? 0
    }

    package func counters(of collection: CollectionID) throws -> (modseq: Int64, forgotten: Int64)? {
        try row("SELECT modseq, forgottenModseq FROM collection WHERE id = ?", [collection.rawValue]) { ($0[0], $0[1]) }
    }

    package func insertCollection(_ new: NewCollection, id: CollectionID, modseq: Int64) throws {
        try CollectionTable.insert(new, id: id, modseq: modseq, in: connection)
    }

    package func updateProperties(of collection: CalendarCollection) throws {
        try CollectionTable.update(collection, in: connection)
    }

    package func renameCollection(_ id: CollectionID, to name: String, modseq: Int64) throws {
        try execute("UPDATE collection SET name = ?, arrivedModseq = ? WHERE id = ?", [name, modseq, id.rawValue])
    }

    package func deleteCollection(_ id: CollectionID) throws {
        try SpanTable.deleteAll(of: id, in: connection)
        try execute("DELETE FROM collection WHERE id = ?", [id.rawValue])
    }

    package func setShared(_ isShared: Bool, _ collection: CollectionID) throws {
        try execute("UPDATE collection SET isShared = ? WHERE id = ?", [isShared, collection.rawValue])
    }

    package func bytes(in collection: CollectionID) throws -> Int {
        try row("SELECT COALESCE(sum(length(bytes)), 0) FROM object WHERE collectionId = ?", [collection.rawValue]) {
            $0[0]
        }
            ?? 0
    }

    package func hasScheduledObjects(in collection: CollectionID) throws -> Bool {
        try hasRow(
            "SELECT 1 FROM object WHERE collectionId = ? AND scheduleTag IS NOT NULL LIMIT 1",
            [collection.rawValue]
        )
    }

    package func isPresent(_ holder: PropertyHolder) throws -> Bool {
        switch holder {
        case .collection(let id): try hasRow("SELECT 1 FROM collection WHERE id = ?", [id.rawValue])
        case .object(let id): try hasRow("SELECT 1 FROM object WHERE id = ?", [id.rawValue])
        case .file(let id): try hasRow("SELECT 1 FROM file WHERE id = ?", [id.rawValue])
        case .address: true
        }
    }

    package func setProperty(
        _ name: DeadPropertyName,
        to value: [UInt8]?,
        of holder: PropertyHolder,
        for person: PrincipalID
    ) throws {
        try PropertyTables.set(name, to: value, of: holder, for: person, in: connection)
    }

    package func propertyUsage(of holder: PropertyHolder, for person: PrincipalID) throws -> DeadPropertyLimits {
        try PropertyTables.usage(of: holder, for: person, in: connection)
    }
}
