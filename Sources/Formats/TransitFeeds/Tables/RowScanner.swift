/// Splits a stream of CSV (RFC 4180, as GTFS writes it) into rows whose fields are ranges of a buffer. Memory stays at
/// one row and one piece of the stream.
///
/// Quotes count only at the beginning of a field; blanks round fields and a byte order mark are taken away; the last
/// line may lack its end; CR, LF and CRLF end lines.
struct RowScanner {
    private let chunks: any ByteChunks
    private let file: String
    private let limits: FeedLimits
    private(set) var buffer: [UInt8] = []
    /// Where the next row begins.
    private var next = 0
    private var isAtEnd = false
    private(set) var fields: [Range<Int>] = []
    /// Fields that contain doubled quotes.
    private var doubled: [Int] = []
    /// The line on which the current row begins, from 1.
    private(set) var line = 0
    private var nextLine = 1

    init(_ chunks: any ByteChunks, file: String, limits: FeedLimits) throws(FeedError) {
        self.chunks = chunks
        self.file = file
        self.limits = limits
        while buffer.count < 3, try fill() {}
        if buffer.starts(with: [0xEF, 0xBB, 0xBF]) { next = 3 }
    }

    /// Moves to the next row that holds anything; false at the end.
    mutating func advance() throws(FeedError) -> Bool {
        while true {
            line = nextLine
            switch split() {
            case .row(let end, let lines):
                next = end
                nextLine += lines
                if fields.count > 1 || fields.first?.isEmpty == false {
                    if !doubled.isEmpty { unescape() }
                    return true
                }
                if isAtEnd && next >= buffer.count { return false }
            case .needsMore:
                if buffer.count - next > limits.rowBytes {
                    throw .overLimit(file: file, what: "bytes in the row at line \(line)", limit: limits.rowBytes)
                }
                if try !fill() {
                    if next >= buffer.count { return false }
                    // The last line lacks its end.
                    isAtEnd = true
                    buffer.append(UInt8(ascii: "\n"))
                }
            case .openQuote:
                if isAtEnd || buffer.count - next > limits.rowBytes {
                    throw .unterminatedQuote(file: file, line: line)
                }
                if try !fill() {
                    isAtEnd = true
                    throw .unterminatedQuote(file: file, line: line)
                }
            case .tooManyFields:
                throw .overLimit(file: file, what: "fields at line \(line)", limit: limits.fieldsPerRow)
            }
        }
    }

    private mutating func fill() throws(FeedError) -> Bool {
        guard !isAtEnd else { return false }
        if next > 0 {
            buffer.removeSubrange(0..<next)
            next = 0
        }
        return try chunks.next(into: &buffer)
    }

    private enum Outcome {
        case row(end: Int, lines: Int)
        case needsMore
        case openQuote
        case tooManyFields
    }

    /// Finds the fields of the row at `next`.
    private mutating func split() -> Outcome {
        let bytes = buffer
        let end = bytes.count
        var found = fields
        fields = []
        found.removeAll(keepingCapacity: true)
        doubled.removeAll(keepingCapacity: true)
        defer { fields = found }
        var at = next
        var lines = 1
        while true {
            while at < end, bytes[at] == 0x20 || bytes[at] == 0x09 { at += 1 }
            guard at < end else { return .needsMore }
            guard found.count < limits.fieldsPerRow else { return .tooManyFields }
            var start = at
            var stop: Int
            if bytes[at] == UInt8(ascii: "\"") {
                at += 1
                start = at
                var hasDoubled = false
                while true {
                    guard at < end else { return .openQuote }
                    let byte = bytes[at]
                    if byte == UInt8(ascii: "\"") {
                        guard at + 1 < end else {
                            if isAtEnd { break }
                            return .needsMore
                        }
                        if bytes[at + 1] != UInt8(ascii: "\"") { break }
                        hasDoubled = true
                        at += 1
                    } else if byte == 0x0A {
                        lines += 1
                    }
                    at += 1
                }
                stop = at
                if hasDoubled { doubled.append(found.count) }
                // Text between the closing quote and the comma is ignored; feeds rarely contain it.
                while at < end, bytes[at] != UInt8(ascii: ","), bytes[at] != 0x0A, bytes[at] != 0x0D { at += 1 }
            } else {
                while at < end {
                    let byte = bytes[at]
                    if byte == UInt8(ascii: ",") || byte == 0x0A || byte == 0x0D { break }
                    at += 1
                }
                stop = at
            }
            guard at < end else { return .needsMore }
            while stop > start, bytes[stop - 1] == 0x20 || bytes[stop - 1] == 0x09 { stop -= 1 }
            while start < stop, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
            found.append(start..<stop)
            if bytes[at] == UInt8(ascii: ",") {
                at += 1
                continue
            }
            if bytes[at] == 0x0D {
                // CR and the LF that may follow in the next piece end one line.
                guard at + 1 < end || isAtEnd else { return .needsMore }
                if at + 1 < end, bytes[at + 1] == 0x0A { at += 1 }
            }
            return .row(end: at + 1, lines: lines)
        }
    }

    /// Takes the second of doubled quotes away, in place.
    private mutating func unescape() {
        for field in doubled {
            let range = fields[field]
            var target = range.lowerBound
            var at = range.lowerBound
            while at < range.upperBound {
                buffer[target] = buffer[at]
                target += 1
                at += buffer[at] == UInt8(ascii: "\"") ? 2 : 1
            }
            fields[field] = range.lowerBound..<min(target, range.upperBound)
        }
    }
}
