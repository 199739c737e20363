internal import CivilTime

/// What all instances of one component have in common, made once: its properties without those of recurrence, and the
/// places of those that differ.
///
/// A series with tens of thousands of EXDATE lines costs them once, not once for each instance.
struct InstanceTemplate {
    /// The component with nothing in it.
    private var frame: Component.Edited
    /// The properties, then everything else.
    private var items: [Component.Content] = []
    private var propertyCount = 0
    private var startIndex: Int?
    private var end: (index: Int, name: String)?
    private var recurrenceIndex: Int?
    private let tzid: String?

    /// Takes a component; with `inUTC` the times of all its properties are converted.
    init(_ component: Component, of object: CalendarObject, inUTC: Bool) {
        frame = component.edited
        tzid = inUTC ? nil : component.first("DTSTART")?.parameter("TZID")
        let all = frame.items
        frame.items = []
        items.reserveCapacity(all.count + 1)
        for case .property(let property) in all {
            var isConverted = inUTC
            switch Self.role(of: property) {
            case .recurrence: continue
            // Each instance has its own start and end in their places, so these are not converted.
            case .start:
                guard startIndex == nil else { continue }
                startIndex = items.count
                isConverted = false
            case .end(let name):
                guard end == nil else { continue }
                end = (items.count, name)
                isConverted = false
            case .recurrenceID:
                guard recurrenceIndex == nil else { continue }
                recurrenceIndex = items.count
            case nil: break
            }
            items.append(.property(isConverted ? object.converted(property) : property))
        }
        propertyCount = items.count
        for item in all where !item.isProperty { items.append(item) }
    }

    /// The component of one occurrence; `recurrenceID` replaces the component's own, or is added.
    func component(of occurrence: Occurrence, recurrenceID: Property?) -> Component {
        func value(_ local: CivilDateTime, _ instant: Instant) -> DateTimeValue {
            if occurrence.isAllDay { return .date(local.date) }
            if occurrence.isFloating, tzid == nil { return .floating(local) }
            return tzid.map { .zoned(local, tzid: $0) } ?? .utc(instant.utc)
        }
        var edited = frame
        edited.items = items
        if let startIndex {
            let start = value(occurrence.startLocal, occurrence.start)
            edited.items[startIndex] = .property(start.property("DTSTART"))
        }
        if let end {
            edited.items[end.index] = .property(value(occurrence.endLocal, occurrence.end).property(end.name))
        }
        if let recurrenceID {
            if let recurrenceIndex {
                edited.items[recurrenceIndex] = .property(recurrenceID)
            } else {
                edited.items.insert(.property(recurrenceID), at: propertyCount)
            }
        }
        return Component(edited)
    }

    /// What one instance takes from an ``ExpansionAllowance``.
    var cost: Int {
        let length = items.reduce(frame.frameLength) { $0 + $1.approximateLength }
        return length + (propertyCount + 1) * ExpansionAllowance.bytesPerProperty
    }

    /// What a property has to do with when an instance takes place.
    private enum Role {
        /// It makes the series, and no instance has it.
        case recurrence
        case start
        case end(String)
        case recurrenceID
    }

    private static func role(of property: Property) -> Role? {
        let hash = property.nameHash
        return roles.first { $0.hash == hash && property.isNamed($0.name, hash: hash) }?.role
    }

    private static let roles: [(hash: UInt32, name: String, role: Role)] = [
        ("RRULE", Role.recurrence), ("RDATE", .recurrence), ("EXDATE", .recurrence), ("EXRULE", .recurrence),
        ("DTSTART", .start), ("DTEND", .end("DTEND")), ("DUE", .end("DUE")), ("RECURRENCE-ID", .recurrenceID),
    ].map { (NameHash.of($0), $0, $1) }
}
