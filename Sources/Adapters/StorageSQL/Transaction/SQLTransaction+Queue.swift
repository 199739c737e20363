package import Accounts
package import Events
package import Jobs

extension SQLTransaction {
    package func append(_ event: DomainEvent) throws { try EventTable.append(event, in: connection) }

    package func insertJobs(_ jobs: [NewJob]) throws { try JobTable.insert(jobs, ids: ids, in: connection) }

    package func jobContentBytes(of person: PrincipalID) throws -> Int {
        try JobTable.contentBytes(of: person, in: connection)
    }
}
