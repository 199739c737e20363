/// One setting: its name, its kind of value, and how it is stored.
package struct Setting: Sendable {
    package enum ValueType: Equatable, Sendable {
        case text
        case path
        case integer(ClosedRange<Int>)
        case flag
        case choice([String])
        case list
        case pathList
    }

    package let key: String
    package let kind: ValueType
    /// Stores a value of ``kind``; returns an error message if it is invalid.
    let store: @Sendable (inout Configuration, ConfigurationValue) -> String?

    /// `server.port` can be given as `TRAVLENDAR_SERVER_PORT`, `person.timeZone` as `TRAVLENDAR_PERSON_TIME_ZONE`.
    package var environmentName: String {
        var name = "TRAVLENDAR_"
        var isAbbreviation = false
        for character in key {
            if character == "." {
                name += "_"
            } else {
                if character.isUppercase, !isAbbreviation { name += "_" }
                name += character.uppercased()
            }
            isAbbreviation = character.isUppercase
        }
        return name
    }

    /// A value of the right kind from the text of an environment variable; nil: it is not one.
    func value(fromText text: String) -> ConfigurationValue? {
        switch kind {
        case .text, .path, .choice: .text(text)
        case .integer: Int(text).map(ConfigurationValue.integer)
        case .flag: ["true": .flag(true), "false": .flag(false)][text]
        case .list, .pathList:
            .list(text.split(separator: ",").map { String($0.trimmingPrefix { $0 == " " }) })
        }
    }

    /// An error message if `value` has the wrong form, before it is stored.
    func complaint(about value: ConfigurationValue) -> String? {
        switch (kind, value) {
        case (.text, .text), (.path, .text), (.flag, .flag), (.list, .list), (.pathList, .list): nil
        case (.integer(let range), .integer(let number)):
            range.contains(number)
                ? nil : "\(key) must be from \(range.lowerBound) to \(range.upperBound), not \(number)."
        case (.choice(let choices), .text(let text)):
            choices.contains(text) ? nil : "\(key) must be one of \(choices.joined(separator: ", ")), not \"\(text)\"."
        case (.text, _), (.path, _): "\(key) takes a text between quotes."
        case (.integer(let range), _):
            "\(key) takes a number from \(range.lowerBound) to \(range.upperBound), without quotes."
        case (.flag, _): "\(key) takes true or false."
        case (.choice(let choices), _): "\(key) takes one of \(choices.map { "\"\($0)\"" }.joined(separator: ", "))."
        case (.list, _), (.pathList, _): "\(key) takes a list: [\"a\", \"b\"]."
        }
    }

    /// The known key that `unknown` was most likely meant to be.
    static func suggestion(for unknown: String) -> String? {
        nearest(to: unknown, among: all.map(\.key), within: max(2, unknown.count / 3))
    }

    /// The known variable that `unknown` was most likely meant to be; `isSure`: only where next to nothing differs.
    static func suggestion(forVariable unknown: String, isSure: Bool) -> String? {
        nearest(to: unknown, among: all.map(\.environmentName), within: isSure ? 2 : unknown.count / 3)
    }

    private static func nearest(to unknown: String, among names: [String], within limit: Int) -> String? {
        let folded = unknown.lowercased()
        let nearest = names.map { (name: $0, distance: distance(folded, $0.lowercased())) }.min {
            $0.distance < $1.distance
        }
        guard let nearest, nearest.distance <= limit else { return nil }
        return nearest.name
    }

    /// Edits from one to the other (Levenshtein).
    private static func distance(_ left: String, _ right: String) -> Int {
        let right = Array(right.utf8)
        var row = Array(0...right.count)
        for (i, byte) in left.utf8.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for j in right.indices {
                let substituted = diagonal + (byte == right[j] ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(substituted, row[j] + 1, row[j + 1] + 1)
            }
        }
        return row[right.count]
    }
}
