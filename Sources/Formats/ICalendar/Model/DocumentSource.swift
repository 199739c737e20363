internal import ByteText

/// The bytes of a parsed document and where its content lines and components lie in them. Shared by everything read
/// from it.
final class DocumentSource: Sendable {
    let bytes: [UInt8]
    /// Lines whose name or parameters are folded, unfolded once; all others are read in place.
    let unfolded: [UInt8]
    let lines: [ContentLine]
    let components: [ComponentSpan]
    /// The byte that ends lines: LF, or CR in a document that has no LF.
    let newline: UInt8
    /// How new lines are ended, so that they look like their neighbours.
    let lineEnding: LineEnding

    init(
        bytes: [UInt8],
        unfolded: [UInt8],
        lines: [ContentLine],
        components: [ComponentSpan],
        newline: UInt8,
        lineEnding: LineEnding
    ) {
        self.bytes = bytes
        self.unfolded = unfolded
        self.lines = lines
        self.components = components
        self.newline = newline
        self.lineEnding = lineEnding
    }

    /// The bytes of a line with its folds and its ending.
    func rawRange(ofLine index: Int) -> Range<Int> {
        let end = index + 1 < lines.count ? Int(lines[index + 1].rawStart) : bytes.count
        return Int(lines[index].rawStart)..<end
    }

    /// The bytes of a component from `BEGIN` to the end of the `END` line.
    func rawRange(ofComponent index: Int) -> Range<Int> {
        let span = components[index]
        let first = Int(lines[Int(span.beginLine)].rawStart)
        return first..<(Int(span.endLine) < lines.count ? rawRange(ofLine: Int(span.endLine)).upperBound : bytes.count)
    }

    /// The buffer that the offsets of a line point into.
    func buffer(of line: ContentLine) -> [UInt8] { line.isUnfolded ? unfolded : bytes }

    /// The unfolded value of a line.
    func value(ofLine index: Int) -> ByteSlice {
        let line = lines[index]
        let range = Int(line.valueStart)..<Int(line.valueEnd)
        guard line.isFolded, !line.isUnfolded else { return ByteSlice(bytes: buffer(of: line), range: range) }
        var output: [UInt8] = []
        output.reserveCapacity(range.count)
        Unfolding.append(bytes, range, newline: newline, to: &output)
        return ByteSlice(bytes: output, range: 0..<output.count)
    }

    static func position(of offset: Int, in bytes: [UInt8], newline: UInt8) -> (line: Int, column: Int) {
        var line = 1
        var start = 0
        while let end = ByteSearch.firstIndex(of: newline, in: bytes, from: start, to: offset) {
            line += 1
            start = end + 1
        }
        return (line, offset - start + 1)
    }
}

/// How a line ends.
enum LineEnding: Hashable, Sendable {
    case carriageReturnLineFeed
    case lineFeed
    case carriageReturn

    func append(to output: inout [UInt8]) {
        switch self {
        case .carriageReturnLineFeed:
            output.append(0x0D)
            output.append(0x0A)
        case .lineFeed: output.append(0x0A)
        case .carriageReturn: output.append(0x0D)
        }
    }
}

/// The position of one content line. Offsets are into the document's bytes, or into the unfolded ones where
/// ``isUnfolded`` says so.
struct ContentLine: Sendable {
    enum LineKind: UInt8, Sendable {
        case property
        case begin
        case end
        /// An empty line, or one that could not be understood: kept as it is.
        case other
    }

    var rawStart: UInt32
    var nameStart: UInt32
    var nameEnd: UInt32
    var valueStart: UInt32
    var valueEnd: UInt32
    /// For a property the hash of its upper-case name; for a `BEGIN` the index of its component.
    var link: UInt32
    var kind: LineKind
    var isFolded: Bool
    var isUnfolded: Bool

    var hasParameters: Bool { valueStart > nameEnd + 1 }
}

/// The position of one component. Components are kept in the order of their `BEGIN` lines.
struct ComponentSpan: Sendable {
    var beginLine: UInt32
    /// The line of its `END`; the number of lines where the document ends without one.
    var endLine: UInt32
    /// The index after the last component inside it.
    var subtreeEnd: UInt32
}

/// A part of an array of bytes, sharing the array.
struct ByteSlice: Sendable {
    let bytes: [UInt8]
    let range: Range<Int>

    var text: String { String(decoding: bytes[range], as: UTF8.self) }
    var cursor: ByteCursor { ByteCursor(bytes, in: range) }
}

enum Unfolding {
    /// Appends a range of bytes without its folds: line ends with the one space or tab after them (RFC 5545 §3.1).
    static func append(_ bytes: [UInt8], _ range: Range<Int>, newline: UInt8, to output: inout [UInt8]) {
        var start = range.lowerBound
        while let end = ByteSearch.firstIndex(of: newline, in: bytes, from: start, to: range.upperBound) {
            var contentEnd = end
            while contentEnd > start, bytes[contentEnd - 1] == 0x0D { contentEnd -= 1 }
            output.append(contentsOf: bytes[start..<contentEnd])
            start = min(end + 2, range.upperBound)
        }
        output.append(contentsOf: bytes[start..<range.upperBound])
    }
}

/// The hash by which properties are found by name.
enum NameHash {
    @inline(__always)
    static func combine(_ hash: UInt32, _ byte: UInt8) -> UInt32 {
        (hash ^ UInt32(byte.asciiUppercased)) &* 16_777_619
    }

    static let start: UInt32 = 2_166_136_261

    static func of(_ name: String) -> UInt32 {
        var hash = start
        for byte in name.utf8 { hash = combine(hash, byte) }
        return hash
    }
}
