internal import DayPlanner
internal import Planning
internal import TripModel

/// The modes of travel in words.
enum ModeTexts {
    static func title(_ mode: TravelMode) -> TextKey {
        switch mode {
        case .foot: .modeFoot
        case .bicycle: .modeBicycle
        case .car: .modeCar
        case .motorbike: .modeMotorbike
        case .transit: .modeTransit
        case .taxi: .modeTaxi
        case .carSharing: .modeCarSharing
        case .bikeSharing: .modeBikeSharing
        }
    }

    /// In a fixed order, joined by plus signs.
    static func words(_ modes: Set<TravelMode>, _ texts: TextTable) -> String {
        TravelMode.allCases.filter(modes.contains).map { texts[title($0)] }.joined(separator: " + ")
    }

    /// A box for each mode.
    static func group(
        _ name: String,
        _ legend: String,
        _ chosen: Set<TravelMode>,
        _ texts: TextTable,
        hint: String? = nil,
        problem: String? = nil
    ) -> TickGroup {
        TickGroup(
            name,
            legend,
            TravelMode.allCases.map { ($0.rawValue, texts[title($0)]) },
            chosen: Set(chosen.map(\.rawValue)),
            hint: hint,
            problem: problem
        )
    }

    /// Those that a form named.
    static func modes(_ names: [String]) -> Set<TravelMode> { Set(names.compactMap(TravelMode.init(rawValue:))) }
}

/// What a person decided about a trip or a warning, in words.
enum DecisionText {
    /// nil: nothing.
    static func words(of item: TravelEntry, _ visit: Visit) -> String? {
        let texts = visit.texts
        let parts = item.decisions.map { decision in
            switch decision {
            case .dismissed where item.kind == .slot: texts[.decidedNoBreak]
            case .dismissed: texts[item.kind.isWarning ? .decidedIgnored : .decidedNoTrip]
            case .chosen: texts[item.kind == .slot ? .decidedKept : .decidedFirst]
            case .within(let window, _):
                texts.text(
                    .decidedWithin,
                    [
                        "from": texts.time(window.lowerBound, in: visit.zone),
                        "until": texts.time(window.upperBound, in: visit.zone),
                    ]
                )
            case .departure(let time):
                texts.text(.decidedDeparture, ["time": texts.time(time, in: visit.zone)])
            case .modes(let modes), .option(_, let modes):
                texts.text(.decidedModes, ["modes": ModeTexts.words(modes, texts)])
            }
        }
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }
}

extension TextTable {
    /// `1.60 €`, `300 JPY`.
    func money(_ money: Money) -> String {
        let parts = money.text.split(separator: " ")
        guard parts.count == 2 else { return money.text }
        let amount = parts[0].map { $0 == "." ? self[.decimalMark] : String($0) }.joined()
        return "\(amount) \(parts[1] == "EUR" ? "€" : String(parts[1]))"
    }

    /// `450 g`, `1.2 kg`.
    func weight(_ grams: Int64) -> String {
        if grams < 1_000 { return "\(grams) g" }
        let hundreds = (grams + 50) / 100
        return "\(hundreds / 10)\(self[.decimalMark])\(hundreds % 10) kg"
    }
}
