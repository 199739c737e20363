internal import CLibXML2

/// libxml2's SAX2 callbacks into an ``XMLDocument``: the only unsafe file of this module.
///
/// The document is given to the push parser, which is a loop, not a recursion; a longer one in pieces, so that a start
/// tag is refused by its
/// length before libxml2 looks at its attributes, each of which it compares with all others (ADR 0012). Entities cannot
/// be declared, since a document type
/// stops the parser before its content is looked at, and nothing is loaded: `XML_PARSE_NONET`, and no external subset
/// handler.
enum SAXParser {
    static func parse(_ bytes: [UInt8], limits: XMLLimits) throws(XMLError) -> XMLDocument {
        guard !bytes.isEmpty else { throw XMLError(.empty) }
        guard bytes.count <= limits.bytes else { throw XMLError(.limit("bytes")) }
        _ = initialised
        let sink = SAXSink(limits: limits, byteCount: bytes.count)
        // The sink outlives the parser: both end in this function, and the callbacks borrow it unretained.
        let user = unsafe Unmanaged.passUnretained(sink).toOpaque()
        var handler = unsafe SAXParser.handler()
        guard let parser = unsafe xmlCreatePushParserCtxt(&handler, user, nil, 0, nil) else {
            throw XMLError(.malformed("no memory for a parser"))
        }
        defer { unsafe xmlFreeParserCtxt(parser) }
        unsafe sink.parser = parser
        // Without NOENT libxml2 leaves "&amp;" in attributes as "&#38;" for a tree builder to resolve; no other entity
        // can exist.
        _ = unsafe xmlCtxtUseOptions(parser, Int32(XML_PARSE_NONET.rawValue | XML_PARSE_NOENT.rawValue))
        unsafe bytes.withUnsafeBytes { raw in
            guard let start = unsafe raw.baseAddress?.assumingMemoryBound(to: CChar.self) else { return }
            guard raw.count > limits.startTagBytes else {
                _ = unsafe xmlParseChunk(parser, start, Int32(raw.count), 1)
                return
            }
            // Long pieces for a long document: at each one libxml2 looks back to the last tag, over all that it holds.
            let pieceBytes = max(4096, raw.count / 128)
            var offset = 0
            while offset < raw.count, sink.error == nil {
                let count = min(pieceBytes, raw.count - offset)
                _ = unsafe xmlParseChunk(parser, start + offset, Int32(count), 0)
                offset += count
                unsafe checkStartTag(of: parser, sink)
            }
            if sink.error == nil { _ = unsafe xmlParseChunk(parser, nil, 0, 1) }
        }
        if let error = sink.error { throw error }
        guard unsafe parser.pointee.wellFormed != 0, !sink.document.events.isEmpty, sink.open.isEmpty else {
            throw XMLError(.malformed("the document is not well-formed"))
        }
        return sink.document
    }

    /// Refuses a start tag that goes on for too long. libxml2 waits for its end before it reads it, whatever the
    /// encoding.
    private static func checkStartTag(of parser: xmlParserCtxtPtr, _ sink: SAXSink) {
        guard unsafe parser.pointee.instate == XML_PARSER_START_TAG, let input = unsafe parser.pointee.input,
            let current = unsafe input.pointee.cur, let end = unsafe input.pointee.end,
            unsafe end - current > sink.limits.startTagBytes
        else { return }
        sink.refuse(.limit("bytes in a start tag"))
    }

    /// libxml2 wants its tables made once before threads use it.
    private static let initialised: Void = xmlInitParser()

    private static func handler() -> xmlSAXHandler {
        var handler = unsafe xmlSAXHandler()
        unsafe handler.initialized = UInt32(XML_SAX2_MAGIC)
        unsafe handler.internalSubset = { user, _, _, _ in unsafe SAXSink.of(user).refuse(.documentType) }
        unsafe handler.startElementNs = { user, local, _, uri, namespaces, _, count, _, attributes in
            unsafe SAXSink.of(user).start(local, uri, declarations: Int(namespaces), Int(count), attributes)
        }
        unsafe handler.endElementNs = { user, _, _, _ in unsafe SAXSink.of(user).end() }
        unsafe handler.characters = { user, text, count in
            unsafe SAXSink.of(user).characters(UnsafeBufferPointer(start: text, count: Int(count)))
        }
        unsafe handler.reference = { user, _ in
            unsafe SAXSink.of(user).refuse(.malformed("an entity that is not declared"))
        }
        unsafe handler.serror = { user, error in
            guard let error = unsafe error else { return }
            // Warnings are not errors: "DAV:" is a namespace name that libxml2 warns of.
            guard unsafe error.pointee.level.rawValue >= XML_ERR_ERROR.rawValue else { return }
            let text = unsafe error.pointee.message.map { unsafe String(cString: $0) } ?? "not well-formed"
            unsafe SAXSink.of(user).refuse(.malformed(text.split(separator: "\n").first.map(String.init) ?? text))
        }
        return unsafe handler
    }
}

/// Takes the callbacks of one parse. Used by one thread, inside ``SAXParser/parse(_:limits:)``.
///
/// Safe to hold: the one pointer in it, the parser's, is set and freed by that function.
@safe private final class SAXSink {
    let limits: XMLLimits
    var document = XMLDocument()
    var error: XMLError?
    var open: [Int] = []
    var parser: xmlParserCtxtPtr?
    private var elements = 0
    /// libxml2 keeps one copy of each name while it parses, so a name is known by its two addresses.
    private var known: [NameKey: UInt32] = [:]

    private struct NameKey: Hashable {
        var local: UInt
        var uri: UInt
    }

    init(limits: XMLLimits, byteCount: Int) {
        self.limits = limits
        document.pool.reserveCapacity(byteCount)
        document.events.reserveCapacity(byteCount / 16)
    }

    static func of(_ user: UnsafeMutableRawPointer?) -> SAXSink {
        // Set to the sink in `parse`, never nil.
        unsafe Unmanaged<SAXSink>.fromOpaque(user.unsafelyUnwrapped).takeUnretainedValue()
    }

    func refuse(_ reason: XMLError.Reason) {
        guard error == nil else { return }
        let (line, column) = position
        error = XMLError(reason, line: line, column: column)
        unsafe xmlStopParser(parser)
    }

    func start(
        _ local: UnsafePointer<xmlChar>?,
        _ uri: UnsafePointer<xmlChar>?,
        declarations: Int,
        _ count: Int,
        _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
    ) {
        guard error == nil else { return }
        elements += 1
        guard elements <= limits.elements else { return refuse(.limit("elements")) }
        guard open.count < limits.depth else { return refuse(.limit("nested elements")) }
        guard declarations + count <= limits.attributes else { return refuse(.limit("attributes")) }
        guard let name = unsafe name(local, uri) else { return refuse(.limit("characters in a name")) }
        let lower = document.attributes.count
        for index in 0..<count {
            // Five pointers each: local name, prefix, URI, value, end of the value.
            guard let attributes = unsafe attributes,
                let name = unsafe self.name(attributes[index * 5], attributes[index * 5 + 2]),
                let start = unsafe attributes[index * 5 + 3], let end = unsafe attributes[index * 5 + 4]
            else { return refuse(.limit("characters in a name")) }
            let poolStart = document.pool.count
            unsafe document.pool.append(contentsOf: UnsafeBufferPointer(start: start, count: end - start))
            document.attributes.append(
                .init(name: name, lower: UInt32(poolStart), upper: UInt32(document.pool.count))
            )
        }
        let (line, column) = position
        open.append(document.events.count)
        document.events.append(
            .init(
                kind: .start,
                name: name,
                lower: UInt32(lower),
                upper: UInt32(document.attributes.count),
                end: 0,
                line: UInt32(truncatingIfNeeded: line),
                column: UInt32(truncatingIfNeeded: column)
            )
        )
    }

    func end() {
        guard error == nil, let start = open.popLast() else { return }
        document.events[start].end = UInt32(document.events.count)
        let name = document.events[start].name
        document.events.append(.init(kind: .end, name: name, lower: 0, upper: 0, end: 0, line: 0, column: 0))
    }

    func characters(_ text: UnsafeBufferPointer<xmlChar>) {
        guard error == nil, !open.isEmpty else { return }
        let lower = UInt32(document.pool.count)
        unsafe document.pool.append(contentsOf: text)
        let upper = UInt32(document.pool.count)
        if let last = document.events.last, last.kind == .text {
            document.events[document.events.count - 1].upper = upper
        } else {
            document.events.append(.init(kind: .text, name: 0, lower: lower, upper: upper, end: 0, line: 0, column: 0))
        }
    }

    private var position: (Int, Int) {
        unsafe (Int(xmlSAX2GetLineNumber(parser)), Int(xmlSAX2GetColumnNumber(parser)))
    }

    private func name(_ local: UnsafePointer<xmlChar>?, _ uri: UnsafePointer<xmlChar>?) -> UInt32? {
        let key = NameKey(local: UInt(bitPattern: local), uri: UInt(bitPattern: uri))
        if let index = known[key] { return index }
        let localName = unsafe local.map { unsafe String(cString: $0) } ?? ""
        let namespace = unsafe uri.map { unsafe String(cString: $0) } ?? ""
        guard localName.utf8.count <= limits.nameBytes, namespace.utf8.count <= limits.nameBytes else { return nil }
        let index = UInt32(document.names.count)
        document.names.append(XMLName(namespace, localName))
        known[key] = index
        return index
    }
}
