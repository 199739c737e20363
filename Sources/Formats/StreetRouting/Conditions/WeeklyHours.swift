/// Hours that come again every week, as `opening_hours` writes them; a subset that covers what streets are closed by.
///
///     hours = "24/7" / rule *( ";" rule )
///     rule  = [ days ] [ times ] [ "off" / "closed" / "open" ]
///     days  = day [ "-" day ] *( "," day [ "-" day ] )      day = "Mo" / ... / "Su" / "PH" / "SH"
///     times = time "-" time *( "," time "-" time )          time = HH:MM, up to 48:00
///
/// A rule replaces what those before it said of its days. Holidays are not known: they count as the day of the week
/// that they fall on, and a rule of holidays alone says nothing. Months, dates, sunrise and comments are not read.
public struct WeeklyHours: Hashable, Sendable {
    /// Seconds of the week from Monday 00:00, ascending; none overlap.
    public let spans: [Range<Int>]

    static let day = 86_400
    static let week = 7 * day

    /// Nil for text outside the subset.
    public init?(_ text: String) {
        let text = Self.tightened(text)
        if text == "24/7" {
            spans = [0..<Self.week]
            return
        }
        var days = [[Range<Int>]](repeating: [], count: 7)
        var saysSomething = false
        for rule in text.split(separator: ";", omittingEmptySubsequences: true) {
            guard let read = Rule(rule) else { return nil }
            saysSomething = saysSomething || !read.days.isEmpty
            for day in read.days { days[day] = read.isOff ? [] : read.times }
        }
        guard saysSomething else { return nil }
        var spans: [Range<Int>] = []
        for (day, times) in days.enumerated() {
            for time in times {
                let start = day * Self.day + time.lowerBound
                let end = day * Self.day + time.upperBound
                spans.append(start..<min(end, Self.week))
                // From Sunday night into Monday.
                if end > Self.week { spans.append(0..<(end - Self.week)) }
            }
        }
        self.spans = Self.joined(spans.filter { !$0.isEmpty })
    }

    /// Whether a second of the week is within the hours; the week repeats beyond its ends.
    public func contains(secondOfWeek second: Int) -> Bool {
        let inside = (second % Self.week + Self.week) % Self.week
        return spans.contains { $0.contains(inside) }
    }

    private static func joined(_ spans: [Range<Int>]) -> [Range<Int>] {
        var joined: [Range<Int>] = []
        for span in spans.sorted(by: { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }) {
            if let last = joined.last, span.lowerBound <= last.upperBound {
                joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, span.upperBound)
            } else {
                joined.append(span)
            }
        }
        return joined
    }

    /// Without the spaces round commas, dashes and semicolons, and with single ones elsewhere.
    private static func tightened(_ text: String) -> String {
        var words = ""
        for character in text {
            let isMark = character == "," || character == "-" || character == ";"
            if character == " ", words.isEmpty || words.hasSuffix(" ") || words.last.map(isJoint) == true { continue }
            if isMark, words.hasSuffix(" ") { words.removeLast() }
            words.append(character)
        }
        while words.hasSuffix(" ") { words.removeLast() }
        return words
    }

    private static func isJoint(_ character: Character) -> Bool {
        character == "," || character == "-" || character == ";"
    }

    private struct Rule {
        /// 0 is Monday; empty for a rule of holidays alone.
        var days: [Int] = []
        var times: [Range<Int>] = []
        var isOff = false

        init?(_ text: Substring) {
            var words = text.split(separator: " ")
            if let last = words.last, last == "off" || last == "closed" || last == "open" {
                isOff = last != "open"
                words.removeLast()
            }
            var hasDays = false
            if let first = words.first, let named = Self.days(first) {
                days = named
                hasDays = true
                words.removeFirst()
            }
            if let first = words.first {
                guard let read = Self.times(first) else { return nil }
                times = read
                words.removeFirst()
            } else {
                guard hasDays else { return nil }
                times = [0..<WeeklyHours.day]
            }
            guard words.isEmpty else { return nil }
            if !hasDays { days = Array(0..<7) }
        }

        private static let names: [Substring] = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]

        private static func days(_ word: Substring) -> [Int]? {
            var days: [Int] = []
            for part in word.split(separator: ",", omittingEmptySubsequences: false) {
                if part == "PH" || part == "SH" { continue }
                let ends = part.split(separator: "-", omittingEmptySubsequences: false)
                guard ends.count <= 2, let first = names.firstIndex(of: ends[0]),
                    let last = names.firstIndex(of: ends[ends.count - 1])
                else { return nil }
                days += (0...((last - first + 7) % 7)).map { (first + $0) % 7 }
            }
            return days
        }

        private static func times(_ word: Substring) -> [Range<Int>]? {
            var times: [Range<Int>] = []
            for part in word.split(separator: ",", omittingEmptySubsequences: false) {
                let ends = part.split(separator: "-", omittingEmptySubsequences: false)
                guard ends.count == 2, let start = seconds(ends[0]), var end = seconds(ends[1]),
                    start < WeeklyHours.day
                else { return nil }
                if end <= start { end += WeeklyHours.day }
                times.append(start..<end)
            }
            return times
        }

        private static func seconds(_ text: Substring) -> Int? {
            let parts = text.split(separator: ":", omittingEmptySubsequences: false)
            guard parts.count == 2, (1...2).contains(parts[0].utf8.count), parts[1].utf8.count == 2,
                parts.allSatisfy({ $0.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }),
                let hours = Int(parts[0]), let minutes = Int(parts[1]), minutes < 60
            else { return nil }
            let seconds = hours * 3_600 + minutes * 60
            return seconds <= 2 * WeeklyHours.day ? seconds : nil
        }
    }
}
