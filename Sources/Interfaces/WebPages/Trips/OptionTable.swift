internal import CivilTime
internal import DayPlanner
internal import Planning
internal import TripModel

/// All options of a trip side by side, sorted by a column.
struct OptionTable {
    struct Column {
        var words: String
        var address: String
        var isSorted: Bool
        var isNumber: Bool
    }

    struct Row {
        struct Figure {
            /// The heading of its column, shown beside it in narrow windows.
            var words: String
            var figure: String
        }

        var id: String
        var modes: String
        /// In the order of the columns after the first.
        var figures: [Figure]
        var isPlanned: Bool
        /// What a button that chooses it is called.
        var label: String
    }

    private enum Key: String, CaseIterable {
        case best, departure, arrival, duration, cost, co2, kcal, distance, transfers, walking

        var title: TextKey {
            switch self {
            case .best: .optionModes
            case .departure: .optionDeparture
            case .arrival: .optionArrival
            case .duration: .optionDuration
            case .cost: .optionCost
            case .co2: .optionCO2
            case .kcal: .optionKcal
            case .distance: .optionDistance
            case .transfers: .optionTransfers
            case .walking: .optionWalking
            }
        }
    }

    let columns: [Column]
    let rows: [Row]

    /// nil: there is nothing to choose from.
    ///
    /// - Parameters:
    ///   - item: the trip.
    ///   - zone: by whose clock times are told.
    ///   - sort: the name of a column; anything else leaves the best first.
    ///   - address: of the page.
    ///   - visit: who looks.
    init?(
        _ item: TravelEntry,
        in zone: ZoneRules,
        sortedBy sort: String?,
        at address: String,
        _ visit: Visit
    ) {
        guard !item.options.isEmpty else { return nil }
        let texts = visit.texts
        let key = sort.flatMap(Key.init(rawValue:)) ?? .best
        columns = Key.allCases.map { column in
            Column(
                words: texts[column.title],
                address: address + PathText.query(["sort": column == .best ? nil : column.rawValue]) + "#options",
                isSorted: column == key,
                isNumber: column != .best
            )
        }
        rows = Self.sorted(item.options, by: key).map { option in
            let modes = option.title ?? ModeTexts.words(Set(option.modes), texts)
            let departure = texts.time(option.departure, in: zone)
            return Row(
                id: option.id,
                modes: modes,
                figures: Key.allCases.dropFirst().map {
                    Row.Figure(words: texts[$0.title], figure: Self.words(of: $0, option, in: zone, texts))
                },
                isPlanned: option.isPlanned,
                label: texts.text(.chooseOption, ["modes": modes, "time": departure])
            )
        }
    }

    private static func words(
        of key: Key,
        _ option: TravelEntry.Option,
        in zone: ZoneRules,
        _ texts: TextTable
    ) -> String {
        let words: String? =
            switch key {
            case .best: option.title
            case .departure: texts.time(option.departure, in: zone)
            case .arrival: texts.time(option.arrival.ceiledToMinute, in: zone)
            case .duration: texts.duration(option.arrival - option.departure)
            case .cost: option.cost.map { texts.money($0) }
            case .co2: option.co2Grams.map { texts.weight($0) }
            case .kcal: option.kcal.map { "\($0)" }
            case .distance: option.distance.map { texts.distance($0) }
            case .transfers: "\(option.transfers)"
            case .walking: option.walkingDistance.map { texts.distance($0) }
            }
        return words ?? "–"
    }

    private static func sorted(_ options: [TravelEntry.Option], by key: Key) -> [TravelEntry.Option] {
        func figure(_ option: TravelEntry.Option) -> Int64 {
            switch key {
            case .best: 0
            case .departure: option.departure.secondsSince1970
            case .arrival: option.arrival.secondsSince1970
            case .duration: option.arrival - option.departure
            // What is not known comes last.
            case .cost: option.cost.map { Int64($0.euroCents) } ?? .max
            case .co2: option.co2Grams ?? .max
            // Of exercise, more is wanted.
            case .kcal: option.kcal.map { -$0 } ?? .max
            case .distance: option.distance ?? .max
            case .transfers: Int64(option.transfers)
            case .walking: option.walkingDistance ?? .max
            }
        }
        return options.enumerated()
            .sorted { (figure($0.element), $0.offset) < (figure($1.element), $1.offset) }
            .map(\.element)
    }
}
