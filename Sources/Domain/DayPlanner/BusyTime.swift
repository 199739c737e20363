internal import CivilTime
internal import TripModel

/// A time that an event takes to which no trip leads.
struct BusyTime: Equatable {
    var span: Range<Instant>
    var occurrence: Int
    /// The person is at a place that is not known, or wants the time for a break, so no trip is made meanwhile. Else it
    /// is a call or a reminder: on foot and as a passenger it is done on the way.
    var isElsewhere: Bool

    /// Nothing gives way to a pill that is taken.
    private static let momentSeconds: Int64 = 600

    /// Of those that stand; long ones leave room for all else.
    static func all(of occurrences: [PlanOccurrence], _ standing: ConflictResolution) -> [BusyTime] {
        occurrences.indices.compactMap { index in
            let occurrence = occurrences[index]
            guard standing.stands[index], occurrence.destination == nil, occurrence.start < occurrence.end,
                !occurrence.isBackground
            else { return nil }
            let isShort = occurrence.end - occurrence.start <= momentSeconds
            guard occurrence.needsPresence || occurrence.isKeptBreak || !isShort else { return nil }
            return BusyTime(
                span: occurrence.start..<occurrence.end,
                occurrence: index,
                isElsewhere: occurrence.needsPresence || occurrence.isKeptBreak
            )
        }
    }
}

extension Itinerary {
    /// No worse in time, price and walking, with fewer changes: nobody would take the other one.
    func isSimpler(than other: Itinerary) -> Bool {
        departure >= other.departure && arrival <= other.arrival && transfers < other.transfers
            && walkingDistance <= other.walkingDistance
            && (cost?.euroCents ?? .infinity) <= (other.cost?.euroCents ?? .infinity)
    }

    /// Somebody else drives, or nobody.
    var leavesHandsFree: Bool {
        legs.allSatisfy { [.foot, .transit, .taxi].contains($0.mode.travelMode) }
    }
}
