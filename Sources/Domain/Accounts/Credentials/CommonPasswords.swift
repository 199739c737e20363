/// The 10,000 commonest passwords of those that are long enough to be accepted (NIST SP 800-63B §5.1.1.2 asks to refuse
/// them).
///
/// The table holds checksums of 32 bits, written by `scripts/make-common-passwords`: an uncommon password is refused by
/// mistake once in 430,000.
enum CommonPasswords {
    private static let sums: [UInt32] = {
        let bytes = Array(table.utf8)
        return stride(from: 0, to: bytes.count - 5, by: 6).map { start in
            // Six characters hold 36 bits; the last four are zero.
            let bits = bytes[start..<start + 6].reduce(UInt64(0)) { $0 << 6 | UInt64(value(ofBase64: $1)) }
            return UInt32(truncatingIfNeeded: bits >> 4)
        }
    }()

    /// Whether a password is one of the commonest, in whatever case it is typed.
    ///
    /// - Complexity: O(length) and a binary search; the table is decoded at the first call.
    static func contains(_ password: String) -> Bool {
        let sum = checksum(password.lowercased())
        var range = 0..<sums.count
        while let first = range.first {
            let middle = first + range.count / 2
            if sums[middle] == sum { return true }
            range = sums[middle] < sum ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return false
    }

    /// FNV-1a of 64 bits, folded to 32 (draft-eastlake-fnv §3).
    private static func checksum(_ text: String) -> UInt32 {
        var value: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return UInt32(truncatingIfNeeded: value >> 32) ^ UInt32(truncatingIfNeeded: value)
    }

    /// RFC 4648 §4.
    private static func value(ofBase64 byte: UInt8) -> UInt8 {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
        case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
        case UInt8(ascii: "+"): 62
        default: 63
        }
    }
}
