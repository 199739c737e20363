/// The bytes of a fuzzer's input as choices, so that a generator builds data with valid framing from any input and a
/// mutation of one byte changes one choice. When the bytes are used up, every choice is the first.
struct FuzzChoices {
    private var bytes: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

    var isAtEnd: Bool { bytes.isEmpty }

    mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

    /// A number below `count`, which is 256 at most.
    mutating func below(_ count: Int) -> Int { Int(byte()) % count }

    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

    /// True in one of `count` cases.
    mutating func oneIn(_ count: Int) -> Bool { below(count) == count - 1 }

    /// Up to `most` elements, fewer when the bytes are used up.
    mutating func list<Element>(upTo most: Int, _ make: (inout FuzzChoices) -> Element) -> [Element] {
        var elements: [Element] = []
        for _ in 0..<below(most + 1) where !isAtEnd { elements.append(make(&self)) }
        return elements
    }

    /// The next bytes as they are.
    mutating func take(_ count: Int) -> [UInt8] {
        let taken = Array(bytes.prefix(count))
        bytes = bytes.dropFirst(count)
        return taken
    }
}
