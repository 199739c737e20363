public import Columns

/// A profile applied to a network: the cost of each way, and the segments of the connected network.
///
/// Made in milliseconds, so that a person's pace, traffic or weather can have their own.
public final class StreetMetric: Sendable {
    /// The profile whose travel times these are.
    public let profile: StreetProfile
    /// Ticks of each way (``StreetWeight``); `closed` where the profile may not go.
    public let ticks: Column<UInt32>
    /// 1 for segments from which one can reach, and be reached from, the rest of the network.
    public let connected: Column<UInt8>
    /// Arcs with one of these bits are closed by a turn restriction.
    public let restrictionMask: UInt8

    init(profile: StreetProfile, ticks: Column<UInt32>, connected: Column<UInt8>) {
        self.profile = profile
        self.ticks = ticks
        self.connected = connected
        restrictionMask = profile.turnRestrictions.rawValue
    }

    /// Computes the weights of all ways and the connected part.
    ///
    /// - Parameters:
    ///   - profile: the streets that may be used, and their speeds.
    ///   - network: the streets.
    ///   - paceFactor: multiplies every travel time, for a person slower (above 1) or faster than the profile.
    ///   - speedFactors: multiplies the time of single segments (traffic, snow); empty or one for each segment.
    ///   - conditions: uses of kinds, by index, in place of what the profile makes of their tags
    ///     (``StreetConditions``).
    public convenience init(
        _ profile: StreetProfile,
        on network: StreetNetwork,
        paceFactor: Double = 1,
        speedFactors: [Float] = [],
        conditions: [Int: StreetUse] = [:]
    ) {
        let uses = network.kinds.enumerated().map { conditions[$0] ?? profile.use(of: $1) }
        let ferries = network.kinds.map { $0["route"] == "ferry" && $0["highway"] == nil }
        let isLink = network.kinds.map { ($0["barrier"] != nil || $0["turn"] != nil) && $0["highway"] == nil }
        var ticks = [UInt32](repeating: StreetWeight.closed, count: 2 * network.segmentCount)
        for segment in 0..<network.segmentCount {
            let kind = Int(network.kind[segment])
            let use = uses[kind]
            if use.isClosed { continue }
            let metres = network.lengthMetres[segment]
            var delay = use.delay
            if !isLink[kind], !ferries[kind] {
                delay += profile.junctionSeconds + Double(network.halfSignals[segment]) / 2 * profile.signalSeconds
            }
            let factor = paceFactor * (speedFactors.isEmpty ? 1 : Double(speedFactors[segment]))
            let turns = network.turnSeconds(at: segment, upTo: profile.turnSeconds)
            if use.forwardSpeed > 0 {
                let seconds = metres / use.forwardSpeed + delay + turns.along
                ticks[2 * segment] = StreetWeight.ticks(seconds: seconds * factor)
            }
            if use.backwardSpeed > 0 {
                let seconds = metres / use.backwardSpeed + delay + turns.against
                ticks[2 * segment + 1] = StreetWeight.ticks(seconds: seconds * factor)
            }
        }
        let column = Column(ticks)
        let connected = StrongComponents.connectedSegments(
            network,
            ticks: column,
            mask: profile.turnRestrictions.rawValue,
            leastArcs: profile.islandArcs
        )
        self.init(profile: profile, ticks: column, connected: Column(connected))
    }

    /// Whether the segment belongs to a part of the network on which a route may begin and end.
    @inlinable
    public func isConnected(_ segment: Int) -> Bool { connected[segment] != 0 }
}
