package import CivilTime
package import Geo

/// How a person wants to travel: what binds a search, what orders its itineraries, and what the planner of a day keeps
/// to (DESIGN.md 12).
///
/// One value for every layer: the server's, the person's, and later an event kind's. Nothing is required: what a layer
/// leaves open is the outer layer's to say (``overlaid(by:)``), and at last a default's. It travels inside
/// ``TripRequest``, so an answer that is remembered is one for these preferences.
package struct TravelPreferences: Hashable, Sendable {
    // MARK: What orders

    /// The modes that the person uses at all; ``TripRequest/modes`` is what one trip may use of them.
    package var modes: Set<TravelMode>?
    /// Modes in the order in which the person likes them; those not named come after.
    package var order: [TravelMode]?
    /// Nil: balanced.
    package var objective: Objective?

    // MARK: What binds

    /// A mode is offered only for trips whose whole way by it lies in these limits.
    package var distanceLimits: [TravelMode: DistanceLimit]
    /// When a mode may be used, by the clock of the region (no public transport after 23:00): all of each leg lies in
    /// these hours. Those of walking hold for trips on foot; the way to a stop or vehicle is part of any mode.
    package var hours: [TravelMode: DayHours]
    /// All walking of a trip together. Nil: no limit but the person's patience (the ranking).
    package var maximumWalking: Metres?
    /// Nil: no limit but the search's own.
    package var maximumTransfers: Int?
    /// Nil: yes.
    package var canDrive: Bool?
    /// Only stops and vehicles that take a wheelchair. Nil: no.
    package var needsWheelchair: Bool?
    /// How many people travel together, in ``passengerCounts``; nil: one.
    package var passengers: Int?
    /// Metres per second, in ``walkingSpeeds`` and ``cyclingSpeeds``; nil: the profile's.
    package var walkingSpeed: Double?
    package var cyclingSpeed: Double?

    // MARK: What a day keeps to

    /// How early to arrive; soft.
    package var bufferSeconds: Int64?
    /// How long before the departure the first alarm rings.
    package var leadMinutes: Int?
    /// Plan the way home after the last event of a day.
    package var returnsHome: Bool?
    /// From this gap on, home is where one waits for the next event; 0: never.
    package var longGapSeconds: Int64?

    /// What is best. It orders the itineraries and chooses the first; it never takes one away.
    package enum Objective: String, CaseIterable, Hashable, Codable, Sendable {
        case balanced, quickest, cheapest, greenest
    }

    /// How far a mode may take one.
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

    /// The modes of those who have said nothing.
    package static let usualModes: Set<TravelMode> = [.foot, .transit]
    /// Metres per second that people walk at.
    package static let walkingSpeeds = 0.3...4.0
    /// Metres per second that people cycle at.
    package static let cyclingSpeeds = 1.0...15.0
    /// How many people may travel together.
    package static let passengerCounts = 1...20

    package init(
        modes: Set<TravelMode>? = nil,
        order: [TravelMode]? = nil,
        objective: Objective? = nil,
        maximumWalking: Metres? = nil,
        maximumTransfers: Int? = nil,
        distanceLimits: [TravelMode: DistanceLimit] = [:],
        hours: [TravelMode: DayHours] = [:],
        canDrive: Bool? = nil,
        walkingSpeed: Double? = nil,
        cyclingSpeed: Double? = nil,
        needsWheelchair: Bool? = nil,
        passengers: Int? = nil,
        bufferSeconds: Int64? = nil,
        leadMinutes: Int? = nil,
        returnsHome: Bool? = nil,
        longGapSeconds: Int64? = nil
    ) {
        self.modes = modes
        self.order = order
        self.objective = objective
        self.maximumWalking = maximumWalking
        self.maximumTransfers = maximumTransfers
        self.distanceLimits = distanceLimits
        self.hours = hours
        self.canDrive = canDrive
        self.walkingSpeed = walkingSpeed
        self.cyclingSpeed = cyclingSpeed
        self.needsWheelchair = needsWheelchair
        self.passengers = passengers
        self.bufferSeconds = bufferSeconds
        self.leadMinutes = leadMinutes
        self.returnsHome = returnsHome
        self.longGapSeconds = longGapSeconds
    }
}
