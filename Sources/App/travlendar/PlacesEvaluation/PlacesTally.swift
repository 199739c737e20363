internal import Geo
internal import Geocoding
internal import TripModel

/// What became of one text.
enum PlaceOutcome {
    /// Found where the data has it, or asked where the data has two places of that name.
    case right
    /// Found, and the answer says how far off it may be.
    case told
    /// Found elsewhere, as if it were sure.
    case wrongInSilence(Metres)
    /// The choices have the right one, or not.
    case asked(hasRight: Bool)
    case notFound

    /// Closer is the same place for a traveller.
    private static let reach = Metres(150)

    static func judge(_ reading: Geocoder.Reading, _ sample: PlaceSample) -> PlaceOutcome {
        func distance(_ place: PlaceMatch) -> Metres {
            sample.accepted.map { $0.distance(to: place.coordinate) }.min() ?? Metres(.infinity)
        }
        switch reading {
        case .found(let place):
            let isTold = isTold(place, off: distance(place))
            if sample.kind == .missingNumber {
                return place.exactness.missingNumber != nil || !place.exactness.unused.isEmpty
                    ? .told : .wrongInSilence(distance(place))
            }
            if distance(place) <= reach { return .right }
            return isTold ? .told : .wrongInSilence(distance(place))
        case .ambiguous(let places):
            let hasRight = places.contains { distance($0) <= reach }
            let first = sample.accepted[0]
            let hasTwins = sample.accepted.contains { $0.distance(to: first) > reach }
            return hasRight && hasTwins ? .right : .asked(hasRight: hasRight)
        case .notFound: return .notFound
        }
    }

    private static func isTold(_ place: PlaceMatch, off distance: Metres) -> Bool {
        place.exactness.isTold && distance <= place.exactness.margin + reach
    }
}

/// Counts of outcomes.
struct PlacesTally {
    private(set) var count = 0
    private(set) var right = 0
    private(set) var told = 0
    private(set) var wrong: [Metres] = []
    private(set) var askedWithRight = 0
    private(set) var askedWithout = 0
    private(set) var notFound = 0

    mutating func add(_ outcome: PlaceOutcome) {
        count += 1
        switch outcome {
        case .right: right += 1
        case .told: told += 1
        case .wrongInSilence(let distance): wrong.append(distance)
        case .asked(true): askedWithRight += 1
        case .asked(false): askedWithout += 1
        case .notFound: notFound += 1
        }
    }

    static let header = ["", "texts", "right %", "wrong in silence %", "told", "asked", "asked amiss", "not found"]

    /// As JSON has it; `form` is nil for all forms of a kind.
    func line(_ kind: String, form: String? = nil) -> PlacesSummary.Line {
        PlacesSummary.Line(
            kind: kind,
            form: form,
            texts: count,
            right: right,
            wrongInSilence: wrong.count,
            told: told,
            asked: askedWithRight,
            askedAmiss: askedWithout,
            notFound: notFound
        )
    }

    func row(_ name: String) -> [String] {
        [
            name, "\(count)", percent(right), percent(wrong.count), "\(told)", "\(askedWithRight)", "\(askedWithout)",
            "\(notFound)",
        ]
    }

    private func percent(_ part: Int) -> String {
        guard count > 0 else { return "-" }
        let tenths = (part * 1_000 + count / 2) / count
        return "\(tenths / 10).\(tenths % 10)"
    }
}
