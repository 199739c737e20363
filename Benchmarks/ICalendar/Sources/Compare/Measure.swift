import Glibc

/// The best of five rounds, in seconds of this thread's own time for one call: what else runs on the machine changes
/// little.
func best(calls: Int = 1, _ body: () -> Void) -> Double {
    var result = Double.infinity
    for _ in 0..<5 {
        let start = threadSeconds()
        for _ in 0..<calls { body() }
        result = min(result, (threadSeconds() - start) / Double(calls))
    }
    return result
}

private func threadSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

func rounded(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }

/// Prints both figures and how many times faster we are.
func compare(_ name: String, ours: Double, theirs: Double, unit: String, scale: Double, isRate: Bool) {
    let own = isRate ? scale / ours : scale * ours
    let other = isRate ? scale / theirs : scale * theirs
    print("\(name): \(rounded(own)) \(unit), libical \(rounded(other)) \(unit), \(rounded(theirs / ours))x")
}
