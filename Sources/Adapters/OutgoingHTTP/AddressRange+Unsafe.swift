internal import Glibc

/// An IPv4 or IPv6 address, or a range of them as `10.0.0.0/8` (RFC 4632, RFC 4291 §2.3).
package struct AddressRange: Hashable, Sendable {
    /// The 128 bits of an address; IPv4 as the mapped `::ffff:a.b.c.d`, so that both forms of one address are one.
    private let high: UInt64
    private let low: UInt64
    private let prefixBits: Int

    /// 127.0.0.0/8 and ::1.
    package static let loopback: [AddressRange] = [AddressRange("127.0.0.0/8"), AddressRange("::1")].compactMap { $0 }

    /// Parses an address or range; nil for other text. Each request is judged by its peer's, so that nothing is
    /// allocated for one without a prefix.
    package init?(_ text: String) {
        let bytes = text.utf8
        var address = text
        var given: Int?
        if let slash = bytes.firstIndex(of: UInt8(ascii: "/")) {
            guard let number = Int(text[bytes.index(after: slash)...]) else { return nil }
            given = number
            address = String(text[..<slash])
        }
        let isLong = address.utf8.contains(UInt8(ascii: ":"))
        guard let words = isLong ? Self.long(address) : Self.short(address) else { return nil }
        let width = isLong ? 128 : 32
        let bits = given ?? width
        guard (0...width).contains(bits) else { return nil }
        (high, low) = words
        prefixBits = bits + 128 - width
    }

    /// Whether all of `other` lies in this range.
    package func contains(_ other: AddressRange) -> Bool {
        guard other.prefixBits >= prefixBits else { return false }
        return (high ^ other.high) & Self.mask(prefixBits) == 0
            && (low ^ other.low) & Self.mask(prefixBits - 64) == 0
    }

    /// The first `bits` of a word; none for a negative number, all for more than 64.
    private static func mask(_ bits: Int) -> UInt64 {
        bits <= 0 ? 0 : bits >= 64 ? .max : ~(UInt64.max >> UInt64(bits))
    }

    private static func long(_ text: String) -> (high: UInt64, low: UInt64)? {
        var address = in6_addr()
        // inet_pton writes the 16 bytes that the structure has.
        guard unsafe inet_pton(AF_INET6, text, &address) == 1 else { return nil }
        return unsafe withUnsafeBytes(of: address) { bytes in
            unsafe (
                UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self)),
                UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
            )
        }
    }

    private static func short(_ text: String) -> (high: UInt64, low: UInt64)? {
        var address = in_addr()
        // inet_pton writes the 4 bytes that the structure has.
        guard unsafe inet_pton(AF_INET, text, &address) == 1 else { return nil }
        return (0, 0xFFFF_0000_0000 | UInt64(UInt32(bigEndian: address.s_addr)))
    }
}

extension [AddressRange] {
    package func contains(_ address: AddressRange) -> Bool {
        contains { range in range.contains(address) }
    }
}
