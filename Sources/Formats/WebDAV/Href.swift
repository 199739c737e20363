/// Why a path is refused.
package enum HrefError: Error, Hashable, Sendable {
    /// Not an absolute path, or a percent sign without two hexadecimal digits, or not UTF-8.
    case malformed
    /// `.` or `..`, a slash, backslash, NUL or control character inside a segment: refused however it is encoded.
    case unsafe
    /// A URI of another host, or with a query or fragment.
    case foreign
}

/// The path of a resource: decoded segments, and whether it ends in a slash.
///
/// Percent-decoding happens once, here. Empty segments are dropped, so `/dav//calendars/` is `/dav/calendars/`.
package struct Href: Hashable, Sendable {
    package var segments: [String]
    package var isDirectory: Bool

    package init(_ segments: [String], isDirectory: Bool) {
        self.segments = segments
        self.isDirectory = isDirectory
    }

    /// Parses an absolute path from a request line or a `DAV:href`.
    package init(path: String) throws(HrefError) {
        let bytes = Array(path.utf8)
        guard bytes.first == UInt8(ascii: "/"), bytes.count <= 8192 else { throw .malformed }
        segments = []
        var start = 1
        for end in 1...bytes.count where end == bytes.count || bytes[end] == UInt8(ascii: "/") {
            if end > start { segments.append(try Self.decode(bytes[start..<end])) }
            start = end + 1
        }
        isDirectory = bytes.last == UInt8(ascii: "/")
    }

    /// Reads a URI reference: an absolute path, or an absolute `http` URI of one of these authorities (`host` or
    /// `host:port`).
    ///
    /// `DAV:href` and Destination may hold either (RFC 4918 §8.3, §10.3). With no authorities given, any one is taken,
    /// which is right where the path alone decides.
    package init(reference: String, authorities: [String]? = nil) throws(HrefError) {
        guard !reference.utf8.contains(where: { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }) else {
            throw .foreign
        }
        let lowered = reference.prefix(8).lowercased()
        let scheme = lowered.hasPrefix("https://") ? 8 : lowered.hasPrefix("http://") ? 7 : 0
        guard scheme > 0 else {
            // "//host/path" would be another host to a client, so it is refused.
            guard !reference.hasPrefix("//") else { throw .foreign }
            self = try Self(path: reference)
            return
        }
        let rest = reference.utf8.dropFirst(scheme)
        let pathStart = rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
        guard let authority = String(rest[..<pathStart]) else { throw .malformed }
        if let authorities, !authorities.contains(where: { $0.lowercased() == authority.lowercased() }) {
            throw .foreign
        }
        guard let path = String(rest[pathStart...]) else { throw .malformed }
        self = try Self(path: path.isEmpty ? "/" : path)
    }

    /// The path as it is written: every segment percent-encoded where it must be.
    package var encoded: String {
        guard !segments.isEmpty else { return "/" }
        var text = ""
        for segment in segments {
            text.append("/")
            text.append(Self.encode(segment))
        }
        if isDirectory { text.append("/") }
        return text
    }

    /// One segment percent-encoded; a segment that needs no encoding is returned unchanged.
    package static func encode(_ segment: String) -> String {
        // Listings encode a name for each of thousands of objects: their bytes are examined in place.
        let isPlain = unsafe segment.utf8.withContiguousStorageIfAvailable { unsafe $0.allSatisfy(Self.isPlain) }
        guard !(isPlain ?? segment.utf8.allSatisfy(Self.isPlain)) else { return segment }
        var bytes: [UInt8] = []
        for byte in segment.utf8 {
            if Self.isPlain(byte) {
                bytes.append(byte)
            } else {
                bytes.append(UInt8(ascii: "%"))
                bytes.append(hexDigit(byte >> 4))
                bytes.append(hexDigit(byte & 15))
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Unreserved characters, and those sub-delimiters that no client of ours decodes in another way (`@:!$()*,;=`): a
    /// bit for each byte.
    private static func isPlain(_ byte: UInt8) -> Bool {
        let set: UInt64 = byte < 64 ? 0x2FFF_7712_0000_0000 : byte < 128 ? 0x47FF_FFFE_87FF_FFFF : 0
        return set >> UInt64(byte & 63) & 1 == 1
    }

    /// The last segment of a path right below `base` (an encoded path with its slash), where it is written as
    /// ``encode(_:)`` writes it and needs no decoding; nil for all else.
    package static func plainSegment(of reference: String, below base: String) -> String? {
        guard reference.hasPrefix(base) else { return nil }
        let segment = reference.utf8.dropFirst(base.utf8.count)
        guard !segment.isEmpty, segment.allSatisfy(isPlain), let name = String(segment), name != ".", name != ".."
        else { return nil }
        return name
    }

    private static func hexDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }

    private static func hexValue(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    /// A percent-encoded name that is not part of an address, such as a header's; nil where it can't be one segment.
    package static func decodedSegment(_ text: String) -> String? { try? decode(Array(text.utf8)[...]) }

    private static func decode(_ part: ArraySlice<UInt8>) throws(HrefError) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(part.count)
        var offset = part.startIndex
        while offset < part.endIndex {
            var byte = part[offset]
            if byte == UInt8(ascii: "%") {
                guard offset + 2 < part.endIndex, let high = hexValue(part[offset + 1]),
                    let low = hexValue(part[offset + 2])
                else { throw .malformed }
                byte = high << 4 | low
                offset += 2
            }
            guard byte >= 0x20, byte != 0x7F, byte != UInt8(ascii: "/"), byte != UInt8(ascii: "\\") else {
                throw .unsafe
            }
            bytes.append(byte)
            offset += 1
        }
        let isDots = (1...2).contains(bytes.count) && bytes.allSatisfy { $0 == UInt8(ascii: ".") }
        guard !isDots else { throw .unsafe }
        guard let text = String(validating: bytes, as: UTF8.self) else { throw .malformed }
        return text
    }
}
