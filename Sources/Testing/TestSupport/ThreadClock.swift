internal import CivilTime

/// Processor time of the calling thread: what a test measures that bounds the cost of a synchronous call. The time by
/// the clock on the wall also counts what else runs on the machine.
package enum ThreadClock {
    /// The processor time that a call takes.
    ///
    /// - Parameter work: runs once, on the calling thread.
    /// - Returns: user and system time.
    /// - Throws: what `work` throws.
    package static func measure<Failure: Error>(_ work: () throws(Failure) -> Void) throws(Failure) -> Duration {
        let clock = ProcessorClock()
        let start = clock.nowNanoseconds()
        try work()
        return .nanoseconds(clock.nowNanoseconds() - start)
    }
}
