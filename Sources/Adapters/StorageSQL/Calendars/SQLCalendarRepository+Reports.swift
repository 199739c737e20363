package import Calendars
internal import CivilTime
internal import ICalendar

#if SQLITE
internal import GRDB
#endif

extension SQLCalendarRepository {
    package func candidates(
        for query: ObjectQuery,
        in collection: CollectionID,
        from cursor: ObjectCursor?,
        limit: Int
    ) async throws(CalendarError) -> ObjectPage {
        try await statement { connection in
            guard let range = query.range else {
                return try Self.page(of: query, in: collection, from: cursor, limit: limit, connection)
            }
            return try Self.page(of: query, within: range, in: collection, from: cursor, limit: limit, connection)
        }
    }

    /// All objects of a kind, by name.
    private static func page(
        of query: ObjectQuery,
        in collection: CollectionID,
        from cursor: ObjectCursor?,
        limit: Int,
        _ connection: Database
    ) throws -> ObjectPage {
        var start = ""
        if case .afterName(let name) = cursor { start = name }
        let statement = try connection.cachedStatement(
            sql: """
                SELECT \(ObjectTable.columns), 0 FROM object
                WHERE collectionId = ? AND name > ? AND (CAST(?3 AS BIGINT) IS NULL OR kind = ?3) ORDER BY name LIMIT ?4
                """
        )
        let kind = query.kind.map(ComponentCode.number)
        var objects: [StoredObject] = []
        let isCut = try ObjectTable.read(statement, [collection.rawValue, start, kind, limit], into: &objects) != nil
        let isLast = objects.count < limit && !isCut
        return ObjectPage(objects: objects, next: isLast ? nil : objects.last.map { .afterName($0.name) })
    }

    /// Objects whose spans touch a range, and series that reach beyond what their spans cover, by number.
    private static func page(
        of query: ObjectQuery,
        within range: TimeRange,
        in collection: CollectionID,
        from cursor: ObjectCursor?,
        limit: Int,
        _ connection: Database
    ) throws -> ObjectPage {
        let found = try found(range, in: collection, from: cursor, connection)
        let page = found.prefix(limit)
        var objects: [StoredObject] = []
        objects.reserveCapacity(page.count)
        let last = page.isEmpty ? nil : try read(page, kind: query.kind, in: collection, connection, into: &objects)
        let rest = found.dropFirst(last.map { $0 + 1 } ?? limit)
        return ObjectPage(objects: objects, next: rest.isEmpty ? nil : .found(rest))
    }

    /// What a search finds, or the rest of what it found before.
    static func found(
        _ range: TimeRange,
        in collection: CollectionID,
        from cursor: ObjectCursor?,
        _ connection: Database
    ) throws -> ArraySlice<ObjectID> {
        if case .found(let rest) = cursor { return rest }
        return try SpanTable.find(range.instants, in: collection, connection)[...]
    }

    /// Reads objects by number; those that are gone, or have gone elsewhere, are left out.
    ///
    /// - Returns: as ``ObjectTable/read(_:into:)``.
    private static func read(
        _ ids: ArraySlice<ObjectID>,
        kind: ComponentKind?,
        in collection: CollectionID,
        _ connection: Database,
        into objects: inout [StoredObject]
    ) throws -> Int? {
        try ObjectTable.read(
            connection.cachedStatement(sql: ObjectTable.numbered),
            [JSONList.text(ids), collection.rawValue, kind.map(ComponentCode.number)],
            into: &objects
        )
    }
}
