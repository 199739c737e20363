import Calendars

/// What the integrity check asks of each object.
enum CalendarReadability {
    static func reason(of object: StoredObject) -> String? { CalendarService.unreadableReason(of: object) }
}
