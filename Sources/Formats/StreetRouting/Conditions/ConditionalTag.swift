/// A tag that holds at some hours, such as `motor_vehicle:conditional=no @ (Mo-Fr 08:00-20:00)`.
public struct ConditionalTag: Hashable, Sendable {
    /// The key that it changes, without `:conditional`.
    public var key: String
    /// The value that applies during ``hours``.
    public var value: String
    /// The hours of the week during which the value applies.
    public var hours: WeeklyHours

    static let suffix = ":conditional"
    /// Bytes; OpenStreetMap allows 255 characters.
    private static let longest = 1_000
    /// Conditions of a tag, and spells in a week of a condition: more than any sign says.
    private static let most = 8
    private static let mostSpans = 28

    /// Reads the value of a key that ends in `:conditional`: `value "@" condition *( ";" value "@" condition )`, a
    /// condition in brackets where it has semicolons of its own.
    ///
    /// - Returns: what was read, in order (a later one wins), and whether that was all of it. Conditions that are no
    ///   hours of the week (weights, seasons, weather) are left out.
    public static func read(_ key: String, _ text: String) -> (tags: [ConditionalTag], isWhole: Bool) {
        guard key.hasSuffix(suffix), text.utf8.count <= longest else { return ([], false) }
        let base = String(key.dropLast(suffix.count))
        var tags: [ConditionalTag] = []
        var isWhole = true
        for part in parts(of: text) {
            let sides = part.split(separator: "@", maxSplits: 1)
            guard sides.count == 2, tags.count < most, let hours = WeeklyHours(bare(sides[1])),
                hours.spans.count <= mostSpans
            else {
                isWhole = false
                continue
            }
            tags.append(ConditionalTag(key: base, value: bare(sides[0]), hours: hours))
        }
        return (tags, isWhole && !tags.isEmpty)
    }

    /// The alternatives: split at semicolons outside brackets.
    private static func parts(of text: String) -> [Substring] {
        var parts: [Substring] = []
        var depth = 0
        var start = text.startIndex
        for index in text.indices {
            switch text[index] {
            case "(": depth += 1
            case ")": depth -= 1
            case ";" where depth <= 0:
                parts.append(text[start..<index])
                start = text.index(after: index)
            default: continue
            }
        }
        return (parts + [text[start...]]).filter { $0.contains { $0 != " " } }
    }

    /// Without spaces and brackets round it.
    private static func bare(_ text: Substring) -> String {
        var text = text
        while let first = text.first, first == " " || first == "(" { text.removeFirst() }
        while let last = text.last, last == " " || last == ")" { text.removeLast() }
        return String(text)
    }
}

extension StreetTags {
    /// What the tags say from each second of the week on at which that may change, ascending from 0 (Monday 00:00);
    /// empty where nothing depends on the hour. Conditional tags that hold replace the plain ones, whose values are
    /// those of all other times.
    public var hourly: [(second: Int, tags: StreetTags)] {
        let conditional = conditionalPairs.flatMap { ConditionalTag.read($0.key, $0.value).tags }
        guard !conditional.isEmpty else { return [] }
        let ends = conditional.flatMap { $0.hours.spans.flatMap { [$0.lowerBound, $0.upperBound] } }
        return Set(ends + [0]).filter { $0 < WeeklyHours.week }.sorted().map { second in
            var values: [String: String] = [:]
            for tag in conditional where tag.hours.contains(secondOfWeek: second) { values[tag.key] = tag.value }
            let kept = pairs.filter { values[$0.key] == nil }
            return (second, StreetTags(kept + values.map { Pair($0.key, $0.value) }))
        }
    }

    /// The conditional tags that are not understood, or not whole, as `key=value`.
    public var unreadConditions: [String] {
        conditionalPairs.filter { !ConditionalTag.read($0.key, $0.value).isWhole }.map { "\($0.key)=\($0.value)" }
    }

    private var conditionalPairs: [Pair] { pairs.filter { $0.key.hasSuffix(ConditionalTag.suffix) } }
}
