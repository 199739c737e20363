/// Why an option is in the list.
package enum TripLabel: String, CaseIterable, Codable, Hashable, Sendable {
    /// The first by the person's ranking.
    case best
    case quickest, cheapest, greenest, leastWalking, fewestTransfers, mostExercise
}
