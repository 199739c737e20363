internal import CivilTime
internal import Geo

/// Orders, trims and labels the options of one request.
package struct OptionRanker: Sendable {
    package var models: TravelModels

    package init(models: TravelModels) { self.models = models }

    /// Longer than this, a list is not read.
    static let longest = 10

    /// What a person would want to choose from (ADR 0290): without options that another one beats in everything, at most `perKind` of a
    /// kind, at most ten; best first; labelled. The reference profile is not trimmed: its oracles know one best.
    package func ranked(_ options: [TripOption], for request: TripRequest, perKind: Int = 3) -> [TripOption] {
        var balanced = request
        balanced.ranking = TripRanking()
        let judged = options.map { option in
            JudgedOption(
                option,
                burden: burden(of: option, request),
                balanced: burden(of: option, balanced),
                request.time
            )
        }
        let sorted = judged.sorted { left, right in
            if left.burden != right.burden { return left.burden < right.burden }
            if left.option.arrival != right.option.arrival { return left.option.arrival < right.option.arrival }
            return left.option.legs.map(\.means.rawValue).lexicographicallyPrecedes(
                right.option.legs.map(\.means.rawValue)
            )
        }
        let best = sorted.filter { one in !sorted.contains { $0.dominates(one) } }
        guard request.profile != .reference else { return labelled(best.map(\.option), request.time) }
        return shortened(labelled(OptionTrimming(best).kept(perKind: perKind).map(\.option), request.time))
    }

    /// The last ones go, first those without a label.
    private func shortened(_ options: [TripOption]) -> [TripOption] {
        var options = options
        while options.count > Self.longest {
            options.remove(at: options.lastIndex { $0.labels.isEmpty } ?? options.count - 1)
        }
        return options
    }

    /// In seconds of travel: what an option costs a person, all told.
    package func burden(of option: TripOption, _ request: TripRequest) -> Double {
        let figures = models.ranking
        // The oracles of the reference profile know time alone.
        let goal = request.profile == .reference ? .quickest : request.ranking.goal
        let euros = Double(option.cost?.minorUnits ?? 0) / 100
        let weights: (time: Double, money: Double, green: Double) =
            switch goal {
            case .balanced: (1, 1, 1)
            case .quickest: (1, 0, 0)
            case .cheapest: (0.01, 1000, 0)
            case .greenest: (0.01, 0, 1000)
            }
        let vehicles = Set(option.legs.map(\.means)).subtracting([.foot]).filter { !$0.isTransit }.count
        var burden = weights.time * Double(option.elapsedSeconds(request.time))
        burden += weights.money * euros * figures.secondsPerMajorUnit
        burden += weights.green * option.co2Grams / 1000 * figures.secondsPerKilogramCO2
        if goal == .balanced {
            burden += Double(option.transfers) * figures.secondsPerTransfer
            burden += option.walkingDistance.kilometres * figures.secondsPerWalkedKilometre
            burden += Double(vehicles) * figures.secondsPerVehicle
        }
        if !request.ranking.order.isEmpty {
            // An order of preference stands above all figures.
            let places = option.meansUsed.map {
                request.ranking.order.firstIndex(of: $0) ?? request.ranking.order.count
            }
            burden += Double(places.max() ?? 0) * 1e6
        }
        return burden
    }

    private func labelled(_ options: [TripOption], _ time: TripRequest.Time) -> [TripOption] {
        var options = options
        for index in options.indices { options[index].labels = [] }
        guard !options.isEmpty else { return [] }
        options[0].labels.append(.best)
        guard options.count > 1 else { return options }
        // The first to arrive, or the last to leave; of several the one that is longer at home.
        label(.quickest, &options) { [Double($0.elapsedSeconds(time)), Double($0.durationSeconds)] }
        label(.cheapest, &options) { [$0.cost.map { Double($0.minorUnits) } ?? .infinity] }
        label(.greenest, &options) { [$0.co2Grams] }
        label(.leastWalking, &options) { [$0.walkingDistance.value.rounded()] }
        label(.fewestTransfers, &options) { [Double($0.transfers)] }
        label(.mostExercise, &options) { [-models.exercise(of: $0.legs)] }
        return options
    }

    /// To the first with the least value, where not all are alike.
    private func label(_ label: TripLabel, _ options: inout [TripOption], by value: (TripOption) -> [Double]) {
        let values = options.map(value)
        guard let least = values.min(by: { $0.lexicographicallyPrecedes($1) }), values.contains(where: { $0 != least }),
            let index = values.firstIndex(of: least)
        else { return }
        options[index].labels.append(label)
    }
}
