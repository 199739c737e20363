package import TripModel

extension TripFinder {
    /// What keeps the best trip of an ordinary day from being made, and the lines that are missing: nothing where that
    /// trip runs, or rides no public transport.
    ///
    /// Costs a search where there is news, and nothing where there is none.
    package func disruptions(_ request: TripRequest) -> [TripDisruption] {
        guard request.profile == .standard, !request.isEstimateEnough, request.usableModes.contains(.transit),
            let network = network(for: request),
            network.disruptions.contains(where: { $0.isNear(request.instant) }),
            let usual = options(request, in: network.undisturbed).first
        else { return [] }
        let rides = usual.legs.filter { $0.mode.isTransit }
        return network.disruptions.compactMap { disruption in
            var seen: Set<String> = []
            let lines = rides.filter(disruption.hits).compactMap { $0.line?.name }.filter { seen.insert($0).inserted }
            return lines.isEmpty ? nil : TripDisruption(cause: disruption.cause, lines: lines, texts: disruption.texts)
        }
    }
}
