internal import CivilTime

/// Decides which of the occurrences that overlap are warned of.
///
/// In a short chain of overlaps each of them is. A chain of more than ``longest`` that start on one day has one
/// warning, at the first of them that has not begun: hundreds of events at one time must not make hundreds of warnings
/// that name each other.
struct OverlapChains {
    /// For each occurrence whether it may have a warning of its own.
    let isWarned: [Bool]

    /// Occurrences of one chain that are warned of one by one.
    static let longest = 10

    /// - Parameters:
    ///   - occurrences: sorted by start.
    ///   - zone: by which a day begins. Days are told apart so that a chain does not depend on how many days are
    ///     planned at once.
    ///   - isOpen: whether an occurrence may have a warning at all.
    init(_ occurrences: [PlanOccurrence], zone: ZoneRules, isOpen: (PlanOccurrence) -> Bool) {
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
    }
}
