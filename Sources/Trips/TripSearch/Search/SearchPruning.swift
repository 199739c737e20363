/// What spares searches work without changing their answers. Each can be switched off, which is what the tests compare.
struct SearchPruning: Sendable {
    /// Journeys are searched without a person's limits first, and within them only where these were not kept.
    var triesWithoutLimits = true
    /// Pairs of places that cannot be better than what is known are not asked for (ADR 0082).
    var skipsHopeless = true
    /// What must be better than walking to and from the same service is not sought beyond it.
    var boundsByWalking = true
    /// What the list leaves out for being late (``ItineraryFilter/latest(after:)``) is not sought. It changes the
    /// candidates, and not the list of them.
    var leavesOutLate = false

    static let all = SearchPruning()
    static let list = SearchPruning(leavesOutLate: true)
    static let none = SearchPruning(triesWithoutLimits: false, skipsHopeless: false, boundsByWalking: false)
}
