internal import Geo

/// The links in the text of a place: to a meeting online, to a map, to something else.
struct PlaceLinks {
    /// The text without its links.
    var rest: String
    /// What the first link to a map says.
    var coordinate: Coordinate?
    var hasLink = false
    /// To a map; its place may not be in it, as in a short link, which is not followed.
    var hasMap = false

    init(_ text: String) {
        rest = ""
        let lines = text.split(whereSeparator: \.isNewline).map { line in
            line.split(separator: " ").map { withoutLink($0) }.filter { !$0.isEmpty }.joined(separator: " ")
        }
        rest = lines.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private mutating func withoutLink(_ word: Substring) -> Substring {
        let bare = word.drop { "(<[".contains($0) }
        let lower = bare.prefix(8).lowercased()
        guard lower.hasPrefix("https://") || lower.hasPrefix("http://") else { return word }
        hasLink = true
        let link = bare.prefix { !")>]".contains($0) }
        read(String(link))
        return bare[link.endIndex...].drop { ")>]".contains($0) }
    }

    private mutating func read(_ link: String) {
        let afterScheme = link.drop { $0 != "/" }.dropFirst(2)
        let host = afterScheme.prefix { !"/?#:".contains($0) }.lowercased()
        let path = afterScheme.drop { !"/?#".contains($0) }
        guard Self.isMap(host, path) else { return }
        hasMap = true
        guard coordinate == nil else { return }
        coordinate = Self.coordinate(in: String(path))
    }

    private static func isMap(_ host: String, _ path: Substring) -> Bool {
        if host == "goo.gl" || host.hasSuffix("google.com") || host.hasPrefix("www.google.") {
            return host.hasPrefix("maps.") || path.hasPrefix("/maps")
        }
        let hosts: Set<String> = [
            "maps.app.goo.gl", "maps.apple.com", "maps.apple", "openstreetmap.org", "www.openstreetmap.org", "osm.org",
            "www.osm.org", "osmand.net", "waze.com", "www.waze.com", "ul.waze.com", "bing.com", "what3words.com",
            "w3w.co",
            "wego.here.com", "share.here.com", "organicmaps.app", "omaps.app", "ge0.me", "mapy.cz", "www.mapy.cz",
        ]
        return hosts.contains(host) || host.hasPrefix("maps.google.")
    }

    /// `q`, `ll`, `query`, `destination`, `daddr`, `coordinate`, `mlat` with `mlon`; `!3d` with `!4d`, the place
    /// itself; `@`, `#map=`, the view.
    private static func coordinate(in path: String) -> Coordinate? {
        let beforeMark = path.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)[0]
        let query = beforeMark.split(separator: "?", maxSplits: 1).dropFirst().first ?? ""
        var values: [String: String] = [:]
        for field in query.split(separator: "&") {
            let sides = field.split(separator: "=", maxSplits: 1).map(String.init)
            guard sides.count == 2 else { continue }
            // What is escaped between two numbers.
            let value = sides[1].replacing("+", with: " ").replacing("%20", with: " ").replacing("%2C", with: ",")
            values[sides[0].lowercased()] = value.replacing("%2c", with: ",")
        }
        if let latitude = values["mlat"].flatMap(Double.init), let longitude = values["mlon"].flatMap(Double.init) {
            return PlaceCoordinates.place(latitude, longitude)
        }
        for name in ["q", "query", "ll", "coordinate", "destination", "daddr"] {
            let value = values[name].map { $0.hasPrefix("loc:") ? String($0.dropFirst(4)) : $0 }
            if let value, let place = PlaceCoordinates.coordinate(in: value) { return place }
        }
        if let latitude = number(after: "!3d", in: path), let longitude = number(after: "!4d", in: path) {
            return PlaceCoordinates.place(latitude, longitude)
        }
        if let at = path.firstIndex(of: "@") {
            let numbers = path[path.index(after: at)...].split(separator: ",").prefix(2).compactMap { Double($0) }
            if numbers.count == 2 { return PlaceCoordinates.place(numbers[0], numbers[1]) }
        }
        guard let map = path.firstRange(of: "#map=") else { return nil }
        let numbers = path[map.upperBound...].split(separator: "/").prefix(3).compactMap { Double($0) }
        return numbers.count == 3 ? PlaceCoordinates.place(numbers[1], numbers[2]) : nil
    }

    private static func number(after mark: String, in path: String) -> Double? {
        guard let mark = path.firstRange(of: mark) else { return nil }
        return Double(path[mark.upperBound...].prefix { "-.0123456789".contains($0) })
    }
}
