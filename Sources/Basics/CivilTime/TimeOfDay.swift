internal import ByteText

/// A wall-clock time without a date, in whole seconds.
public struct TimeOfDay: Hashable, Sendable {
    /// Seconds since midnight, 0 to 86,399.
    public let secondsSinceMidnight: Int

    /// Nil when there is no such time. A leap second (60) is read as 59, as RFC 5545 §3.3.12 allows.
    @inlinable
    public init?(hour: Int, minute: Int, second: Int = 0) {
        guard (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second) else { return nil }
        secondsSinceMidnight = hour * 3600 + minute * 60 + min(second, 59)
    }

    /// The time a number of seconds after midnight, wrapped into one day.
    @inlinable
    public init(secondsSinceMidnight: Int) {
        let rest = secondsSinceMidnight % 86400
        self.secondsSinceMidnight = rest < 0 ? rest + 86400 : rest
    }

    /// 00:00:00.
    public static let midnight = TimeOfDay(secondsSinceMidnight: 0)

    /// The hour, 0 to 23.
    @inlinable public var hour: Int { secondsSinceMidnight / 3600 }
    /// The minute, 0 to 59.
    @inlinable public var minute: Int { secondsSinceMidnight / 60 % 60 }
    /// The second, 0 to 59.
    @inlinable public var second: Int { secondsSinceMidnight % 60 }

    /// `09:05`: hours and minutes.
    public var hoursAndMinutes: String {
        var output: [UInt8] = []
        output.append(twoDigits: hour)
        output.append(UInt8(ascii: ":"))
        output.append(twoDigits: minute)
        return String(decoding: output, as: UTF8.self)
    }
}

extension TimeOfDay: Comparable {
    /// Orders times within one day.
    @inlinable
    public static func < (left: TimeOfDay, right: TimeOfDay) -> Bool {
        left.secondsSinceMidnight < right.secondsSinceMidnight
    }
}
