internal import Glibc

/// Seconds and nanoseconds of the system's real-time clock.
func systemTime() -> (seconds: Int64, nanoseconds: Int64) { time(of: CLOCK_REALTIME) }

/// Processor time of the calling thread.
func threadTime() -> (seconds: Int64, nanoseconds: Int64) { time(of: CLOCK_THREAD_CPUTIME_ID) }

private func time(of clock: clockid_t) -> (seconds: Int64, nanoseconds: Int64) {
    var time = timespec()
    // The pointer lives for the call only; the call cannot fail for these clocks.
    unsafe clock_gettime(clock, &time)
    return (Int64(time.tv_sec), Int64(time.tv_nsec))
}

/// The bytes of a regular file, or nil when it cannot be read or is larger than the limit.
func readFile(_ path: String, upTo limit: Int) -> [UInt8]? {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= limit
    else { return nil }
    let size = Int(status.st_size)
    // The buffer belongs to the array under construction; read is told its exact size.
    return unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        while count < size, let base = buffer.baseAddress {
            let got = unsafe read(descriptor, base + count, size - count)
            guard got > 0 else { break }
            count += got
        }
    }
}

/// When a file was changed, in seconds since 1970; nil when it is not there.
func modificationTime(of path: String) -> Int64? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? Int64(status.st_mtim.tv_sec) : nil
}

/// The names in a directory, without `.` and `..`; empty when it cannot be read.
func listDirectory(_ path: String) -> [String] {
    guard let directory = unsafe opendir(path) else { return [] }
    defer { unsafe closedir(directory) }
    var names: [String] = []
    while let entry = unsafe readdir(directory) {
        // d_name is a NUL-terminated array inside the entry, which is valid until the next readdir.
        let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
            unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
        }
        if name != ".", name != ".." { names.append(name) }
    }
    return names
}
