internal import CivilTime
internal import ICalendar

/// Bytes of calendar objects as values, and values as the index rows that a store keeps of them.
struct ObjectCompiler: CalendarConcern {
    let context: CalendarContext

    /// Reads a body as one calendar object resource (RFC 4791 §4.1) and makes its index rows.
    func compile(
        _ bytes: [UInt8],
        now: Instant
    ) throws(CalendarError) -> (object: CalendarObject, index: ObjectIndex) {
        guard bytes.count <= limits.objectBytes else {
            throw .precondition(.maxResourceSize, reason: "\(bytes.count) bytes; at most \(limits.objectBytes)")
        }
        // RFC 5545 §3.1.4; anything else would make the XML of a report unreadable, and with it all other objects.
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw .precondition(.validCalendarData, reason: "the text is not UTF-8")
        }
        let document: CalendarDocument
        do {
            document = try CalendarDocument(parsing: bytes, limits: limits.calendar)
        } catch {
            throw .precondition(.validCalendarData, reason: "\(error)")
        }
        // RFC 5545 §3.4: nothing else is iCalendar data, whereas two calendars are, and no calendar object resource.
        if let other = document.components.first(where: { $0.name != "VCALENDAR" }) {
            throw .precondition(.validCalendarData, reason: "\(other.name) stands where only VCALENDAR can")
        }
        try checkLimits(of: document)
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

    /// Checks the limits that min-date-time, max-date-time and max-attendees-per-instance declare (RFC 4791 §5.2.6,
    /// §5.2.7, §5.2.9).
    private func checkLimits(of document: CalendarDocument) throws(CalendarError) {
        for component in document.calendar?.components ?? [] where component.name != "VTIMEZONE" {
            for name in ["DTSTART", "DTEND", "DUE", "RECURRENCE-ID"] {
                guard let text = component.first(name)?.value, let year = Int(text.prefix(4)) else { continue }
                guard year >= limits.years.lowerBound else {
                    throw .precondition(.minDateTime, reason: "\(name) is before the year \(limits.years.lowerBound)")
                }
                guard year <= limits.years.upperBound else {
                    throw .precondition(.maxDateTime, reason: "\(name) is after the year \(limits.years.upperBound)")
                }
            }
            let attendees = component.properties.count { $0.isNamed("ATTENDEE") }
            guard attendees <= limits.attendees else {
                throw .precondition(.maxAttendees, reason: "\(attendees) attendees; at most \(limits.attendees)")
            }
        }
    }

    /// nil: the bytes can't be understood.
    func read(_ stored: StoredObject) -> CalendarObject? { stored.parsed(limits: limits.calendar) }

    /// A document that the server has changed, as an object again.
    func object(_ document: CalendarDocument) throws(CalendarError) -> CalendarObject {
        do {
            return try CalendarObject(document, limits: limits.calendar)
        } catch {
            throw .precondition(.validCalendarObjectResource, reason: "\(error)")
        }
    }

    /// The rows of an object that the server writes itself.
    func index(of object: CalendarObject, now: Instant) throws(CalendarError) -> ObjectIndex {
        do {
            return try ObjectIndex(object, now: now, limits: limits.calendar)
        } catch {
            throw .precondition(.maxInstances, reason: "\(error)")
        }
    }

    /// Reads the text of a CALDAV:calendar-availability.
    func availability(_ text: String) throws(CalendarError) -> CalendarObject {
        func invalid(_ reason: String) -> CalendarError { .precondition(.validCalendarData, reason: reason) }
        guard text.utf8.count <= limits.propertyBytes else {
            throw invalid("an availability has at most \(limits.propertyBytes) bytes")
        }
        guard let document = try? CalendarDocument(parsing: Array(text.utf8), limits: limits.calendar) else {
            throw invalid("this is no iCalendar")
        }
        guard let object = try? CalendarObject(document, limits: limits.calendar), object.kind == .availability,
            object.overrides.isEmpty, let master = object.master
        else { throw invalid("there must be one VAVAILABILITY, and nothing else but VTIMEZONE") }
        for component in [master] + master.components(named: "AVAILABLE") {
            for name in ["DTSTART", "DTEND"] {
                switch component.first(name).map({ DateTimeValue($0) }) {
                case nil, .utc, .zoned: continue
                default: throw invalid("\(name) must be a time in UTC or in a time zone")
                }
            }
            guard component.name == "VAVAILABILITY" || component.first("DTSTART") != nil else {
                throw invalid("each AVAILABLE has a DTSTART")
            }
        }
        return object
    }
}
