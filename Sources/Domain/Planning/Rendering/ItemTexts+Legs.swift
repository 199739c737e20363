internal import CivilTime
internal import Geo
internal import TripModel

extension ItemTexts {
    private static let maximumDirections = 40
    /// Letters of a line's name in a title.
    private static let maximumLine = 16
    /// A shorter walk to, between or from rides is not told in a title.
    private static let toldWalkSeconds: Int64 = 600

    /// The modes of an option in the order of the trip, each line behind its kind: `walk + bus 15 + metro M2`. Walks
    /// that belong to every ride are left out.
    func modesLine(_ option: Itinerary) -> String {
        let isRidden = option.legs.contains { $0.mode != .foot }
        var names: [String] = []
        for leg in option.legs {
            if isRidden, leg.mode == .foot, leg.durationSeconds < Self.toldWalkSeconds { continue }
            let name = name(of: leg)
            if names.last != name { names.append(name) }
        }
        return names.joined(separator: " + ")
    }

    /// `bus 15`; agencies often write the kind of a line into its name.
    private func name(of leg: Leg) -> String { name(of: leg, most: Self.maximumLine) }

    private func name(of leg: Leg, most: Int) -> String {
        name(of: leg.mode, line: leg.line.map { shortened($0.name, to: most) })
    }

    /// A mode, with the name of a line where there is one.
    func name(of mode: LegMode, line: String?) -> String {
        let kind = words.name(of: mode)
        guard let line, !line.isEmpty else { return kind }
        if line.lowercased().hasPrefix(kind.lowercased()) { return line }
        guard mode == .transit else { return "\(kind) \(line)" }
        // Nobody says what runs; a number alone would say nothing.
        return line.contains(where: \.isNumber) && line.count <= 5 ? "\(words.line) \(line)" : line
    }

    /// Where a ride goes to, without the line's name before it.
    private func headsign(_ leg: Leg) -> String? {
        guard var text = leg.transit?.headsign.map(oneLine), !text.isEmpty else { return nil }
        if let line = leg.line?.name, text.count > line.count, text.hasPrefix(line),
            let next = text.dropFirst(line.count).first, !next.isLetter, !next.isNumber
        {
            text = String(text.dropFirst(line.count).drop { !$0.isLetter && !$0.isNumber })
        }
        return text.isEmpty ? nil : CapitalText.softened(text)
    }

    /// Whether a leg of a trip is worth a line: a few steps to a car or from a stop are not.
    func isTold(_ leg: Leg) -> Bool {
        leg.mode != .foot || clock(leg.departure) != clock(leg.arrival) || leg.to.name != nil
    }

    func legLines(_ leg: Leg) -> [String] {
        var text = "\(clock(leg.departure))–\(clock(leg.arrival)) "
        text += name(of: leg, most: Self.maximumName)
        if let headsign = headsign(leg) { text += " \(words.towards) \(headsign)" }
        if leg.distance.value > 0, leg.line == nil { text += ", \(length(leg.distance))" }
        if let from = leg.from.name, let to = leg.to.name {
            text += ": \(CapitalText.softened(from)) → \(CapitalText.softened(to))"
        }
        if let headway = leg.transit?.headwaySeconds { text += ", \(words.every(duration(Int64(headway + 59) / 60)))" }
        if let stops = leg.transit?.stopCount, stops > 0 { text += " (\(words.stops(stops)))" }
        let provider = leg.sharedRide?.provider ?? leg.line?.agency ?? ""
        if !provider.isEmpty { text += " [\(provider)]" }
        var notes: [String] = []
        if leg.sharedRide?.isSeen == false { notes.append(words.usuallyThere) }
        if leg.transit?.needsArrangement == true { notes.append(words.arrange) }
        if let page = leg.sharedRide?.page { notes.append(page) }
        return [text] + notes.map { "  " + $0 } + leg.directions.prefix(Self.maximumDirections).map { "  " + $0 }
    }
}
