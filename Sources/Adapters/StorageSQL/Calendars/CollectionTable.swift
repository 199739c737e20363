internal import Accounts
internal import Calendars
internal import CivilTime
internal import FoundationEssentials

#if SQLITE
internal import GRDB
#endif

/// Rows of `collection` and `collectionProperty` as values.
enum CollectionTable {
    static let columns = """
        collection.id, collection.personId, collection.name, collection.kind, collection.displayName, \
        collection.description, collection.color, collection.sortOrder, collection.transparency, collection.timeZone, \
        collection.timeZoneName, collection.components, collection.modseq, collection.createdAt, \
        EXISTS (SELECT 1 FROM collectionProperty WHERE collectionProperty.collectionId = collection.id), \
        collection.isShared, collection.defaultCalendarId, collection.arrivedModseq, collection.modifiedAt
        """

    /// Whether the collection of a row has dead properties, so that they need to be sought.
    static func hasDeadProperties(_ row: CurrentRow) -> Bool { row[14] }

    /// Reads the columns of ``columns``; dead properties are added by ``addDeadProperties(to:of:in:)``.
    static func collection(of row: CurrentRow, epoch: Int64) -> CalendarCollection {
        var properties = CollectionProperties(
            displayName: row[4],
            description: row[5],
            color: row[6],
            order: row[7],
            transparency: CollectionTransparency(rawValue: row[8]) ?? .opaque,
            components: ComponentCode.kinds(of: row[11]),
            defaultCalendar: (row[16] as Int64?).map { CollectionID(rawValue: $0) }
        )
        if let text: String = row[9] {
            properties.timeZone = CollectionTimeZone(text: text, name: row[10])
        }
        return CalendarCollection(
            id: CollectionID(rawValue: row[0]),
            owner: PrincipalID(rawValue: row[1]),
            name: row[2],
            kind: CollectionKind(rawValue: row[3]) ?? .calendar,
            properties: properties,
            modseq: row[12],
            arrivedModseq: row[17],
            epoch: epoch,
            createdAt: Instant(secondsSince1970: row[13]),
            modifiedAt: Instant(secondsSince1970: row[18]),
            isShared: row[15]
        )
    }

    /// Adds what the owner has set, by one query for all of the collections.
    static func addDeadProperties(
        to collections: inout [CalendarCollection],
        of owner: PrincipalID,
        in database: Database
    ) throws {
        let statement = try database.cachedStatement(
            sql: """
                SELECT collectionProperty.collectionId, namespace, collectionProperty.name, value
                FROM collection CROSS JOIN collectionProperty ON collectionProperty.collectionId = collection.id
                    AND collectionProperty.personId = collection.personId
                WHERE collection.personId = ?
                """
        )
        let places = Dictionary(collections.enumerated().map { ($1.id.rawValue, $0) }, uniquingKeysWith: { $1 })
        try statement.each([owner.rawValue]) { row in
            guard let place = places[row[0]] else { return }
            let name = DeadPropertyName(namespace: row[1], name: row[2])
            collections[place].properties.dead[name] = try ObjectTable.bytes(of: row, at: 3)
        }
    }

    static func find(_ id: CollectionID, epoch: Int64, in database: Database) throws -> CalendarCollection? {
        let statement = try database.cachedStatement(sql: "SELECT \(columns) FROM collection WHERE id = ?")
        return try statement.first([id.rawValue]) { row in
            try collection(withPropertiesOf: row, epoch: epoch, in: database)
        }
    }

    /// A collection with its dead properties.
    static func collection(
        withPropertiesOf row: CurrentRow,
        epoch: Int64,
        in database: Database
    ) throws -> CalendarCollection {
        var found = [collection(of: row, epoch: epoch)]
        if hasDeadProperties(row) { try addDeadProperties(to: &found, of: found[0].owner, in: database) }
        return found[0]
    }

    static func insert(_ new: NewCollection, id: CollectionID, modseq: Int64, in database: Database) throws {
        let properties = new.properties
        try database.cachedStatement(
            sql: """
                INSERT INTO collection (id, personId, name, kind, displayName, description, color, sortOrder,
                    transparency, timeZone, timeZoneName, components, modseq, arrivedModseq, createdAt, modifiedAt\(SpanTable.keyColumn))
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?\(SpanTable.keyValue))
                """
        )
        .execute(
            arguments: [
                id.rawValue, new.address.owner.rawValue, new.address.name, new.kind.rawValue, properties.displayName,
                properties.description, properties.color, properties.order, properties.transparency.rawValue,
                properties.timeZone?.text, properties.timeZone?.name, ComponentCode.mask(of: properties.components),
                modseq, modseq, new.now.secondsSince1970, new.now.secondsSince1970,
            ]
        )
        for (name, value) in properties.dead {
            try PropertyTables.set(name, to: value, of: .collection(id), for: new.address.owner, in: database)
        }
    }

    static func update(_ collection: CalendarCollection, in database: Database) throws {
        let properties = collection.properties
        try database.cachedStatement(
            sql: """
                UPDATE collection SET displayName = ?, description = ?, color = ?, sortOrder = ?, transparency = ?,
                    timeZone = ?, timeZoneName = ?, defaultCalendarId = ? WHERE id = ?
                """
        )
        .execute(
            arguments: [
                properties.displayName, properties.description, properties.color, properties.order,
                properties.transparency.rawValue, properties.timeZone?.text, properties.timeZone?.name,
                properties.defaultCalendar?.rawValue, collection.id.rawValue,
            ]
        )
    }
}
