/// Bytes that come piece by piece.
protocol ByteChunks: AnyObject {
    /// Appends the next piece; false at the end.
    func next(into buffer: inout [UInt8]) throws(FeedError) -> Bool
}

/// One table of an archive, unpacked while it is read: memory stays at two small buffers whatever the entry claims.
final class ZipEntryChunks: ByteChunks {
    private let archive: ZipArchive
    private let entry: ZipArchive.FileEntry
    private let name: String
    private let inflater: Inflater?
    private var at: Int
    private let end: Int
    private var produced = 0
    private var checksum: UInt = 0
    private var isDone = false

    init(_ archive: ZipArchive, _ entry: ZipArchive.FileEntry, name: String, limits: FeedLimits) throws(FeedError) {
        guard entry.bytes <= limits.tableBytes else {
            throw .overLimit(file: name, what: "bytes", limit: limits.tableBytes)
        }
        // Real tables pack to a tenth; only repetition without end packs so well. Refused before a byte is unpacked.
        guard entry.bytes <= limits.freeBytes || entry.bytes / limits.packing <= entry.packedBytes else {
            throw .overLimit(file: name, what: "bytes for each packed one", limit: limits.packing)
        }
        let header = LittleEndian(bytes: try archive.file.read(at: entry.headerOffset, length: 30))
        guard header.uint32(0) == 0x0403_4B50 else { throw .damagedEntry(file: name, reason: "no header") }
        at = entry.headerOffset + 30 + Int(header.uint16(26)) + Int(header.uint16(28))
        guard at + entry.packedBytes <= archive.file.count else {
            throw .damagedEntry(file: name, reason: "cut off")
        }
        end = at + entry.packedBytes
        self.archive = archive
        self.entry = entry
        self.name = name
        inflater = entry.isDeflated ? Inflater() : nil
    }

    func next(into buffer: inout [UInt8]) throws(FeedError) -> Bool {
        guard !isDone else { return false }
        let before = buffer.count
        while buffer.count == before, !isDone {
            let packed = try archive.file.read(at: at, length: min(1 << 15, end - at))
            at += packed.count
            if let inflater {
                // A piece of 32 kB cannot become more than about 34 MB, and anything beyond the declared size is cut
                // off.
                var room = entry.bytes - produced
                var isTooLong = false
                let isSound = inflater.feed(packed) { piece in
                    isTooLong = piece.count > room
                    guard !isTooLong else { return false }
                    room -= piece.count
                    checksum = Inflater.checksum(checksum, piece)
                    buffer.append(contentsOf: piece)
                    return true
                }
                guard !isTooLong else { throw .damagedEntry(file: name, reason: "longer than the archive says") }
                guard isSound else { throw .damagedEntry(file: name, reason: "cannot be unpacked") }
                isDone = inflater.isFinished || at >= end
            } else {
                checksum = Inflater.checksum(checksum, packed)
                buffer.append(contentsOf: packed)
                isDone = at >= end
            }
            produced += buffer.count - before
            if packed.isEmpty { isDone = true }
            if isDone { try finish() }
        }
        return buffer.count > before
    }

    private func finish() throws(FeedError) {
        guard produced == entry.bytes else { throw .damagedEntry(file: name, reason: "cut off") }
        guard UInt32(truncatingIfNeeded: checksum) == entry.checksum else {
            throw .damagedEntry(file: name, reason: "wrong checksum")
        }
    }
}

/// A table held in memory.
final class MemoryChunks: ByteChunks {
    private var bytes: [UInt8]?

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func next(into buffer: inout [UInt8]) -> Bool {
        guard let bytes, !bytes.isEmpty else { return false }
        buffer.append(contentsOf: bytes)
        self.bytes = nil
        return true
    }
}
