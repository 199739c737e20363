internal import CivilTime
internal import Geo
internal import TripModel

/// The candidates that a person would want to choose from (ADR 0080).
///
/// The first to arrive (arrive-by: the last to leave) is never removed, so that leaving later never means arriving
/// earlier; nor is going all the way without public transport.
struct ItineraryFilter {
    /// Time that is worth a word.
    private static let gainSeconds: Int64 = 180
    /// A taxi is called for more.
    private static let taxiGainSeconds: Int64 = 900
    /// So much of its price a vehicle must save by a ride that takes longer.
    private static let savedShare = 0.2
    /// Less than these and two options are one to choose from.
    private static let walkedMetres = 300.0
    private static let co2Grams = 200.0
    private static let costShare = 0.1
    /// What a walk that nobody has looked for is taken to be: longer than the line, and slow.
    private static let detour = 1.4
    private static let slowMetresPerSecond = 1.1
    /// How much worse than the best of the same modes an option may be: a share and seconds.
    private static let costlierShare = 1.5
    private static let costlierSeconds = 1_800.0
    /// How far from the wish, by what the quickest takes.
    private static let elapsedShare: Int64 = 2
    private static let elapsedSeconds: Int64 = 3_600

    private let candidates: [JudgedItinerary]
    private let first: JudgedItinerary?
    private let best: JudgedItinerary?

    /// `judged`: all options, best first. Those hours away from the wish are no comparison either.
    init(_ judged: [JudgedItinerary]) {
        first = judged.min { $0.elapsed < $1.elapsed }
        let latest = first.map { Self.latest(after: $0.elapsed) } ?? 0
        candidates = judged.filter { $0.rides == 0 || $0.elapsed <= latest }
        best = candidates.first
    }

    /// How far from the wish a way with a ride may be, in seconds, where the quickest is `elapsed` from it.
    static func latest(after elapsed: Int64) -> Int64 { max(0, elapsed) * elapsedShare + elapsedSeconds }

    /// Those that are worth a choice, best first; at most `perKind` of a kind.
    func kept(perKind: Int) -> [JudgedItinerary] {
        var kept: [JudgedItinerary] = []
        var ofKind: [ItineraryKind: Int] = [:]
        for one in candidates {
            let kind = ItineraryKind(one.option)
            let isFirst = one.option.legs == first?.option.legs
            guard isFirst || ofKind[kind, default: 0] < (one.rides == 0 ? 1 : perKind),
                !kept.contains(where: { $0.option.legs == one.option.legs }),
                isFirst || isWorthAChoice(one, beside: kept)
            else { continue }
            ofKind[kind, default: 0] += 1
            kept.append(one)
        }
        return kept
    }

    private func isWorthAChoice(_ one: JudgedItinerary, beside kept: [JudgedItinerary]) -> Bool {
        guard one.rides > 0 else { return true }
        return !isBeatenByItsVehicle(one) && !sparesTooLittle(one) && !isFarWorse(one)
            && !kept.contains { isNearDuplicate(one, than: $0) || ($0.rides > 0 && isLastRideNeedless(one)) }
    }

    /// Getting out before the last ride and walking is as fast, and the walk is not clearly longer.
    private func isLastRideNeedless(_ one: JudgedItinerary) -> Bool {
        let legs = one.option.legs
        guard let last = legs.lastIndex(where: \.mode.isTransit), let end = legs.last,
            let before = legs[..<last].lastIndex(where: \.mode.isTransit),
            legs[last...].dropFirst().allSatisfy({ $0.mode == .foot })
        else { return false }
        let walk = legs[before].to.coordinate.distance(to: end.to.coordinate).value * Self.detour
        let walked = legs[(before + 1)...].filter { $0.mode == .foot }.reduce(0) { $0 + $1.distance.value }
        return walk < walked + Self.walkedMetres
            && Double(end.arrival - legs[before].arrival) >= walk / Self.slowMetresPerSecond
    }

    /// Arrives earlier by a word's worth, or leaves so much later without arriving later.
    private func isQuicker(_ one: JudgedItinerary, than other: JudgedItinerary, by seconds: Int64) -> Bool {
        one.elapsed + seconds <= other.elapsed
            || (one.elapsed <= other.elapsed && one.option.durationSeconds + seconds <= other.option.durationSeconds)
    }

    /// The same vehicle all the way is neither slower nor much dearer: nobody changes into a bus then.
    private func isBeatenByItsVehicle(_ one: JudgedItinerary) -> Bool {
        guard !one.vehicles.isEmpty else { return false }
        return candidates.contains { other in
            other.rides == 0 && !other.vehicles.isEmpty && other.vehicles.isSubset(of: one.vehicles)
                && !isQuicker(one, than: other, by: Self.gainSeconds)
                && !(one.cost < other.cost * (1 - Self.savedShare))
        }
    }

    /// Walking all the way, or to and from the same service, takes hardly longer.
    private func sparesTooLittle(_ one: JudgedItinerary) -> Bool {
        guard !one.vehicles.isEmpty else { return false }
        let isTaxi = one.vehicles.contains(.taxi)
        let seconds = isTaxi ? Self.taxiGainSeconds : Self.gainSeconds
        return candidates.contains { other in
            guard other.vehicles.isEmpty, !isQuicker(one, than: other, by: seconds) else { return false }
            return isTaxi || (other.option.transfers <= one.option.transfers && other.cost <= one.cost)
        }
    }

    /// Far worse than the best of those that need no other mode.
    private func isFarWorse(_ one: JudgedItinerary) -> Bool {
        guard one.option.legs != best?.option.legs else { return false }
        return candidates.contains { other in
            other.modes == one.modes && other.balanced * Self.costlierShare + Self.costlierSeconds < one.balanced
        }
    }

    /// No later, by no other mode, and in nothing clearly worse.
    private func isNearDuplicate(_ one: JudgedItinerary, than other: JudgedItinerary) -> Bool {
        guard other.modes.isSubset(of: one.modes), other.elapsed <= one.elapsed,
            other.option.transfers <= one.option.transfers
        else { return false }
        return one.option.durationSeconds + Self.gainSeconds > other.option.durationSeconds
            && !(one.cost < other.cost * (1 - Self.costShare))
            && one.option.co2Grams + Self.co2Grams > other.option.co2Grams
            && one.option.walkingDistance.value + Self.walkedMetres > other.option.walkingDistance.value
    }
}

/// What makes two options different for a person: the vehicles and lines in their order.
struct ItineraryKind: Hashable {
    private var vehicles: [LegMode]

    init(_ option: Itinerary) { vehicles = option.legs.map(\.mode).filter { $0 != .foot } }
}
