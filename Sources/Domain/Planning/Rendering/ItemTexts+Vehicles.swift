internal import CivilTime
internal import DayPlanner
internal import Geo
internal import TripModel

/// Warnings about ways and vehicles that do not work out.
extension ItemTexts {
    func leavesLate(_ late: String, _ event: String, _ option: Itinerary) -> String {
        words.leavesLate(
            late,
            event,
            clock(option.departure.flooredToMinute),
            clock(option.arrival.ceiledToMinute)
        )
    }

    func vehicleElsewhere(_ mode: TravelMode, at place: KnownPlace, _ event: String) -> String {
        words.vehicleElsewhere(words.name(of: mode.legMode), title(of: place), event)
    }

    func vehicleLeft(_ mode: TravelMode, at place: KnownPlace, _ event: String) -> String {
        words.vehicleLeft(words.name(of: mode.legMode), title(of: place), event)
    }

    func wayHome(_ option: Itinerary?, _ going: String, _ event: String) -> String {
        guard let option else { return words.noWayHome(event, going) }
        return words.lateWayHome(event, clock(option.departure.flooredToMinute), modesLine(option))
    }

    func instead(_ option: Itinerary) -> String {
        let span = "\(clock(option.departure.flooredToMinute))–\(clock(option.arrival.ceiledToMinute))"
        return words.instead(span, modesLine(option))
    }

    /// In whole kilometres: `5,400 km`.
    func farAway(_ distance: Metres, from start: KnownPlace, to place: KnownPlace, _ event: String) -> String {
        let kilometres = Int64((distance.kilometres / 10).rounded()) * 10
        let mark = words.decimalMark == "." ? "," : "."
        let thousands = kilometres / 1_000
        let rest = String(kilometres % 1_000)
        let text =
            thousands == 0
            ? rest : "\(thousands)\(mark)\(String(repeating: "0", count: 3 - rest.utf8.count))\(rest)"
        let isFromHome = DirectiveParser.savedName(start.name) == .home
        return words.farAway(
            place.name.isEmpty ? event : title(of: place),
            "\(text) km",
            isFromHome ? nil : start.nearby.map { shortened($0) } ?? title(of: start)
        )
    }

    private func title(of place: KnownPlace) -> String {
        let name = name(of: place)
        return name.isEmpty ? degrees(of: place) : shortened(name)
    }

    func degrees(of place: KnownPlace) -> String {
        let degrees = [place.coordinate.latitude, place.coordinate.longitude].map { ($0 * 1e5).rounded() / 1e5 }
        return degrees.map { "\($0)" }.joined(separator: ", ")
    }
}
