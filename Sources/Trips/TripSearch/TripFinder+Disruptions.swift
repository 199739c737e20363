internal import CivilTime
package import TripModel

extension TripFinder {
    /// What keeps the best trip of an ordinary day from being made as planned, and the lines or rides that it is about:
    /// nothing where that trip runs, or rides no public transport.
    ///
    /// Costs a search where there is news, and nothing where there is none.
    package func disruptions(_ request: TripRequest) -> [TripDisruption] {
        disruptions(request, usual: nil)
    }

    /// Names the network by whose timetable alone a request is answered, where there is news of it; nil: there is none.
    package func disturbedVersion(for request: TripRequest) -> String? {
        disturbedNetwork(for: request)?.version
    }

    /// As ``disruptions(_:)``, with what ``usualOptions(_:)`` has answered; nil: it is asked.
    package func disruptions(_ request: TripRequest, usual: [Itinerary]?) -> [TripDisruption] {
        guard let network = disturbedNetwork(for: request),
            let best = (usual ?? options(request, in: network.undisturbed)).first
        else { return [] }
        var rides = best.legs.filter { $0.mode.isTransit }
        let lines = network.disruptions.compactMap { disruption -> TripDisruption? in
            var seen: Set<String> = []
            let hit = rides.filter(disruption.hits)
            rides.removeAll(where: disruption.hits)
            let lines = hit.compactMap { $0.line?.name }.filter { seen.insert($0).inserted }
            return lines.isEmpty ? nil : TripDisruption(cause: disruption.cause, lines: lines, texts: disruption.texts)
        }
        return lines + rides.compactMap { news(of: $0, in: network) }
    }

    /// The options by the timetable alone.
    package func usualOptions(_ request: TripRequest) -> [Itinerary] {
        guard let network = disturbedNetwork(for: request) else { return options(request) }
        return options(request, in: network.undisturbed)
    }

    private func disturbedNetwork(for request: TripRequest) -> Network? {
        guard request.profile == .standard, !request.isEstimateEnough, request.usableModes.contains(.transit),
            let network = network(for: request)
        else { return nil }
        let isNear = network.disruptions.contains { $0.isNear(request.instant) }
        return isNear || network.standing != nil ? network : nil
    }

    /// Less is no reason to plan otherwise.
    private static let noticeableSeconds: Int64 = 120

    private func news(of leg: Leg, in network: Network) -> TripDisruption? {
        guard let ride = leg.transit?.ride, let line = leg.line?.name, let standing = network.standing else {
            return nil
        }
        let name = "\(line) (\(network.zone.local(leg.departure).time.hoursAndMinutes))"
        switch standing(ride) {
        case .gone: return TripDisruption(cause: .canceled, lines: [name])
        case .unknown: return nil
        case .runs(let departure, let arrival):
            let late = max(departure - leg.departure, arrival - leg.arrival)
            if late >= Self.noticeableSeconds {
                return TripDisruption(cause: .delayed, lines: [name], seconds: late)
            }
            let early = leg.departure - departure
            return early >= Self.noticeableSeconds
                ? TripDisruption(cause: .early, lines: [name], seconds: early) : nil
        }
    }
}
