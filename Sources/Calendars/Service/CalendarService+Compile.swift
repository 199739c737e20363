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
        if let scale = Self.unknownScale(in: document) {
            throw .precondition(.supportedScale, reason: "RSCALE=\(scale) is no calendar that this server counts in")
        }
        do {
            return (object, try ObjectIndex(object, now: now, limits: limits.calendar))
        } catch {
            throw .precondition(.maxInstances, reason: "\(error)")
        }
    }

    private static func unknownScale(in document: CalendarDocument) -> String? {
        for component in document.calendar?.components ?? [] {
            for property in component.all("RRULE") {
                if let rule = try? RecurrenceRule(property.value), !rule.isSupported { return rule.calendar }
            }
        }
        return nil
    }
}
