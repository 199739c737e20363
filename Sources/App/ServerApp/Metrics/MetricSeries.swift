internal import CoreMetrics
internal import Synchronization

/// A count that only grows.
final class CounterSeries: CounterHandler {
    private let value = Atomic<Int64>(0)

    var total: Int64 { value.load(ordering: .relaxed) }

    func increment(by amount: Int64) { value.wrappingAdd(amount, ordering: .relaxed) }
    func reset() { value.store(0, ordering: .relaxed) }
}

/// The last value, or the sum and number of all.
final class GaugeSeries: RecorderHandler {
    private struct Recording: Sendable {
        var last = 0.0
        var sum = 0.0
        var count: Int64 = 0
    }

    let isSummed: Bool
    private let state = Mutex(Recording())

    init(isSummed: Bool) { self.isSummed = isSummed }

    func record(_ value: Int64) { record(Double(value)) }

    func record(_ value: Double) {
        state.withLock { state in
            state.last = value
            state.sum += value
            state.count += 1
        }
    }

    func lines(_ name: String, _ labels: String) -> [String] {
        let state = state.withLock { $0 }
        let braces = PrometheusRegistry.braces(labels)
        guard isSummed else { return ["\(name)\(braces) \(state.last)"] }
        return ["\(name)_sum\(braces) \(state.sum)", "\(name)_count\(braces) \(state.count)"]
    }
}

/// A histogram of durations: the number of them up to each bound.
final class HistogramSeries: TimerHandler {
    /// Upper bounds in seconds: from a cached read to a slow first synchronisation.
    static let bounds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

    private struct Buckets: Sendable {
        /// One more than there are bounds: the last one counts durations above all bounds.
        var counts = [Int64](repeating: 0, count: HistogramSeries.bounds.count + 1)
        var nanoseconds: Int64 = 0
    }

    private let state = Mutex(Buckets())

    func recordNanoseconds(_ duration: Int64) {
        let seconds = Double(duration) / 1e9
        let index = Self.bounds.firstIndex { seconds <= $0 } ?? Self.bounds.count
        state.withLock { state in
            state.counts[index] += 1
            state.nanoseconds += duration
        }
    }

    func lines(_ name: String, _ labels: String) -> [String] {
        let state = state.withLock { $0 }
        let comma = labels.isEmpty ? "" : ","
        var lines: [String] = []
        var total: Int64 = 0
        for (bound, count) in zip(Self.bounds.map { "\($0)" } + ["+Inf"], state.counts) {
            total += count
            lines.append("\(name)_bucket{\(labels)\(comma)le=\"\(bound)\"} \(total)")
        }
        let braces = PrometheusRegistry.braces(labels)
        return lines + ["\(name)_sum\(braces) \(Double(state.nanoseconds) / 1e9)", "\(name)_count\(braces) \(total)"]
    }
}
