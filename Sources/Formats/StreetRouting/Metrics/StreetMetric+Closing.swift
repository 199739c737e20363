internal import Columns

extension StreetMetric {
    /// The same metric without some segments: those in a zone that a vehicle may not ride through. What they cut off
    /// from the rest is not connected any more.
    ///
    /// - Parameters:
    ///   - isClosed: by segment; as many as the network has.
    ///   - network: the streets that this metric was laid over.
    /// - Returns: a metric of the same profile.
    public func closing(_ isClosed: [Bool], on network: StreetNetwork) -> StreetMetric {
        precondition(isClosed.count == network.segmentCount, "one for each segment")
        var ticks = ticks.array
        for segment in isClosed.indices where isClosed[segment] {
            ticks[2 * segment] = StreetWeight.closed
            ticks[2 * segment + 1] = StreetWeight.closed
        }
        let column = Column(ticks)
        let connected = StrongComponents.connectedSegments(
            network,
            ticks: column,
            mask: restrictionMask,
            leastArcs: profile.islandArcs
        )
        return StreetMetric(profile: profile, ticks: column, connected: Column(connected))
    }
}
