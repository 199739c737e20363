internal import Geo
internal import Geocoding

/// Gathers outcomes by kind and form, and the time that they took.
struct PlacesReport {
    private var byForm: [PlaceSample.Kind: [String: PlacesTally]] = [:]
    private var byKind: [PlaceSample.Kind: PlacesTally] = [:]
    private var addresses = PlacesTally()
    private var typos = PlacesTally()
    private var all = PlacesTally()
    private var failures: [(rank: Int, text: String)] = []
    private var nanoseconds: [Int64] = []

    mutating func add(_ sample: PlaceSample, _ reading: Geocoder.Reading, nanoseconds: Int64) {
        let outcome = PlaceOutcome.judge(reading, sample)
        self.nanoseconds.append(nanoseconds)
        byForm[sample.kind, default: [:]][sample.form, default: PlacesTally()].add(outcome)
        byKind[sample.kind, default: PlacesTally()].add(outcome)
        if sample.kind != .missingNumber { all.add(outcome) }
        if sample.kind == .address, sample.form.hasPrefix("plain") { addresses.add(outcome) }
        if sample.form == "typo" { typos.add(outcome) }
        if let failure = Self.failure(outcome, sample, reading) { failures.append(failure) }
    }

    private static func failure(
        _ outcome: PlaceOutcome,
        _ sample: PlaceSample,
        _ reading: Geocoder.Reading
    ) -> (rank: Int, text: String)? {
        let what = "\(sample.kind.rawValue), \(sample.form): \"\(sample.text.replacing("\n", with: " / "))\""
        let places: [PlaceMatch] =
            switch reading {
            case .found(let place): [place]
            case .ambiguous(let places): places
            case .notFound: []
            }
        let answer = places.map { "\($0.title) (\($0.kind))" }.joined(separator: " | ")
        switch outcome {
        case .right: return nil
        case .wrongInSilence(let distance):
            return (0, "wrong by \(Int(min(distance.value, 1e9))) m: \(what) -> \(answer)")
        case .asked(false): return (1, "asked amiss: \(what) -> \(answer)")
        case .notFound: return (2, "not found: \(what)")
        case .asked(true): return (3, "asked: \(what) -> \(answer)")
        case .told: return sample.kind == .missingNumber ? nil : (4, "told: \(what) -> \(answer)")
        }
    }

    /// Tables by kind and by form, what was wrong, and the times.
    func show(country: String, most: Int) {
        Terminal.line("Forms: \(country). Texts: \(nanoseconds.count).")
        Terminal.line()
        var rows = [addresses.row("plain addresses"), all.row("all forms"), typos.row("one-letter typos")]
        for kind in PlaceSample.Kind.allCases {
            guard let tally = byKind[kind] else { continue }
            rows.append(tally.row(kind.rawValue))
            for (form, tally) in (byForm[kind] ?? [:]).sorted(by: { $0.key < $1.key }) {
                rows.append(tally.row("  " + form))
            }
        }
        Terminal.table(PlacesTally.header, rows)
        let wrong = byKind.values.flatMap(\.wrong).sorted()
        if let median = wrong.isEmpty ? nil : wrong[wrong.count / 2], let farthest = wrong.last {
            Terminal.line()
            Terminal.line(
                "Wrong in silence: half by more than \(Int(median.value)) m, at most \(Int(farthest.value)) m."
            )
        }
        if !nanoseconds.isEmpty {
            let (median, p95) = (Self.tenths(milliseconds(0.5)), Self.tenths(milliseconds(0.95)))
            Terminal.line("Lookup: p50 \(median) ms, p95 \(p95) ms of processor time.")
        }
        if most > 0 { Terminal.line() }
        for failure in worst(most) { Terminal.line(failure) }
    }

    /// All lines, in the order of the table.
    var lines: [PlacesSummary.Line] {
        var lines = [addresses.line("plain addresses"), all.line("all forms"), typos.line("one-letter typos")]
        for kind in PlaceSample.Kind.allCases {
            guard let tally = byKind[kind] else { continue }
            lines.append(tally.line(kind.rawValue))
            for (form, tally) in (byForm[kind] ?? [:]).sorted(by: { $0.key < $1.key }) {
                lines.append(tally.line(kind.rawValue, form: form))
            }
        }
        return lines
    }

    /// The texts that were not understood, the wrong ones first.
    func worst(_ most: Int) -> [String] { failures.sorted { $0.rank < $1.rank }.prefix(most).map(\.text) }

    /// Processor time below which a share of the lookups stayed; 0 where there was none.
    func milliseconds(_ share: Double) -> Double {
        let times = nanoseconds.sorted()
        return times.isEmpty ? 0 : Double(times[Int(share * Double(times.count - 1))]) / 1_000_000
    }

    private static func tenths(_ value: Double) -> String {
        let tenths = Int(value * 10)
        return "\(tenths / 10).\(tenths % 10)"
    }
}
