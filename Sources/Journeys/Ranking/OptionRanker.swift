internal import CivilTime
internal import Geo

/// Orders, trims and labels the options of one request.
package struct OptionRanker: Sendable {
    package var models: TravelModels

    package init(models: TravelModels) { self.models = models }

    /// Without options that another one beats in everything; at most `perKind` of a kind; best first; labelled.
    package func ranked(_ options: [TripOption], for request: TripRequest, perKind: Int = 3) -> [TripOption] {
        let costed = options.map { (option: $0, burden: burden(of: $0, request)) }
        let sorted = costed.sorted { left, right in
            if left.burden != right.burden { return left.burden < right.burden }
            if left.option.arrival != right.option.arrival { return left.option.arrival < right.option.arrival }
            return left.option.legs.map(\.means.rawValue).lexicographicallyPrecedes(
                right.option.legs.map(\.means.rawValue)
            )
        }
        var kept: [TripOption] = []
        var ofKind: [OptionKind: Int] = [:]
        for (option, _) in sorted {
            let kind = OptionKind(option)
            guard ofKind[kind, default: 0] < (kind.rides == 0 ? 1 : perKind) else { continue }
            guard !kept.contains(where: { $0.legs == option.legs }) else { continue }
            // Compared with all, kept or not: a dominated option stays out even if its better is of a full kind.
            guard !options.contains(where: { Dominance.dominates($0, option, request.time) }) else { continue }
            ofKind[kind, default: 0] += 1
            kept.append(option)
        }
        return labelled(kept)
    }

    /// In seconds of travel: what an option costs a person, all told.
    package func burden(of option: TripOption, _ request: TripRequest) -> Double {
        let figures = models.ranking
        let elapsed: Int64 =
            switch request.time {
            case .arriveBy(let time): time - option.departure
            case .departAt(let time): option.arrival - time
            }
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
        var burden = weights.time * Double(elapsed)
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

    private func labelled(_ options: [TripOption]) -> [TripOption] {
        var options = options
        for index in options.indices { options[index].labels = [] }
        guard !options.isEmpty else { return [] }
        options[0].labels.append(.best)
        guard options.count > 1 else { return options }
        label(.quickest, &options) { Double($0.durationSeconds) }
        label(.cheapest, &options) { $0.cost.map { Double($0.minorUnits) } ?? .infinity }
        label(.greenest, &options) { $0.co2Grams }
        label(.leastWalking, &options) { $0.walkingDistance.value.rounded() }
        label(.fewestTransfers, &options) { Double($0.transfers) }
        label(.mostExercise, &options) { -$0.kcal }
        return options
    }

    /// To the first with the least value, where not all are alike.
    private func label(_ label: TripLabel, _ options: inout [TripOption], by value: (TripOption) -> Double) {
        let values = options.map(value)
        guard let least = values.min(), values.contains(where: { $0 > least }),
            let index = values.firstIndex(of: least)
        else { return }
        options[index].labels.append(label)
    }
}

/// What makes two options different for a person: the vehicles and lines in their order.
struct OptionKind: Hashable {
    var vehicles: [LegMeans]
    var rides: Int { vehicles.count { $0.isTransit } }

    init(_ option: TripOption) { vehicles = option.legs.map(\.means).filter { $0 != .foot } }
}

/// Comparison over all the criteria of DESIGN.md 6.
enum Dominance {
    /// At least as good in everything and better in something, without a means that the other does not use: a bicycle may be
    /// faster, cheaper and greener than the bus and still be no choice in the rain. Equal options do not dominate each other.
    static func dominates(_ better: TripOption, _ worse: TripOption, _ time: TripRequest.Time) -> Bool {
        guard better.meansUsed.subtracting([.foot]).isSubset(of: worse.meansUsed) else { return false }
        let left = criteria(better, time)
        let right = criteria(worse, time)
        return left != right && zip(left, right).allSatisfy { $0 <= $1 }
    }

    /// All to be as small as possible. Exercise counts as a good: more kcal is better.
    private static func criteria(_ option: TripOption, _ time: TripRequest.Time) -> [Double] {
        let when =
            switch time {
            case .arriveBy: -Double(option.departure.secondsSince1970)
            case .departAt: Double(option.arrival.secondsSince1970)
            }
        return [
            when, Double(option.durationSeconds), option.cost.map { Double($0.minorUnits) } ?? .infinity,
            option.co2Grams,
            -option.kcal, option.walkingDistance.value.rounded(), Double(option.transfers),
        ]
    }
}
