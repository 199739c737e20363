package import Accounts
package import Calendars

extension SQLiteCalendarRepository {
    package func overlays(
        on objects: [ObjectID],
        of person: PrincipalID
    ) async throws(CalendarError) -> [ObjectID: [UInt8]] {
        try statement { try OverlayTable.overlays(on: objects, of: person, in: $0) }
    }
}
