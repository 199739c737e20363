/// CRC-64/XZ (ECMA-182, reflected), eight bytes at a time. Finds damage, is no protection against intent.
struct CRC64 {
    private var state: UInt64 = .max

    var value: UInt64 { ~state }

    mutating func update(_ bytes: UnsafeRawBufferPointer) {
        var crc = state
        unsafe Self.tables.withUnsafeBufferPointer { table in
            var position = 0
            while position + 8 <= bytes.count {
                let word =
                    unsafe crc ^ UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
                var next: UInt64 = 0
                for lane in 0..<8 {
                    let byte = Int(truncatingIfNeeded: word >> UInt64(lane &* 8)) & 0xFF
                    unsafe next ^= table[(7 &- lane) &* 256 &+ byte]
                }
                crc = next
                position &+= 8
            }
            while position < bytes.count {
                crc = unsafe table[Int(truncatingIfNeeded: crc ^ UInt64(bytes[position])) & 0xFF] ^ (crc >> 8)
                position &+= 1
            }
        }
        state = crc
    }

    static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var crc = CRC64()
        unsafe crc.update(bytes)
        return crc.value
    }

    /// Table `k` advances a byte that is followed by `k` more of the same word.
    private static let tables: [UInt64] = {
        var tables = [UInt64](repeating: 0, count: 8 * 256)
        for byte in 0..<256 {
            var crc = UInt64(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? (crc >> 1) ^ 0xC96C_5795_D787_0F42 : crc >> 1 }
            tables[byte] = crc
        }
        for lane in 1..<8 {
            for byte in 0..<256 {
                let before = tables[(lane - 1) * 256 + byte]
                tables[lane * 256 + byte] = tables[Int(before & 0xFF)] ^ (before >> 8)
            }
        }
        return tables
    }()
}
