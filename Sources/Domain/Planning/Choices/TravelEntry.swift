package import CivilTime
package import DayPlanner
internal import FoundationEssentials
package import TripModel

/// An item of the Travel calendar as a person chooses about it.
package struct TravelEntry: Equatable, Sendable {
    /// One of the itineraries that a person may pick.
    package struct Option: Equatable, Sendable {
        /// ``Itinerary/signature``.
        package var id: String
        /// Modes and lines in the person's language; nil: an older version planned it.
        package var title: String?
        package var departure: Instant
        package var arrival: Instant
        package var modes: [TravelMode]
        package var transfers: Int
        package var walkingDistance: Int64?
        package var cost: Money?
        package var co2Grams: Int64?
        /// Metres.
        package var distance: Int64?
        package var kcal: Int64?
        package var isPlanned: Bool
    }

    package var uid: String
    /// The UID of the event that it is about; empty for a note about no event.
    package var event: String
    package var recurrenceID: String
    package var kind: ItemKind
    package var start: Instant
    package var end: Instant
    /// Nil: it does not stand in the calendar, because of a choice.
    package var summary: String?
    package var lateSeconds: Int64
    /// What the person decided, and still counts.
    package var decisions: [PlanChoice.Decision]
    /// The planned itinerary first.
    package var options: [Option]
    /// What can be decided by one action, apart from the options.
    package var actions: [TravelAction] = []
    /// What stands in an event of which it is not known where that is; nil: it is about something else.
    package var place: String?
    /// The events of which only one can be attended, its own among them; empty where it is about something else.
    package var rivals: Set<OccurrenceKey> = []
    /// The planned trip as it is drawn; empty where there is none, or none is known leg by leg.
    package var legs: [LegCourse] = []
    /// What its ends are called; nil: they have no names.
    package var origin: String?
    package var destination: String?
    /// By whose clock its texts speak (IANA); nil: by that of its event.
    package var zone: String?
}

/// Something that a person can decide about an item by one action.
package struct TravelAction: Equatable, Sendable {
    /// Unique among the actions of the item.
    package var id: String
    /// In the person's language.
    package var title: String

    /// The ``id`` of ignoring a warning.
    package static let ignore = "ignore"
}

extension TravelEntry {
    /// Whether it warns of something that does not work; false for trips, and for notes that ask for nothing.
    package var needsDecision: Bool { kind.isWarning && summary.map(WarningSign.begins) ?? false }
}

extension TravelAction {
    init(_ record: ActionRecord) { self.init(id: record.id, title: record.title) }
}

extension TravelEntry {
    init(_ item: PublishedTravelItem, choices: [PlanChoice]) {
        let record = item.record
        let occurrence = record.key.occurrence
        let trip = PlanningService.trip(of: item)
        let warning = WarningRecord(publishedBytes: item.bytes)
        self.init(
            uid: record.uid,
            event: occurrence.uid,
            recurrenceID: occurrence.recurrenceID,
            kind: record.key.kind,
            start: record.start,
            end: record.end,
            summary: item.current == nil ? nil : Reconciler.summary(of: item.bytes),
            lateSeconds: record.lateSeconds,
            decisions: choices.filter { $0.item == record.key && record.isMeant(by: $0) }.map(\.decision),
            options: trip.map(Self.options) ?? [],
            actions: (warning?.actions ?? []).map(TravelAction.init),
            place: warning?.place,
            legs: trip?.courses ?? [],
            zone: trip?.zone
        )
        if record.key.kind == .warning(.overlap) {
            let others = (warning?.actions ?? []).compactMap { $0.about?.item?.occurrence }
            if !others.isEmpty { rivals = Set(others + [occurrence]) }
        }
        if !legs.isEmpty, let event = Reconciler.event(in: item.bytes) {
            (origin, destination) = PlanningService.places(in: event)
        }
    }

    /// An item that a choice keeps out of the calendar; nil: it is not about a time that can be read.
    init?(_ choice: PlanChoice, uid: String) {
        guard let span = choice.eventSpan else { return nil }
        self.init(
            uid: uid,
            event: choice.item.occurrence.uid,
            recurrenceID: choice.item.occurrence.recurrenceID,
            kind: choice.item.kind,
            start: span.lowerBound,
            end: span.upperBound,
            summary: nil,
            lateSeconds: 0,
            decisions: [choice.decision],
            options: []
        )
    }

    private static func options(_ trip: TripRecord) -> [Option] {
        let own = trip.option.flatMap { _ in
            option(TripRecord.AlternativeRecord(ofPlanned: trip, trip.title), isPlanned: true)
        }
        return [own].compactMap(\.self) + (trip.alternatives ?? []).compactMap { option($0, isPlanned: false) }
    }

    private static func option(_ record: TripRecord.AlternativeRecord, isPlanned: Bool) -> Option? {
        guard let departure = try? Instant(iso8601: record.departure),
            let arrival = try? Instant(iso8601: record.arrival)
        else { return nil }
        return Option(
            id: record.option,
            title: record.title,
            departure: departure,
            arrival: arrival,
            modes: record.means.compactMap(TravelMode.init(rawValue:)),
            transfers: record.transfers,
            walkingDistance: record.walkingDistance,
            cost: record.cost,
            co2Grams: record.co2Grams,
            distance: record.distance,
            kcal: record.kcal,
            isPlanned: isPlanned
        )
    }
}

extension PublishedRecord {
    /// Of the event, where the record's own fingerprint is a warning's cause, which begins with it.
    var eventFingerprint: String { String(fingerprint.prefix { $0 != "|" }) }

    /// Whether a choice about this item is about the event, or the cause, as it is now.
    func isMeant(by choice: PlanChoice) -> Bool {
        choice.fingerprint == (choice.decision == .chosen ? eventFingerprint : fingerprint)
    }
}

extension PlanChoice {
    /// The time of the event that it is about, from its fingerprint; nil: a choice about no event.
    var eventSpan: Range<Instant>? {
        let parts = fingerprint.split(separator: "/", maxSplits: 2)
        guard parts.count >= 2, let start = Int64(parts[0]),
            let end = Int64(parts[1].prefix { $0 == "-" || $0.isNumber }), start <= end
        else { return nil }
        return Instant(secondsSince1970: start)..<Instant(secondsSince1970: end)
    }
}
