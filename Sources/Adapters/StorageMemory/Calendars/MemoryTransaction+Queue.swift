package import Accounts
package import Events
package import Jobs

extension MemoryTransaction {
    package func append(_ event: DomainEvent) throws { state.events.append(event) }

    package func insertJobs(_ jobs: [NewJob]) throws {
        for job in jobs where job.supersedes {
            state.jobs.removeAll { $0.kind == job.kind && $0.person == job.person && $0.topic == job.topic }
        }
        for job in jobs {
            let isTaken = state.jobs.contains {
                $0.kind == job.kind && $0.deduplicationKey != nil && $0.deduplicationKey == job.deduplicationKey
            }
            if !isTaken { state.jobs.append(job) }
        }
    }

    package func jobContentBytes(of person: PrincipalID) throws -> Int {
        Set(state.jobs.filter { $0.person == person }.compactMap(\.content)).reduce(0) { $0 + $1.count }
    }
}
