package import CivilTime
package import Geo

/// A part of an itinerary without a change of vehicle. Each kind has the fields that it really has, around one
/// ``LegSpan``.
package enum Leg: Hashable, Sendable {
    /// On foot or by a vehicle of one's own.
    case street(StreetLeg)
    case transit(TransitLeg)
    case sharedVehicle(SharedVehicleLeg)
    case taxi(TaxiLeg)

    /// The leg of a mode of which no more is known than where and when, and the streets in order (public transport has
    /// none).
    package init(
        mode: LegMode,
        departure: Instant,
        arrival: Instant,
        from: LegEnd,
        to: LegEnd,
        distance: Metres,
        directions: [String] = []
    ) {
        let span = LegSpan(departure: departure, arrival: arrival, from: from, to: to, distance: distance)
        switch mode.travelMode {
        case .transit: self = .transit(TransitLeg(mode: mode, span: span))
        case .taxi: self = .taxi(TaxiLeg(span: span, directions: directions))
        case .carSharing, .bikeSharing:
            self = .sharedVehicle(SharedVehicleLeg(mode: mode, span: span, directions: directions))
        case .foot, .bicycle, .car, .motorbike:
            self = .street(StreetLeg(mode: mode, span: span, directions: directions))
        }
    }

    /// Where and when.
    package var span: LegSpan {
        get {
            switch self {
            case .street(let leg): leg.span
            case .transit(let leg): leg.span
            case .sharedVehicle(let leg): leg.span
            case .taxi(let leg): leg.span
            }
        }
        set {
            switch self {
            case .street(var leg):
                leg.span = newValue
                self = .street(leg)
            case .transit(var leg):
                leg.span = newValue
                self = .transit(leg)
            case .sharedVehicle(var leg):
                leg.span = newValue
                self = .sharedVehicle(leg)
            case .taxi(var leg):
                leg.span = newValue
                self = .taxi(leg)
            }
        }
    }

    package var mode: LegMode {
        switch self {
        case .street(let leg): leg.mode
        case .transit(let leg): leg.mode
        case .sharedVehicle(let leg): leg.mode
        case .taxi: .taxi
        }
    }

    /// The streets in order; empty where the network has no names, and for public transport.
    package var directions: [String] {
        get {
            switch self {
            case .street(let leg): leg.directions
            case .transit: []
            case .sharedVehicle(let leg): leg.directions
            case .taxi(let leg): leg.directions
            }
        }
        set {
            switch self {
            case .street(var leg):
                leg.directions = newValue
                self = .street(leg)
            case .transit: break
            case .sharedVehicle(var leg):
                leg.directions = newValue
                self = .sharedVehicle(leg)
            case .taxi(var leg):
                leg.directions = newValue
                self = .taxi(leg)
            }
        }
    }

    /// The ride by public transport, nil for another leg; setting one makes the leg such a ride.
    package var transit: TransitLeg? {
        get { if case .transit(let leg) = self { leg } else { nil } }
        set { if let newValue { self = .transit(newValue) } }
    }

    /// The shared vehicle, nil for another leg or where only the system's kind is known.
    package var sharedRide: SharedRide? {
        if case .sharedVehicle(let leg) = self { leg.ride } else { nil }
    }
}

extension Leg {
    package var departure: Instant {
        get { span.departure }
        set { span.departure = newValue }
    }

    package var arrival: Instant {
        get { span.arrival }
        set { span.arrival = newValue }
    }

    package var from: LegEnd {
        get { span.from }
        set { span.from = newValue }
    }

    package var to: LegEnd {
        get { span.to }
        set { span.to = newValue }
    }

    package var distance: Metres {
        get { span.distance }
        set { span.distance = newValue }
    }

    package var durationSeconds: Int64 { arrival - departure }

    /// The line that is ridden; nil for other legs, and for an estimate of public transport.
    package var line: LineInfo? { transit?.line }
}
