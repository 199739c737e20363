internal import CivilTime

/// Which occurrences overlap, and which of them stand in the day's schedule.
///
/// The overlaps depend on the set of occurrences alone; what stands, on the set, the ranks and the choices. Both are
/// indifferent to the order in which the occurrences are given, once sorted.
struct ConflictResolution {
    /// For each occurrence those that it overlaps, ascending; at most ``named`` of them.
    private(set) var overlaps: [[Int]]
    private(set) var stands: [Bool]
    private let occurrences: [PlanOccurrence]
    /// Those that the person decided for.
    let isChosen: [Bool]

    /// How many partners of an overlap are told: thousands of events at one time must not fill the memory.
    static let named = PlannedWarning.mostOverlaps

    /// What the person chose comes first, then what needs them somewhere, then what was entered first. What stands takes
    /// out all that it overlaps, but for visits and what they are visits in.
    ///
    /// - Parameters:
    ///   - occurrences: sorted by start.
    ///   - chosen: those that the person decided for.
    ///   - out: those that do not stand in any case.
    init(of occurrences: [PlanOccurrence], chosen: (PlanOccurrence) -> Bool, without out: Set<Int> = []) {
        self.occurrences = occurrences
        overlaps = ConflictResolution.overlaps(occurrences)
        isChosen = occurrences.map(chosen)
        stands = Array(repeating: false, count: occurrences.count)
        // No two of a class can be a visit one in the other, so those of a class that stand do not overlap.
        var standing: [Int: [Int]] = [:]
        for index in Self.order(occurrences, isChosen) where !out.contains(index) {
            let isTaken = standing.values.contains { collides(index, with: $0) }
            guard !isTaken else { continue }
            stands[index] = true
            let length = Self.lengthClass(occurrences[index])
            let place = standing[length, default: []].partitioningIndex { index < $0 }
            standing[length, default: []].insert(index, at: place)
        }
    }

    /// Whether two that overlap are a visit and what it is a visit in. Whoever chose the long one makes no visits.
    func isVisit(_ one: Int, _ other: Int) -> Bool {
        func isIn(_ visit: Int, _ host: Int) -> Bool {
            occurrences[host].hosts(occurrences[visit]) && (!isChosen[host] || isChosen[visit])
        }
        return isIn(one, other) || isIn(other, one)
    }

    private static func order(_ occurrences: [PlanOccurrence], _ isChosen: [Bool]) -> [Int] {
        occurrences.indices.sorted { left, right in
            if isChosen[left] != isChosen[right] { return isChosen[left] }
            let (one, other) = (occurrences[left], occurrences[right])
            if one.needsPresence != other.needsPresence { return one.needsPresence }
            if one.rank != other.rank { return one.rank < other.rank }
            return one.key < other.key
        }
    }

    // `standing`: of one class, ascending; no two of them overlap.
    private func collides(_ index: Int, with standing: [Int]) -> Bool {
        let place = standing.partitioningIndex { index < $0 }
        let start = occurrences[index].start
        for (distance, other) in standing[..<place].reversed().enumerated() {
            guard distance == 0 || occurrences[other].start == start else { break }
            if collides(index, other) { return true }
        }
        for other in standing[place...] {
            guard occurrences[other].start < occurrences[index].end || occurrences[other].start == start else {
                return false
            }
            if collides(index, other) { return true }
        }
        return false
    }

    private func collides(_ one: Int, _ other: Int) -> Bool {
        occurrences[one].overlaps(occurrences[other]) && !isVisit(one, other)
    }

    /// Of two in one class, neither is twice as long as the other.
    private static func lengthClass(_ occurrence: PlanOccurrence) -> Int {
        Int64.bitWidth - (occurrence.end - occurrence.start).leadingZeroBitCount
    }

    private static func overlaps(_ occurrences: [PlanOccurrence]) -> [[Int]] {
        var overlaps: [[Int]] = Array(repeating: [], count: occurrences.count)
        for earlier in occurrences.indices {
            for later in (earlier + 1)..<max(earlier + 1, occurrences.count) {
                guard
                    occurrences[later].start < occurrences[earlier].end
                        || occurrences[later].start == occurrences[earlier].start
                else { break }
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
