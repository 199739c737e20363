package import Accounts
package import Calendars

extension SQLCalendarRepository {
    package func overlays(
        on objects: [ObjectID],
        of person: PrincipalID
    ) async throws(CalendarError) -> [ObjectID: [UInt8]] {
        try await statement { try OverlayTable.overlays(on: objects, of: person, in: $0) }
    }
}
