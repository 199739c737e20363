internal import Accounts
internal import ArgumentParser
internal import FoundationEssentials

/// A field of preferences and its value on a command line: `hours.transit=05:00-23:00`.
struct PreferenceAssignment: ExpressibleByArgument {
    let path: [String]
    let value: PreferenceValue

    init?(argument: String) {
        guard let equals = argument.firstIndex(of: "=") else { return nil }
        path = PreferencePath.names(String(argument[..<equals]))
        guard !path.isEmpty else { return nil }
        value = Self.value(String(argument[argument.index(after: equals)...]), of: path)
    }

    /// The merge patch that sets it, or, without a value, takes it away.
    var patch: PreferenceValue { PreferencePath.patch(path, value) }

    private static func value(_ text: String, of path: [String]) -> PreferenceValue {
        if let first = text.first, "[{\"".contains(first) || Double(text) != nil || ["true", "false"].contains(text),
            let value = try? JSONDecoder().decode(PreferenceValue.self, from: Data(text.utf8))
        {
            return value
        }
        guard PreferencePath.isList(path) else { return .text(text) }
        let parts = text.split(separator: ",").map { String($0) }
        return .list(path == ["vehicles"] ? parts.map(vehicle) : parts.map { .text($0) })
    }

    // vehicle = mode [ "@" place ]
    private static func vehicle(_ text: String) -> PreferenceValue {
        let parts = text.split(separator: "@", maxSplits: 1).map { PreferenceValue.text(String($0)) }
        return .members(Dictionary(zip(["mode", "place"], parts)) { first, _ in first })
    }
}

/// Names of fields with dots between: `kinds.doctor.bufferMinutes`.
enum PreferencePath {
    static func names(_ text: String) -> [String] { text.split(separator: ".").map { String($0) } }

    static func patch(_ path: [String], _ value: PreferenceValue) -> PreferenceValue {
        path.reversed().reduce(value) { .members([$1: $0]) }
    }

    /// Whether several values with commas between are a list.
    static func isList(_ path: [String]) -> Bool {
        if path == ["lunch", "days"] { return true }
        let name = path.first == "kinds" ? path.dropFirst(2).first : path.first
        if ["vehicles", "categories", "calendars", "hashtags"].contains(name) { return true }
        return PreferenceField.all.contains { $0.name == name && $0.form == .modes }
    }

    /// A line for each field that says something, in the form in which it is set.
    static func lines(_ value: PreferenceValue, _ path: [String] = []) throws -> [String] {
        switch value {
        case .members(let members):
            return try members.sorted { $0.key < $1.key }.flatMap { try lines($1, path + [$0]) }
        case .list(let values):
            return ["\(path.joined(separator: "."))=\(try values.map(text).joined(separator: ","))"]
        default: return ["\(path.joined(separator: "."))=\(try text(value))"]
        }
    }

    private static func text(_ value: PreferenceValue) throws -> String {
        if case .text(let text) = value { return text }
        if case .text(let mode)? = value["mode"] {
            if case .text(let place)? = value["place"] { return "\(mode)@\(place)" }
            return mode
        }
        return String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    }
}
