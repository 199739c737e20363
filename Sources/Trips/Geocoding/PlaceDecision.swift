internal import Geo
internal import TripModel

/// Whether one of several matches is the one that is meant.
enum PlaceDecision {
    /// Matches so close together that they are one place for a traveller (a stop and its station, a building's
    /// entrances).
    static let samePlace = Metres(150)
    /// Stops round a square, pieces of a street: of one name, each so close to the next that they are one place.
    static let sameName = Metres(500)
    /// A second match must be this much worse to be out of the question.
    static let clearLead = 0.12
    /// Below this a text was hardly understood.
    static let leastScore = 0.6
    /// Where all else is equal, what is farther than this and so many times as far is not meant.
    private static let elsewhere = (least: Metres(5_000), times: 10.0)

    static func decide(_ matches: [PlaceMatch], near: Coordinate? = nil) -> Geocoder.Reading {
        let good = matches.filter { $0.score >= leastScore && $0.doubt != .wordsLeft }.sorted { $0.score > $1.score }
        guard let first = good.first else { return .notFound }
        // An exact match is rivalled by other exact ones only; in either case a much worse one is out of the question.
        let sure = good.filter { $0.doubt == nil }
        let best = sure.first { $0.isExact && first.score - $0.score < clearLead } ?? sure.first ?? first
        let rivals = good.filter { rival in
            best.score - rival.score < clearLead && (!best.isExact || rival.isExact)
                && (!best.isExactlyNamed || rival.isExactlyNamed || rival.isBetweenNumbers)
                && !isVaguer(rival, than: best, near: near)
        }
        guard best.doubt == nil else { return .ambiguous(distinct(rivals)) }
        let names = rivals.map(telling)
        let same = rivals.firstIndex(of: best).map { oneName(with: $0, among: rivals, names) } ?? []
        let others = rivals.indices.filter { !same.contains($0) }.map { rivals[$0] }.filter { rival in
            rival.doubt == nil && best.coordinate.distance(to: rival.coordinate) > samePlace
                && !isStreet(rival, of: best) && !isStreet(best, of: rival) && !isSameStreet(rival, best)
                && !isStopOn(best, rival) && !isNeighbour(rival, of: best)
                && !isElsewhere(rival, than: best, near: near)
        }
        guard others.isEmpty else { return .ambiguous(distinct(rivals)) }
        let closer = closer(than: best, among: good, near: near)
        guard closer.isEmpty else { return .ambiguous(distinct(closer + rivals)) }
        // Trindade is the station; the stops of that name are called after it.
        let stations = same.sorted().map { rivals[$0] }.filter { $0.kind == "station" }
        let station = best.kind == "stop" ? stations.max { $0.score < $1.score } : nil
        return .found(station ?? best)
    }

    /// A house with the number that was asked for is meant before a street of a similar name that lacks it; what is
    /// written as it was typed before what has an article less, and what has one slip before what has more, unless that
    /// is the one close by.
    private static func isVaguer(_ rival: PlaceMatch, than best: PlaceMatch, near: Coordinate?) -> Bool {
        if best.exactness.basis == .houseNumber, rival.exactness.missingNumber != nil, !rival.isExactlyNamed {
            return true
        }
        // One letter is wrong: what has only that is meant before what has other words, too.
        if !best.isExact, best.difference == 1, rival.difference > 1 {
            return !isElsewhere(best, than: rival, near: near)
        }
        return best.isExact && isStreet(best) && isStreet(rival) && best.score - rival.score > 0.06
            && PlaceWords.words(of: best.name) != PlaceWords.words(of: rival.name)
            && !isElsewhere(best, than: rival, near: near)
    }

    /// The best `most` to choose from: of those that are one place by name, the first.
    static func distinct(_ rivals: [PlaceMatch], most: Int = 5) -> [PlaceMatch] {
        let names = rivals.map(telling)
        var shown: [PlaceMatch] = []
        var seen: Set<Int> = []
        for index in rivals.indices where shown.count < most && !seen.contains(index) {
            shown.append(rivals[index])
            seen.formUnion(oneName(with: index, among: rivals, names))
        }
        return shown
    }

    /// The matches that have the name of the one at `best` and are joined to it by steps of at most 500 m. Two shops of
    /// one name are two shops: at least one end of a step is a street, a square or a stop. `names` holds the telling
    /// words of each match, so that they are read once.
    private static func oneName(with best: Int, among matches: [PlaceMatch], _ names: [[String]]) -> Set<Int> {
        let called = matches.indices.filter { names[$0] == names[best] }
        var reached: Set<Int> = [best]
        var open = [best]
        while let one = open.popLast() {
            for other in called where !reached.contains(other) {
                let isJoined = isPublic(matches[one]) || isPublic(matches[other]) || matches[one] == matches[other]
                guard isJoined, matches[one].coordinate.distance(to: matches[other].coordinate) <= sameName else {
                    continue
                }
                reached.insert(other)
                open.append(other)
            }
        }
        return reached
    }

    /// As good by its words, and much farther from where the person is: "Rua Formosa" two streets away, and in another
    /// town.
    private static func isElsewhere(_ rival: PlaceMatch, than best: PlaceMatch, near: Coordinate?) -> Bool {
        guard let near else { return false }
        let (far, close) = (near.distance(to: rival.coordinate), near.distance(to: best.coordinate))
        return far > elsewhere.least && far.value > elsewhere.times * close.value
    }

    /// What has the words of a stop's bare name and more, where it is much closer to the person than the stop:
    /// "Boavista" may be the avenue around the corner rather than a stop in another town.
    private static func closer(than best: PlaceMatch, among good: [PlaceMatch], near: Coordinate?) -> [PlaceMatch] {
        guard let near, best.kind == "stop" else { return [] }
        let far = near.distance(to: best.coordinate)
        guard far > elsewhere.least else { return [] }
        return good.filter { $0.score > partLeast && near.distance(to: $0.coordinate).value * partTimes < far.value }
    }

    /// All words of a text, and others: with a slip it is less.
    private static let partLeast = 0.75
    private static let partTimes = 3.0

    /// Rua de Passos Manuel is Rua Passos Manuel.
    private static func telling(_ match: PlaceMatch) -> [String] {
        PlaceWords.words(of: match.name).filter { !PlaceWords.weak.contains($0) }
    }

    private static func isPublic(_ match: PlaceMatch) -> Bool {
        isStreet(match) || match.kind == "stop" || match.kind == "station"
    }

    /// A house is no other place than its street, which is found with it.
    private static func isStreet(_ street: PlaceMatch, of house: PlaceMatch) -> Bool {
        house.kind == "address" && isStreet(street) && house.name.hasPrefix(street.name) && areNear(street, house)
    }

    /// A street that a square or another map sheet cuts in two, in one town.
    private static func isSameStreet(_ one: PlaceMatch, _ other: PlaceMatch) -> Bool {
        isStreet(one) && isStreet(other) && telling(one) == telling(other) && one.address == other.address
            && areNear(one, other)
    }

    /// A stop that is called after the street which it is on.
    private static func isStopOn(_ street: PlaceMatch, _ stop: PlaceMatch) -> Bool {
        stop.kind == "stop" && isStreet(street) && areNear(street, stop)
            && Set(PlaceWords.words(of: street.name)).isSubset(of: PlaceWords.words(of: stop.name))
    }

    /// Another number of the street in which the one that was asked for must be, or next to which it may be.
    private static func isNeighbour(_ other: PlaceMatch, of house: PlaceMatch) -> Bool {
        func street(_ match: PlaceMatch) -> Substring {
            match.name.prefix(upTo: match.name.lastIndex(of: " ") ?? match.name.endIndex)
        }
        let isNext = house.exactness.basis == .nextNumber && other.exactness.basis == .nextNumber
        return (house.isBetweenNumbers || isNext) && other.kind == "address" && street(other) == street(house)
            && areNear(other, house)
    }

    static func isStreet(_ match: PlaceMatch) -> Bool { match.kind == "street" || match.kind == "square" }

    private static func areNear(_ one: PlaceMatch, _ other: PlaceMatch) -> Bool {
        one.coordinate.distance(to: other.coordinate).kilometres < 3
    }
}
