internal import Calendars
internal import Glibc

/// A file without a name, which goes when it is closed or the process ends.
final class SpoolFile {
    private let descriptor: Int32
    private var size = 0

    /// - Throws: ``CalendarError/storageFull`` where there is no room for it, `unavailable` where it can't be made.
    init(in directory: String) throws(CalendarError) {
        var path = Array("\(directory)/upload-XXXXXX".utf8CString)
        descriptor = unsafe mkstemp(&path)
        guard descriptor >= 0 else { throw Self.failure(errno) }
        _ = unsafe unlink(path)
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// - Throws: as ``init(in:)``.
    func append(_ bytes: [UInt8]) throws(CalendarError) {
        var written = 0
        while written < bytes.count {
            let count = unsafe bytes[written...].withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw Self.failure(errno) }
            written += count
        }
        size += written
    }

    /// All that was appended.
    ///
    /// - Throws: `unavailable` where it can't be read back.
    func contents() throws(CalendarError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: size)
        var read = 0
        while read < size {
            let count = unsafe bytes.withUnsafeMutableBytes { buffer in
                unsafe pread(descriptor, buffer.baseAddress?.advanced(by: read), buffer.count - read, off_t(read))
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw Self.failure(errno) }
            read += count
        }
        return bytes
    }

    private static func failure(_ code: Int32) -> CalendarError {
        code == ENOSPC || code == EDQUOT
            ? .storageFull : .unavailable(logDetail: "an upload can't be kept: error \(code)")
    }
}
