internal import CivilTime
internal import Geo
internal import TransitRouting
internal import TripModel

/// Turns a journey over stops into the legs of an option.
struct ItineraryMaker {
    let network: Network
    let transit: TransitLayer
    let request: TripRequest
    let access: TransitOptions.AccessSide
    let egress: TransitOptions.AccessSide
    let window: TimetableCalendar.Window

    private var timetable: Timetable { transit.timetable }
    private var names: LocalNames {
        LocalNames(timetable: timetable, names: network.names, language: request.language)
    }

    func option(_ journey: TransitJourney) -> Itinerary {
        let departure = window.instant(of: journey.departureSeconds)
        let arrival = window.instant(of: journey.arrivalSeconds)
        let there = parts(access, journey.access, to: end(journey.access.stop))
        var legs = there.legs(from: LegEnd(coordinate: request.from), departing: departure)
        for leg in journey.legs {
            switch leg {
            case .ride(let ride): legs.append(self.leg(ride))
            case .walk(let walk): legs.append(self.leg(walk))
            }
        }
        let on = parts(egress, journey.egress, to: LegEnd(coordinate: request.to))
        legs += on.legs(from: end(journey.egress.stop), departing: arrival.adding(seconds: -on.seconds))
        // At the stop already: the trip begins with the ride.
        return Itinerary(
            departure: legs.first?.departure ?? departure,
            arrival: legs.last?.arrival ?? arrival,
            distance: .zero,
            transfers: max(0, journey.transferCount),
            legs: legs
        )
    }

    private func parts(_ end: TransitOptions.AccessSide, _ offset: StopOffset, to place: LegEnd) -> [LegDraft] {
        var parts = end.parts(offset)
        if !parts.isEmpty { parts[parts.count - 1].end = place }
        return parts
    }

    private func end(_ stop: StopIndex) -> LegEnd {
        LegEnd(
            name: names.name(of: stop),
            coordinate: timetable.coordinate(of: stop),
            stopID: timetable.name(of: timetable.feed(of: stop)) + ":" + timetable.id(of: stop)
        )
    }

    private func leg(_ walk: TransitWalk) -> Leg {
        let isReference = request.profile == .reference
        let straight = timetable.coordinate(of: walk.from).distance(to: timetable.coordinate(of: walk.to))
        return Leg(
            mode: .foot,
            departure: window.instant(of: walk.departureSeconds),
            arrival: window.instant(of: walk.arrivalSeconds),
            from: end(walk.from),
            to: end(walk.to),
            distance: JourneyLimits.metres(
                ofWalk: walk.arrivalSeconds - walk.departureSeconds,
                measured: walk.metres,
                straight: straight,
                metresPerSecond: isReference ? 1.2 : TransitOptions.changeMetresPerSecond,
                changeSeconds: isReference ? 0 : AccessEgressLimits.changeSeconds
            )
        )
    }

    private func leg(_ ride: TransitRide) -> Leg {
        let trip = RiddenTrip(ride, in: window, names)
        var leg = TripModel.TransitLeg(
            mode: Self.mode(timetable.kind(of: trip.route)),
            span: LegSpan(
                departure: window.instant(of: ride.departureSeconds),
                arrival: window.instant(of: ride.arrivalSeconds),
                from: end(ride.from),
                to: end(ride.to),
                distance: window.schedule.distance(of: ride)
            ),
            line: line(trip),
            headsign: trip.headsign.isEmpty ? nil : trip.headsign,
            stopCount: trip.stopCount,
            ride: trip.reference,
            needsArrangement: trip.calls.first?.boardingNeedsArrangement == true
                || trip.calls.last?.alightingNeedsArrangement == true
        )
        if request.profile == .standard { leg.headwaySeconds = trip.headwaySeconds.map(Int.init) }
        if network.fares != nil { leg.fareZones = fareZones(trip) }
        return .transit(leg)
    }

    private func fareZones(_ trip: RiddenTrip) -> [String] {
        var zones: [String] = []
        for call in trip.calls {
            let zone = timetable.fareZone(of: call.stop)
            if !zone.isEmpty, !zones.contains(zone) { zones.append(zone) }
        }
        return zones
    }

    private func line(_ trip: RiddenTrip) -> LineInfo {
        let route = trip.route
        let short = names.shortName(of: route)
        let long = names.longName(of: route)
        return LineInfo(
            name: short.isEmpty ? (long.isEmpty ? timetable.id(of: route) : long) : short,
            longName: long.isEmpty || short.isEmpty ? nil : long,
            agency: timetable.agency(of: route).map { timetable.name(of: $0) },
            color: timetable.color(of: route).map(Self.hex),
            routeID: timetable.name(of: timetable.feed(of: route)) + ":" + timetable.id(of: route),
            tripID: trip.reference.trip
        )
    }

    private static func hex(_ color: UInt32) -> String {
        let digits = String(color & 0xFF_FFFF, radix: 16, uppercase: true)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }

    private static func mode(_ kind: RouteKind) -> LegMode {
        switch kind {
        case .tram: .tram
        case .metro: .metro
        case .rail: .rail
        case .bus: .bus
        case .ferry: .ferry
        case .cableTram: .cableTram
        case .aerialLift: .aerialLift
        case .funicular: .funicular
        case .trolleybus: .trolleybus
        case .monorail: .monorail
        case .coach: .coach
        case .air: .air
        case .taxi: .taxi
        case .other: .transit
        }
    }
}
