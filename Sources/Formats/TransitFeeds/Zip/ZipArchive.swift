/// The central directory of a ZIP archive (APPNOTE.TXT 4.3), with ZIP64. Its claims are checked against limits here and
/// against the data when an entry is read.
struct ZipArchive: Sendable {
    struct FileEntry: Equatable, Sendable {
        var name: String
        var isDeflated: Bool
        var packedBytes: Int
        var bytes: Int
        var checksum: UInt32
        var headerOffset: Int
    }

    let file: FileBytes
    let entries: [FileEntry]

    init(path: String, limits: FeedLimits) throws(FeedError) {
        file = try FileBytes(path: path)
        let end = try Self.findEnd(file)
        guard end.entryCount <= limits.entries else {
            throw .overLimit(file: path, what: "files in the archive", limit: limits.entries)
        }
        guard end.size <= 64 << 20, end.offset >= 0, end.size >= 0, end.offset + end.size <= file.count else {
            throw .notAnArchive(path: path, reason: "its directory lies outside the file")
        }
        let directory = LittleEndian(bytes: try file.read(at: end.offset, length: end.size))
        var entries: [FileEntry] = []
        var at = 0
        for _ in 0..<end.entryCount {
            guard directory.uint32(at) == 0x0201_4B50, let entry = try Self.entry(directory, &at, path) else {
                throw .notAnArchive(path: path, reason: "its directory is damaged")
            }
            entries.append(entry)
        }
        self.entries = entries
    }

    private struct End {
        var entryCount: Int
        var size: Int
        var offset: Int
    }

    private static func findEnd(_ file: FileBytes) throws(FeedError) -> End {
        let length = min(file.count, 65_557)
        let tail = LittleEndian(bytes: try file.read(at: file.count - length, length: length))
        var at = length - 22
        while at >= 0, tail.uint32(at) != 0x0605_4B50 { at -= 1 }
        guard at >= 0 else { throw .notAnArchive(path: file.path, reason: "no zip directory in it") }
        var end = End(
            entryCount: Int(tail.uint16(at + 10)),
            size: Int(tail.uint32(at + 12)),
            offset: Int(tail.uint32(at + 16))
        )
        if end.entryCount == 0xFFFF || end.size == 0xFFFF_FFFF || end.offset == 0xFFFF_FFFF,
            tail.uint32(at - 20) == 0x0706_4B50, let place = Int(exactly: tail.uint64(at - 12)), place < file.count
        {
            let wide = LittleEndian(bytes: try file.read(at: place, length: 56))
            guard wide.uint32(0) == 0x0606_4B50, let count = Int(exactly: wide.uint64(32)),
                let size = Int(exactly: wide.uint64(40)), let offset = Int(exactly: wide.uint64(48)),
                offset <= file.count, size <= file.count
            else { throw .notAnArchive(path: file.path, reason: "its zip64 directory is damaged") }
            end = End(entryCount: count, size: size, offset: offset)
        }
        return end
    }

    private static func entry(
        _ directory: LittleEndian,
        _ at: inout Int,
        _ path: String
    ) throws(FeedError) -> FileEntry? {
        let flags = directory.uint16(at + 8)
        let method = directory.uint16(at + 10)
        let nameLength = Int(directory.uint16(at + 28))
        let extraLength = Int(directory.uint16(at + 30))
        let commentLength = Int(directory.uint16(at + 32))
        let next = at + 46 + nameLength + extraLength + commentLength
        guard next <= directory.bytes.count else { return nil }
        let name = String(decoding: directory.bytes[(at + 46)..<(at + 46 + nameLength)], as: UTF8.self)
        if flags & 1 == 1 { throw .notAnArchive(path: path, reason: "\(name) is encrypted") }
        if name.hasSuffix(".txt"), method != 0, method != 8 {
            throw .notAnArchive(path: path, reason: "\(name) is packed by a method other than deflate")
        }
        var sizes = [
            UInt64(directory.uint32(at + 24)), UInt64(directory.uint32(at + 20)), UInt64(directory.uint32(at + 42)),
        ]
        // ZIP64: the fields that did not fit follow in the extra field 1, in this order.
        var extra = at + 46 + nameLength
        let extraEnd = extra + extraLength
        while extra + 4 <= extraEnd {
            let length = Int(directory.uint16(extra + 2))
            if directory.uint16(extra) == 1 {
                var value = extra + 4
                for index in sizes.indices where sizes[index] == 0xFFFF_FFFF && value + 8 <= extra + 4 + length {
                    sizes[index] = directory.uint64(value)
                    value += 8
                }
            }
            extra += 4 + length
        }
        let checksum = directory.uint32(at + 16)
        at = next
        guard let bytes = Int(exactly: sizes[0]), let packed = Int(exactly: sizes[1]),
            let offset = Int(exactly: sizes[2])
        else { return nil }
        return FileEntry(
            name: name,
            isDeflated: method == 8,
            packedBytes: packed,
            bytes: bytes,
            checksum: checksum,
            headerOffset: offset
        )
    }
}

/// Integers in bytes; beyond the end they are 0, which no signature is.
struct LittleEndian: Sendable {
    var bytes: [UInt8]

    func uint16(_ at: Int) -> UInt16 { UInt16(truncatingIfNeeded: integer(at, 2)) }
    func uint32(_ at: Int) -> UInt32 { UInt32(truncatingIfNeeded: integer(at, 4)) }
    func uint64(_ at: Int) -> UInt64 { integer(at, 8) }

    private func integer(_ at: Int, _ width: Int) -> UInt64 {
        guard at >= 0, at + width <= bytes.count else { return 0 }
        var value: UInt64 = 0
        for index in (0..<width).reversed() { value = value << 8 | UInt64(bytes[at + index]) }
        return value
    }
}
