internal import Glibc

/// Processor time of the calling thread: what a test measures that bounds the cost of a synchronous call. The time by
/// the clock on the wall also counts what else runs on the machine.
package enum ThreadClock {
    /// The processor time that a call takes.
    ///
    /// - Parameter work: runs once, on the calling thread.
    /// - Returns: user and system time.
    /// - Throws: what `work` throws.
    package static func measure<Failure: Error>(_ work: () throws(Failure) -> Void) throws(Failure) -> Duration {
        let start = now()
        try work()
        return now() - start
    }

    private static func now() -> Duration {
        var time = timespec()
        // The pointer lives for the call only; the call cannot fail for this clock.
        unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
