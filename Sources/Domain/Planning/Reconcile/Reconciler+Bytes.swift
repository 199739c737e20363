internal import ICalendar

/// Reading and stamping of objects that hold one VEVENT.
extension Reconciler {
    static func document(_ bytes: [UInt8]) -> CalendarDocument? { try? CalendarDocument(parsing: bytes) }

    static func event(of document: CalendarDocument) -> Component? {
        document.calendar?.components(named: "VEVENT").first
    }

    static func event(in bytes: [UInt8]) -> Component? { document(bytes).flatMap { event(of: $0) } }

    static func summary(of bytes: [UInt8]) -> String { event(in: bytes)?.first("SUMMARY")?.text ?? "" }

    static func sequence(of event: Component?) -> Int {
        // The property holds an integer; a client that writes nonsense there has counted nothing.
        guard let text = event?.first("SEQUENCE")?.value, let number = Int(text), (0..<1_000_000_000).contains(number)
        else { return 0 }
        return number
    }

    static func stamped(_ event: Component, _ stamps: ItemStamps) -> Component {
        var stamped = event
        stamped.set(Property("SEQUENCE", value: String(stamps.sequence)))
        stamped.set(Property("DTSTAMP", value: ItemRenderer.utc(stamps.modified)))
        stamped.set(Property("LAST-MODIFIED", value: ItemRenderer.utc(stamps.modified)))
        return stamped
    }

    static func replacing(by other: Component, in document: CalendarDocument) -> [UInt8] {
        let kept = document.calendar?.components.filter { $0.name != "VEVENT" } ?? []
        let properties = document.calendar?.properties ?? []
        return CalendarDocument([Component(name: "VCALENDAR", properties: properties, components: kept + [other])])
            .serialized()
    }
}
