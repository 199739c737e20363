/// Reads the archives that ``ZipWriter`` writes: files that are stored, not packed (APPNOTE 4.3).
///
/// Every length and offset is checked against the bytes, every file against its checksum.
struct ZipReader {
    /// By name.
    let files: [String: ArraySlice<UInt8>]

    /// The most files that an archive may hold.
    static let mostFiles = 10_000

    /// nil: not such an archive, or a damaged one.
    init?(_ bytes: [UInt8]) {
        func number(_ at: Int, _ count: Int) -> Int? {
            guard at >= 0, at + count <= bytes.count else { return nil }
            return (0..<count).reversed().reduce(0) { $0 << 8 | Int(bytes[at + $1]) }
        }
        // The record of the end has 22 bytes, and no comment.
        let end = bytes.count - 22
        guard number(end, 4) == 0x0605_4B50, let count = number(end + 10, 2), let start = number(end + 16, 4),
            count <= Self.mostFiles
        else { return nil }
        var files: [String: ArraySlice<UInt8>] = [:]
        var at = start
        for _ in 0..<count {
            guard number(at, 4) == 0x0201_4B50, number(at + 10, 2) == 0, let checksum = number(at + 16, 4),
                let packed = number(at + 20, 4), let size = number(at + 24, 4), packed == size,
                let nameLength = number(at + 28, 2), let extra = number(at + 30, 2),
                let comment = number(at + 32, 2), let header = number(at + 42, 4),
                at + 46 + nameLength <= bytes.count, number(header, 4) == 0x0403_4B50,
                let localName = number(header + 26, 2), let localExtra = number(header + 28, 2)
            else { return nil }
            let content = header + 30 + localName + localExtra
            guard content + size <= bytes.count else { return nil }
            let file = bytes[content..<content + size]
            guard ZipWriter.checksum(file) == UInt32(truncatingIfNeeded: checksum) else { return nil }
            files[String(decoding: bytes[(at + 46)..<(at + 46 + nameLength)], as: UTF8.self)] = file
            at += 46 + nameLength + extra + comment
        }
        self.files = files
    }
}
