/// A text with the mistakes that people make when they type it.
enum TypedText {
    /// Without accents: the base letter of every letter that has a mark.
    static func withoutAccents(_ text: String) -> String {
        String(
            text.map { letter in
                let base = marked.first { $0.letters.contains(letter) }?.base
                return base ?? letter
            }
        )
    }

    private static let marked: [(base: Character, letters: String)] = [
        ("a", "àáâãäå"), ("e", "èéêë"), ("i", "ìíîï"), ("o", "òóôõö"), ("u", "ùúûü"), ("c", "ç"), ("n", "ñ"),
        ("A", "ÀÁÂÃÄÅ"), ("E", "ÈÉÊË"), ("I", "ÌÍÎÏ"), ("O", "ÒÓÔÕÖ"), ("U", "ÙÚÛÜ"), ("C", "Ç"), ("N", "Ñ"),
    ]

    /// One letter left out, doubled, replaced by a neighbour of the alphabet or swapped with the next, in a word of
    /// five or more letters; nil where there is none.
    static func withSlip(_ text: String, using generator: inout SampleGenerator) -> String? {
        var words = text.split(separator: " ", omittingEmptySubsequences: false).map(Array.init)
        let long = words.indices.filter { words[$0].count >= 5 && words[$0].allSatisfy(\.isLetter) }
        guard let chosen = long.randomElement(using: &generator) else { return nil }
        let before = words[chosen]
        // The first letter is seldom wrong.
        let place = Int.random(in: 1..<(before.count - 1), using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: words[chosen].remove(at: place)
        case 1: words[chosen].insert(before[place], at: place)
        case 2: words[chosen][place] = before[place] == "e" ? "r" : "e"
        default: words[chosen].swapAt(place, place + 1)
        }
        if words[chosen] == before { words[chosen].remove(at: place) }
        return words.map { String($0) }.joined(separator: " ")
    }
}

/// Numbers from a seed, the same on every machine: xorshift64*, after G. Marsaglia and S. Vigna.
struct SampleGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        // A state of 0 would stay 0.
        state = (seed &+ 1) &* 0x9E37_79B9_7F4A_7C15 | 1
    }

    mutating func next() -> UInt64 {
        state ^= state >> 12
        state ^= state << 25
        state ^= state >> 27
        return state &* 0x2545_F491_4F6C_DD1D
    }
}
