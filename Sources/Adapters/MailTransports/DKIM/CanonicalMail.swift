/// The parts of a mail as DKIM signs them: the "relaxed" canonical forms of RFC 6376 §3.4.2 and §3.4.4.
struct CanonicalMail {
    /// One header field; its name is in lower case.
    struct Field: Equatable {
        let name: String
        /// `name:value`, without a line end.
        let line: [UInt8]
    }

    /// In the order of the mail.
    let fields: [Field]
    /// Its lines end with CR and LF.
    let body: [UInt8]

    /// - Parameter message: its lines end with LF, or with CR and LF.
    init(_ message: [UInt8]) {
        let lines = Self.lines(of: message)
        let head = lines.prefix { !$0.isEmpty }
        var fields: [[UInt8]] = []
        for line in head {
            if line.first.map(Self.isSpace) == true, !fields.isEmpty {
                fields[fields.count - 1] += line
            } else {
                fields.append(Array(line))
            }
        }
        self.fields = fields.compactMap(Self.field)
        body = Self.relaxedBody(lines.dropFirst(head.count + 1))
    }

    /// The canonical form of one field.
    ///
    /// - Parameter bytes: unfolded: its lines are joined, without their ends.
    /// - Returns: nil: it has no colon.
    static func field(_ bytes: [UInt8]) -> Field? {
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let name = String(decoding: withoutSpaceAtEnd(bytes[..<colon]), as: UTF8.self).lowercased()
        let value = withoutSpaceAtEnd(narrowed(bytes[(colon + 1)...])).drop { isSpace($0) }
        return Field(name: name, line: Array(name.utf8) + [UInt8(ascii: ":")] + value)
    }

    /// The fields that a signature covers (RFC 6376 §5.4.2).
    ///
    /// - Parameter names: in lower case. One that stands there twice means the last field of this name and the one above
    ///   it.
    /// - Returns: nothing for a name of which there are no more.
    func fields(of names: [String]) -> [Field] {
        var rest = Dictionary(grouping: fields, by: \.name)
        return names.compactMap { rest[$0]?.popLast() }
    }

    /// Without the empty lines at the end, and with no space before the end of a line.
    private static func relaxedBody(_ lines: ArraySlice<ArraySlice<UInt8>>) -> [UInt8] {
        let relaxed = lines.map { withoutSpaceAtEnd(narrowed($0)) }
        guard let last = relaxed.lastIndex(where: { !$0.isEmpty }) else { return [] }
        return Array(relaxed[...last].map { $0 + lineEnd }.joined())
    }

    /// A run of spaces and tabs becomes one space.
    private static func narrowed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var narrowed: [UInt8] = []
        narrowed.reserveCapacity(bytes.count)
        for byte in bytes {
            guard isSpace(byte) else {
                narrowed.append(byte)
                continue
            }
            if narrowed.last != UInt8(ascii: " ") { narrowed.append(UInt8(ascii: " ")) }
        }
        return narrowed[...]
    }

    private static func withoutSpaceAtEnd(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        bytes[..<((bytes.lastIndex { !isSpace($0) } ?? bytes.startIndex - 1) + 1)]
    }

    /// Without their ends. Behind the last end is no line.
    private static func lines(of message: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines = message.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines.map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

    private static let lineEnd: [UInt8] = [UInt8(ascii: "\r"), UInt8(ascii: "\n")]
}
