internal import Glibc

extension PlacesSummary {
    /// The bytes of an index file; 0 where there is none.
    static func indexBytes(_ path: String) -> Int {
        var status = stat()
        // The path and the status are used during the call only.
        guard unsafe stat(path, &status) == 0 else { return 0 }
        return Int(status.st_size)
    }
}
