package import Accounts
internal import DayPlanner

/// A `#home` or `#office` on an event of the person's own: its place is to be saved (DESIGN.md 4).
package struct PlaceTag: Hashable, Sendable {
    package var eventUID: String
    package var place: SavedPlace

    package init(eventUID: String, place: SavedPlace) {
        self.eventUID = eventUID
        self.place = place
    }

    /// What it says: heeded once, so that a place which is set otherwise later stays so.
    package var fingerprint: String { "\(place.name)@\(place.coordinate)" }

    /// The tags that were not heeded yet, one for an event, that of the event entered last at the end.
    static func new(in occurrences: [PlanOccurrence], heeded: [String: String]) -> [PlaceTag] {
        var tags: [String: (rank: EntryRank, tag: PlaceTag)] = [:]
        for occurrence in occurrences {
            guard let name = occurrence.directives.savesPlaceAs?.rawValue, let known = occurrence.place.known else {
                continue
            }
            let place = SavedPlace(name: name, coordinate: known.coordinate)
            let tag = PlaceTag(eventUID: occurrence.key.uid, place: place)
            guard heeded[tag.eventUID] != tag.fingerprint else { continue }
            tags[tag.eventUID] = (occurrence.rank, tag)
        }
        let sorted = tags.values.sorted {
            $0.rank != $1.rank ? $0.rank < $1.rank : $0.tag.eventUID < $1.tag.eventUID
        }
        return sorted.map(\.tag)
    }
}
