internal import CivilTime
internal import Geo
internal import StreetRouting
internal import TripModel

/// Makes an option of a way over streets that another program found: with the person's pace, the time that parking
/// takes, and the hours of the mode, as our own have them.
struct EngineWay {
    let request: TripRequest
    let zone: ZoneRules

    /// The modes that engines are asked for, with what nobody is faster than on them, in metres per second.
    static let topSpeeds: [TravelMode: Double] = [.foot: 4, .bicycle: 15, .car: 60]

    /// Nil where the numbers cannot be right, or a constraint is against it.
    func option(_ way: StreetWay, by mode: TravelMode) -> Itinerary? {
        guard let top = Self.topSpeeds[mode] else { return nil }
        let straight = request.from.distance(to: request.to).value
        let metres = way.distance.value + way.offStreet.value
        guard way.seconds.isFinite, metres.isFinite, (0...432_000).contains(way.seconds), way.distance.value >= 0,
            (0...2 * AccessEgressLimits.standard.snap.value).contains(way.offStreet.value),
            // Led to another place, or over no street at all.
            metres >= straight * 0.5, way.distance.value <= max(1, way.seconds) * top
        else { return nil }
        let pace = StreetOptions.pace(request.preferences, mode)
        var seconds = way.seconds
        switch mode {
        case .foot:
            if request.preferences.walkingSpeed != nil { seconds = way.distance.value / pace.walking }
            seconds += way.offStreet.value / pace.walking
        case .bicycle:
            seconds = seconds * pace.factor + way.offStreet.value / pace.walking
        default: seconds += way.offStreet.value / pace.walking
        }
        seconds += StreetOptions.profile(of: mode)?.parkingSeconds ?? 0
        let part = LegDraft(
            mode.legMode,
            seconds: seconds,
            metres: metres,
            end: LegEnd(coordinate: request.to),
            directions: way.directions.prefix(40).map { EngineText.clean($0) }
        )
        return PartTimes(request: request, zone: zone).option([part])
    }
}

/// Texts of other programs.
enum EngineText {
    /// On one line, without control characters, at most 200 long.
    static func clean(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars.prefix(200) {
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator, .surrogate: scalars.append(" ")
            default: scalars.append(scalar)
            }
        }
        return String(scalars)
    }

    static func clean(_ text: String?) -> String? { text.map { clean($0) } }
}
