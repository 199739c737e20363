internal import CivilTime

/// Where the person sleeps: at home, but where an event with `#stay` covers the night (DESIGN.md 4).
struct Nights {
    private let home: KnownPlace?
    private let zone: ZoneRules
    /// Those that say where one sleeps, and take no time.
    let events: Set<OccurrenceKey>
    /// The night after a day, by the day's number.
    private var stays: [Int: KnownPlace] = [:]

    /// The time after midnight at which a day is over.
    private static let lateSeconds: Int64 = 4 * 3_600
    /// No event says where one sleeps for longer.
    private static let longest = 366

    /// - Parameters:
    ///   - occurrences: all; of events with `#stay` that cover one night, the one that began later tells.
    ///   - home: where the person sleeps else.
    ///   - zone: by which a day begins.
    init(_ occurrences: [PlanOccurrence], home: KnownPlace?, zone: ZoneRules) {
        self.home = home
        self.zone = zone
        let stays = occurrences.filter { $0.stayPlace != nil && !Self.nights(of: $0, zone).isEmpty }
        events = Set(stays.map(\.key))
        for stay in stays.sorted(by: PlanOccurrence.isBefore) {
            guard let place = stay.stayPlace else { continue }
            for night in Self.nights(of: stay, zone) { self.stays[night] = place }
        }
    }

    /// When the day is over that a moment belongs to.
    func endOfDay(at instant: Instant) -> Instant {
        let date = zone.date(of: instant.adding(seconds: -Self.lateSeconds))
        return zone.startOfDay(date.adding(days: 1)).adding(seconds: Self.lateSeconds)
    }

    /// The nights whose midnight lies inside; of a single day the one after it.
    static func nights(of stay: PlanOccurrence, _ zone: ZoneRules) -> Range<Int> {
        let first = zone.date(of: stay.start).daysSinceEpoch
        let last = zone.date(of: stay.end.adding(seconds: -1)).daysSinceEpoch
        let isOneDay = stay.isAllDay && last <= first
        return first..<min(max(first, last) + (isOneDay ? 1 : 0), first + longest)
    }

    /// Where the person sleeps after what they do then.
    func place(after moment: Instant) -> KnownPlace? { stays[day(of: moment)] ?? home }

    /// Where the person slept before what they do then.
    func place(before moment: Instant) -> KnownPlace? { stays[day(of: moment) - 1] ?? home }

    /// Whether the night after that is not spent at home.
    func isAway(after moment: Instant) -> Bool { stays[day(of: moment)] != nil }

    private func day(of moment: Instant) -> Int {
        zone.date(of: moment.adding(seconds: -Self.lateSeconds)).daysSinceEpoch
    }
}

extension PlanOccurrence {
    /// Where the person sleeps, of an event with `#stay`.
    var stayPlace: KnownPlace? {
        guard directives.isStay, var known = place.known else { return nil }
        if known.name.isEmpty { known.name = summary }
        return known
    }
}
