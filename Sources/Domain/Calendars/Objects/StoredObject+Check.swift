internal import ICalendar

extension StoredObject {
    /// Why the bytes of an object can't be understood; nil: they can. Such an object is kept and synchronised, but no
    /// query finds it.
    package func unreadableReason(limits: CalendarLimits = .standard) -> String? {
        do {
            let document = try CalendarDocument(parsing: bytes, limits: limits.calendar)
            // Inbox messages are stored under their names.
            let isMessage = document.calendar?.first("METHOD") != nil && uid == name
            let read = try CalendarObject(document, acceptsMethod: isMessage)
            if isMessage { return nil }
            return read.uid == uid ? nil : "its UID is \(read.uid), it is filed under \(uid)"
        } catch {
            return "\(error)"
        }
    }
}
