internal import CivilTime
internal import Cryptography
internal import DayPlanner
internal import Geo
internal import ICalendar
internal import TripModel

/// What is remembered of a published item to tell a change from none.
package struct ItemDigest: Hashable, Sendable {
    /// Of all that is shown, but not of the stamps.
    package var content: String
    /// Of what a person would call the same trip: all but the minutes.
    package var substance: String

    package init(content: String, substance: String) {
        self.content = content
        self.substance = substance
    }
}

extension ItemRenderer {
    func digest(of item: PlannedItem, soonAlarm: Instant?, appeared: Instant?) -> ItemDigest {
        let neutral = render(item, stamps: .neutral, soonAlarm: soonAlarm, appeared: appeared)
        return ItemDigest(
            content: ItemDigest.hash(neutral.serialized()),
            substance: ItemDigest.hash(Array(substance(of: item).utf8))
        )
    }

    private func substance(of item: PlannedItem) -> String {
        var parts = [item.key.kind.rawValue, language.rawValue, zone(of: item).name, item.event.summary]
        parts.append(links?.basis ?? "")
        switch item.content {
        case .trip(let trip):
            parts += ["\(trip.origin)", "\(trip.destination)", String(trip.leadMinutes), "\(trip.option.isEstimate)"]
            parts.append(trip.lateSeconds > 0 ? "late" : "in time")
            parts += trip.option.legs.map { "\($0.mode.rawValue) \($0.line?.name ?? "")" }
            parts += trip.option.tickets.map { "\($0.name) \($0.pass ?? "") \($0.count)" }
            parts.append("\(trip.option.passengers ?? 1)")
            parts += trip.notes.flatMap(substance)
            parts += attribution
        case .slot(let slot):
            parts.append("\(slot.isShortened)")
            parts += slot.suggestions.flatMap { [$0.near.name] + $0.places.map(\.name) }
        case .warning(let warning):
            parts.append(warning.cause)
            if let rival = warning.rival { parts += [rival.key.uid, rival.summary] }
        }
        return parts.map { "\($0.utf8.count):\($0)" }.joined()
    }

    /// What a note names; not its minutes, which may move as those of the trip.
    private func substance(of note: TripNote) -> [String] {
        switch note {
        case .startAssumed(let event): ["assumed", event.summary]
        case .onTheWay(let events): ["on the way"] + events.flatMap { [$0.summary, "\($0.start)", "\($0.end)"] }
        case .leavesEarlyFor(let events): ["early"] + events.flatMap { [$0.summary, "\($0.start)", "\($0.end)"] }
        case .silent(let sources): ["silent"] + sources.map(\.name)
        case .noTimetable(let gap): ["no timetable", "\(gap)"]
        case .arrivesEarly, .noService: []
        }
    }
}

extension ItemDigest {
    /// The first 128 bits of SHA-256, as hexadecimal digits.
    static func hash(_ bytes: [UInt8]) -> String { String(SHA256.hash(of: bytes).hexadecimal.prefix(32)) }
}
