internal import CivilTime
internal import Glibc

/// Processor time of the calling thread, for measurements only: its `now` is no time of day.
struct ProcessorClock: WallClock {
    func now() -> Instant { Instant(secondsSince1970: nowNanoseconds() / 1_000_000_000) }

    func nowNanoseconds() -> Int64 {
        var time = timespec()
        // The pointer lives for the call only; the call cannot fail for this clock.
        unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
}
