internal import Geo

/// Towns that are too small for ``KnownTowns``, of 3,000 people and more (30,000 outside Europe and the Americas): so
/// that none of them is taken for a street here by those who live close to it.
///
/// They are looked up where they stand in the program, which costs no memory of its own and no time at the start.
enum SmallTowns {
    /// The towns of this name, the largest first.
    ///
    /// - Complexity: O(log n) lines read.
    static func towns(called words: [String]) -> [KnownTowns.Town] {
        let name = Array(words.joined(separator: " ").utf8)
        guard !name.isEmpty else { return [] }
        let text = lines.utf8.span
        var towns: [KnownTowns.Town] = []
        var line = start(of: name, in: text)
        while let town = town(in: text, from: line, called: name) {
            towns.append(town)
            line = end(in: text, from: line) + 1
        }
        return towns.sorted { $0.population > $1.population }
    }

    private static let separator = UInt8(ascii: "|")
    private static let newLine = UInt8(ascii: "\n")

    /// Where the first line begins whose name is not before `name`.
    private static func start(of name: [UInt8], in text: Span<UInt8>) -> Int {
        var (low, high) = (0, text.count)
        while low < high {
            var line = (low + high) / 2
            while line > low, text[line - 1] != newLine { line -= 1 }
            if isBefore(line, name, in: text) { low = min(end(in: text, from: line) + 1, high) } else { high = line }
        }
        return low
    }

    private static func isBefore(_ line: Int, _ name: [UInt8], in text: Span<UInt8>) -> Bool {
        for (offset, byte) in name.enumerated() {
            let own = text[line + offset]
            if own == separator { return true }
            if own != byte { return own < byte }
        }
        return false
    }

    private static func end(in text: Span<UInt8>, from line: Int) -> Int {
        var end = line
        while end < text.count, text[end] != newLine { end += 1 }
        return end
    }

    /// The town of a line; nil where it has another name.
    private static func town(in text: Span<UInt8>, from line: Int, called name: [UInt8]) -> KnownTowns.Town? {
        let end = end(in: text, from: line)
        var bytes: [UInt8] = []
        for index in line..<end { bytes.append(text[index]) }
        guard bytes.starts(with: name + [separator]) else { return nil }
        let fields = String(decoding: bytes, as: UTF8.self).split(separator: "|")
        guard fields.count == 5, let latitude = Double(fields[1]), let longitude = Double(fields[2]),
            let hundreds = Int(fields[3])
        else { return nil }
        return KnownTowns.Town(
            name: String(fields[4]),
            coordinate: Coordinate(latitude: latitude, longitude: longitude),
            population: hundreds * 100
        )
    }
}
