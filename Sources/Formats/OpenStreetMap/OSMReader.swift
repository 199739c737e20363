/// Reads OpenStreetMap PBF files: one block of at most 32 MiB in memory at a time, as many passes as the caller needs.
///
/// The format is that of the OpenStreetMap wiki and the osm-pbf schema: length-prefixed blobs, each an independent
/// protobuf message with its own string table. Blobs may be plain or packed by zlib.
package struct OSMReader: ~Copyable {
    private var source: OSMBlobSource
    private let limits: OSMLimits
    private var frame: [UInt8] = []
    private var block: OSMBlock
    private var hasCheckedHeader = false
    /// The content of each blob, in file order, once a pass has read it: later passes skip blobs without interest.
    private var contents: [OSMEntities] = []

    /// Opens the file; its header is checked by the first ``read(_:progress:)``.
    package init(path: String, limits: OSMLimits = .standard) throws(OSMError) {
        let source = try OSMBlobSource(path: path)
        self.source = source
        self.limits = limits
        block = OSMBlock()
    }

    private mutating func checkHeader() throws(OSMError) {
        guard !hasCheckedHeader else { return }
        guard let header = try nextBlob(), header.isHeader else { throw .notAPBF(path: source.path) }
        try unpack(header)
        try block.checkHeader(at: header.offset)
        hasCheckedHeader = true
    }

    /// Shows every object of the kinds the visitor wants, from the first to the last of the file.
    ///
    /// - Parameters:
    ///   - visitor: is asked once for the kinds it wants.
    ///   - progress: called after each blob with the share of the file that is done, 0 ... 1.
    /// - Throws: ``OSMError`` at the first blob that is not sound; the content before it has been reported.
    package mutating func read<Visitor: OSMVisitor>(
        _ visitor: inout Visitor,
        progress: (Double) -> Void = { _ in }
    ) throws(OSMError) {
        source.rewind()
        try checkHeader()
        source.rewind()
        let wanted = visitor.entities
        var index = 0
        while let blob = try nextBlob() {
            let isKnown = index < contents.count
            if !blob.isData || (isKnown && contents[index].isDisjoint(with: wanted)) {
                source.skip(blob.byteCount)
                if !isKnown { contents.append([]) }
            } else {
                try unpack(blob)
                do throws(BlockError) {
                    let found = try block.read(wanted, limits: limits, &visitor)
                    if !isKnown { contents.append(found) }
                } catch {
                    throw error.located(at: blob.offset)
                }
            }
            index += 1
            progress(Double(source.offset) / Double(max(1, source.byteCount)))
        }
    }

    private struct Blob {
        /// Of its length prefix in the file.
        var offset: Int
        var isHeader: Bool
        var isData: Bool
        var byteCount: Int
    }

    /// Reads the length prefix and the BlobHeader, and leaves the file at the Blob; nil at the end of the file.
    private mutating func nextBlob() throws(OSMError) -> Blob? {
        let start = source.offset
        guard start < source.byteCount else { return nil }
        guard try source.read(4, into: &frame) else {
            throw start == 0 ? .notAPBF(path: source.path) : .truncated(offset: start)
        }
        let length = frame.reduce(0) { $0 << 8 | Int($1) }
        guard length > 0, length <= limits.blobHeaderBytes else {
            if start == 0 { throw .notAPBF(path: source.path) }
            throw .tooLarge(offset: start, what: "the header", found: length, limit: limits.blobHeaderBytes)
        }
        guard try source.read(length, into: &frame) else {
            throw start == 0 ? .notAPBF(path: source.path) : .truncated(offset: start)
        }
        var blob = Blob(offset: start, isHeader: false, isData: false, byteCount: -1)
        do throws(BlockError) {
            var cursor = WireCursor(0..<length)
            while let (number, type) = try cursor.field(frame) {
                switch (number, type) {
                case (1, .bytes):
                    let name = try cursor.contents(frame).range
                    blob.isHeader = frame[name].elementsEqual("OSMHeader".utf8)
                    blob.isData = frame[name].elementsEqual("OSMData".utf8)
                case (3, .varint): blob.byteCount = Int(Int32(truncatingIfNeeded: try cursor.varint(frame)))
                default: try cursor.skip(type, frame)
                }
            }
        } catch {
            throw start == 0 ? .notAPBF(path: source.path) : error.located(at: start)
        }
        guard blob.byteCount >= 0, blob.byteCount <= limits.blobBytes else {
            throw .tooLarge(offset: start, what: "the size", found: blob.byteCount, limit: limits.blobBytes)
        }
        guard blob.byteCount <= source.byteCount - source.offset else { throw .truncated(offset: start) }
        return blob
    }

    /// Reads the Blob's bytes and puts the message inside into `block`.
    private mutating func unpack(_ blob: Blob) throws(OSMError) {
        guard try source.read(blob.byteCount, into: &frame) else { throw .truncated(offset: blob.offset) }
        var plain: Range<Int>?
        var packed: Range<Int>?
        var otherPacking: String?
        var size = 0
        do throws(BlockError) {
            var cursor = WireCursor(0..<blob.byteCount)
            while let (number, type) = try cursor.field(frame) {
                switch (number, type) {
                case (1, .bytes): plain = try cursor.contents(frame).range
                case (2, .varint): size = Int(Int32(truncatingIfNeeded: try cursor.varint(frame)))
                case (3, .bytes): packed = try cursor.contents(frame).range
                case (4...7, .bytes):
                    otherPacking = ["lzma", "bzip2", "lz4", "zstd"][number - 4]
                    try cursor.skip(type, frame)
                default: try cursor.skip(type, frame)
                }
            }
        } catch {
            throw error.located(at: blob.offset)
        }
        if let plain {
            block.bytes.replaceSubrange(0..<block.bytes.count, with: frame[plain])
        } else if let packed {
            guard size >= 0, size <= limits.blobBytes else {
                throw .tooLarge(offset: blob.offset, what: "the unpacked size", found: size, limit: limits.blobBytes)
            }
            guard OSMBlobSource.inflate(frame, packed, size: size, into: &block.bytes) else {
                throw .malformed(offset: blob.offset, reason: "its zlib data is damaged")
            }
        } else if let otherPacking {
            throw .unsupportedCompression(offset: blob.offset, name: otherPacking)
        } else {
            throw .malformed(offset: blob.offset, reason: "it has no data")
        }
    }
}
