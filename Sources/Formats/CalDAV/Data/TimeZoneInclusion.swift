package import CivilTime
package import ICalendar

/// Which VTIMEZONEs the iCalendar data of an answer has: the CalDAV-Timezones header (RFC 7809 §7.1).
package enum TimeZoneInclusion: Hashable, Sendable {
    /// No header: the definitions as stored with the object.
    case asStored
    /// `T`: every one that a TZID names.
    case all
    /// `F`: only those that the server's time zone service does not have.
    case onlyPrivate

    /// Another value says nothing.
    package init(header: String?) {
        switch header?.uppercased() {
        case "T": self = .all
        case "F": self = .onlyPrivate
        default: self = .asStored
        }
    }

    /// Whether the service gives out a zone under this very name.
    package static func isStandard(_ tzid: String) -> Bool {
        ZoneDatabase.shared.canonicalSpelling(of: tzid) == tzid
    }

    package func apply(to bytes: [UInt8], limits: Limits) -> [UInt8] {
        guard self != .asStored, var document = try? CalendarDocument(parsing: bytes, limits: limits) else {
            return bytes
        }
        apply(to: &document, limits: limits)
        return document.serialized()
    }

    package func apply(to document: inout CalendarDocument, limits: Limits) {
        guard self != .asStored, var calendar = document.calendar else { return }
        let zones = calendar.components(named: "VTIMEZONE")
        switch self {
        case .asStored: return
        case .onlyPrivate:
            guard zones.contains(where: Self.isStandard) else { return }
            calendar.removeComponents { $0.name == "VTIMEZONE" && Self.isStandard($0) }
        case .all:
            let missing = Self.named(in: calendar).subtracting(zones.compactMap { $0.first("TZID")?.text })
            let known = CalendarZones(zones, limits: limits)
            let added = missing.sorted().compactMap { tzid -> Component? in
                guard let rules = known.rules(forTZID: tzid) else { return nil }
                return Self.definition(rules, named: tzid)
            }
            guard !added.isEmpty else { return }
            // Definitions precede their uses, as in most programs' output.
            let others = calendar.components
            calendar.components = added + others
        }
        document.calendar = calendar
    }

    private static func isStandard(_ definition: Component) -> Bool {
        definition.first("TZID").map { isStandard($0.text) } ?? false
    }

    /// The definition of a zone from 1970 on, under a name.
    package static func definition(_ rules: ZoneRules, named tzid: String) -> Component {
        var definition = VTimeZone.component(for: rules, from: Instant(secondsSince1970: 0))
        definition.set(.text("TZID", tzid))
        return definition
    }

    private static func named(in component: Component) -> Set<String> {
        var result = Set(component.properties.compactMap { $0.parameter("TZID") })
        for inner in component.components where inner.name != "VTIMEZONE" { result.formUnion(named(in: inner)) }
        return result
    }
}
