internal import Geo
internal import OpenStreetMap
internal import StreetRouting

/// The speed of a ferry that says how long it takes: `duration` is of the whole way, which is cut at landings later.
enum FerrySpeed {
    /// The tags with the speed added; nil if the way is no ferry or has no duration.
    static func timed(_ tags: StreetTags, _ nodes: ArraySlice<Int64>, _ table: OSMNodeTable) -> StreetTags? {
        guard tags["route"] == "ferry", tags["highway"] == nil, let seconds = tags["duration"].flatMap(seconds) else {
            return nil
        }
        var metres = 0.0
        var before: Coordinate?
        for node in nodes {
            guard let index = table.index(of: node), let point = table.coordinate(at: index)?.coordinate else {
                continue
            }
            if let before { metres += before.distance(to: point).value }
            before = point
        }
        let speed = (metres / seconds * 3.6 * 10).rounded() / 10
        guard speed >= 0.5, speed <= 120 else { return nil }
        return StreetTags(
            tags.pairs.filter { $0.key != "duration" } + [StreetTags.Pair(StreetTags.ferrySpeedKey, "\(speed)")]
        )
    }

    /// `hh:mm`, `hh:mm:ss`, minutes alone, or ISO 8601 (`PT1H30M`); nil for anything else, and for more than two days.
    static func seconds(_ text: String) -> Double? {
        let seconds: Double?
        if text.hasPrefix("PT") {
            seconds = iso(text.dropFirst(2))
        } else {
            let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Double($0) }
            switch parts.count {
            case 1: seconds = parts[0].map { $0 * 60 }
            case 2: seconds = zip(parts[0], parts[1]).map { $0 * 3_600 + $1 * 60 }
            case 3:
                seconds = zip(parts[0], parts[1]).flatMap { pair in parts[2].map { pair.0 * 3_600 + pair.1 * 60 + $0 } }
            default: seconds = nil
            }
        }
        return seconds.flatMap { $0 > 0 && $0 <= 172_800 ? $0 : nil }
    }

    private static func zip(_ left: Double?, _ right: Double?) -> (Double, Double)? {
        left.flatMap { left in right.map { (left, $0) } }
    }

    private static func iso(_ text: Substring) -> Double? {
        var sum = 0.0
        var digits = ""
        for character in text {
            if character.isASCII, character.isNumber || character == "." {
                digits.append(character)
                continue
            }
            guard let number = Double(digits) else { return nil }
            switch character {
            case "H": sum += number * 3_600
            case "M": sum += number * 60
            case "S": sum += number
            default: return nil
            }
            digits = ""
        }
        return digits.isEmpty ? sum : nil
    }
}
