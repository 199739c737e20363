internal import ByteText

/// The parts of a multipart/form-data body (RFC 7578), one after another.
struct MultipartReader {
    struct Part {
        var name: String
        /// nil: it is no file.
        var fileName: String?
        var bytes: ArraySlice<UInt8>
    }

    private static let lineEnd: [UInt8] = [0x0D, 0x0A]
    /// Bytes of the header of one part.
    private static let mostHeaderBytes = 4_096

    private let bytes: [UInt8]
    private let delimiter: [UInt8]
    private var position: Int

    init(_ bytes: [UInt8], boundary: String) {
        // The first line has no line end before it.
        self.bytes = Self.lineEnd + bytes
        delimiter = Self.lineEnd + Array("--\(boundary)".utf8)
        position = 0
    }

    /// Of a Content-Type field; nil: there is none, or it is longer than RFC 2046 §5.1.1 allows.
    static func boundary(in header: String) -> String? {
        for parameter in header.split(separator: ";").dropFirst() {
            let text = parameter.drop { $0 == " " }
            guard text.prefix(9).lowercased() == "boundary=" else { continue }
            let value = text.dropFirst(9).filter { $0 != "\"" }
            return (1...70).contains(value.utf8.count) ? String(value) : nil
        }
        return nil
    }

    /// nil: that was the last one.
    ///
    /// - Throws: ``FormError/malformed``.
    mutating func next() throws(FormError) -> Part? {
        guard let start = find(delimiter, from: position) else { throw .malformed }
        var cursor = start + delimiter.count
        if bytes[cursor...].starts(with: [0x2D, 0x2D]) { return nil }
        guard bytes[cursor...].starts(with: Self.lineEnd) else { throw .malformed }
        cursor += 2
        guard let headerEnd = find(Self.lineEnd + Self.lineEnd, from: cursor),
            headerEnd - cursor <= Self.mostHeaderBytes, !bytes[cursor..<headerEnd].contains(0),
            let end = find(delimiter, from: headerEnd + 2)
        else { throw .malformed }
        let header = String(decoding: bytes[cursor..<headerEnd], as: UTF8.self)
        guard let name = Self.parameter("name", in: header) else { throw .malformed }
        position = end
        let content = min(headerEnd + 4, end)..<end
        return Part(name: name, fileName: Self.parameter("filename", in: header), bytes: bytes[content])
    }

    /// Of the Content-Disposition field. Browsers write values in quotes, and quotes in them as `%22`; a semicolon in
    /// quotes ends nothing.
    private static func parameter(_ name: String, in header: String) -> String? {
        for line in header.split(whereSeparator: \.isNewline)
        where line.lowercased().hasPrefix("content-disposition:") {
            var rest = line.drop { $0 != ";" }
            while !rest.isEmpty {
                rest = rest.dropFirst().drop { $0 == " " }
                let key = rest.prefix { $0 != "=" && $0 != ";" }
                rest = rest.dropFirst(key.count)
                if rest.hasPrefix("=\"") {
                    let value = rest.dropFirst(2).prefix { $0 != "\"" }
                    if key == name { return String(value) }
                    rest = rest.dropFirst(2 + value.count)
                }
                rest = rest.drop { $0 != ";" }
            }
        }
        return nil
    }

    private func find(_ pattern: [UInt8], from start: Int) -> Int? {
        var index = start
        while index + pattern.count <= bytes.count {
            guard let next = bytes[index...(bytes.count - pattern.count)].firstIndex(of: pattern[0]) else { return nil }
            if bytes[next..<(next + pattern.count)].elementsEqual(pattern) { return next }
            index = next + 1
        }
        return nil
    }
}
