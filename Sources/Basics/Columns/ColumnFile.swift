/// A mapped column file: immutable, shared between processes, unmapped when the last column of it is gone.
public final class ColumnFile: Sendable {
    /// The path of the mapped file.
    public let path: String
    /// The kind that the file was opened as, such as `transit-timetable`.
    public let kind: String
    /// Total length in bytes, for the memory account.
    public let byteCount: Int

    struct ColumnEntry: Sendable {
        var offset: Int
        var count: Int
        var stride: Int
        var checksum: UInt64
    }

    private let storage: ColumnStorage
    private let entries: [String: ColumnEntry]

    /// Checks magic, versions, length, the directory's checksum and that every column lies inside the file. Touches no
    /// column data: use ``verifyChecksums()`` for that.
    ///
    /// `version` is that of the kind's own layout; another one is refused.
    ///
    /// - Throws: ``ColumnFileError``, naming the file and the mismatch.
    public init(mapping path: String, kind: String, version: UInt32) throws(ColumnFileError) {
        let (storage, length) = try MappedFile.map(path)
        let bytes = Column<UInt8>(storage: storage, byteOffset: 0, count: length)
        typealias Layout = ColumnFileLayout
        guard bytes[0..<8] == Layout.magic, Layout.integer(bytes, 8, as: UInt32.self) == Layout.layoutVersion else {
            throw .notAColumnFile(path: path)
        }
        let expectedLength = Layout.integer(bytes, 24, as: UInt64.self)
        guard expectedLength == UInt64(length) else {
            throw .wrongLength(path: path, found: length, expected: expectedLength)
        }
        let foundKind = Layout.text(bytes, 40, width: Layout.kindBytes)
        guard foundKind == kind else { throw .wrongKind(path: path, found: foundKind, expected: kind) }
        let foundVersion = Layout.integer(bytes, 12, as: UInt32.self)
        guard foundVersion == version else { throw .wrongVersion(path: path, found: foundVersion, expected: version) }
        let columns = Int(Layout.integer(bytes, 16, as: UInt32.self))
        let directoryEnd = Layout.headerBytes + columns * Layout.entryBytes
        guard columns <= Layout.maximumColumns, directoryEnd <= length,
            Self.checksum(of: storage, Layout.headerBytes..<directoryEnd) == Layout.integer(bytes, 32, as: UInt64.self)
        else { throw .damagedDirectory(path: path) }
        entries = try Self.readDirectory(bytes, columns: columns, path: path)
        self.path = path
        self.kind = kind
        self.storage = storage
        byteCount = length
    }

    private static func readDirectory(
        _ bytes: Column<UInt8>,
        columns: Int,
        path: String
    ) throws(ColumnFileError) -> [String: ColumnEntry] {
        typealias Layout = ColumnFileLayout
        var entries: [String: ColumnEntry] = [:]
        for index in 0..<columns {
            let at = Layout.headerBytes + index * Layout.entryBytes
            let offset = Layout.integer(bytes, at + 64, as: UInt64.self)
            let count = Layout.integer(bytes, at + 72, as: UInt64.self)
            let stride = Layout.integer(bytes, at + 88, as: UInt32.self)
            let (length, overflow) = count.multipliedReportingOverflow(by: UInt64(stride))
            guard stride > 0, !overflow, offset % UInt64(Layout.alignment) == 0, offset <= UInt64(bytes.count),
                length <= UInt64(bytes.count) - offset
            else { throw .damagedDirectory(path: path) }
            entries[Layout.text(bytes, at, width: Layout.nameBytes)] = ColumnEntry(
                offset: Int(offset),
                count: Int(count),
                stride: Int(stride),
                checksum: Layout.integer(bytes, at + 80, as: UInt64.self)
            )
        }
        return entries
    }

    /// The column, without copying it.
    public func column<Element: BitwiseCopyable & Sendable>(
        _ name: String,
        as _: Element.Type = Element.self
    ) throws(ColumnFileError) -> Column<Element> {
        guard let entry = entries[name] else { throw .missingColumn(path: path, column: name) }
        let stride = MemoryLayout<Element>.stride
        guard entry.stride == stride else {
            throw .wrongElementSize(path: path, column: name, found: entry.stride, expected: stride)
        }
        return Column(storage: storage, byteOffset: entry.offset, count: entry.count)
    }

    /// Whether the file has a column with this name.
    public func hasColumn(_ name: String) -> Bool { entries[name] != nil }

    /// The names, sorted.
    public var columnNames: [String] { entries.keys.sorted() }

    /// Text written by ``ColumnFileWriter/add(_:strings:)``.
    public func strings(_ name: String) throws(ColumnFileError) -> StringTable {
        let offsets = try column(name + ".offsets", as: UInt32.self)
        let bytes = try column(name + ".bytes", as: UInt8.self)
        guard let table = StringTable(offsets: offsets, bytes: bytes) else { throw .damagedDirectory(path: path) }
        return table
    }

    /// Reads every byte of every column.
    public func verifyChecksums() throws(ColumnFileError) {
        for name in columnNames {
            guard let entry = entries[name] else { continue }
            let range = entry.offset..<(entry.offset + entry.count * entry.stride)
            guard Self.checksum(of: storage, range) == entry.checksum else {
                throw .checksumMismatch(path: path, column: name)
            }
        }
    }

    private static func checksum(of storage: ColumnStorage, _ range: Range<Int>) -> UInt64 {
        let sum = unsafe CRC64.of(UnsafeRawBufferPointer(start: storage.base + range.lowerBound, count: range.count))
        extendLifetime(storage)
        return sum
    }
}
