internal import ByteText

/// Splits bytes into content lines and components (RFC 5545 §3.1 and §3.6). Makes ranges only; values are read when
/// asked for.
struct DocumentParser {
    private let bytes: [UInt8]
    private let limits: Limits
    /// Whether lines that are none are kept instead of refused.
    private let keepsMalformedLines: Bool
    private let newline: UInt8
    private var unfolded: [UInt8] = []
    private var lines: [ContentLine] = []
    private var components: [ComponentSpan] = []
    private var open: [Int] = []

    init(_ bytes: [UInt8], limits: Limits, keepsMalformedLines: Bool) {
        self.bytes = bytes
        self.limits = limits
        self.keepsMalformedLines = keepsMalformedLines
        newline = ByteSearch.firstIndex(of: 0x0A, in: bytes) == nil ? 0x0D : 0x0A
    }

    mutating func parse() throws(CalendarParseError) -> DocumentSource {
        guard bytes.count <= min(limits.bytes, Int(UInt32.max) / 2) else {
            throw CalendarParseError(line: 1, column: 1, reason: .tooManyBytes(limit: limits.bytes))
        }
        lines.reserveCapacity(bytes.count / 32 + 4)
        // A byte order mark is no part of the first line.
        var position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var rawStart = 0
        while position < bytes.count {
            guard lines.count < limits.lines else { throw error(at: position, .tooManyLines(limit: limits.lines)) }
            let next = try line(rawStart: rawStart, from: position)
            position = next
            rawStart = next
        }
        if let last = open.last {
            guard keepsMalformedLines else { throw error(at: bytes.count, .missingEnd(name(ofComponent: last))) }
            while let index = open.popLast() { close(index, endLine: lines.count) }
        }
        guard !components.isEmpty || keepsMalformedLines else { throw error(at: 0, .noComponent) }
        return DocumentSource(
            bytes: bytes,
            unfolded: unfolded,
            lines: lines,
            components: components,
            newline: newline,
            lineEnding: lineEnding()
        )
    }

    private func lineEnding() -> LineEnding {
        guard newline == 0x0A else { return .carriageReturn }
        guard let first = ByteSearch.firstIndex(of: 0x0A, in: bytes) else { return .carriageReturnLineFeed }
        return first > 0 && bytes[first - 1] == 0x0D ? .carriageReturnLineFeed : .lineFeed
    }

    /// Reads one line with its continuations and gives the offset of the next.
    private mutating func line(rawStart: Int, from start: Int) throws(CalendarParseError) -> Int {
        let head = DocumentParser.head(bytes.span, from: start, newline: newline)
        guard let valueStart = head.valueStart else {
            return try lineWithoutColon(rawStart: rawStart, from: start, head: head)
        }
        let (end, next, isFolded) = logicalEnd(from: valueStart)
        try append(
            ContentLine(
                rawStart: UInt32(rawStart),
                nameStart: UInt32(start),
                nameEnd: UInt32(head.nameEnd),
                valueStart: UInt32(valueStart),
                valueEnd: UInt32(end),
                link: head.hash,
                kind: .property,
                isFolded: isFolded,
                isUnfolded: false
            ),
            isValidName: head.isValidName
        )
        return next
    }

    /// A line whose first part has no colon: an empty one, one that is folded before its colon, or none at all.
    private mutating func lineWithoutColon(
        rawStart: Int,
        from start: Int,
        head: Head
    ) throws(CalendarParseError) -> Int {
        let (end, next, isFolded) = logicalEnd(from: start)
        var record = ContentLine(
            rawStart: UInt32(rawStart),
            nameStart: UInt32(start),
            nameEnd: UInt32(start),
            valueStart: UInt32(start),
            valueEnd: UInt32(end),
            link: 0,
            kind: .other,
            isFolded: isFolded,
            isUnfolded: false
        )
        if isFolded {
            let base = unfolded.count
            Unfolding.append(bytes, start..<end, newline: newline, to: &unfolded)
            let head = DocumentParser.head(unfolded.span, from: base, newline: newline)
            if let valueStart = head.valueStart {
                record.nameStart = UInt32(base)
                record.nameEnd = UInt32(head.nameEnd)
                record.valueStart = UInt32(valueStart)
                record.valueEnd = UInt32(unfolded.count)
                record.link = head.hash
                record.kind = .property
                record.isUnfolded = true
                try append(record, isValidName: head.isValidName)
                return next
            }
            unfolded.removeLast(unfolded.count - base)
        }
        let isBlank = bytes[start..<end].allSatisfy {
            $0 == 0x20 || $0 == 0x09 || $0 == 0x0D || $0 == 0x0A || $0 == 0x1A
        }
        guard isBlank || keepsMalformedLines else { throw error(at: start, .missingColon) }
        lines.append(record)
        return next
    }

    private mutating func append(_ line: ContentLine, isValidName: Bool) throws(CalendarParseError) {
        var line = line
        guard isValidName else {
            guard keepsMalformedLines else { throw error(at: Int(line.rawStart), .invalidName) }
            line.kind = .other
            return lines.append(line)
        }
        switch line.nameEnd - line.nameStart {
        case 5 where line.link == DocumentParser.beginHash: try begin(&line)
        case 3 where line.link == DocumentParser.endHash: try end(&line)
        default:
            if open.isEmpty {
                guard keepsMalformedLines else { throw error(at: Int(line.rawStart), .propertyOutsideComponent) }
                line.kind = .other
            }
        }
        lines.append(line)
    }

    private static let beginHash = NameHash.of("BEGIN")
    private static let endHash = NameHash.of("END")

    private mutating func begin(_ line: inout ContentLine) throws(CalendarParseError) {
        guard components.count < limits.components else {
            throw error(at: Int(line.rawStart), .tooManyComponents(limit: limits.components))
        }
        guard open.count < limits.nesting else {
            throw error(at: Int(line.rawStart), .nestedTooDeep(limit: limits.nesting))
        }
        line.kind = .begin
        line.link = UInt32(components.count)
        open.append(components.count)
        components.append(ComponentSpan(beginLine: UInt32(lines.count), endLine: 0, subtreeEnd: 0))
    }

    private mutating func end(_ line: inout ContentLine) throws(CalendarParseError) {
        let found = componentName(line)
        guard let index = open.last, name(ofComponent: index) == found else {
            let open = open.last.map { name(ofComponent: $0) }
            throw error(at: Int(line.rawStart), .unexpectedEnd(found: found, open: open))
        }
        line.kind = .end
        open.removeLast()
        close(index, endLine: lines.count)
    }

    private mutating func close(_ index: Int, endLine: Int) {
        components[index].endLine = UInt32(endLine)
        components[index].subtreeEnd = UInt32(components.count)
    }

    private func name(ofComponent index: Int) -> String {
        componentName(lines[Int(components[index].beginLine)])
    }

    private func componentName(_ line: ContentLine) -> String {
        let buffer = line.isUnfolded ? unfolded : bytes
        return DocumentParser.componentName(buffer[Int(line.valueStart)..<Int(line.valueEnd)])
    }

    /// A component's name in upper case, without the folds and spaces that a few writers leave.
    static func componentName(_ bytes: ArraySlice<UInt8>) -> String {
        // Nearly all names stand so already.
        if bytes.allSatisfy({ $0 > 0x20 && $0 == $0.asciiUppercased }) { return String(decoding: bytes, as: UTF8.self) }
        return bytes.filter { $0 > 0x20 }[...].uppercasedText
    }

    /// The end of the content, the start of the next line, and whether there are continuations.
    private func logicalEnd(from start: Int) -> (end: Int, next: Int, isFolded: Bool) {
        var search = start
        var isFolded = false
        while let feed = ByteSearch.firstIndex(of: newline, in: bytes, from: search) {
            let next = feed + 1
            if next < bytes.count, bytes[next] == 0x20 || bytes[next] == 0x09 {
                isFolded = true
                search = next
                continue
            }
            var end = feed
            while end > start, bytes[end - 1] == 0x0D { end -= 1 }
            return (end, next, isFolded)
        }
        var end = bytes.count
        while end > start, bytes[end - 1] == 0x0D { end -= 1 }
        return (end, bytes.count, isFolded)
    }

    /// The part of a line before its value.
    struct Head {
        var nameEnd: Int
        var hash: UInt32
        var isValidName: Bool
        /// Nil when the line ends before a colon.
        var valueStart: Int?
    }

    // contentline = name *(";" param ) ":" value CRLF
    static func head(_ bytes: Span<UInt8>, from start: Int, newline: UInt8) -> Head {
        var hash = NameHash.start
        var isValid = true
        var offset = start
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == UInt8(ascii: ":") || byte == UInt8(ascii: ";") || byte == newline { break }
            // Underscores and dots are not of the RFC, but of the wild.
            if !(byte.isASCIIAlphanumeric || byte == 0x2D || byte == 0x5F || byte == 0x2E || byte >= 0x80) {
                isValid = false
            }
            hash = NameHash.combine(hash, byte)
            offset += 1
        }
        var head = Head(nameEnd: offset, hash: hash, isValidName: isValid && offset > start, valueStart: nil)
        guard offset < bytes.count, bytes[offset] != newline else { return head }
        if bytes[offset] == UInt8(ascii: ";") {
            head.valueStart = valueStart(bytes, afterParametersFrom: offset + 1, newline: newline)
        } else {
            head.valueStart = offset + 1
        }
        return head
    }

    /// The offset after the colon that ends the parameters. Quotes hide colons; where quotes do not pair, any colon
    /// counts.
    private static func valueStart(_ bytes: Span<UInt8>, afterParametersFrom start: Int, newline: UInt8) -> Int? {
        var isQuoted = false
        var firstColon: Int?
        var offset = start
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == UInt8(ascii: "\"") {
                isQuoted.toggle()
            } else if byte == UInt8(ascii: ":") {
                if !isQuoted { return offset + 1 }
                firstColon = firstColon ?? offset
            } else if byte == newline {
                break
            }
            offset += 1
        }
        // A quoted text may go on in a continuation line: the caller unfolds and asks again.
        let goesOn = offset + 1 < bytes.count && (bytes[offset + 1] == 0x20 || bytes[offset + 1] == 0x09)
        return isQuoted && !goesOn ? firstColon.map { $0 + 1 } : nil
    }

    private func error(at offset: Int, _ reason: CalendarParseError.Reason) -> CalendarParseError {
        let (line, column) = DocumentSource.position(of: offset, in: bytes, newline: newline)
        return CalendarParseError(line: line, column: column, reason: reason)
    }
}
