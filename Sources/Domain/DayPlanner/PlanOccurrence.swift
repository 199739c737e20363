package import CivilTime
internal import Geo
package import TripModel

/// When the event was first seen, for "entered first" (DESIGN.md 5): smaller was earlier.
package struct EntryRank: Hashable, Sendable, Comparable {
    package var order: Int64
    /// CREATED, for those that were first seen together.
    package var created: Instant?

    package init(_ order: Int64, created: Instant? = nil) {
        self.order = order
        self.created = created
    }

    package static func < (left: EntryRank, right: EntryRank) -> Bool {
        if left.order != right.order { return left.order < right.order }
        switch (left.created, right.created) {
        case (let earlier?, let later?): return earlier < later
        case (.some, nil): return true
        default: return false
        }
    }
}

/// One occurrence that counts, as the planner sees it.
package struct PlanOccurrence: Hashable, Sendable {
    package var key: OccurrenceKey
    package var start: Instant
    /// Equals ``start`` where ``isOpenEnded``.
    package var end: Instant
    /// The IANA zone the event is written in; nil where it is floating or in UTC.
    package var zoneName: String?
    package var summary: String
    package var isAllDay: Bool
    /// Neither DTEND nor DURATION: it lasts until the departure for the next event.
    package var isOpenEnded: Bool
    package var rank: EntryRank
    package var place: PlaceReading
    /// Where it ends, of one with two ends: a flight, a train, a lift. An empty text that is not found: it is a journey,
    /// and nothing says where to.
    package var endPlace: PlaceReading
    package var directives: Directives
    /// Where `#from` points to, resolved.
    package var origin: PlaceReading
    /// The layer of the event's kind.
    package var preferences: TravelPreferences
    /// X-APPLE-TRAVEL-DURATION: the person has arranged the way themselves, and it takes so long.
    package var travelSeconds: Int64?
    /// Of a flexible event for which a time was found.
    var written: Written?

    package init(
        key: OccurrenceKey,
        start: Instant,
        end: Instant,
        zoneName: String? = nil,
        summary: String = "",
        isAllDay: Bool = false,
        isOpenEnded: Bool = false,
        rank: EntryRank,
        place: PlaceReading = .none,
        endPlace: PlaceReading = .none,
        directives: Directives = Directives(),
        origin: PlaceReading = .none,
        preferences: TravelPreferences = TravelPreferences(),
        travelSeconds: Int64? = nil
    ) {
        self.key = key
        self.start = start
        self.end = max(start, end)
        self.zoneName = zoneName
        self.summary = summary
        self.isAllDay = isAllDay
        self.isOpenEnded = isOpenEnded
        self.rank = rank
        self.place = place
        self.endPlace = endPlace
        self.directives = directives
        self.origin = origin
        self.preferences = preferences
        self.travelSeconds = travelSeconds
    }

    /// Where the person must be; nil where there is no place, none that we know, or none to travel to.
    var destination: KnownPlace? {
        guard !directives.noTravel, var known = place.known else { return nil }
        if known.name.isEmpty { known.name = summary }
        return known
    }

    /// A flexible event as the person wrote it.
    struct Written: Hashable {
        var span: Range<Instant>
        var fingerprint: String
        /// How long it was to be.
        var seconds: Int64
    }

    /// What stays known of it when it gets a time.
    var asWritten: Written {
        written
            ?? Written(
                span: start..<end,
                fingerprint: fingerprint,
                seconds: directives.flexible?.seconds ?? end - start
            )
    }

    /// A break without a place of its own that was given a time for which trips give way.
    var isKeptBreak: Bool { written != nil && place == .none }

    /// As the person wrote it.
    var writtenSpan: Range<Instant> { written?.span ?? start..<end }

    /// The person's own means of getting on: the event itself is the way from one place to another.
    var isJourney: Bool { endPlace != .none }

    /// Strict: touching is no overlap, and it does not matter which one is asked.
    ///
    /// What has no end is over when the person leaves for the next event: where both begin in the same moment, there is
    /// no time for it.
    func overlaps(_ other: PlanOccurrence) -> Bool {
        if start < other.end && other.start < end { return true }
        return start == other.start && (hasNoTime(beside: other) || other.hasNoTime(beside: self))
    }

    private func hasNoTime(beside other: PlanOccurrence) -> Bool {
        isOpenEnded && needsPresence && other.needsPresence && (other.isOpenEnded || other.start < other.end)
    }

    /// Changes when the time or the place does, and with nothing else; what a person decided about a trip holds as
    /// long.
    package var fingerprint: String {
        if let written { return written.fingerprint }
        var text = "\(start.secondsSince1970)/\(end.secondsSince1970)"
        for place in [place.known, endPlace.known].compactMap(\.self) {
            let latitude = Int64((place.coordinate.latitude * 1e5).rounded())
            let longitude = Int64((place.coordinate.longitude * 1e5).rounded())
            text += "/\(latitude),\(longitude)"
        }
        return text
    }

    static func isBefore(_ left: PlanOccurrence, _ right: PlanOccurrence) -> Bool {
        if left.start != right.start { return left.start < right.start }
        if left.end != right.end { return left.end < right.end }
        return left.key < right.key
    }
}
