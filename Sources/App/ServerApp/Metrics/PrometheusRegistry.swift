package import CoreMetrics
internal import Synchronization

/// Collects the metrics recorded with swift-metrics and writes them in Prometheus' text format 0.0.4.
///
/// Timers become histograms in seconds; recorders that aggregate become a sum and a count; all others are gauges.
package final class PrometheusRegistry: MetricsFactory {
    private struct Key: Hashable {
        var name: String
        var labels: String
    }

    private struct SeriesTables: Sendable {
        var counters: [Key: CounterSeries] = [:]
        var gauges: [Key: GaugeSeries] = [:]
        var histograms: [Key: HistogramSeries] = [:]
    }

    private let state = Mutex(SeriesTables())

    package init() {}

    // MARK: Making series

    package func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        let key = Self.key(label, dimensions)
        return state.withLock { state in
            let series = state.counters[key] ?? CounterSeries()
            state.counters[key] = series
            return series
        }
    }

    package func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
        let key = Self.key(label, dimensions)
        return state.withLock { state in
            let series = state.gauges[key] ?? GaugeSeries(isSummed: aggregate)
            state.gauges[key] = series
            return series
        }
    }

    package func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        let key = Self.key(label, dimensions)
        return state.withLock { state in
            let series = state.histograms[key] ?? HistogramSeries()
            state.histograms[key] = series
            return series
        }
    }

    /// Series live as long as the process: a counter that restarts at 0 would look like a restart of the process.
    package func destroyCounter(_ handler: any CounterHandler) {}
    package func destroyRecorder(_ handler: any RecorderHandler) {}
    package func destroyTimer(_ handler: any TimerHandler) {}

    // MARK: Writing

    /// All series, by name and labels.
    package func text() -> String {
        let (counters, gauges, histograms) = state.withLock { ($0.counters, $0.gauges, $0.histograms) }
        var lines: [String] = []
        Self.group(counters) { name, series in
            lines.append("# TYPE \(name) counter")
            lines += series.map { "\(name)\(Self.braces($0.labels)) \($0.value.total)" }
        }
        Self.group(gauges) { name, series in
            lines.append("# TYPE \(name) \(series.first?.value.isSummed == true ? "summary" : "gauge")")
            for entry in series { lines += entry.value.lines(name, entry.labels) }
        }
        Self.group(histograms) { name, series in
            lines.append("# TYPE \(name) histogram")
            for entry in series { lines += entry.value.lines(name, entry.labels) }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    static func braces(_ labels: String) -> String { labels.isEmpty ? "" : "{\(labels)}" }

    private static func group<Series>(
        _ all: [Key: Series],
        _ write: (String, [(labels: String, value: Series)]) -> Void
    ) {
        let byName = Dictionary(grouping: all, by: \.key.name)
        for name in byName.keys.sorted() {
            let series = (byName[name] ?? []).map { (labels: $0.key.labels, value: $0.value) }
            write(name, series.sorted { $0.labels < $1.labels })
        }
    }

    // label-name = [a-zA-Z_][a-zA-Z0-9_]* ; a value's backslash, quote and line feed are escaped
    private static func key(_ label: String, _ dimensions: [(String, String)]) -> Key {
        let labels = dimensions.map { name, value in
            let escaped = value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
            return "\(plain(name))=\"\(escaped)\""
        }
        return Key(name: plain(label), labels: labels.joined(separator: ","))
    }

    private static func plain(_ name: String) -> String {
        String(
            decoding: name.utf8.map { byte in
                let isPlain = (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == 0x5F
                return isPlain ? byte : 0x5F
            },
            as: UTF8.self
        )
    }
}
