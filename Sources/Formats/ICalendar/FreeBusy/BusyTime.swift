public import CivilTime

/// Some time that is not free, and how (RFC 5545 §3.2.9).
public struct BusyPeriod: Hashable, Sendable {
    /// In ascending weight: where periods overlap, the heavier one counts (RFC 7953 §4).
    public enum FreeBusyType: Int, Comparable, Hashable, Sendable {
        case tentative
        case unavailable
        case busy

        /// Orders kinds by weight, the lightest first.
        public static func < (left: FreeBusyType, right: FreeBusyType) -> Bool { left.rawValue < right.rawValue }

        /// The value of FBTYPE and BUSYTYPE.
        public var text: String {
            switch self {
            case .tentative: "BUSY-TENTATIVE"
            case .busy: "BUSY"
            case .unavailable: "BUSY-UNAVAILABLE"
            }
        }

        /// Reads FBTYPE: nil for FREE; unknown types are busy (RFC 5545 §3.2.9).
        public init?(freeBusyType text: String) {
            switch text.uppercased() {
            case "FREE": return nil
            case "BUSY-TENTATIVE": self = .tentative
            case "BUSY-UNAVAILABLE": self = .unavailable
            default: self = .busy
            }
        }
    }

    /// The start of the period.
    public var start: Instant
    /// The end of the period, exclusive.
    public var end: Instant
    /// How the time is taken.
    public var kind: FreeBusyType

    /// Creates a period; `end` should not precede `start`.
    public init(start: Instant, end: Instant, kind: FreeBusyType = .busy) {
        self.start = start
        self.end = end
        self.kind = kind
    }
}

/// Arithmetic on busy periods.
public enum BusyTime {
    /// The periods cut to a window, without overlaps, neighbours of the same kind joined, ascending.
    ///
    /// - Complexity: O(n log n).
    public static func merged(_ periods: [BusyPeriod], in window: Range<Instant>) -> [BusyPeriod] {
        struct Edge {
            let instant: Instant
            let kind: BusyPeriod.FreeBusyType
            let change: Int
        }
        var edges: [Edge] = []
        edges.reserveCapacity(periods.count * 2)
        for period in periods {
            let start = max(period.start, window.lowerBound)
            let end = min(period.end, window.upperBound)
            guard start < end else { continue }
            edges.append(Edge(instant: start, kind: period.kind, change: 1))
            edges.append(Edge(instant: end, kind: period.kind, change: -1))
        }
        edges.sort { $0.instant < $1.instant }
        var open = [0, 0, 0]
        var result: [BusyPeriod] = []
        var since = window.lowerBound
        for edge in edges {
            if since < edge.instant, let heaviest = open.lastIndex(where: { $0 > 0 }),
                let kind = BusyPeriod.FreeBusyType(rawValue: heaviest)
            {
                if let last = result.last, last.kind == kind, last.end == since {
                    result[result.count - 1].end = edge.instant
                } else {
                    result.append(BusyPeriod(start: since, end: edge.instant, kind: kind))
                }
            }
            since = edge.instant
            open[edge.kind.rawValue] += edge.change
        }
        return result
    }

    /// The free time of a window.
    public static func free(_ periods: [BusyPeriod], in window: Range<Instant>) -> [Range<Instant>] {
        var result: [Range<Instant>] = []
        var since = window.lowerBound
        for period in merged(periods, in: window) {
            if since < period.start { result.append(since..<period.start) }
            since = max(since, period.end)
        }
        if since < window.upperBound { result.append(since..<window.upperBound) }
        return result
    }

    /// A `VFREEBUSY` for a window (RFC 4791 §7.10): one FREEBUSY for each kind.
    public static func component(
        _ periods: [BusyPeriod],
        in window: Range<Instant>,
        stamp: Instant,
        properties: [Property] = []
    ) -> Component {
        var list =
            [
                Property("DTSTAMP", value: stamp.basicText),
                Property("DTSTART", value: window.lowerBound.basicText),
                Property("DTEND", value: window.upperBound.basicText),
            ] + properties
        let merged = merged(periods, in: window)
        for kind in [BusyPeriod.FreeBusyType.busy, .tentative, .unavailable] {
            let texts = merged.filter { $0.kind == kind }.map { PeriodValue(start: $0.start, end: $0.end).text }
            guard !texts.isEmpty else { continue }
            let parameters = kind == .busy ? [] : [("FBTYPE", kind.text)]
            list.append(Property("FREEBUSY", parameters: parameters, value: texts.joined(separator: ",")))
        }
        return Component(name: "VFREEBUSY", properties: list)
    }
}

extension CalendarObject {
    /// The time of a window that the object takes (RFC 4791 §7.10): events unless transparent or cancelled, and the
    /// periods of a `VFREEBUSY`. Not merged.
    public func busyPeriods(
        in window: Range<Instant>,
        floating: ZoneRules,
        limits: Limits = .standard
    ) throws(RecurrenceError) -> [BusyPeriod] {
        switch kind {
        case .event:
            var result: [BusyPeriod] = []
            for occurrence in try occurrences(overlapping: window, floating: floating, limits: limits) {
                guard let kind = occurrence.component.busyKind, occurrence.start < occurrence.end else { continue }
                result.append(BusyPeriod(start: occurrence.start, end: occurrence.end, kind: kind))
            }
            return result
        case .freeBusy:
            return (master?.all("FREEBUSY") ?? []).flatMap { property -> [BusyPeriod] in
                guard let kind = BusyPeriod.FreeBusyType(freeBusyType: property.parameter("FBTYPE") ?? "BUSY") else {
                    return []
                }
                return property.periods.filter { $0.start < window.upperBound && $0.end > window.lowerBound }
                    .map { BusyPeriod(start: $0.start, end: $0.end, kind: kind) }
            }
        case .availability:
            guard let master else { return [] }
            return try Availability.busyPeriods([(master, zones)], in: window, floating: floating, limits: limits)
        case .toDo, .journal: return []
        }
    }
}

extension Property {
    fileprivate var periods: [PeriodValue] { TextEscaping.split(value).compactMap { PeriodValue($0) } }
}

extension Component {
    /// The periods of a `VFREEBUSY`, of whatever type.
    var freeBusyPeriods: [PeriodValue] { all("FREEBUSY").flatMap(\.periods) }

    /// How an event takes its time; nil when it does not: TRANSP:TRANSPARENT, STATUS:CANCELLED.
    public var busyKind: BusyPeriod.FreeBusyType? {
        if first("TRANSP")?.value.uppercased() == "TRANSPARENT" { return nil }
        switch first("STATUS")?.value.uppercased() {
        case "CANCELLED": return nil
        case "TENTATIVE": return .tentative
        default: return .busy
        }
    }
}
