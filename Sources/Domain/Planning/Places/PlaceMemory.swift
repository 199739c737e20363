internal import CivilTime
internal import Geo

/// What is remembered of the places that one person chose.
package struct PlaceMemory: Equatable, Sendable {
    /// One for a key, in any order.
    package var places: [LearnedPlace]
    /// Changes of the home up to this one have taught what they had to teach: what was forgotten since is not learned
    /// from them again.
    package var heededModseq: Int64

    package init(places: [LearnedPlace] = [], heededModseq: Int64 = 0) {
        self.places = places
        self.heededModseq = heededModseq
    }

    /// So close, it is the same place, and nothing is new.
    private static let samePlace = Metres(20)

    /// Takes up a lesson.
    ///
    /// - Returns: what is to be kept and what goes for it; nil where it teaches nothing: it is known, older than what is
    ///   known, or was heeded before.
    package mutating func learn(_ lesson: LearnedPlace) -> Change? {
        guard lesson.modseq > heededModseq else { return nil }
        if let known = places.first(where: { $0.key == lesson.key }) {
            let isNew = known.coordinate.distance(to: lesson.coordinate) > Self.samePlace
            guard isNew, lesson.modseq > known.modseq else { return nil }
        } else if places.count >= LearnedPlace.mostPlaces, oldest.map({ $0.modseq >= lesson.modseq }) ?? false {
            return nil
        }
        return put(lesson)
    }

    /// Keeps a place, whatever was known under its text; where there is no room, the oldest goes.
    package mutating func put(_ place: LearnedPlace) -> Change {
        places.removeAll { $0.key == place.key }
        var dropped: LearnedPlace?
        if places.count >= LearnedPlace.mostPlaces, let oldest {
            dropped = oldest
            places.removeAll { $0.key == oldest.key }
        }
        places.append(place)
        return Change(kept: place, dropped: dropped)
    }

    private var oldest: LearnedPlace? {
        places.min { ($0.modseq, $0.learnedAt, $0.key) < ($1.modseq, $1.learnedAt, $1.key) }
    }

    /// What a lesson changes.
    package struct Change: Equatable, Sendable {
        package var kept: LearnedPlace
        /// The oldest, where there was no room.
        package var dropped: LearnedPlace?
    }
}
