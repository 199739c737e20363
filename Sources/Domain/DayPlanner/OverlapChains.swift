internal import CivilTime

/// Decides which of the occurrences that overlap are warned of.
///
/// In a short chain of overlaps each of them is. A chain of more than ``longest`` that start on one day has one
/// warning, at the first of them that has not begun: hundreds of events at one time must not make hundreds of warnings
/// that name each other. However many are warned of, one of those that are in each other's way rings.
struct OverlapChains {
    /// For each occurrence whether it may have a warning of its own.
    let isWarned: [Bool]
    /// For each occurrence whether its warning has an alarm.
    let rings: [Bool]

    /// Occurrences of one chain that are warned of one by one.
    static let longest = 10

    /// - Parameters:
    ///   - occurrences: sorted by start.
    ///   - zone: by which a day begins. Days are told apart so that a chain does not depend on how many days are
    ///     planned at once.
    ///   - collisions: for each occurrence those that are in its way, visits left out.
    ///   - since: what has begun by then is warned of no more.
    ///   - isOpen: whether an occurrence may have a warning at all.
    init(
        _ occurrences: [PlanOccurrence],
        zone: ZoneRules,
        collisions: (Int) -> [Int],
        since: Instant,
        isOpen: (PlanOccurrence) -> Bool
    ) {
        var isWarned = Array(repeating: true, count: occurrences.count)
        var first = 0
        while first < occurrences.count {
            let day = zone.date(of: occurrences[first].start)
            var end = occurrences[first].end
            var next = first + 1
            while next < occurrences.count, occurrences[next].start < end, zone.date(of: occurrences[next].start) == day
            {
                end = max(end, occurrences[next].end)
                next += 1
            }
            if next - first > OverlapChains.longest {
                let warned = occurrences[first..<next].firstIndex(where: isOpen)
                for index in first..<next { isWarned[index] = index == warned }
            }
            first = next
        }
        self.isWarned = isWarned
        rings = Self.rings(occurrences, zone, collisions, since, isWarned, isOpen)
    }

    /// Of those that hang together by collisions on one day, the first that is warned of; none where they hang together
    /// with one that is to come the day before, for there it rings.
    private static func rings(
        _ occurrences: [PlanOccurrence],
        _ zone: ZoneRules,
        _ collisions: (Int) -> [Int],
        _ since: Instant,
        _ isWarned: [Bool],
        _ isOpen: (PlanOccurrence) -> Bool
    ) -> [Bool] {
        var rings = Array(repeating: false, count: occurrences.count)
        var isSeen = rings
        for first in occurrences.indices where !isSeen[first] {
            let day = zone.date(of: occurrences[first].start)
            var group = [first]
            isSeen[first] = true
            var next = 0
            var ringsBefore = false
            while next < group.count {
                let others = collisions(group[next])
                ringsBefore =
                    ringsBefore
                    || others.contains {
                        zone.date(of: occurrences[$0].start) < day && occurrences[$0].start > since
                    }
                for other in others where !isSeen[other] && zone.date(of: occurrences[other].start) == day {
                    isSeen[other] = true
                    group.append(other)
                }
                next += 1
            }
            guard !ringsBefore, group.count > 1 || !collisions(first).isEmpty else { continue }
            if let ringing = group.filter({ isWarned[$0] && isOpen(occurrences[$0]) }).min() { rings[ringing] = true }
        }
        return rings
    }
}
