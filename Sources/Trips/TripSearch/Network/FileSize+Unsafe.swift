internal import Glibc

/// Bytes of a file; nil when there is none.
package func fileSize(_ path: String) -> Int? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    return Int(status.st_size)
}
