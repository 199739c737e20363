package import Calendars
internal import ICalendar

#if SQLITE
internal import GRDB
#endif

extension SQLCalendarRepository {
    package func times(
        touching range: TimeRange,
        in collection: CollectionID,
        from cursor: ObjectCursor?,
        limit: Int
    ) async throws(CalendarError) -> ObjectTimesPage {
        try await statement { connection in
            let found = try Self.found(range, in: collection, from: cursor, connection)
            let page = found.prefix(limit)
            let rest = found.dropFirst(limit)
            return ObjectTimesPage(
                times: page.isEmpty ? [] : try Self.times(of: page, in: collection, connection),
                next: rest.isEmpty ? nil : .found(rest)
            )
        }
    }

    private static func times(
        of ids: ArraySlice<ObjectID>,
        in collection: CollectionID,
        _ connection: Database
    ) throws -> [ObjectTimes] {
        let statement = try connection.cachedStatement(sql: ObjectTable.numberedTimes)
        let arguments: StatementArguments = [
            JSONList.text(ids), collection.rawValue, ComponentCode.number(of: .freeBusy),
            ComponentCode.number(of: .availability),
        ]
        return try statement.all(arguments) { row in
            ObjectTimes(
                kind: ComponentCode.kind(of: row[0]),
                recurrence: try ObjectTable.bytes(of: row, at: 1),
                bytes: row.hasNull(atIndex: 2) ? [] : try ObjectTable.bytes(of: row, at: 2)
            )
        }
    }
}
