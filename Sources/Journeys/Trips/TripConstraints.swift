package import CivilTime
package import Geo

/// What a trip must keep (TRV-4). Constraints are part of the search: an option never breaks one.
package struct TripConstraints: Hashable, Codable, Sendable {
    /// All walking of a trip together. Nil: no limit but the person's patience (the ranking).
    package var maximumWalking: Metres?
    package var maximumTransfers: Int?
    /// A means is offered only for trips whose whole way by it lies in these limits.
    package var distanceLimits: [Means: DistanceLimit]
    /// When a means may be used, by the clock of the region (no public transport after 23:00): all of each leg lies in these
    /// hours. Those of walking hold for trips on foot; the way to a stop or vehicle is part of any means.
    package var hours: [Means: DayHours]
    package var canDrive: Bool
    /// Metres per second, in ``walkingSpeeds`` and ``cyclingSpeeds``; nil: the profile's.
    package var walkingSpeed: Double?
    package var cyclingSpeed: Double?
    /// Only stops and vehicles that take a wheelchair.
    package var needsWheelchair: Bool

    /// Metres per second that people walk and cycle at.
    package static let walkingSpeeds = 0.3...4.0
    package static let cyclingSpeeds = 1.0...15.0

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
        hours: [Means: DayHours] = [:],
        canDrive: Bool = true,
        walkingSpeed: Double? = nil,
        cyclingSpeed: Double? = nil,
        needsWheelchair: Bool = false
    ) {
        self.maximumWalking = maximumWalking
        self.maximumTransfers = maximumTransfers
        self.distanceLimits = distanceLimits
        self.hours = hours
        self.canDrive = canDrive
        self.walkingSpeed = walkingSpeed
        self.cyclingSpeed = cyclingSpeed
        self.needsWheelchair = needsWheelchair
    }

    /// Whether a finished option keeps them. The searches avoid what cannot; this is the last word. ``hours`` are meant by the clock of
    /// `zone`.
    package func allows(_ option: TripOption, in zone: ZoneRules) -> Bool {
        if !canDrive, option.legs.contains(where: { $0.means.means.isDriven }) { return false }
        if let maximumWalking, maximumWalking < option.walkingDistance { return false }
        if let maximumTransfers, option.transfers > maximumTransfers { return false }
        for (means, limit) in distanceLimits {
            let legs = option.legs.filter { $0.means.means == means }
            if legs.isEmpty || (means == .foot && option.mainMeans != .foot) { continue }
            if !limit.allows(legs.reduce(.zero) { $0 + $1.distance }) { return false }
        }
        for (means, hours) in hours {
            let legs = option.legs.filter { $0.means.means == means }
            if means == .foot && option.mainMeans != .foot { continue }
            if !legs.allSatisfy({ hours.allow($0.departure...$0.arrival, in: zone) }) { return false }
        }
        return true
    }
}

/// What a person likes best. It orders the options and chooses the first; it never takes one away.
package struct TripRanking: Hashable, Codable, Sendable {
    package enum Goal: String, CaseIterable, Hashable, Codable, Sendable {
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
