public import Geo

/// Metres of a journey on foot, by vehicles at the ends, and aboard.
public struct TravelledMetres: Equatable, Sendable {
    /// On foot, by the vehicles at the ends, aboard, nothing: one value for each, compared at once.
    var values: SIMD4<Double>

    /// Creates distances in metres.
    public init(walked: Double = 0, driven: Double = 0, ridden: Double = 0) {
        values = SIMD4(walked, driven, ridden, 0)
    }

    /// Limits that nothing exceeds.
    public static let unlimited = TravelledMetres(walked: .infinity, driven: .infinity, ridden: .infinity)

    /// Metres on foot.
    public var walked: Double { values.x }
    /// Metres by the vehicles at the ends.
    public var driven: Double { values.y }
    /// Metres aboard public transport.
    public var ridden: Double { values.z }

    @inline(__always)
    static func + (left: Self, right: Self) -> Self {
        var sum = left
        sum.values += right.values
        return sum
    }

    /// None of them more than the other's.
    @inline(__always)
    func isWithin(_ limit: Self) -> Bool { all(values .<= limit.values) }
}

/// The resources that an access or egress route uses: metres, and its vehicle for some time.
public struct EndUse: Equatable, Sendable {
    /// The distances used.
    public var metres: TravelledMetres
    /// Seconds from the beginning of the way until the vehicle is used, and for how many.
    public var secondsBefore: Int32
    /// For how many seconds the vehicle is used.
    public var secondsUsed: Int32

    /// Creates the use of one access or egress route.
    public init(metres: TravelledMetres, secondsBefore: Int32 = 0, secondsUsed: Int32 = 0) {
        self.metres = metres
        self.secondsBefore = secondsBefore
        self.secondsUsed = secondsUsed
    }
}

/// Limits of a journey besides its times: how far one walks, drives and rides in all, and when the vehicles at its
/// ends may be used (``TransitSearch/journeys(_:within:in:transfers:)``). Seconds are those of the ``DaySchedule``.
public struct JourneyLimits: Equatable, Sendable {
    /// The longest distances of a whole journey.
    public var maximum: TravelledMetres
    /// Beside the query's `access` and `egress`.
    public var access: [EndUse]
    /// The use of each egress route, in the order of the query's `egress`.
    public var egress: [EndUse]
    /// Ascending and disjoint; a vehicle must be used within one of them. Nil: at any time.
    public var accessHours: [ClosedRange<Int32>]?
    /// When the vehicles of the egress may be used, like ``accessHours``.
    public var egressHours: [ClosedRange<Int32>]?
    /// For walks that the transfer table has no metres of, how they were timed: at this speed, and with so many seconds
    /// that are no walking.
    public var metresPerSecond: Double
    /// Seconds of each timed walk that are not walking.
    public var changeSeconds: Int32

    /// Creates limits; `access` and `egress` have one element for each of the query's.
    public init(
        maximum: TravelledMetres,
        access: [EndUse],
        egress: [EndUse],
        accessHours: [ClosedRange<Int32>]? = nil,
        egressHours: [ClosedRange<Int32>]? = nil,
        metresPerSecond: Double,
        changeSeconds: Int32
    ) {
        self.maximum = maximum
        self.access = access
        self.egress = egress
        self.accessHours = accessHours
        self.egressHours = egressHours
        self.metresPerSecond = metresPerSecond
        self.changeSeconds = changeSeconds
    }

    /// How long a walk of the table is, by its seconds where it was not measured; at the least as long as the straight
    /// line.
    public static func metres(
        ofWalk seconds: Int32,
        measured: Metres?,
        straight: Metres,
        metresPerSecond: Double,
        changeSeconds: Int32
    ) -> Metres {
        let metres = measured?.value ?? Double(max(0, seconds - changeSeconds)) * metresPerSecond
        return Metres(max(straight.value, metres))
    }

    func metres(
        ofWalk seconds: Int32,
        measured: Metres?,
        from: StopIndex,
        to: StopIndex,
        in timetable: Timetable
    ) -> Double {
        let straight = timetable.coordinate(of: from).distance(to: timetable.coordinate(of: to))
        return Self.metres(
            ofWalk: seconds,
            measured: measured,
            straight: straight,
            metresPerSecond: metresPerSecond,
            changeSeconds: changeSeconds
        ).value
    }

    /// The soonest beginning of a way, from a time on; nil: never.
    static func earliest(_ use: EndUse, from time: Int32, in hours: [ClosedRange<Int32>]?) -> Int32? {
        guard let hours, use.secondsUsed > 0 else { return time }
        for stretch in hours {
            let start = max(time, stretch.lowerBound - use.secondsBefore)
            if start + use.secondsBefore + use.secondsUsed <= stretch.upperBound { return start }
        }
        return nil
    }

    /// The last beginning of a way, up to a time; nil: never.
    static func latest(_ use: EndUse, until time: Int32, in hours: [ClosedRange<Int32>]?) -> Int32? {
        guard let hours, use.secondsUsed > 0 else { return time }
        for stretch in hours.reversed() {
            let start = min(time, stretch.upperBound - use.secondsBefore - use.secondsUsed)
            if start + use.secondsBefore >= stretch.lowerBound { return start }
        }
        return nil
    }

    /// Whether a journey that was found without regard to them keeps them.
    public func allow(_ journey: TransitJourney, of query: TransitQuery, in schedule: DaySchedule) -> Bool {
        guard let access = query.access.firstIndex(of: journey.access),
            let egress = query.egress.firstIndex(of: journey.egress)
        else { return false }
        let (out, back) = (self.access[access], self.egress[egress])
        var metres = out.metres + back.metres
        for leg in journey.legs {
            switch leg {
            case .walk(let walk):
                let seconds = walk.arrivalSeconds - walk.departureSeconds
                metres.values.x += self.metres(
                    ofWalk: seconds,
                    measured: walk.metres,
                    from: walk.from,
                    to: walk.to,
                    in: schedule.timetable
                )
            case .ride(let ride):
                if maximum.ridden < .infinity { metres.values.z += schedule.distance(of: ride).value }
            }
        }
        let leaving = journey.departureSeconds
        let ending = journey.arrivalSeconds - journey.egress.seconds
        return metres.isWithin(maximum) && Self.earliest(out, from: leaving, in: accessHours) == leaving
            && Self.earliest(back, from: ending, in: egressHours) == ending
    }
}

extension DaySchedule {
    /// The way of a ride: along the shape of its trip, or in straight lines from call to call.
    public func distance(of ride: TransitRide) -> Metres {
        distance(of: ride.trip, from: ride.boardingCall, to: ride.alightingCall)
    }

    func distance(of trip: TripIndex, from call: Int, to later: Int) -> Metres {
        guard let added = added(trip) else { return timetable.distance(of: trip, from: call, to: later) }
        let places = added.calls[call...later].map { timetable.coordinate(of: $0.stop) }
        return zip(places, places.dropFirst()).reduce(.zero) { $0 + $1.0.distance(to: $1.1) }
    }
}
