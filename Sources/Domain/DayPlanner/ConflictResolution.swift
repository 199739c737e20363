/// Which occurrences overlap, and which of them stand in the day's schedule.
///
/// The overlaps depend on the set of occurrences alone; what stands, on the set, the ranks and the choices. Both are
/// indifferent to the order in which the occurrences are given, once sorted.
struct ConflictResolution {
    /// For each occurrence those that it overlaps, ascending; at most ``named`` of them.
    private(set) var overlaps: [[Int]]
    private(set) var stands: [Bool]

    /// How many partners of an overlap are told: thousands of events at one time must not fill the memory.
    static let named = PlannedWarning.mostOverlaps

    /// - Parameters:
    ///   - occurrences: sorted by start.
    ///   - chosen: those that the person decided for.
    init(of occurrences: [PlanOccurrence], chosen: (PlanOccurrence) -> Bool) {
        overlaps = ConflictResolution.overlaps(occurrences)
        let isChosen = occurrences.map(chosen)
        let order = occurrences.indices.sorted { left, right in
            if isChosen[left] != isChosen[right] { return isChosen[left] }
            if occurrences[left].rank != occurrences[right].rank {
                return occurrences[left].rank < occurrences[right].rank
            }
            return occurrences[left].key < occurrences[right].key
        }
        stands = Array(repeating: false, count: occurrences.count)
        // Those that stand, in order of time; no two of them overlap, so the neighbours of a place tell all.
        var standing: [Int] = []
        for index in order {
            let place = standing.partitioningIndex { index < $0 }
            let isTaken = [place - 1, place].contains { neighbour in
                standing.indices.contains(neighbour) && occurrences[standing[neighbour]].overlaps(occurrences[index])
            }
            guard !isTaken else { continue }
            stands[index] = true
            standing.insert(index, at: place)
        }
    }

    private static func overlaps(_ occurrences: [PlanOccurrence]) -> [[Int]] {
        var overlaps: [[Int]] = Array(repeating: [], count: occurrences.count)
        for earlier in occurrences.indices {
            for later in (earlier + 1)..<max(earlier + 1, occurrences.count) {
                guard occurrences[later].start < occurrences[earlier].end else { break }
                guard occurrences[earlier].overlaps(occurrences[later]) else { continue }
                if overlaps[earlier].count < named { overlaps[earlier].append(later) }
                if overlaps[later].count < named { overlaps[later].append(earlier) }
            }
        }
        return overlaps
    }
}

extension [Int] {
    /// The first index from which on `belongs` holds; the elements before it must all be without.
    fileprivate func partitioningIndex(where belongs: (Int) -> Bool) -> Int {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = low + (high - low) / 2
            if belongs(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
