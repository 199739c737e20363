internal import ByteText
public import CivilTime
internal import Synchronization

/// The zones that the `TZID`s of a document mean.
///
/// An IANA name means the system's rules for it, whatever `VTIMEZONE` comes along (those in files are often cut short
/// or out of date); so do the names of Windows (by CLDR) and IANA names with a prefix that some programs put before
/// them. Any other name means the `VTIMEZONE` of the document, evaluated.
public struct CalendarZones: Sendable {
    private let definitions: [Component]
    private let limits: Limits
    private let known = Known()

    /// Cached results: evaluating a definition is expensive, and a calendar uses the same few zones all
    /// the time.
    private final class Known: Sendable {
        let rules = Mutex<[String: ZoneRules?]>([:])
    }

    /// Takes the `VTIMEZONE`s of some components: a document's, or those directly inside a `VCALENDAR`.
    public init(_ components: [Component], limits: Limits = .standard) {
        definitions = components.flatMap { component -> [Component] in
            switch component.name {
            case "VTIMEZONE": [component]
            case "VCALENDAR": component.components(named: "VTIMEZONE")
            default: []
            }
        }
        self.limits = limits
    }

    /// The `VTIMEZONE` of a name, as the document has it.
    public func definition(of tzid: String) -> Component? {
        definitions.first { $0.first("TZID")?.value == tzid } ?? definitions.first { $0.first("TZID")?.text == tzid }
    }

    /// The rules of a `TZID`; nil when neither the system nor the document knows it.
    public func rules(forTZID tzid: String) -> ZoneRules? {
        if let rules = known.rules.withLock({ $0[tzid] }) { return rules }
        let rules = find(tzid)
        known.rules.withLock { known in
            // Hostile documents may name any number of zones.
            if known.count < 1000 { known[tzid] = .some(rules) }
        }
        return rules
    }

    /// As ``rules(forTZID:)``, for floating times; nil also where the zone lies beyond the first and last of the Earth
    /// (UTC+14, UTC-12), between which floating times are looked for.
    public func floatingRules(forTZID tzid: String) -> ZoneRules? {
        rules(forTZID: tzid).flatMap { rules in
            // Those of the system may have lain elsewhere long ago.
            if (try? ZoneRules.named(rules.name)) == rules { return rules }
            let bounds = rules.offsetBounds
            return bounds.lowerBound >= -12 * 3600 && bounds.upperBound <= 14 * 3600 ? rules : nil
        }
    }

    private func find(_ tzid: String) -> ZoneRules? {
        let name = CalendarZones.trimmed(tzid)
        let hasPlace = name.utf8.contains(UInt8(ascii: "/"))
        if hasPlace || definitions.isEmpty, let rules = try? ZoneRules.named(name) { return rules }
        if let windows = WindowsZones.ianaName(name), let rules = try? ZoneRules.named(windows) { return rules }
        if hasPlace, let rules = CalendarZones.rules(withPrefix: name) { return rules }
        if let definition = definition(of: tzid) {
            if let location = definition.first("X-LIC-LOCATION") ?? definition.first("TZID-ALIAS-OF"),
                let rules = try? ZoneRules.named(CalendarZones.trimmed(location.text))
            {
                return rules
            }
            if let rules = try? TimeZoneDefinition.rules(definition, name: tzid, limits: limits) { return rules }
        }
        if let rules = try? ZoneRules.named(name) { return rules }
        if let rules = try? ZoneRules.named(String(name.map { $0 == " " ? "_" : $0 })) { return rules }
        return CalendarZones.fixedOffset(name)
    }

    private static func trimmed(_ tzid: String) -> String {
        var bytes = Array(tzid.utf8)[...]
        while let first = bytes.first, first <= 0x20 || first == UInt8(ascii: "\"") { bytes.removeFirst() }
        while let last = bytes.last, last <= 0x20 || last == UInt8(ascii: "\"") { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// `/example.org/20050126_1/America/New_York`, `Olson/Europe/Rome`: the longest end that is a name of the system.
    private static func rules(withPrefix name: String) -> ZoneRules? {
        let parts = name.split(separator: "/")
        for count in [3, 2] where parts.count >= count {
            let end = parts.suffix(count).joined(separator: "/")
            if let rules = try? ZoneRules.named(end) { return rules }
        }
        // A single part only where it is a place: `.../Singapore`, but not `.../Custom` or `.../EST`.
        guard let last = parts.last.map(String.init), last.utf8.contains(where: { $0.asciiUppercased != $0 }) else {
            return nil
        }
        return try? ZoneRules.named(last)
    }

    /// `UTC+02:00`, `GMT-0500`, `(UTC+01:00) Amsterdam, Berlin`: the offset that is written.
    private static func fixedOffset(_ name: String) -> ZoneRules? {
        var cursor = ByteCursor(name)
        _ = cursor.skip(UInt8(ascii: "("))
        let letters = cursor.prefix(while: \.isASCIILetter)
        guard ["UTC", "GMT"].contains(cursor.text(letters).asciiUppercased) else { return nil }
        let isNegative = cursor.skip(UInt8(ascii: "-"))
        guard isNegative || cursor.skip(UInt8(ascii: "+")) else {
            return cursor.isAtEnd || cursor.skip(UInt8(ascii: ")")) ? .utc : nil
        }
        guard let hours = cursor.digits(2) ?? cursor.digits(1), hours <= 14 else { return nil }
        _ = cursor.skip(UInt8(ascii: ":"))
        let minutes = cursor.digits(2) ?? 0
        let offset = hours * 3600 + minutes * 60
        return .fixed(name: name, offsetSeconds: isNegative ? -offset : offset)
    }
}
