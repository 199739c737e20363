internal import Glibc

/// An IPv4 or IPv6 address, or a range of them as `10.0.0.0/8` (RFC 4632, RFC 4291 §2.3).
package struct AddressRange: Hashable, Sendable {
    /// 16 bytes; IPv4 as the mapped `::ffff:a.b.c.d`, so that both forms of one address are one.
    private let bytes: [UInt8]
    private let prefixBits: Int

    /// 127.0.0.0/8 and ::1.
    package static let loopback: [AddressRange] = [AddressRange("127.0.0.0/8"), AddressRange("::1")].compactMap { $0 }

    /// Parses an address or range; nil for other text.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), let first = parts.first, let bytes = Self.bytes(of: String(first)) else {
            return nil
        }
        let width = first.contains(":") ? 128 : 32
        var bits = width
        if parts.count == 2 {
            guard let given = Int(parts[1]), (0...width).contains(given) else { return nil }
            bits = given
        }
        self.bytes = bytes
        prefixBits = bits + 128 - width
    }

    /// Whether all of `other` lies in this range.
    package func contains(_ other: AddressRange) -> Bool {
        guard other.prefixBits >= prefixBits else { return false }
        for index in 0..<16 {
            let bits = min(8, max(0, prefixBits - index * 8))
            let mask = bits == 0 ? UInt8(0) : UInt8.max << (8 - bits)
            if bytes[index] & mask != other.bytes[index] & mask { return false }
        }
        return true
    }

    private static func bytes(of text: String) -> [UInt8]? {
        var result = [UInt8](repeating: 0, count: 16)
        // inet_pton writes 4 or 16 bytes, as many as each buffer holds.
        if text.contains(":") {
            let status = unsafe result.withUnsafeMutableBytes { unsafe inet_pton(AF_INET6, text, $0.baseAddress) }
            return status == 1 ? result : nil
        }
        var four = [UInt8](repeating: 0, count: 4)
        let status = unsafe four.withUnsafeMutableBytes { unsafe inet_pton(AF_INET, text, $0.baseAddress) }
        guard status == 1 else { return nil }
        result[10] = 0xFF
        result[11] = 0xFF
        result.replaceSubrange(12..<16, with: four)
        return result
    }
}

extension [AddressRange] {
    package func contains(_ address: AddressRange) -> Bool {
        contains { range in range.contains(address) }
    }
}
