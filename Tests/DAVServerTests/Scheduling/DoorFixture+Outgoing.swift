import Calendars
import Jobs
import StorageMemory

extension DoorFixture {
    /// The messages that wait to be carried outside, oldest first.
    func outgoing() async throws -> [OutgoingMessage] {
        let jobs = MemoryJobRepository(store)
        let kind = OutgoingMessage.jobKind
        var found: [OutgoingMessage] = []
        for summary in try await jobs.listJobs(onlyGivenUp: false, kind: kind, after: nil, limit: 100) {
            if let job = try await jobs.findJob(summary.id) { found.append(try OutgoingMessage(job)) }
        }
        return found
    }
}
