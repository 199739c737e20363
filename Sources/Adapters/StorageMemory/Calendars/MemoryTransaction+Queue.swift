package import Accounts
package import Events
package import Jobs

extension MemoryTransaction {
    package func append(_ event: DomainEvent) throws {
        state.events.append(event)
        touched.insert(.events)
    }

    package func insertJobs(_ jobs: [NewJob]) throws { _ = add(jobs) }

    /// Adds jobs, apart from those whose key is taken.
    ///
    /// - Returns: how many were added.
    func add(_ jobs: [NewJob]) -> Int {
        for job in jobs where job.supersedes {
            state.jobs = state.jobs.filter { _, other in
                other.value.kind != job.kind || other.value.person != job.person || other.topic != job.topic
            }
        }
        var count = 0
        for job in jobs {
            let isTaken = state.jobs.values.contains {
                $0.value.kind == job.kind && $0.deduplicationKey != nil && $0.deduplicationKey == job.deduplicationKey
            }
            if isTaken { continue }
            let id = JobID(rawValue: nextID())
            state.jobs[id] = MemoryJob(job, id: id)
            count += 1
        }
        if count > 0 { touched.insert(.jobs) }
        return count
    }

    package func jobContentBytes(of person: PrincipalID) throws -> Int {
        Set(state.jobs.values.filter { $0.value.person == person }.compactMap(\.value.content))
            .reduce(0) { $0 + $1.count }
    }
}
