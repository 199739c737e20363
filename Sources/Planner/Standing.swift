/// Which occurrences overlap, and which of them stand in the day's schedule.
///
/// The overlaps depend on the set of occurrences alone; what stands, on the set, the ranks and the choices. Both are
/// indifferent to the order in which the occurrences are given, once sorted.
struct Standing {
    /// For each occurrence those that it overlaps, ascending.
    private(set) var overlaps: [[Int]]
    private(set) var stands: [Bool]

    /// - Parameters:
    ///   - occurrences: sorted by start.
    ///   - chosen: those that the person decided for.
    init(of occurrences: [PlanOccurrence], chosen: (PlanOccurrence) -> Bool) {
        overlaps = Array(repeating: [], count: occurrences.count)
        for earlier in occurrences.indices {
            for later in (earlier + 1)..<max(earlier + 1, occurrences.count) {
                guard occurrences[later].start < occurrences[earlier].end else { break }
                guard occurrences[earlier].overlaps(occurrences[later]) else { continue }
                overlaps[earlier].append(later)
                overlaps[later].append(earlier)
            }
        }
        let isChosen = occurrences.map(chosen)
        let order = occurrences.indices.sorted { left, right in
            if isChosen[left] != isChosen[right] { return isChosen[left] }
            if occurrences[left].rank != occurrences[right].rank {
                return occurrences[left].rank < occurrences[right].rank
            }
            return occurrences[left].key < occurrences[right].key
        }
        stands = Array(repeating: false, count: occurrences.count)
        for index in order { stands[index] = !overlaps[index].contains { stands[$0] } }
    }
}
