internal import FoundationEssentials
internal import Geo

/// A sample as other programs read it.
struct PlaceText: Encodable {
    let kind: String
    let form: String
    let text: String
    /// Latitude and longitude, in degrees.
    let accepted: [[Double]]

    init(_ sample: PlaceSample) {
        kind = sample.kind.rawValue
        form = sample.form
        text = sample.text
        accepted = sample.accepted.map { [$0.latitude, $0.longitude] }
    }

    /// In one line.
    func line() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
}
