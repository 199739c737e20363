/// An iCalendar document: usually one `VCALENDAR`, sometimes several, sometimes a bare component.
///
/// Written without a change it gives the bytes that it was read from, whatever they were.
public struct CalendarDocument: Sendable {
    private enum Storage: Sendable {
        case parsed(DocumentSource)
        case edited([Component.Content], LineEnding, hasByteOrderMark: Bool)
    }

    private var storage: Storage

    /// Reads a document. Lower case, LF or CR alone, odd folding, a byte order mark, empty lines and a missing VERSION
    /// are accepted.
    ///
    /// - Throws: ``CalendarParseError`` for lines that are no content lines, unbalanced `BEGIN` and `END`, and limits.
    public init(parsing bytes: [UInt8], limits: Limits = .standard) throws(CalendarParseError) {
        var parser = DocumentParser(bytes, limits: limits, keepsMalformedLines: false)
        storage = .parsed(try parser.parse())
    }

    /// Reads a document and keeps lines that are no content lines, and properties outside components, as they are; a
    /// component that the document does not end goes to its end. For imports and subscribed feeds;
    /// ``strictFindings(maximum:)`` names them.
    public init(parsingLeniently bytes: [UInt8], limits: Limits = .standard) throws(CalendarParseError) {
        var parser = DocumentParser(bytes, limits: limits, keepsMalformedLines: true)
        storage = .parsed(try parser.parse())
    }

    /// A new document.
    public init(_ components: [Component]) {
        storage = .edited(components.map { .component($0) }, .carriageReturnLineFeed, hasByteOrderMark: false)
    }

    /// A new document with one `VCALENDAR` around some components.
    public init(productIdentifier: String, properties: [Property] = [], components: [Component]) {
        let head = [Property("VERSION", value: "2.0"), Property.text("PRODID", productIdentifier)]
        self.init([Component(name: "VCALENDAR", properties: head + properties, components: components)])
    }

    /// The outermost components.
    public var components: [Component] {
        get {
            switch storage {
            case .parsed(let source):
                var result: [Component] = []
                var index = 0
                while index < source.components.count {
                    result.append(Component(source, component: index))
                    index = Int(source.components[index].subtreeEnd)
                }
                return result
            case .edited(let items, _, _):
                return items.compactMap { if case .component(let component) = $0 { component } else { nil } }
            }
        }
        set {
            switch storage {
            case .parsed(let source):
                storage = .edited(
                    Component.replacingComponents(in: CalendarDocument.items(source), by: newValue),
                    source.lineEnding,
                    hasByteOrderMark: source.bytes.starts(with: [0xEF, 0xBB, 0xBF])
                )
            case .edited(let items, let lineEnding, let mark):
                let items = Component.replacingComponents(in: items, by: newValue)
                storage = .edited(items, lineEnding, hasByteOrderMark: mark)
            }
        }
    }

    /// The first `VCALENDAR`. Setting it replaces the first one, or adds it.
    public var calendar: Component? {
        get { components.first { $0.name == "VCALENDAR" } }
        set {
            var list = components
            let index = list.firstIndex { $0.name == "VCALENDAR" }
            switch (index, newValue) {
            case (let index?, let calendar?): list[index] = calendar
            case (let index?, nil): list.remove(at: index)
            case (nil, let calendar?): list.append(calendar)
            case (nil, nil): return
            }
            components = list
        }
    }

    /// The bytes: those that were read where nothing changed, new lines in the style of the document where something
    /// did.
    public func serialized() -> [UInt8] {
        switch storage {
        case .parsed(let source): return source.bytes
        case .edited(let items, let lineEnding, let hasByteOrderMark):
            var writer = ContentLineWriter(lineEnding: lineEnding, capacity: 4096)
            for item in items { writer.write(item) }
            let output = writer.output
            let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
            return hasByteOrderMark && !output.starts(with: mark) ? mark + output : output
        }
    }

    /// The bytes as read, if nothing has changed since.
    var source: DocumentSource? {
        if case .parsed(let source) = storage { source } else { nil }
    }

    private static func items(_ source: DocumentSource) -> [Component.Content] {
        var result: [Component.Content] = []
        var line = 0
        while line < source.lines.count {
            if source.lines[line].kind == .begin {
                let index = Int(source.lines[line].link)
                result.append(.component(Component(source, component: index)))
                line = Int(source.components[index].endLine)
            } else {
                result.append(.other(source, line))
            }
            line += 1
        }
        return result
    }
}

extension CalendarDocument: Equatable {
    /// Whether the components are the same, each in order.
    public static func == (left: CalendarDocument, right: CalendarDocument) -> Bool {
        left.components == right.components
    }
}
