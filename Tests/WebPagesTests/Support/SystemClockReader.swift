import CivilTime

/// The present of the machine.
enum SystemClockReader {
    static func instant() -> Instant { SystemClock().now() }
    static func now() -> Int64 { SystemClock().now().secondsSince1970 }
}
