internal import Geo

/// The searches of one reading: none is made twice.
final class PlaceLookups {
    private let searches: [any PlaceSearch]
    private let near: Coordinate?
    private var matches: [String: [PlaceMatch]] = [:]
    private var exact: [String: [PlaceMatch]] = [:]

    /// More matches of a text are not judged.
    private static let most = 30

    init(_ searches: [any PlaceSearch], near: Coordinate?) {
        self.searches = searches
        self.near = near
    }

    /// What may be meant by a text, the best first.
    func matches(of text: String) throws(PlaceSearchError) -> [PlaceMatch] {
        if let known = matches[text] { return known }
        let line = Self.line(text)
        var found: [PlaceMatch] = []
        for search in searches { found += try search.search(line, near: near, limit: Self.most) }
        found = found.filter { $0.score >= PlaceDecision.leastScore && $0.doubt != .wordsLeft }
            .sorted { $0.score > $1.score }
        matches[text] = found
        return found
    }

    /// What may be meant by a part of a text; where there is more than can be judged, also what has the words of
    /// another part: "Via Roma 12" of a country, in the town that is told.
    func matches(of text: String, beside others: [String]) throws(PlaceSearchError) -> [PlaceMatch] {
        var found = try matches(of: text)
        guard found.count == Self.most else { return found }
        for other in others {
            for match in try exactMatches(of: "\(text) \(other)")
            where !found.contains(where: { $0.coordinate == match.coordinate && $0.name == match.name }) {
                found.append(match)
            }
        }
        return found
    }

    /// The nearest places of some kinds, five at most.
    func places(of kinds: Set<String>, called text: String) throws(PlaceSearchError) -> [PlaceMatch] {
        var found: [PlaceMatch] = []
        for search in searches { found += try search.search(Self.line(text), near: near, limit: 200) }
        found = found.filter { kinds.contains($0.kind) }
        if let near { found.sort { near.distance(to: $0.coordinate) < near.distance(to: $1.coordinate) } }
        return PlaceDecision.distinct(found)
    }

    /// What has every word of a text, the best first.
    func exactMatches(of text: String) throws(PlaceSearchError) -> [PlaceMatch] {
        if let known = exact[text] { return known }
        let line = Self.line(text)
        var found: [PlaceMatch] = []
        for search in searches { found += try search.exactMatches(of: line, near: near, limit: Self.most) }
        found = found.filter { $0.score >= PlaceDecision.leastScore }.sorted { $0.score > $1.score }
        exact[text] = found
        return found
    }

    private static func line(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
