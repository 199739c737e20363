internal import Jobs
internal import Metrics
internal import Synchronization

/// How many jobs wait, fail or were given up, by kind: `travlendar_jobs{kind,state}`.
final class JobMeasures: Sendable {
    private let repository: any JobRepository
    /// Kinds that were ever counted: what has none left is 0, and not what it was.
    private let known = Mutex<Set<JobKind>>([])

    init(_ repository: any JobRepository) { self.repository = repository }

    /// Counts anew; where the table can't be read, the last figures stay.
    func update() async {
        guard let counts = try? await repository.countJobs() else { return }
        let byKind = Dictionary(counts.map { ($0.kind, $0) }, uniquingKeysWith: { first, _ in first })
        let kinds = known.withLock { known in
            known.formUnion(byKind.keys)
            return known
        }
        for kind in kinds {
            let count = byKind[kind] ?? JobCount(kind: kind)
            for (state, number) in [
                ("waiting", count.waiting), ("failing", count.failing), ("given_up", count.givenUp),
            ] {
                let dimensions = [("kind", kind.rawValue), ("state", state)]
                Gauge(label: "travlendar_jobs", dimensions: dimensions).record(number)
            }
        }
    }
}
