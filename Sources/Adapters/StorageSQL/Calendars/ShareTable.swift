internal import Accounts
internal import Calendars
internal import FoundationEssentials

#if SQLITE
internal import GRDB
#endif

/// Rows of `share`: the collections of others in a person's home, and how the person wants to see them.
enum ShareTable {
    private static let columns = """
        \(CollectionTable.columns), share.displayName, share.description, share.color, share.sortOrder, \
        share.timeZone, share.timeZoneName, share.transparency, share.modseq, share.arrivedModseq
        """

    /// What is in the person's home, has not been taken out and has changed after `modseq`, by order, then number.
    static func list(
        of person: PrincipalID,
        only collection: CollectionID?,
        after modseq: Int64,
        epoch: Int64,
        in database: Database
    ) throws -> [(collection: CalendarCollection, modseq: Int64)] {
        let statement = try database.cachedStatement(
            sql: """
                SELECT \(columns) FROM share CROSS JOIN collection ON collection.id = share.collectionId
                WHERE share.personId = ?1 AND isHidden = 0 AND (CAST(?2 AS BIGINT) IS NULL OR share.collectionId = ?2) AND
                    share.modseq > ?3
                ORDER BY coalesce(share.sortOrder, collection.sortOrder) IS NULL,
                    coalesce(share.sortOrder, collection.sortOrder), collection.id
                """
        )
        let found = try statement.all([person.rawValue, collection?.rawValue, modseq]) {
            (collection: Self.collection(of: $0, for: person, epoch: epoch), modseq: $0[26] as Int64)
        }
        guard !found.isEmpty else { return [] }
        let dead = try deadProperties(of: person, in: found.map(\.collection.id), database)
        return found.map { collection, modseq in
            var collection = collection
            collection.properties.dead = dead[collection.id] ?? [:]
            return (collection, modseq)
        }
    }

    private static func collection(of row: CurrentRow, for person: PrincipalID, epoch: Int64) -> CalendarCollection {
        var collection = CollectionTable.collection(of: row, epoch: epoch)
        collection.home = person
        collection.name = SharedName.of(collection.id)
        collection.arrivedModseq = row[27]
        if let name: String = row[19] { collection.properties.displayName = name }
        if let description: String = row[20] { collection.properties.description = description }
        if let color: String = row[21] { collection.properties.color = color }
        if let order: Int = row[22] { collection.properties.order = order }
        if let text: String = row[23] {
            collection.properties.timeZone = CollectionTimeZone(text: text, name: row[24])
        }
        collection.properties.transparency = CollectionTransparency(rawValue: row[25]) ?? .transparent
        return collection
    }

    private static func deadProperties(
        of person: PrincipalID,
        in collections: [CollectionID],
        _ database: Database
    ) throws -> [CollectionID: [DeadPropertyName: [UInt8]]] {
        let statement = try database.cachedStatement(
            sql: """
                SELECT collectionId, namespace, name, collectionProperty.value
                FROM \(Dialect.numbers("?")) AS wanted CROSS JOIN collectionProperty ON collectionId = wanted.value
                WHERE personId = ?
                """
        )
        let wanted = JSONList.text(collections.map(\.rawValue))
        var found: [CollectionID: [DeadPropertyName: [UInt8]]] = [:]
        try statement.each([wanted, person.rawValue]) { row in
            let name = DeadPropertyName(namespace: row[1], name: row[2])
            found[CollectionID(rawValue: row[0]), default: [:]][name] = try ObjectTable.bytes(of: row, at: 3)
        }
        return found
    }

    /// Sets one property that the person wants to see; nil: as the owner has it.
    static func update(
        _ change: CollectionChange,
        of collection: CollectionID,
        for person: PrincipalID,
        in database: Database
    ) throws {
        let assignment: String
        let values: [(any DatabaseValueConvertible)?]
        switch change {
        case .displayName(let value): (assignment, values) = ("displayName = ?", [value])
        case .description(let value): (assignment, values) = ("description = ?", [value])
        case .color(let value): (assignment, values) = ("color = ?", [value])
        case .order(let value): (assignment, values) = ("sortOrder = ?", [value])
        case .transparency(let value): (assignment, values) = ("transparency = ?", [value.rawValue])
        case .timeZone(let value):
            (assignment, values) = ("timeZone = ?, timeZoneName = ?", [value?.text, value?.name])
        case .defaultCalendar, .dead: return
        }
        try database.cachedStatement(sql: "UPDATE share SET \(assignment) WHERE collectionId = ? AND personId = ?")
            .execute(arguments: StatementArguments(values + [collection.rawValue, person.rawValue]))
    }
}
