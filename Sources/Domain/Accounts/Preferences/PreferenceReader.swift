internal import CivilTime
internal import Geo
internal import TripModel

/// Reads preferences and notes everything that is wrong with them, not only the first.
struct PreferenceReader {
    private(set) var problems: [PreferenceProblem] = []

    mutating func note(_ pointer: String, _ detail: String) {
        problems.append(PreferenceProblem(pointer: pointer, detail: detail))
    }

    mutating func flag(_ value: PreferenceValue, at pointer: String) -> Bool? {
        if case .flag(let flag) = value { return flag }
        note(pointer, "must be true or false")
        return nil
    }

    mutating func integer(_ value: PreferenceValue, in range: ClosedRange<Int>, at pointer: String) -> Int? {
        if case .number(let number) = value, let whole = Int(exactly: number), range.contains(whole) { return whole }
        note(pointer, "must be a whole number from \(range.lowerBound) to \(range.upperBound)")
        return nil
    }

    mutating func number(_ value: PreferenceValue, in range: ClosedRange<Double>, at pointer: String) -> Double? {
        if case .number(let number) = value, range.contains(number) { return number }
        note(pointer, "must be a number from \(range.lowerBound) to \(range.upperBound)")
        return nil
    }

    mutating func choice<Choice: CaseIterable & RawRepresentable<String>>(
        _ value: PreferenceValue,
        at pointer: String
    ) -> Choice? {
        if case .text(let text) = value, let choice = Choice(rawValue: text) { return choice }
        note(pointer, "must be one of \(Choice.allCases.map(\.rawValue).joined(separator: ", "))")
        return nil
    }

    /// Text of 1 to 100 bytes, its white space folded.
    mutating func text(_ value: PreferenceValue, at pointer: String) -> String? {
        if case .text(let text) = value {
            let trimmed = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            if (1...100).contains(trimmed.utf8.count), trimmed.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) {
                return trimmed
            }
        }
        note(pointer, "must be 1 to 100 bytes of text")
        return nil
    }

    mutating func texts(_ value: PreferenceValue, at pointer: String) -> [String]? {
        guard let values = list(value, at: pointer, most: 50) else { return nil }
        return values.enumerated().compactMap { text($1, at: "\(pointer)/\($0)") }
    }

    mutating func list(_ value: PreferenceValue, at pointer: String, most: Int) -> [PreferenceValue]? {
        guard case .list(let values) = value, values.count <= most else {
            note(pointer, "must be a list of at most \(most) entries")
            return nil
        }
        return values
    }

    mutating func modes(_ value: PreferenceValue, at pointer: String, isEmptyAllowed: Bool) -> [TravelMode]? {
        guard let values = list(value, at: pointer, most: 50) else { return nil }
        var modes: [TravelMode] = []
        for (index, value) in values.enumerated() {
            guard let mode: TravelMode = choice(value, at: "\(pointer)/\(index)") else { continue }
            if modes.contains(mode) { note("\(pointer)/\(index)", "names \(mode.rawValue) a second time") }
            modes.append(mode)
        }
        if values.isEmpty, !isEmptyAllowed { note(pointer, "must name one mode at least") }
        return modes
    }

    /// The members of an object, by their names; those that `known` does not allow are noted.
    mutating func members(
        _ value: PreferenceValue,
        at pointer: String,
        known: (String) -> Bool
    ) -> [(name: String, pointer: String, value: PreferenceValue)] {
        guard case .members(let members) = value else {
            note(pointer, "must be an object")
            return []
        }
        return members.sorted { $0.key < $1.key }.compactMap { name, value in
            let escaped = name.replacing("~", with: "~0").replacing("/", with: "~1")
            let inner = "\(pointer)/\(escaped)"
            guard known(name) else {
                note(inner, "there is no such field")
                return nil
            }
            return value == .null ? nil : (name, inner, value)
        }
    }

    mutating func byMode<Value>(
        _ value: PreferenceValue,
        at pointer: String,
        _ read: (inout PreferenceReader, PreferenceValue, String) -> Value?
    ) -> [TravelMode: Value] {
        var values: [TravelMode: Value] = [:]
        for member in members(value, at: pointer, known: { TravelMode(rawValue: $0) != nil }) {
            guard let mode = TravelMode(rawValue: member.name) else { continue }
            values[mode] = read(&self, member.value, member.pointer)
        }
        return values
    }

    mutating func hours(_ value: PreferenceValue, at pointer: String) -> DayHours? {
        if case .text(let text) = value, text.utf8.count <= 200, let hours = DayHours(text) { return hours }
        note(pointer, "must be hours such as 05:00-23:00, or several with commas between")
        return nil
    }

    mutating func distanceLimit(
        _ value: PreferenceValue,
        at pointer: String
    ) -> TravelPreferences.DistanceLimit? {
        var limit = TravelPreferences.DistanceLimit()
        for member in members(value, at: pointer, known: { ["minimumMetres", "maximumMetres"].contains($0) }) {
            let metres = integer(member.value, in: PreferenceField.distances, at: member.pointer)
            let distance = metres.map { Metres(Double($0)) }
            if member.name == "minimumMetres" { limit.minimum = distance } else { limit.maximum = distance }
        }
        if let minimum = limit.minimum, let maximum = limit.maximum, maximum < minimum {
            note("\(pointer)/maximumMetres", "must not be less than minimumMetres")
        }
        return limit
    }
}
