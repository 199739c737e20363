internal import CivilTime
internal import TransitFeeds

/// Dates and times as realtime messages write them.
enum RealtimeText {
    /// YYYYMMDD, as days after 1970-01-01.
    static func day(_ text: String) -> Int? {
        guard text.utf8.count == 8, let number = Int(text) else { return nil }
        return CivilDate(year: number / 10_000, month: number / 100 % 100, day: number % 100)?.daysSinceEpoch
    }

    /// HH:MM:SS, past 24:00 too.
    static func seconds(_ text: String) -> Int32? {
        let parts = text.split(separator: ":").map { Int32($0) }
        guard parts.count == 3, let hours = parts[0], let minutes = parts[1], let seconds = parts[2],
            (0..<336).contains(hours), (0..<60).contains(minutes), (0..<60).contains(seconds)
        else { return nil }
        return hours * 3600 + minutes * 60 + seconds
    }
}

extension AlertRecord.Period {
    /// Half-open; nil when it ends before it begins.
    var range: Range<Int64>? {
        let always = -(Int64(1) << 60)..<(Int64(1) << 60)
        let from = start.map { $0 > 0 ? $0 : always.lowerBound } ?? always.lowerBound
        let to = end.map { $0 > 0 ? $0 : always.upperBound } ?? always.upperBound
        return from < to ? from..<to : nil
    }
}
