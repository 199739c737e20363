package import XMLStream

/// Writes `DAV:multistatus` (RFC 4918 §13) response by response; finished parts can be sent while more are produced.
package struct MultistatusWriter: Sendable {
    private var writer: XMLWriter

    package init(reserving capacity: Int = 4096) {
        writer = XMLWriter(prefixes: Namespace.prefixes, reserving: capacity)
        writer.declaration()
        writer.open(DAVName.multistatus)
    }

    /// Bytes not taken yet.
    package var count: Int { writer.bytes.count }

    /// A resource with its properties; statuses without properties are left out, but one must stand (RFC 4918 §14.24),
    /// so an answer with nothing to say holds an empty 200.
    package mutating func response(href: String, _ statuses: [PropertyStatus]) {
        open(href)
        var isEmpty = true
        for status in statuses where !status.properties.isEmpty {
            isEmpty = false
            Self.write(status, into: &writer)
        }
        if isEmpty { Self.write(PropertyStatus(.ok, []), into: &writer) }
        writer.raw("</D:response>\n")
    }

    /// A resource with only a status.
    package mutating func response(
        href: String,
        status: HTTPCode,
        condition: DAVCondition? = nil,
        explanation: String = ""
    ) {
        open(href)
        writer.element(DAVName.status, status.line)
        if let condition { Self.write(condition, into: &writer) }
        if !explanation.isEmpty { writer.element(DAVName.responseDescription, explanation) }
        writer.raw("</D:response>\n")
    }

    /// Parts of a response that the caller makes itself, in the prefixes of ``Namespace/prefixes``.
    package mutating func markup(_ markup: [UInt8]) { writer.markup(markup) }
    package mutating func markup(_ markup: String) { writer.markup(markup) }
    package mutating func text(_ text: [UInt8]) { writer.text(text) }

    /// Thirty-two hexadecimal digits.
    package mutating func hexadecimal(_ high: UInt64, _ low: UInt64) {
        writer.hexadecimal(high)
        writer.hexadecimal(low)
    }

    /// The token of a sync-collection report (RFC 6578 §6.4); after the last response.
    package mutating func syncToken(_ token: String) { writer.element(DAVName.syncToken, token) }

    package mutating func end() { writer.close(DAVName.multistatus) }

    /// The bytes written since the last call.
    package mutating func take() -> [UInt8] { writer.take() }

    private mutating func open(_ href: String) {
        writer.raw("<D:response><D:href>")
        writer.text(href)
        writer.raw("</D:href>")
    }

    static func write(_ status: PropertyStatus, into writer: inout XMLWriter) {
        writer.raw("<D:propstat><D:prop>")
        for property in status.properties { property.value.write(as: property.name, into: &writer) }
        writer.raw("</D:prop><D:status>")
        writer.text(status.status.line)
        writer.raw("</D:status>")
        if let condition = status.condition { write(condition, into: &writer) }
        writer.raw("</D:propstat>")
    }

    private static func write(_ condition: DAVCondition, into writer: inout XMLWriter) {
        writer.open(DAVName.error)
        condition.markup.write(into: &writer)
        writer.close(DAVName.error)
    }
}

/// The answer of an extended MKCOL or of MKCALENDAR when properties were refused (RFC 5689 §3): one resource, no href.
package struct MakeCollectionResponse: Equatable, Sendable {
    package var root: XMLName
    package var statuses: [PropertyStatus]

    package init(root: XMLName, _ statuses: [PropertyStatus]) {
        self.root = root
        self.statuses = statuses
    }

    package var body: [UInt8] {
        var writer = XMLWriter(prefixes: Namespace.prefixes)
        writer.declaration()
        writer.open(root)
        for status in statuses where !status.properties.isEmpty { MultistatusWriter.write(status, into: &writer) }
        writer.close(root)
        return writer.take()
    }
}
