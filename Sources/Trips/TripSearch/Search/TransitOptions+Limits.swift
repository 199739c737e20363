internal import CivilTime
internal import Geo
internal import TransitRouting
internal import TripModel

extension TransitOptions {
    /// The journeys of a query that the person's limits allow.
    ///
    /// Searched without limits first: where all that is found keeps them, nothing else could be better.
    func journeys(
        _ query: TransitQuery,
        within limits: JourneyLimits?,
        _ transfers: TransferTable
    ) -> [TransitJourney] {
        guard let limits else { return scratch.transit.journeys(query, in: window.schedule, transfers: transfers) }
        if pruning.triesWithoutLimits {
            let found = scratch.transit.journeys(query, in: window.schedule, transfers: transfers)
            if found.allSatisfy({ limits.allow($0, of: query, in: window.schedule) }) { return found }
        }
        return scratch.transit.journeys(query, within: limits, in: window.schedule, transfers: transfers)
    }

    /// What a person allows of journeys between two ends; nil where nothing is forbidden.
    func limits(_ access: AccessSide, _ egress: AccessSide, of query: TransitQuery) -> JourneyLimits? {
        let wishes = request.preferences
        guard wishes.maximumWalking != nil || !wishes.distanceLimits.isEmpty || !wishes.hours.isEmpty else {
            return nil
        }
        let out = Self.uses(access, query.access)
        let back = Self.uses(egress, query.egress)
        // A vehicle that is used at both ends is one mode with one limit.
        let driven = out.vehicle == back.vehicle ? out.vehicle : nil
        let limits = JourneyLimits(
            maximum: TravelledMetres(
                walked: wishes.maximumWalking?.value ?? .infinity,
                driven: driven.flatMap { wishes.distanceLimits[$0]?.maximum?.value } ?? .infinity,
                ridden: wishes.distanceLimits[.transit]?.maximum?.value ?? .infinity
            ),
            access: out.uses,
            egress: back.uses,
            accessHours: out.vehicle.flatMap { hours(of: $0) },
            egressHours: back.vehicle.flatMap { hours(of: $0) },
            metresPerSecond: Self.changeMetresPerSecond,
            changeSeconds: request.profile == .reference ? 0 : AccessEgressLimits.changeSeconds
        )
        let isFree = limits.maximum == .unlimited && limits.accessHours == nil && limits.egressHours == nil
        return isFree ? nil : limits
    }

    /// What each way of an end uses, and the vehicle of the end.
    private static func uses(_ end: AccessSide, _ offsets: [StopOffset]) -> (uses: [EndUse], vehicle: TravelMode?) {
        var vehicle: TravelMode?
        let uses = offsets.map { offset in
            var use = EndUse(metres: TravelledMetres())
            var (walked, driven, seconds) = (0.0, 0.0, Int32(0))
            for part in end.parts(offset) {
                if part.mode == .foot {
                    walked += part.metres
                } else {
                    vehicle = part.mode.travelMode
                    driven += part.metres
                    use.secondsBefore = seconds
                    use.secondsUsed = Int32(clamping: part.seconds)
                }
                seconds += Int32(clamping: part.seconds)
            }
            use.metres = TravelledMetres(walked: walked, driven: driven)
            return use
        }
        return (uses, vehicle)
    }

    /// When a mode may be used around the request, in seconds of the schedule; nil: always.
    private func hours(of mode: TravelMode) -> [ClosedRange<Int32>]? {
        guard let hours = request.preferences.hours[mode] else { return nil }
        let days: Int64 = 2 * 86_400
        let around = request.instant.adding(seconds: -days)...request.instant.adding(seconds: days)
        return hours.windows(touching: around, in: network.zone).map { stretch in
            Int32(clamping: stretch.lowerBound - window.origin)...Int32(clamping: stretch.upperBound - window.origin)
        }
    }
}
