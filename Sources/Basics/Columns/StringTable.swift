/// Many short texts as one run of UTF-8 and where each begins.
public struct StringTable: Sendable {
    private let offsets: Column<UInt32>
    private let bytes: Column<UInt8>

    /// Stores the strings as UTF-8 in order; equal strings are not merged.
    public init(_ strings: [String]) {
        let (offsets, bytes) = Self.pack(strings)
        self.offsets = Column(offsets)
        self.bytes = Column(bytes)
    }

    /// Nil unless there is a first offset and the last one is the end of the bytes.
    public init?(offsets: Column<UInt32>, bytes: Column<UInt8>) {
        guard !offsets.isEmpty, Int(offsets[offsets.count - 1]) == bytes.count else { return nil }
        self.offsets = offsets
        self.bytes = bytes
    }

    /// The number of strings.
    public var count: Int { offsets.count - 1 }

    /// Damaged UTF-8 is repaired with U+FFFD, damaged offsets give an empty text.
    public subscript(index: Int) -> String {
        String(decoding: utf8(index), as: UTF8.self)
    }

    /// The UTF-8 bytes of a string.
    ///
    /// - Precondition: `index` is in `0 ..< count`.
    public func utf8(_ index: Int) -> [UInt8] {
        let start = Int(offsets[index])
        let end = Int(offsets[index + 1])
        return start < end ? bytes[start..<end] : []
    }

    /// All texts, copied.
    public var array: [String] { (0..<count).map { self[$0] } }

    static func pack(_ strings: [String]) -> (offsets: [UInt32], bytes: [UInt8]) {
        var offsets: [UInt32] = [0]
        offsets.reserveCapacity(strings.count + 1)
        var bytes: [UInt8] = []
        for string in strings {
            bytes.append(contentsOf: string.utf8)
            precondition(bytes.count <= Int(UInt32.max), "string table over 4 GiB")
            offsets.append(UInt32(bytes.count))
        }
        return (offsets, bytes)
    }
}
