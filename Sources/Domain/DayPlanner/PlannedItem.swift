package import CivilTime
package import Geo
package import TripModel

/// The event that an item is about, as far as an item shows it.
package struct PlannedEvent: Hashable, Sendable {
    package var key: OccurrenceKey
    package var summary: String
    package var start: Instant
    package var end: Instant
    /// IANA; nil: the event is in UTC or floating.
    package var zoneName: String?
    package var place: KnownPlace?
    package var fingerprint: String
    /// Tags of ours that say nothing we understand.
    package var unreadTags: [String]

    init(_ occurrence: PlanOccurrence) {
        key = occurrence.key
        summary = occurrence.summary
        start = occurrence.writtenSpan.lowerBound
        end = occurrence.writtenSpan.upperBound
        zoneName = occurrence.zoneName
        place = occurrence.place.known
        fingerprint = occurrence.fingerprint
        unreadTags = occurrence.directives.unread
    }
}

/// What shall stand in the Travel calendar, without anything that depends on what stood there before.
package struct PlannedItem: Hashable, Sendable {
    package var key: ItemKey
    package var event: PlannedEvent
    package var content: Content

    /// A travel block, the time of a flexible event, or a warning.
    package enum Content: Hashable, Sendable {
        case trip(PlannedTrip)
        case slot(PlannedSlot)
        case warning(PlannedWarning)
    }
}

/// A trip from door to door.
package struct PlannedTrip: Hashable, Sendable {
    package var origin: KnownPlace
    package var destination: KnownPlace
    package var option: Itinerary
    /// Other options for the same move, best first.
    package var alternatives: [Itinerary]
    /// How late it arrives after the event's start; 0 where it is in time.
    package var lateSeconds: Int64
    /// How long before the departure the alarm rings.
    package var leadMinutes: Int
    package var notes: [TripNote] = []
    /// What the person picked for this trip, on the trip itself.
    package var pickedModes: Set<TravelMode>?

    /// Rounded down to the minute.
    package var blockStart: Instant { option.departure.flooredToMinute }
    /// Rounded up to the minute.
    package var blockEnd: Instant { option.arrival.ceiledToMinute }
}

/// The time that was found for a flexible event.
package struct PlannedSlot: Hashable, Sendable {
    package var start: Instant
    package var end: Instant
    /// Less than was wanted.
    package var isShortened: Bool
    /// Where one may go then, of a break without a place.
    package var suggestions: [Suggestion] = []

    /// What is open near one of the places around the break.
    package struct Suggestion: Hashable, Sendable {
        package var near: KnownPlace
        package var places: [OpenPlace]
    }
}

/// A reason why a day cannot work as it is.
package struct PlannedWarning: Hashable, Sendable {
    package var reason: Reason
    /// The last moment at which something can be done about it.
    package var lastMoment: Instant
    /// Stays the same as long as the reason does, whatever the numbers in it.
    package var cause: String
    /// Whether a question about a place is about the one from which to set out.
    package var isAboutOrigin = false
    /// Whether it is told without an alarm: nothing is wrong with the day, or another warning rings for the same thing.
    package var isQuiet = false
    /// Of one that is missed: the event that takes the time of the way there, and would make way if the person chose.
    package var rival: PlannedEvent?

    /// The most events that an overlap holds; where it holds this many there may be more.
    package static let mostOverlaps = 50

    /// Why a day cannot work, or what should be known of it.
    package enum Reason: Hashable, Sendable {
        /// The closest option; nil where the way was arranged by the person (X-APPLE-TRAVEL-DURATION).
        case unreachable(lateSeconds: Int64, closest: Itinerary?)
        /// With these; `stands` tells whether the event itself is in the day's schedule.
        case overlap(with: [PlannedEvent], stands: Bool, standing: [PlannedEvent])
        /// The way to this one, which the person chose, takes its time: it does not take place.
        case wayTaken(by: PlannedEvent)
        /// Overlaps none but these, and both take place: a visit during a longer event, or that event itself.
        case visit(with: [PlannedEvent], isLonger: Bool)
        /// `elsewhere`: the town that the text names, which is on no map here.
        case placeNotFound(String, elsewhere: String? = nil)
        case placeAmbiguous(String, candidates: [PlaceCandidate])
        case placeInexact(String, KnownPlace)
        /// Of a journey: nothing says where it ends.
        case arrivalUnknown
        /// As they were written.
        case unreadTags([String])
        /// The person goes home for the night from a place so far away, and back in the morning.
        case farNight(KnownPlace, Metres)
        /// The longest time that was free, and how much was wanted.
        case breakLost(freeSeconds: Int64, wantedSeconds: Int64, BreakRescue = BreakRescue())
        case noMeans(Set<TravelMode>)
        /// The person said when they leave.
        case leavesLate(lateSeconds: Int64, Itinerary)
        /// One that is wanted for the way; where it is.
        case vehicleElsewhere(TravelMode, at: KnownPlace)
        case vehicleLeft(TravelMode, at: KnownPlace)
        /// The option by these modes, nil: there is none; and the one that arrives first by any others.
        case wayHome(Itinerary?, by: Set<TravelMode>, closest: Itinerary?)
        case farAway(Metres, from: KnownPlace, to: KnownPlace)
        /// `isWayThere`: on the way to the event, else on the way home after it.
        case disruption([TripDisruption], isWayThere: Bool)
        /// The trip that stands first, then others.
        case noSharedVehicle(MissingVehicle, instead: [Itinerary], isWayThere: Bool)
        /// Dropped, because the event has changed, or because it is no longer offered.
        case choiceFell(PlanChoice.Decision, isBreak: Bool = false, eventChanged: Bool)
        case noHome
        /// The text of the first one.
        case room(String)
    }
}

extension PlannedWarning.Reason {
    /// What stands in an event of which it is not known where that is; nil: it is about something else.
    package var placeText: String? {
        switch self {
        case .placeNotFound(let text, _), .placeAmbiguous(let text, _), .placeInexact(let text, _): text
        default: nil
        }
    }
}

extension Instant {
    package var flooredToMinute: Instant {
        let seconds = secondsSince1970
        return Instant(secondsSince1970: seconds - ((seconds % 60) + 60) % 60)
    }

    package var ceiledToMinute: Instant {
        let floored = flooredToMinute
        return floored == self ? self : floored.adding(seconds: 60)
    }
}
