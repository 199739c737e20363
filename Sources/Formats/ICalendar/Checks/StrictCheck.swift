internal import ByteText

/// Checks a document against the RFCs. The parser accepts much more than this check.
struct StrictCheck {
    let source: DocumentSource
    private let maximum: Int
    /// Where physical lines begin.
    private let lineStarts: [Int]
    private var findings: [Finding] = []
    /// The TZIDs that the document defines.
    private(set) var definedZones: Set<String> = []

    init(_ source: DocumentSource, maximum: Int) {
        self.source = source
        self.maximum = maximum
        var starts = [0]
        var offset = 0
        while let feed = ByteSearch.firstIndex(of: source.newline, in: source.bytes, from: offset) {
            starts.append(feed + 1)
            offset = feed + 1
        }
        lineStarts = starts
    }

    mutating func run(_ components: [Component]) -> [Finding] {
        checkBytes()
        checkLines()
        for zone in components.flatMap({ $0.components(named: "VTIMEZONE") }) {
            if let name = zone.first("TZID")?.text { definedZones.insert(name) }
        }
        if components.isEmpty { report(0, .error, "RFC 5545 §3.4", "no component") }
        for component in components {
            if component.name != "VCALENDAR" {
                report(component, .error, "RFC 5545 §3.4", "\(component.name) outside a VCALENDAR")
            }
            check(component, parent: nil)
        }
        return findings.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    }

    mutating func report(
        _ offset: Int,
        _ severity: Finding.Severity,
        _ section: String,
        _ message: String,
        about subject: Finding.Subject = .other
    ) {
        guard findings.count < maximum else { return }
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        findings.append(
            Finding(
                line: low + 1,
                column: offset - lineStarts[low] + 1,
                severity: severity,
                subject: subject,
                section: section,
                message: message
            )
        )
    }

    /// Reports at the `BEGIN` line of a component.
    mutating func report(
        _ component: Component,
        _ severity: Finding.Severity,
        _ section: String,
        _ message: String
    ) {
        guard case .parsed(let source, let index) = component.storage else { return }
        report(Int(source.lines[Int(source.components[index].beginLine)].rawStart), severity, section, message)
    }

    /// Reports at the value of a property, or so many bytes behind its start where the line is not folded.
    mutating func report(
        _ property: Property,
        _ severity: Finding.Severity,
        _ section: String,
        _ message: String,
        at offset: Int = 0,
        about subject: Finding.Subject = .other
    ) {
        guard case .parsed(let source, let index) = property.storage else { return }
        let line = source.lines[index]
        let isInPlace = !line.isUnfolded
        let position = isInPlace ? Int(line.valueStart) + (line.isFolded ? 0 : offset) : Int(line.rawStart)
        report(min(position, source.bytes.count), severity, section, message, about: subject)
    }

    /// Line ends, line lengths, characters (RFC 5545 §3.1).
    private mutating func checkBytes() {
        let bytes = source.bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { report(0, .error, "RFC 5545 §3.1", "byte order mark") }
        if bytes.isEmpty { return }
        var hasReportedEnding = false
        for (index, start) in lineStarts.enumerated() where start < bytes.count {
            let end = index + 1 < lineStarts.count ? lineStarts[index + 1] : bytes.count
            var content = end
            while content > start, bytes[content - 1] == 0x0A || bytes[content - 1] == 0x0D { content -= 1 }
            let isRight = end - content == 2 && bytes[content] == 0x0D && bytes[content + 1] == 0x0A
            if !isRight, !hasReportedEnding {
                hasReportedEnding = true
                report(content, .error, "RFC 5545 §3.1", "line does not end with CR LF (reported once)")
            }
            if content - start > 75 { report(start + 75, .advice, "RFC 5545 §3.1", "line is longer than 75 octets") }
            checkCharacters(start..<content)
        }
        if String(validating: bytes, as: UTF8.self) == nil {
            report(firstInvalidByte(bytes), .error, "RFC 5545 §3.1.4", "not UTF-8")
        }
    }

    private mutating func checkCharacters(_ range: Range<Int>) {
        for offset in range {
            let byte = source.bytes[offset]
            guard byte < 0x20 && byte != 0x09 || byte == 0x7F else { continue }
            return report(offset, .error, "RFC 5545 §3.1", "control character")
        }
    }

    private func firstInvalidByte(_ bytes: [UInt8]) -> Int {
        var low = 0
        var high = bytes.count
        // The longest valid beginning, give or take a character that is cut in the middle.
        while high - low > 1 {
            let middle = (low + high) / 2
            var end = middle
            while end > low, end < bytes.count, bytes[end] & 0xC0 == 0x80, middle - end < 4 { end -= 1 }
            if String(validating: bytes[..<end], as: UTF8.self) != nil { low = middle } else { high = middle }
        }
        return low
    }

    /// Lines that are no content lines, names and parameters (RFC 5545 §3.1, §3.2).
    private mutating func checkLines() {
        for line in source.lines {
            let start = Int(line.rawStart)
            guard line.kind != .other else {
                let text = source.buffer(of: line)[Int(line.valueStart)..<Int(line.valueEnd)]
                if line.nameEnd > line.nameStart {
                    report(start, .error, "RFC 5545 §3.1", "not a property of a component")
                } else if text.allSatisfy({ $0 <= 0x20 }) {
                    report(start, .error, "RFC 5545 §3.1", "empty line")
                } else {
                    report(start, .error, "RFC 5545 §3.1", "content line without a colon")
                }
                continue
            }
            let buffer = source.buffer(of: line)
            let name = buffer[Int(line.nameStart)..<Int(line.nameEnd)]
            if let bad = name.firstIndex(where: { !($0.isASCIIAlphanumeric || $0 == 0x2D) }) {
                report(line.isUnfolded ? start : bad, .error, "RFC 5545 §3.1", "character that no name may have")
            }
            if line.hasParameters { checkParameters(line, buffer) }
        }
        for component in source.components where Int(component.endLine) >= source.lines.count {
            let begin = source.lines[Int(component.beginLine)]
            report(Int(begin.rawStart), .error, "RFC 5545 §3.6", "component without END")
        }
    }

    private mutating func checkParameters(_ line: ContentLine, _ buffer: [UInt8]) {
        let range = (Int(line.nameEnd) + 1)..<(Int(line.valueStart) - 1)
        let text = buffer[range]
        let place = line.isUnfolded ? Int(line.rawStart) : range.lowerBound
        if text.count(where: { $0 == UInt8(ascii: "\"") }) % 2 == 1 {
            return report(place, .error, "RFC 5545 §3.2", "quotes that do not pair")
        }
        var isQuoted = false
        var hasEquals = false
        for (offset, byte) in zip(text.indices, text) {
            switch byte {
            case UInt8(ascii: "\""): isQuoted.toggle()
            case UInt8(ascii: "=") where !isQuoted: hasEquals = true
            case UInt8(ascii: ";") where !isQuoted:
                if !hasEquals {
                    return report(line.isUnfolded ? place : offset, .error, "RFC 5545 §3.2", "parameter without value")
                }
                hasEquals = false
            default: break
            }
        }
        if !hasEquals { report(place, .error, "RFC 5545 §3.2", "parameter without value") }
    }
}
