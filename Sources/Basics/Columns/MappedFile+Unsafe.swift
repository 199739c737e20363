internal import Glibc

/// Maps a whole file read-only and shared, so that several processes use the same pages.
enum MappedFile {
    static func map(_ path: String) throws(ColumnFileError) -> (storage: ColumnStorage, length: Int) {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .cannotOpen(path: path, reason: lastSystemError()) }
        defer { close(descriptor) }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { throw .cannotOpen(path: path, reason: lastSystemError()) }
        let length = Int(status.st_size)
        guard length >= ColumnFileLayout.headerBytes else { throw .notAColumnFile(path: path) }
        let address = unsafe mmap(nil, length, PROT_READ, MAP_SHARED, descriptor, 0)
        guard let address = unsafe address, unsafe address != MAP_FAILED else {
            throw .cannotOpen(path: path, reason: lastSystemError())
        }
        return (unsafe ColumnStorage(mapping: address, length: length), length)
    }

    static func unmap(_ base: UnsafeMutableRawPointer, length: Int) {
        unsafe munmap(base, length)
    }
}

func lastSystemError() -> String {
    let code = errno
    guard let text = unsafe strerror(code) else { return "error \(code)" }
    return unsafe String(cString: text)
}
