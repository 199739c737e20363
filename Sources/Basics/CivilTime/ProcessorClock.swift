/// Processor time of the calling thread, in place of a wall clock: for measurements that other work on the machine must
/// not disturb. Its `now` is no time of day.
public struct ProcessorClock: WallClock {
    /// Creates the clock; it has no state.
    public init() {}

    /// Whole seconds of processor time, as an instant.
    public func now() -> Instant { Instant(secondsSince1970: threadTime().seconds) }

    /// User and system time of the calling thread since it began, in nanoseconds.
    public func nowNanoseconds() -> Int64 {
        let time = threadTime()
        return time.seconds * 1_000_000_000 + time.nanoseconds
    }
}
