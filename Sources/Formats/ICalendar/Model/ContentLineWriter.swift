internal import ByteText

/// Writes properties and components as content lines, folded at 75 octets between characters (RFC 5545 §3.1).
struct ContentLineWriter {
    private(set) var output: [UInt8] = []
    private var line: [UInt8] = []
    let lineEnding: LineEnding

    init(lineEnding: LineEnding, capacity: Int = 0) {
        self.lineEnding = lineEnding
        output.reserveCapacity(capacity)
    }

    mutating func write(_ component: Component) {
        switch component.storage {
        case .parsed(let source, let index): copy(source, source.rawRange(ofComponent: index))
        case .edited(let edited):
            if let (source, begin, _) = edited.source {
                copy(source, source.rawRange(ofLine: begin))
            } else {
                write(name: "BEGIN", value: edited.name)
            }
            for item in edited.items { write(item) }
            if let (source, _, end) = edited.source {
                // A document read although its end was missing stays without one.
                if end < source.lines.count { copy(source, source.rawRange(ofLine: end)) }
            } else {
                write(name: "END", value: edited.name)
            }
        }
    }

    mutating func write(_ item: Component.Content) {
        switch item {
        case .component(let component): write(component)
        case .other(let source, let line): copy(source, source.rawRange(ofLine: line))
        case .property(let property): write(property)
        }
    }

    mutating func write(_ property: Property) {
        switch property.storage {
        case .parsed(let source, let index): copy(source, source.rawRange(ofLine: index))
        case .written(let name, let parameters, let value):
            line.removeAll(keepingCapacity: true)
            line.append(text: name)
            for parameter in parameters { parameter.append(to: &line) }
            line.append(UInt8(ascii: ":"))
            line.append(text: value)
            fold()
        }
    }

    private mutating func write(name: String, value: String) {
        line.removeAll(keepingCapacity: true)
        line.append(text: name)
        line.append(UInt8(ascii: ":"))
        line.append(text: value)
        fold()
    }

    private mutating func copy(_ source: DocumentSource, _ range: Range<Int>) {
        startLine()
        output.append(contentsOf: source.bytes[range])
    }

    /// Ends a line that was copied from the end of a document without a line end.
    private mutating func startLine() {
        if let last = output.last, last != 0x0A, last != 0x0D { lineEnding.append(to: &output) }
    }

    private mutating func fold() {
        startLine()
        var start = 0
        var room = 75
        while line.count - start > room {
            var end = start + room
            // Never inside a character, unless the bytes are not UTF-8.
            while end > start + room - 4, line[end] & 0xC0 == 0x80 { end -= 1 }
            if line[end] & 0xC0 == 0x80 { end = start + room }
            output.append(contentsOf: line[start..<end])
            lineEnding.append(to: &output)
            output.append(0x20)
            start = end
            room = 74
        }
        output.append(contentsOf: line[start...])
        lineEnding.append(to: &output)
    }
}
