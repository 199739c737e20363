package import Geo
package import ICalendar

/// A line that means a place, such as an ``OfferedPlace/location``, as events keep it: the words in LOCATION as a person
/// reads them, the coordinates beside them.
package struct PlaceLine: Equatable, Sendable {
    package var words: String
    /// Nil where the line has none, or nothing else.
    package var coordinate: Coordinate?

    package init(_ line: String) {
        let words = PlaceCoordinates.words(around: line)
        let whole = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        // The two ends of a journey stay in one line, and so does a sentence.
        guard !words.isEmpty, whole.hasPrefix(words), PlaceCoordinates.coordinate(in: words) == nil,
            let coordinate = PlaceCoordinates.coordinate(in: line)
        else {
            self.words = line
            return
        }
        self.words = words
        self.coordinate = coordinate
    }

    /// What ``properties`` may have.
    package static let names = ["LOCATION", "GEO", "X-APPLE-STRUCTURED-LOCATION"]

    /// LOCATION, and where the coordinates are known GEO and what Apple's apps read; none for an empty line.
    package var properties: [Property] {
        guard !words.isEmpty else { return [] }
        guard let coordinate else { return [.text("LOCATION", words)] }
        let uri = GeoURI(coordinate).description
        let pair = uri.dropFirst("geo:".count).split(separator: ",").joined(separator: ";")
        return [
            .text("LOCATION", words), Property("GEO", value: pair),
            Property(
                "X-APPLE-STRUCTURED-LOCATION",
                parameters: [("VALUE", "URI"), ("X-APPLE-RADIUS", "70"), ("X-TITLE", words)],
                value: uri
            ),
        ]
    }
}
