/// Writes a ZIP archive whose files are stored, not packed (APPNOTE 4.4.5, method 0): enough for a small feed of our
/// own, and for archives of accounts.
struct ZipWriter {
    private struct WrittenFile {
        var name: [UInt8]
        var checksum: UInt32
        var size: Int
        var offset: Int
    }

    private var content: [UInt8] = []
    private var entries: [WrittenFile] = []

    mutating func add(_ name: String, _ file: [UInt8]) {
        let entry = WrittenFile(
            name: Array(name.utf8),
            checksum: Self.checksum(file),
            size: file.count,
            offset: content.count
        )
        Self.append(0x0403_4B50, bytes: 4, to: &content)
        Self.appendCommon(entry, to: &content)
        content += entry.name
        content += file
        entries.append(entry)
    }

    /// The archive: the files, the directory, and the record of its end.
    func bytes() -> [UInt8] {
        var result = content
        for entry in entries {
            Self.append(0x0201_4B50, bytes: 4, to: &result)
            Self.append(20, bytes: 2, to: &result)
            Self.appendCommon(entry, to: &result)
            // No comment, disk 0, no attributes.
            Self.append(0, bytes: 10, to: &result)
            Self.append(entry.offset, bytes: 4, to: &result)
            result += entry.name
        }
        let size = result.count - content.count
        Self.append(0x0605_4B50, bytes: 4, to: &result)
        Self.append(0, bytes: 4, to: &result)
        Self.append(entries.count, bytes: 2, to: &result)
        Self.append(entries.count, bytes: 2, to: &result)
        Self.append(size, bytes: 4, to: &result)
        Self.append(content.count, bytes: 4, to: &result)
        Self.append(0, bytes: 2, to: &result)
        return result
    }

    /// The fields that the local header and the directory share: version, flags, method, time, checksum, sizes,
    /// lengths.
    private static func appendCommon(_ entry: WrittenFile, to bytes: inout [UInt8]) {
        append(20, bytes: 2, to: &bytes)
        append(0, bytes: 4, to: &bytes)
        append(0, bytes: 2, to: &bytes)
        // 1 January 1980, the first day that the format knows.
        append(0x21, bytes: 2, to: &bytes)
        append(Int(entry.checksum), bytes: 4, to: &bytes)
        append(entry.size, bytes: 4, to: &bytes)
        append(entry.size, bytes: 4, to: &bytes)
        append(entry.name.count, bytes: 2, to: &bytes)
        append(0, bytes: 2, to: &bytes)
    }

    private static func append(_ number: Int, bytes count: Int, to bytes: inout [UInt8]) {
        for index in 0..<count { bytes.append(index < 8 ? UInt8(number >> (8 * index) & 0xFF) : 0) }
    }

    /// CRC-32 of ISO 3309.
    static func checksum(_ bytes: some Sequence<UInt8>) -> UInt32 {
        var rest = UInt32.max
        for byte in bytes { rest = rest >> 8 ^ table[Int(UInt8(truncatingIfNeeded: rest) ^ byte)] }
        return ~rest
    }

    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { rest, _ in rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1 }
    }
}
