internal import CZlib
internal import Glibc

/// The open file, read piece by piece, and zlib: the only two places that touch memory by pointer.
struct OSMBlobSource: ~Copyable {
    let path: String
    let byteCount: Int
    private(set) var offset = 0
    private let descriptor: Int32

    init(path: String) throws(OSMError) {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .cannotOpen(path: path, reason: Self.lastError()) }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            throw .cannotOpen(path: path, reason: "it is not a regular file")
        }
        self.path = path
        self.descriptor = descriptor
        byteCount = Int(status.st_size)
    }

    deinit { close(descriptor) }

    private static func lastError() -> String { unsafe String(cString: strerror(errno)) }

    mutating func rewind() { offset = 0 }

    mutating func skip(_ count: Int) { offset += count }

    /// Replaces the buffer's contents by the next `count` bytes.
    ///
    /// - Returns: false when the file ends before.
    mutating func read(_ count: Int, into buffer: inout [UInt8]) throws(OSMError) -> Bool {
        guard count <= byteCount - offset else { return false }
        if buffer.count > count { buffer.removeLast(buffer.count - count) }
        if buffer.count < count { buffer.append(contentsOf: repeatElement(0, count: count - buffer.count)) }
        var done = 0
        while done < count {
            let step = unsafe buffer.withUnsafeMutableBytes { bytes in
                unsafe pread(descriptor, bytes.baseAddress.map { unsafe $0 + done }, count - done, off_t(offset + done))
            }
            if step < 0 {
                if errno == EINTR { continue }
                throw .cannotRead(offset: offset + done, reason: Self.lastError())
            }
            guard step > 0 else { return false }
            done += step
        }
        offset += count
        return true
    }

    /// Unpacks a zlib stream that must give exactly `size` bytes.
    ///
    /// - Returns: false when the stream is damaged or has another length; never writes more than `size`.
    static func inflate(_ packed: [UInt8], _ range: Range<Int>, size: Int, into output: inout [UInt8]) -> Bool {
        if output.count > size { output.removeLast(output.count - size) }
        if output.count < size { output.append(contentsOf: repeatElement(0, count: size - output.count)) }
        guard size > 0 else { return true }
        return unsafe packed.withUnsafeBufferPointer { source in
            unsafe output.withUnsafeMutableBufferPointer { target in
                guard let from = source.baseAddress, let to = target.baseAddress else { return false }
                var length = uLongf(size)
                let code = unsafe uncompress(to, &length, from + range.lowerBound, uLong(range.count))
                return code == Z_OK && Int(length) == size
            }
        }
    }
}
