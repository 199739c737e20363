/// Where the time comes from. Nothing asks the system directly, so that tests and the demo can hold or shift it.
public protocol WallClock: Sendable {
    /// The present, in whole seconds.
    func now() -> Instant
    /// Nanoseconds after 1970 (for ordering and short measurements; may step when the system's clock is set).
    func nowNanoseconds() -> Int64
}

/// The system's clock.
public struct SystemClock: WallClock {
    /// Creates the clock; it has no state.
    public init() {}

    /// The system's time, in whole seconds.
    public func now() -> Instant { Instant(secondsSince1970: systemTime().seconds) }

    /// The system's time in nanoseconds since 1970.
    public func nowNanoseconds() -> Int64 {
        let time = systemTime()
        return time.seconds * 1_000_000_000 + time.nanoseconds
    }
}

/// A clock that starts at a chosen instant, and then runs with the system's clock or is frozen.
public final class ShiftedClock: WallClock {
    private let startNanoseconds: Int64
    private let systemStart: Int64
    private let isFrozen: Bool

    /// Creates a clock that shows `start` now. If `frozen`, it always shows `start`.
    public init(startingAt start: Instant, frozen: Bool) {
        startNanoseconds = start.secondsSince1970 * 1_000_000_000
        systemStart = SystemClock().nowNanoseconds()
        isFrozen = frozen
    }

    /// The shifted time, in whole seconds, rounded down.
    public func now() -> Instant {
        let nanoseconds = nowNanoseconds()
        return Instant(secondsSince1970: nanoseconds / 1_000_000_000 - (nanoseconds % 1_000_000_000 < 0 ? 1 : 0))
    }

    /// The shifted time in nanoseconds since 1970.
    public func nowNanoseconds() -> Int64 {
        isFrozen ? startNanoseconds : startNanoseconds + SystemClock().nowNanoseconds() - systemStart
    }
}
