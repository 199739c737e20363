import CoreMetrics
import Testing

@testable import ServerApp

struct PrometheusRegistryTests {
    @Test func countersKeepTheirLabelsApart() {
        let registry = PrometheusRegistry()
        registry.makeCounter(label: "requests", dimensions: [("method", "GET")]).increment(by: 2)
        registry.makeCounter(label: "requests", dimensions: [("method", "PUT")]).increment(by: 1)
        registry.makeCounter(label: "requests", dimensions: [("method", "GET")]).increment(by: 3)
        #expect(
            registry.text() == """
                # TYPE requests counter
                requests{method="GET"} 5
                requests{method="PUT"} 1

                """
        )
    }

    @Test func aTimerBecomesAHistogramInSeconds() {
        let registry = PrometheusRegistry()
        let timer = registry.makeTimer(label: "wait", dimensions: [])
        timer.recordNanoseconds(400_000)
        timer.recordNanoseconds(2_000_000_000)
        timer.recordNanoseconds(60_000_000_000)
        let text = registry.text()
        #expect(text.contains("wait_bucket{le=\"0.0005\"} 1\n"))
        #expect(text.contains("wait_bucket{le=\"1.0\"} 1\n"))
        #expect(text.contains("wait_bucket{le=\"2.5\"} 2\n"))
        #expect(text.contains("wait_bucket{le=\"+Inf\"} 3\n"))
        #expect(text.contains("wait_sum 62.0004\n"))
        #expect(text.contains("wait_count 3\n"))
    }

    @Test func namesAndValuesCannotBreakALine() {
        let registry = PrometheusRegistry()
        registry.makeCounter(label: "a-b c", dimensions: [("x\ny", "1\"\n2\\")]).increment(by: 1)
        #expect(registry.text() == "# TYPE a_b_c counter\na_b_c{x_y=\"1\\\"\\n2\\\\\"} 1\n")
    }
}
