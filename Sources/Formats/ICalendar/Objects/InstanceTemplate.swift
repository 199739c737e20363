internal import CivilTime

/// What all instances of one component have in common, made once: its properties without those of recurrence, and the
/// places of those that differ.
///
/// A series with tens of thousands of EXDATE lines costs them once, not once for each instance.
struct InstanceTemplate {
    private let original: Component
    private var properties: [Property] = []
    private var startIndex: Int?
    private var end: (index: Int, name: String)?
    private var recurrenceIndex: Int?
    private let tzid: String?

    /// Takes a component; with `inUTC` the times of all its properties are converted.
    init(_ component: Component, of object: CalendarObject, inUTC: Bool) {
        original = component.replacingProperties(by: [])
        tzid = inUTC ? nil : component.first("DTSTART")?.parameter("TZID")
        for property in component.properties {
            switch property.name {
            case "RRULE", "RDATE", "EXDATE", "EXRULE": continue
            // Each instance has its own start and end in their places, so these are not converted.
            case "DTSTART":
                guard startIndex == nil else { continue }
                startIndex = properties.count
                properties.append(property)
            case let name where name == "DTEND" || name == "DUE":
                guard end == nil else { continue }
                end = (properties.count, name)
                properties.append(property)
            case let name:
                if name == "RECURRENCE-ID" {
                    guard recurrenceIndex == nil else { continue }
                    recurrenceIndex = properties.count
                }
                properties.append(inUTC ? object.converted(property) : property)
            }
        }
    }

    /// The component of one occurrence; `recurrenceID` replaces the component's own, or is added.
    func component(of occurrence: Occurrence, recurrenceID: Property?) -> Component {
        func value(_ local: CivilDateTime, _ instant: Instant) -> DateTimeValue {
            if occurrence.isAllDay { return .date(local.date) }
            if occurrence.isFloating, tzid == nil { return .floating(local) }
            return tzid.map { .zoned(local, tzid: $0) } ?? .utc(instant.utc)
        }
        var properties = properties
        if let startIndex {
            properties[startIndex] = value(occurrence.startLocal, occurrence.start).property("DTSTART")
        }
        if let end { properties[end.index] = value(occurrence.endLocal, occurrence.end).property(end.name) }
        if let recurrenceID {
            if let recurrenceIndex {
                properties[recurrenceIndex] = recurrenceID
            } else {
                properties.append(recurrenceID)
            }
        }
        return original.replacingProperties(by: properties)
    }

    /// What one instance takes from an ``ExpansionAllowance``.
    var cost: Int {
        var writer = ContentLineWriter(lineEnding: .carriageReturnLineFeed)
        writer.write(original)
        for property in properties { writer.write(property) }
        return writer.output.count + (properties.count + 1) * ExpansionAllowance.bytesPerProperty
    }
}
