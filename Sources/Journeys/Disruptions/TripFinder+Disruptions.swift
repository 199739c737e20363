extension TripFinder {
    /// What keeps the best trip of an ordinary day from being made, and the lines that are missing: nothing where that trip runs,
    /// or rides no public transport.
    ///
    /// Costs a search where there is news, and nothing where there is none.
    package func disruptions(_ request: TripRequest) -> [(disruption: Disruption, lines: [String])] {
        guard request.profile == .standard, !request.isEstimateEnough, request.usableMeans.contains(.transit),
            let network = network(for: request),
            network.disruptions.contains(where: { $0.isNear(request.instant) }),
            let usual = options(request, in: network.undisturbed).first
        else { return [] }
        let rides = usual.legs.filter { $0.means.isTransit }
        return network.disruptions.compactMap { disruption in
            let lines = rides.filter(disruption.hits).compactMap { $0.line?.name }
            return lines.isEmpty ? nil : (disruption, lines)
        }
    }
}
