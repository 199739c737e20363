internal import CivilTime

/// One occurrence of a series, before a component is put to it.
struct SeriesSpan: Sendable {
    /// The start by the rule, in the zone of the master; nil where nothing recurs.
    var recurrence: Int64?
    var start: Int64
    var startInstant: Int64
    var endInstant: Int64
    /// The override it comes from; nil: the master.
    var override: Int?
}

extension Series {
    /// The occurrences that lie in a window by the test of their kind, ascending by start.
    ///
    /// - Complexity: seeks to the window; then the occurrences in it and the overrides.
    /// - Throws: ``RecurrenceError`` at the limits; all rules together take at most ten times the steps of one.
    func spans(
        overlapping window: Range<Instant>,
        floating: ZoneRules,
        limits: Limits,
        maximum: Int? = nil
    ) throws(RecurrenceError) -> [SeriesSpan] {
        var steps = 10 * limits.steps
        return try spans(
            overlapping: window,
            floating: floating,
            limits: limits,
            maximum: maximum,
            steps: &steps
        )
    }

    /// As above; the steps that are taken are taken from `steps`, also where it is given up.
    func spans(
        overlapping window: Range<Instant>,
        floating: ZoneRules,
        limits: Limits,
        maximum: Int? = nil,
        steps: inout Int
    ) throws(RecurrenceError) -> [SeriesSpan] {
        let low = Series.bounded(window.lowerBound)
        let high = Series.bounded(window.upperBound)
        var result: [SeriesSpan] = []
        if hasStart {
            try appendRegular(low: low, high: high, floating, limits, maximum: maximum, steps: &steps, to: &result)
        }
        for (index, override) in overrides.enumerated() {
            let span = span(ofOverride: index, floating: floating)
            if override.test.accepts(start: span.startInstant, end: span.endInstant, low: low, high: high) {
                result.append(span)
            }
        }
        guard result.count <= limits.occurrences else { throw .tooManyOccurrences(limit: limits.occurrences) }
        if !overrides.isEmpty || zone != .utc || !extraStarts.isEmpty {
            result.sort { ($0.startInstant, $0.recurrence ?? 0) < ($1.startInstant, $1.recurrence ?? 0) }
        }
        if let maximum, result.count > maximum { result.removeLast(result.count - maximum) }
        return result
    }

    /// Within about 31,000 years of 1970, so that sums with it cannot overflow.
    private static func bounded(_ instant: Instant) -> Int64 {
        min(max(instant, .distantPast), .distantFuture).secondsSince1970
    }

    func span(ofOverride index: Int, floating: ZoneRules) -> SeriesSpan {
        let override = overrides[index]
        let rules = override.zone.rules(floating: floating)
        let start = rules.instantSeconds(ofLocal: override.start)
        return SeriesSpan(
            recurrence: override.recurrence,
            start: override.start,
            startInstant: start,
            endInstant: override.length.end(ofStart: override.start, at: start, rules),
            override: index
        )
    }

    private func appendRegular(
        low: Int64,
        high: Int64,
        _ floating: ZoneRules,
        _ limits: Limits,
        maximum: Int?,
        steps: inout Int,
        to result: inout [SeriesSpan]
    ) throws(RecurrenceError) {
        let masterRules = zone.rules(floating: floating)
        let isRecurring = isRecurring
        guard isRecurring || !excludingRules.isEmpty || !excludedStarts.isEmpty || !excludedDays.isEmpty else {
            // Most objects take place once.
            let instant = masterRules.instantSeconds(ofLocal: start)
            let end = length.end(ofStart: start, at: instant, masterRules)
            guard test.accepts(start: instant, end: end, low: low, high: high) else { return }
            return result.append(SeriesSpan(start: start, startInstant: instant, endInstant: end))
        }
        // How far an occurrence may lie from its place in the rule, and how long it may last.
        var reach = length.upperBound
        var shift: Int64 = 0
        for extra in extraStarts { reach = max(reach, extra.length?.upperBound ?? 0) }
        for override in overrides where override.appliesToFuture {
            shift = max(shift, abs(override.start - override.recurrence))
            reach = max(reach, override.length.upperBound)
        }
        let zoneSlack: Int64 = 26 * 3600
        let first = low - reach - shift - zoneSlack
        let last = high + shift + zoneSlack
        let excluded = try excludedByRules(from: first, to: last, masterRules, limits, steps: &steps)
        var stream = NominalStream(self, masterRules, limits: limits, mostSteps: steps)
        var next = 0
        var future: Int?
        var looked = 0
        defer { steps -= stream.steps + looked }
        try stream.start(from: first)
        while let item = try stream.next(), item.start <= last {
            // Those that are passed over cost time too: a length of centuries makes a rule of seconds reach far back.
            // So do many rules.
            looked += 1 + rules.count / 16
            guard looked <= limits.steps, looked <= steps else { throw .exhausted(steps: looked) }
            while next < overrides.count, overrides[next].recurrence < item.start {
                if overrides[next].appliesToFuture { future = next }
                next += 1
            }
            if next < overrides.count, overrides[next].recurrence == item.start { continue }
            if isExcluded(item.start) || excluded.contains(item.start) { continue }
            var span = SeriesSpan(
                recurrence: isRecurring ? item.start : nil,
                start: item.start,
                startInstant: 0,
                endInstant: 0
            )
            var rules = masterRules
            var length = item.length ?? length
            if let future {
                let override = overrides[future]
                span.start += override.start - override.recurrence
                span.override = future
                length = override.length
                rules = override.zone.rules(floating: floating)
            }
            span.startInstant = rules.instantSeconds(ofLocal: span.start)
            span.endInstant = length.end(ofStart: span.start, at: span.startInstant, rules)
            guard test.accepts(start: span.startInstant, end: span.endInstant, low: low, high: high) else { continue }
            result.append(span)
            if let maximum, result.count >= maximum { break }
            guard result.count <= limits.occurrences else { throw .tooManyOccurrences(limit: limits.occurrences) }
        }
    }

    /// The occurrence that the rules and extra dates give at a start, whatever overrides it; nil where there is none.
    ///
    /// - Complexity: that of seeking to it; a rule with a COUNT is walked.
    /// - Throws: ``RecurrenceError`` at the limits. What it takes is taken from `steps`, also where it is given up.
    func regularSpan(
        at recurrence: Int64,
        floating: ZoneRules,
        steps: inout Int
    ) throws(RecurrenceError) -> SeriesSpan? {
        guard hasStart, !rules.isEmpty || !extraStarts.isEmpty, !isExcluded(recurrence) else { return nil }
        let zoneRules = zone.rules(floating: floating)
        let excluded = try excludedByRules(from: recurrence, to: recurrence, zoneRules, .standard, steps: &steps)
        guard !excluded.contains(recurrence) else { return nil }
        var stream = NominalStream(self, zoneRules, limits: .standard, mostSteps: steps)
        defer { steps -= stream.steps + rules.count + extraStarts.count }
        try stream.start(from: recurrence)
        guard let item = try stream.next(), item.start == recurrence else { return nil }
        let instant = zoneRules.instantSeconds(ofLocal: recurrence)
        return SeriesSpan(
            recurrence: recurrence,
            start: recurrence,
            startInstant: instant,
            endInstant: (item.length ?? length).end(ofStart: recurrence, at: instant, zoneRules),
            override: nil
        )
    }

    private func isExcluded(_ start: Int64) -> Bool {
        if !excludedStarts.isEmpty, Series.contains(excludedStarts, start) { return true }
        guard !excludedDays.isEmpty else { return false }
        return Series.contains(excludedDays, start - CivilDateTime.secondsIntoDay(start))
    }

    private static func contains(_ sorted: [Int64], _ value: Int64) -> Bool {
        var low = 0
        var high = sorted.count
        while low < high {
            let middle = (low + high) / 2
            if sorted[middle] < value { low = middle + 1 } else { high = middle }
        }
        return low < sorted.count && sorted[low] == value
    }

    private func excludedByRules(
        from first: Int64,
        to last: Int64,
        _ rules: ZoneRules,
        _ limits: Limits,
        steps: inout Int
    ) throws(RecurrenceError) -> Set<Int64> {
        var result: Set<Int64> = []
        for rule in excludingRules {
            var walker = rule.walker(start: start, isDate: isDate, insertsStart: false, limits)
            defer { steps -= walker.stepsTaken }
            try walker.seek(to: first)
            guard walker.stepsTaken <= steps else { throw .exhausted(steps: walker.stepsTaken) }
            while let value = try walker.next(), value <= last, result.count <= limits.occurrences {
                guard walker.stepsTaken <= steps else { throw .exhausted(steps: walker.stepsTaken) }
                if rule.accepts(value, rules) { result.insert(value) }
            }
        }
        return result
    }
}

extension CivilDateTime {
    /// The seconds since the midnight before.
    static func secondsIntoDay(_ seconds: Int64) -> Int64 {
        let rest = seconds % 86400
        return rest < 0 ? rest + 86400 : rest
    }
}

extension Series.Rule {
    func walker(start: Int64, isDate: Bool, insertsStart: Bool, _ limits: Limits) -> RuleWalker {
        var compiled = CompiledRule(rule, start: start, isDate: isDate)
        if let last { compiled.last = min(compiled.last, last) }
        return RuleWalker(compiled, count: rule.count, insertsStart: insertsStart, stepLimit: limits.steps)
    }

    func accepts(_ start: Int64, _ rules: ZoneRules) -> Bool {
        guard let lastInstant, let last, start > last - 4 * 86400 else { return true }
        return rules.instantSeconds(ofLocal: start) <= lastInstant
    }
}

/// The starts by all rules and extra dates of a series, ascending, each once.
private struct NominalStream {
    private let series: Series
    private let zone: ZoneRules
    private var walkers: [RuleWalker] = []
    private var heads: [Int64?] = []
    private var extra = 0
    private var isStartPending: Bool
    private var previous: Int64?
    private let limits: Limits
    /// How many steps all rules together may take.
    private let mostSteps: Int

    init(_ series: Series, _ zone: ZoneRules, limits: Limits, mostSteps: Int) {
        self.series = series
        self.zone = zone
        self.limits = limits
        self.mostSteps = mostSteps
        isStartPending = series.rules.isEmpty
    }

    /// The steps of all rules so far.
    private(set) var steps = 0

    /// Goes to the first start that is not before a time; to be called once, before ``next()``.
    mutating func start(from first: Int64) throws(RecurrenceError) {
        if series.start < first { isStartPending = false }
        for index in series.rules.indices {
            let rule = series.rules[index]
            walkers.append(rule.walker(start: series.start, isDate: series.isDate, insertsStart: true, limits))
            heads.append(nil)
            do throws(RecurrenceError) {
                try walkers[index].seek(to: first)
                steps += walkers[index].stepsTaken
            } catch {
                steps += walkers[index].stepsTaken
                throw error
            }
            try advance(index)
        }
        while extra < series.extraStarts.count, series.extraStarts[extra].start < first { extra += 1 }
    }

    mutating func next() throws(RecurrenceError) -> Series.ExtraStart? {
        while let item = try nextWithRepeats() {
            if item.start != previous {
                previous = item.start
                return item
            }
        }
        return nil
    }

    private mutating func nextWithRepeats() throws(RecurrenceError) -> Series.ExtraStart? {
        var best: Int64?
        var index = -1
        if isStartPending { best = series.start }
        for (walker, head) in heads.enumerated() {
            guard let head, best.map({ head < $0 }) ?? true else { continue }
            best = head
            index = walker
        }
        // A period wins over the same start by a rule, because it says more.
        if extra < series.extraStarts.count, best.map({ series.extraStarts[extra].start <= $0 }) ?? true {
            extra += 1
            return series.extraStarts[extra - 1]
        }
        guard let best else { return nil }
        if index >= 0 { try advance(index) } else { isStartPending = false }
        return Series.ExtraStart(start: best, length: nil)
    }

    private mutating func advance(_ index: Int) throws(RecurrenceError) {
        let before = walkers[index].stepsTaken
        defer { steps += walkers[index].stepsTaken - before }
        while let value = try walkers[index].next() {
            guard steps + walkers[index].stepsTaken - before <= mostSteps else { throw .exhausted(steps: mostSteps) }
            if series.rules[index].accepts(value, zone) {
                heads[index] = value
                return
            }
        }
        guard steps + walkers[index].stepsTaken - before <= mostSteps else { throw .exhausted(steps: mostSteps) }
        heads[index] = nil
    }
}
