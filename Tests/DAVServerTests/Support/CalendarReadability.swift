import Calendars

/// The integrity check's condition for each object.
enum CalendarReadability {
    static func reason(of object: StoredObject) -> String? { object.unreadableReason() }
}
