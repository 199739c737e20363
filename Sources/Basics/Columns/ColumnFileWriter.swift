internal import Glibc

/// Collects columns and writes them as one file.
public struct ColumnFileWriter: Sendable {
    private let kind: String
    private let version: UInt32
    private var pending: [Pending] = []

    private struct Pending: Sendable {
        var name: String
        var count: Int
        var stride: Int
        var bytes: any ColumnBytes
    }

    /// `kind` names the layout, in at most 24 bytes of UTF-8.
    public init(kind: String, version: UInt32) {
        precondition(kind.utf8.count <= ColumnFileLayout.kindBytes, "kind too long")
        self.kind = kind
        self.version = version
    }

    /// `name` is new in this file, at most 64 bytes of UTF-8.
    public mutating func add<Element: BitwiseCopyable & Sendable>(_ name: String, _ values: [Element]) {
        precondition(
            name.utf8.count <= ColumnFileLayout.nameBytes && !pending.contains { $0.name == name },
            "bad column name"
        )
        precondition(pending.count < ColumnFileLayout.maximumColumns, "too many columns")
        pending.append(
            Pending(
                name: name,
                count: values.count,
                stride: MemoryLayout<Element>.stride,
                bytes: ArrayBytes(values: values)
            )
        )
    }

    /// Adds text as two columns, `<name>.offsets` and `<name>.bytes`; read it back by ``ColumnFile/strings(_:)``.
    public mutating func add(_ name: String, strings: [String]) {
        let (offsets, bytes) = StringTable.pack(strings)
        add(name + ".offsets", offsets)
        add(name + ".bytes", bytes)
    }

    /// Writes aside, syncs, and renames into place, so that `path` is either the old file or the whole new one. The
    /// directory entry itself is synced by the code that builds the directory.
    public func write(to path: String) throws(ColumnFileError) {
        let aside = path + ".writing"
        let descriptor = unsafe open(aside, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw .cannotWrite(path: aside, reason: lastSystemError()) }
        do throws(ColumnFileError) {
            try writeAll(to: descriptor, path: aside)
        } catch {
            close(descriptor)
            unsafe unlink(aside)
            throw error
        }
        close(descriptor)
        guard unsafe rename(aside, path) == 0 else { throw .cannotWrite(path: path, reason: lastSystemError()) }
    }

    private func writeAll(to descriptor: Int32, path: String) throws(ColumnFileError) {
        typealias Layout = ColumnFileLayout
        var directory: [UInt8] = []
        var offset = Layout.aligned(Layout.headerBytes + pending.count * Layout.entryBytes)
        var offsets: [Int] = []
        for column in pending {
            offsets.append(offset)
            Layout.append(column.name, width: Layout.nameBytes, to: &directory)
            Layout.append(UInt64(offset), to: &directory)
            Layout.append(UInt64(column.count), to: &directory)
            Layout.append(unsafe column.bytes.withBytes { unsafe CRC64.of($0) }, to: &directory)
            Layout.append(UInt32(column.stride), to: &directory)
            Layout.append(UInt32(0), to: &directory)
            offset = Layout.aligned(offset + column.count * column.stride)
        }
        var header = Layout.magic
        Layout.append(Layout.layoutVersion, to: &header)
        Layout.append(version, to: &header)
        Layout.append(UInt32(pending.count), to: &header)
        Layout.append(UInt32(0), to: &header)
        Layout.append(UInt64(offset), to: &header)
        Layout.append(unsafe directory.withUnsafeBytes { unsafe CRC64.of($0) }, to: &header)
        Layout.append(kind, width: Layout.kindBytes, to: &header)
        var error = unsafe (header + directory).withUnsafeBytes { unsafe Self.put($0, descriptor, at: 0) }
        for (column, offset) in zip(pending, offsets) where error == nil {
            error = unsafe column.bytes.withBytes { unsafe Self.put($0, descriptor, at: offset) }
        }
        if error == nil, ftruncate(descriptor, offset) != 0 || fsync(descriptor) != 0 { error = lastSystemError() }
        if let error { throw .cannotWrite(path: path, reason: error) }
    }

    /// Nil on success.
    private static func put(_ bytes: UnsafeRawBufferPointer, _ descriptor: Int32, at offset: Int) -> String? {
        var done = 0
        while done < bytes.count {
            let written = unsafe pwrite(
                descriptor,
                bytes.baseAddress.map { unsafe $0 + done },
                bytes.count - done,
                offset + done
            )
            if written < 0 && errno == EINTR { continue }
            guard written > 0 else { return lastSystemError() }
            done += written
        }
        return nil
    }
}

/// An array's bytes without copying them.
private protocol ColumnBytes: Sendable {
    func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result
}

private struct ArrayBytes<Element: BitwiseCopyable & Sendable>: ColumnBytes {
    let values: [Element]
    func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result { unsafe values.withUnsafeBytes(body) }
}
