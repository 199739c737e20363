internal import CivilTime
internal import Geo
package import TripModel

/// Orders, trims and labels the options of one request.
package struct ItineraryRanker: Sendable {
    package var models: TravelModels

    package init(models: TravelModels) { self.models = models }

    /// Longer than this, a list is not read.
    static let longest = 10

    /// What a person would want to choose from (ADR 0080): without options that another one beats in everything, at
    /// most `perKind` of a kind, at most ten; best first; labelled. The reference profile is not trimmed: its oracles
    /// know one best.
    package func ranked(_ options: [Itinerary], for request: TripRequest, perKind: Int = 3) -> [Itinerary] {
        var balanced = request
        balanced.preferences.objective = .balanced
        balanced.preferences.order = nil
        let judged = options.map { option in
            var option = option
            option.generalizedCost = generalizedCost(of: option, request)
            return JudgedItinerary(option, balanced: generalizedCost(of: option, balanced), request.time)
        }
        let sorted = judged.sorted { left, right in
            let (cost, other) = (left.option.generalizedCost, right.option.generalizedCost)
            if cost != other { return cost < other }
            if left.option.arrival != right.option.arrival { return left.option.arrival < right.option.arrival }
            return left.option.legs.map(\.mode.rawValue).lexicographicallyPrecedes(
                right.option.legs.map(\.mode.rawValue)
            )
        }
        let best = sorted.filter { one in !sorted.contains { $0.dominates(one) } }
        guard request.profile != .reference else { return labelled(best.map(\.option), request.time) }
        return shortened(labelled(ItineraryFilter(best).kept(perKind: perKind).map(\.option), request.time))
    }

    /// The last ones go, first those without a label.
    private func shortened(_ options: [Itinerary]) -> [Itinerary] {
        var options = options
        while options.count > Self.longest {
            options.remove(at: options.lastIndex { $0.labels.isEmpty } ?? options.count - 1)
        }
        return options
    }

    /// In seconds of travel: what an option costs a person, all told.
    func generalizedCost(of option: Itinerary, _ request: TripRequest) -> Double {
        let figures = models.ranking
        // The oracles of the reference profile know time alone.
        let goal = request.profile == .reference ? .quickest : request.preferences.objective ?? .balanced
        // Everybody's time is worth as much, so money counts by head.
        let euros = (option.cost?.euroCents ?? 0) / 100 / Double(request.passengers)
        let weights: (time: Double, money: Double, green: Double) =
            switch goal {
            case .balanced: (1, 1, 1)
            case .quickest: (1, 0, 0)
            case .cheapest: (0.01, 1000, 0)
            case .greenest: (0.01, 0, 1000)
            }
        let vehicles = Set(option.legs.map(\.mode)).subtracting([.foot]).filter { !$0.isTransit }.count
        var cost = weights.time * Double(option.elapsedSeconds(request.time))
        cost += weights.money * euros * figures.secondsPerMajorUnit
        cost += weights.green * option.co2Grams / 1000 * figures.secondsPerKilogramCO2
        if goal == .balanced {
            cost += Double(option.transfers) * figures.secondsPerTransfer
            cost += option.walkingDistance.kilometres * figures.secondsPerWalkedKilometre
            cost += Double(vehicles) * figures.secondsPerVehicle
        }
        if let order = request.preferences.order, !order.isEmpty {
            // An order of preference stands above all figures.
            let places = option.modesUsed.map { order.firstIndex(of: $0) ?? order.count }
            cost += Double(places.max() ?? 0) * 1e6
        }
        return cost
    }

    private func labelled(_ options: [Itinerary], _ time: TripRequest.Time) -> [Itinerary] {
        var options = options
        for index in options.indices { options[index].labels = [] }
        guard !options.isEmpty else { return [] }
        options[0].labels.append(.best)
        guard options.count > 1 else { return options }
        // The first to arrive, or the last to leave; of several the one that is longer at home.
        label(.quickest, &options) { [Double($0.elapsedSeconds(time)), Double($0.durationSeconds)] }
        label(.cheapest, &options) { [$0.cost?.euroCents ?? .infinity] }
        label(.greenest, &options) { [$0.co2Grams] }
        label(.leastWalking, &options) { [$0.walkingDistance.value.rounded()] }
        label(.fewestTransfers, &options) { [Double($0.transfers)] }
        label(.mostExercise, &options) { [-models.exercise(of: $0.legs)] }
        return options
    }

    /// To the first with the least value, where not all are alike.
    private func label(_ label: TripLabel, _ options: inout [Itinerary], by value: (Itinerary) -> [Double]) {
        let values = options.map(value)
        guard let least = values.min(by: { $0.lexicographicallyPrecedes($1) }), values.contains(where: { $0 != least }),
            let index = values.firstIndex(of: least)
        else { return }
        options[index].labels.append(label)
    }
}
