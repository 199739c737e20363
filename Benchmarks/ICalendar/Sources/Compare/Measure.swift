/// The best of five rounds, in seconds for one call.
func best(calls: Int = 1, _ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    var result = Double.infinity
    for _ in 0..<5 {
        let time = clock.measure { for _ in 0..<calls { body() } }
        let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
        result = min(result, seconds / Double(calls))
    }
    return result
}

func rounded(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }

/// Prints both figures and how many times faster we are.
func compare(_ name: String, ours: Double, theirs: Double, unit: String, scale: Double, isRate: Bool) {
    let own = isRate ? scale / ours : scale * ours
    let other = isRate ? scale / theirs : scale * theirs
    print("\(name): \(rounded(own)) \(unit), libical \(rounded(other)) \(unit), \(rounded(theirs / ours))x")
}
