internal import CivilTime
internal import Geo
internal import TripModel

/// Shows a trip for people, in local time.
struct TripPrinter {
    let zone: ZoneRules

    func show(_ option: Itinerary, number: Int) {
        var facts = [
            "\(clock(option.departure)) - \(clock(option.arrival, after: option.departure))",
            "\((option.durationSeconds + 59) / 60) min",
            length(option.distance),
        ]
        if option.transfers > 0 { facts.append(option.transfers == 1 ? "1 change" : "\(option.transfers) changes") }
        if let cost = option.cost { facts.append(cost.text + (option.passengers.map { " for \($0)" } ?? "")) }
        facts.append("\(Int(option.co2Grams.rounded())) g CO2")
        facts.append("\(Int(option.kcal.rounded())) kcal")
        if option.isEstimate { facts.append("estimate") }
        let labels = option.labels.map(\.rawValue).joined(separator: ", ")
        Terminal.line("\(number). \(facts.joined(separator: " · "))\(labels.isEmpty ? "" : "  [\(labels)]")")
        for leg in option.legs {
            let line = leg.line.map { " \($0.name)" } ?? ""
            let headsign = leg.transit?.headsign.map { " towards \($0)" } ?? ""
            let often = leg.transit?.headwaySeconds.map { ", every \(max(1, ($0 + 59) / 60)) min" } ?? ""
            let ends = [leg.from.name, leg.to.name].compactMap(\.self).joined(separator: " - ")
            let place = ends.isEmpty ? "" : "  \(ends)"
            Terminal.line(
                "   \(clock(leg.departure)) \(leg.mode.rawValue)\(line)\(headsign)\(often), "
                    + "\(length(leg.distance))\(place)"
                    + (leg.sharedRide.map(shared) ?? "")
            )
        }
        for ticket in option.tickets where !ticket.name.isEmpty {
            let count = ticket.count == 1 ? "" : "\(ticket.count) × "
            Terminal.line("   \(ticket.pass == nil ? "ticket" : "held"): \(count)\(ticket.name), \(ticket.price.text)")
        }
    }

    private func shared(_ ride: SharedRide) -> String {
        var facts = [ride.provider]
        if let price = ride.price { facts.append(price.text) }
        if let range = ride.range { facts.append("range \(length(range))") }
        if !ride.isSeen { facts.append("usually there") }
        return "  (\(facts.joined(separator: ", ")))"
    }

    private func length(_ distance: Metres) -> String {
        distance.value < 1000 ? "\(Int(distance.value.rounded())) m" : "\((distance.value / 100).rounded() / 10) km"
    }

    /// With the day where it is another one.
    private func clock(_ instant: Instant, after start: Instant) -> String {
        let date = zone.local(instant).date
        return (date == zone.local(start).date ? "" : "\(date.iso8601) ") + clock(instant)
    }

    private func clock(_ instant: Instant) -> String {
        let time = zone.local(instant).time
        let second = time.second < 10 ? "0\(time.second)" : "\(time.second)"
        return time.hoursAndMinutes + (time.second == 0 ? "" : ":\(second)")
    }
}
