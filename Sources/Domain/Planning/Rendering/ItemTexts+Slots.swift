internal import CivilTime
internal import DayPlanner
internal import Geo
internal import TripModel

extension ItemTexts {
    func title(of slot: PlannedSlot, _ item: PlannedItem) -> String {
        let short = slot.isShortened ? ", " + words.shortened : ""
        return "\(shortened(item.event.summary)) (\(duration((slot.end - slot.start) / 60))\(short))"
    }

    func description(of slot: PlannedSlot, _ item: PlannedItem) -> String {
        var lines = [words.slotFound(clock(item.event.start), clock(item.event.end, after: item.event.start))]
        if item.key.occurrence.isLunch { lines.append(words.lunchChoices) }
        for suggestion in slot.suggestions {
            let known = name(of: suggestion.near)
            lines.append(words.openNear(shortened(known.isEmpty ? degrees(of: suggestion.near) : known)))
            lines += suggestion.places.map { place in
                let kind = words.openKinds[place.kind].map { $0 + ", " } ?? ""
                return "  \(shortened(place.name)) (\(kind)\(length(place.distance)))"
            }
        }
        return lines.joined(separator: "\n")
    }
}
