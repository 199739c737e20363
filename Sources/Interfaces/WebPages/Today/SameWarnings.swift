internal import DayPlanner
internal import Planning

/// Warnings that say the same: each of two events that overlap has one, with the same choice.
struct SameWarnings: Equatable {
    /// The one that is shown.
    var first: TravelEntry
    /// Those that it speaks for.
    var others: [TravelEntry] = []

    /// Each warning under the first that names all events of which it asks to choose one, in their order.
    ///
    /// - Complexity: O(n²) in the number of warnings.
    static func grouped(_ warnings: [TravelEntry]) -> [SameWarnings] {
        var groups: [SameWarnings] = []
        for warning in warnings {
            let same = groups.firstIndex {
                !warning.rivals.isEmpty && warning.rivals.isSubset(of: $0.first.rivals)
            }
            if let same {
                groups[same].others.append(warning)
            } else {
                groups.append(SameWarnings(first: warning))
            }
        }
        return groups
    }
}
