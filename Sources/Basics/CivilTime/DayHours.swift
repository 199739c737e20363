internal import ByteText

/// Times of the day at which something may be done, by the clock of a place; both ends belong to them.
public struct DayHours: Hashable, Sendable {
    /// From one time of the day to another, over midnight where the second is not after the first.
    public struct Span: Hashable, Sendable {
        /// Seconds after midnight, 0 ..< 86,400.
        public let from: Int
        /// Seconds after midnight, 0 ... 86,400.
        public let until: Int

        /// Nil if a number is outside its range.
        public init?(from: Int, until: Int) {
            guard (0..<86_400).contains(from), (0...86_400).contains(until) else { return nil }
            self.from = from
            self.until = until
        }
    }

    /// The spans, in the order in which they were given.
    public var spans: [Span]

    /// Creates hours from spans; an empty list allows no time at all.
    public init(_ spans: [Span]) { self.spans = spans }

    /// The intervals in a zone that touch a range, ascending and disjoint: adjacent or overlapping ones are merged.
    public func windows(touching range: ClosedRange<Instant>, in zone: ZoneRules) -> [ClosedRange<Instant>] {
        let first = zone.local(range.lowerBound).date.daysSinceEpoch - 1
        let last = zone.local(range.upperBound).date.daysSinceEpoch + 1
        var all: [ClosedRange<Instant>] = []
        for day in first...last {
            let midnight = Int64(day) * 86_400
            for span in spans {
                let length = span.until - span.from
                let from = zone.instantSeconds(ofLocal: midnight + Int64(span.from))
                let until = zone.instantSeconds(
                    ofLocal: midnight + Int64(span.from + (length > 0 ? length : length + 86_400))
                )
                guard from <= until else { continue }
                all.append(Instant(secondsSince1970: from)...Instant(secondsSince1970: until))
            }
        }
        all.sort { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
        var merged: [ClosedRange<Instant>] = []
        for window in all {
            if let before = merged.last, window.lowerBound <= before.upperBound {
                merged[merged.count - 1] = before.lowerBound...max(before.upperBound, window.upperBound)
            } else {
                merged.append(window)
            }
        }
        return merged.filter { $0.overlaps(range) }
    }

    /// Whether all of a stretch of time is allowed.
    public func allow(_ stretch: ClosedRange<Instant>, in zone: ZoneRules) -> Bool {
        windows(touching: stretch, in: zone).contains {
            $0.lowerBound <= stretch.lowerBound && stretch.upperBound <= $0.upperBound
        }
    }

    /// When something of a length can begin at the earliest; nil when not within a day.
    public func earliestStart(from time: Instant, seconds: Int64, in zone: ZoneRules) -> Instant? {
        for window in windows(touching: time...time.adding(seconds: 86_400), in: zone) {
            let start = max(time, window.lowerBound)
            if start.adding(seconds: seconds) <= window.upperBound { return start }
        }
        return nil
    }

    /// When something of a length must begin at the latest to be over by a time; nil when not within the day before.
    public func latestStart(endingBy time: Instant, seconds: Int64, in zone: ZoneRules) -> Instant? {
        for window in windows(touching: time.adding(seconds: -86_400)...time, in: zone).reversed() {
            let start = min(time, window.upperBound).adding(seconds: -seconds)
            if start >= window.lowerBound { return start }
        }
        return nil
    }
}

extension DayHours {
    // hours = span *( "," span ); span = time "-" time; time = 2DIGIT ":" 2DIGIT
    /// Reads `05:00-23:00`, or several with commas between; 24:00 is the end of the day. Nil for anything else.
    public init?(_ text: some StringProtocol) {
        var spans: [Span] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            var ends: [Int?] = []
            for end in part.split(separator: "-", omittingEmptySubsequences: false) { ends.append(Self.seconds(end)) }
            guard ends.count == 2, let from = ends[0], let until = ends[1], let span = Span(from: from, until: until)
            else { return nil }
            spans.append(span)
        }
        self.init(spans)
    }

    private static func seconds(_ text: some StringProtocol) -> Int? {
        var cursor = ByteCursor(text)
        guard let hour = cursor.digits(2), cursor.skip(UInt8(ascii: ":")), let minute = cursor.digits(2),
            cursor.isAtEnd, hour <= 24, minute < 60, hour < 24 || minute == 0
        else { return nil }
        return hour * 3_600 + minute * 60
    }
}

extension DayHours: CustomStringConvertible {
    /// The text from which equal hours can be parsed.
    public var description: String {
        func clock(_ seconds: Int) -> String {
            var output: [UInt8] = []
            output.append(twoDigits: seconds / 3_600)
            output.append(UInt8(ascii: ":"))
            output.append(twoDigits: seconds / 60 % 60)
            return String(decoding: output, as: UTF8.self)
        }
        return spans.map { "\(clock($0.from))-\(clock($0.until))" }.joined(separator: ",")
    }
}

extension DayHours: Codable {
    /// Decodes the text form; throws `DecodingError` if it cannot be parsed.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let hours = DayHours(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "hours are written 05:00-23:00")
        }
        self = hours
    }

    /// Encodes the text form.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
