internal import ICalendar

extension CalendarService {
    /// Why the bytes of an object can't be understood; nil: they can. Such an object is kept and synchronised, but no
    /// query finds it.
    package static func unreadableReason(of object: StoredObject, limits: CalendarLimits = .standard) -> String? {
        do {
            let document = try CalendarDocument(parsing: object.bytes, limits: limits.calendar)
            // Inbox messages are stored under their names.
            let isMessage = document.calendar?.first("METHOD") != nil && object.uid == object.name
            let read = try CalendarObject(document, acceptsMethod: isMessage)
            if isMessage { return nil }
            return read.uid == object.uid ? nil : "its UID is \(read.uid), it is filed under \(object.uid)"
        } catch {
            return "\(error)"
        }
    }
}
