internal import CGMime
internal import Synchronization

/// GMime, for one thread at a time. It registers its types and tables when each is first used, without a lock of its
/// own: where two threads met there, the process crashed.
enum GMimeLibrary {
    private static let lock = Mutex(())

    /// Does something with the library, of which nothing is called elsewhere.
    static func use<Value: Sendable, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
        try lock.withLock { _ throws(Failure) in
            g_mime_init()
            return try body()
        }
    }
}
