internal import Geo

extension Coordinate {
    /// `42.350512,13.399541`: to a tenth of a metre, never in scientific notation.
    var latitudeLongitude: String { String(GeoURI(self).description.dropFirst("geo:".count)) }

    var longitudeLatitude: String {
        let parts = latitudeLongitude.split(separator: ",")
        return parts.reversed().joined(separator: ",")
    }
}

/// Turn-by-turn instructions of engines, as our own say them: `Via Roma 350 m`, one entry for each run of a street.
struct StreetRuns {
    private var runs: [(name: String, metres: Double)] = []

    mutating func add(_ name: String?, metres: Double?) {
        guard let name, !name.isEmpty, let metres, (0...1e7).contains(metres) else { return }
        if let last = runs.last, last.name == name {
            runs[runs.count - 1].metres += metres
        } else {
            runs.append((name, metres))
        }
    }

    var texts: [String] { runs.filter { $0.metres >= 5 }.map { "\($0.name) \(Int($0.metres.rounded())) m" } }
}

enum LineColor {
    /// `#RRGGBB` of six hexadecimal digits; nil for anything else.
    static func text(_ color: String?) -> String? {
        guard let color, color.utf8.count == 6, color.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit })
        else {
            return nil
        }
        return "#" + color.uppercased()
    }
}
