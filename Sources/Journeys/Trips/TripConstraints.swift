package import Geo

/// What a trip must keep (TRV-4). Constraints are part of the search: an option never breaks one.
package struct TripConstraints: Hashable, Codable, Sendable {
    /// All walking of a trip together. Nil: no limit but the person's patience (the ranking).
    package var maximumWalking: Metres?
    package var maximumTransfers: Int?
    /// A means is offered only for trips whose whole way by it lies in these limits.
    package var distanceLimits: [Means: DistanceLimit]
    package var canDrive: Bool
    /// Metres per second; nil: the profile's.
    package var walkingSpeed: Double?
    package var cyclingSpeed: Double?
    /// Only stops and vehicles that take a wheelchair.
    package var needsWheelchair: Bool
    /// An own bicycle, car or motorbike may be left at a station on the way; whoever asks sees to it that it comes home.
    package var mayParkAtStation: Bool

    package struct DistanceLimit: Hashable, Codable, Sendable {
        package var minimum: Metres?
        package var maximum: Metres?

        package init(minimum: Metres? = nil, maximum: Metres? = nil) {
            self.minimum = minimum
            self.maximum = maximum
        }

        package func allows(_ distance: Metres) -> Bool {
            if let minimum, distance < minimum { return false }
            if let maximum, maximum < distance { return false }
            return true
        }
    }

    package init(
        maximumWalking: Metres? = nil,
        maximumTransfers: Int? = nil,
        distanceLimits: [Means: DistanceLimit] = [:],
        canDrive: Bool = true,
        walkingSpeed: Double? = nil,
        cyclingSpeed: Double? = nil,
        needsWheelchair: Bool = false,
        mayParkAtStation: Bool = false
    ) {
        self.maximumWalking = maximumWalking
        self.maximumTransfers = maximumTransfers
        self.distanceLimits = distanceLimits
        self.canDrive = canDrive
        self.walkingSpeed = walkingSpeed
        self.cyclingSpeed = cyclingSpeed
        self.needsWheelchair = needsWheelchair
        self.mayParkAtStation = mayParkAtStation
    }

    /// Whether a finished option keeps them. The searches avoid what cannot; this is the last word.
    package func allows(_ option: TripOption) -> Bool {
        if let maximumWalking, maximumWalking < option.walkingDistance { return false }
        if let maximumTransfers, option.transfers > maximumTransfers { return false }
        for (means, limit) in distanceLimits {
            let legs = option.legs.filter { $0.means.means == means }
            if legs.isEmpty || (means == .foot && option.mainMeans != .foot) { continue }
            if !limit.allows(legs.reduce(.zero) { $0 + $1.distance }) { return false }
        }
        return true
    }
}

/// What a person likes best. It orders the options and chooses the first; it never takes one away.
package struct TripRanking: Hashable, Codable, Sendable {
    package enum Goal: String, Hashable, Codable, Sendable {
        case balanced, quickest, cheapest, greenest
    }

    package var goal: Goal
    /// Means in the order in which the person likes them; those not named come after.
    package var order: [Means]

    package init(goal: Goal = .balanced, order: [Means] = []) {
        self.goal = goal
        self.order = order
    }
}
