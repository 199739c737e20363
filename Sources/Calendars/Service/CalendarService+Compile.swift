internal import CivilTime
internal import ICalendar

extension CalendarService {
    /// Reads a body as one calendar object resource (RFC 4791 §4.1) and makes its index rows.
    func compile(
        _ bytes: [UInt8],
        now: Instant
    ) throws(CalendarError) -> (object: CalendarObject, index: ObjectIndex) {
        guard bytes.count <= limits.objectBytes else {
            throw .precondition(.maxResourceSize, reason: "\(bytes.count) bytes; at most \(limits.objectBytes)")
        }
        let document: CalendarDocument
        do {
            document = try CalendarDocument(parsing: bytes, limits: limits.calendar)
        } catch {
            throw .precondition(.validCalendarData, reason: "\(error)")
        }
        let object: CalendarObject
        do {
            object = try CalendarObject(document)
        } catch {
            throw .precondition(.validCalendarObjectResource, reason: "\(error)")
        }
        do {
            return (object, try ObjectIndex(object, now: now, limits: limits.calendar))
        } catch {
            throw .precondition(.maxInstances, reason: "\(error)")
        }
    }
}
