/// Travel time over a street as searches add it: whole ticks of 0.1 ms, up to 59 hours.
public enum StreetWeight {
    /// Ticks in one second.
    public static let ticksPerSecond = 10_000.0
    /// Not passable. Two of them add up without overflow and stay above every real weight.
    public static let closed: UInt32 = 0x7FFF_FFFF
    /// The longest single segment or link; longer ones count as closed.
    static let longest: UInt32 = 0x3FFF_FFFF

    /// Rounds to the nearest tick.
    public static func ticks(seconds: Double) -> UInt32 {
        let ticks = (seconds * ticksPerSecond).rounded()
        return ticks >= 0 && ticks <= Double(longest) ? UInt32(ticks) : closed
    }

    /// Converts ticks to seconds.
    @inlinable
    public static func seconds(_ ticks: UInt32) -> Double { Double(ticks) / ticksPerSecond }
}
