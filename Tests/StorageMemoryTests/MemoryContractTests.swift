import Accounts
import Calendars
import Events
import Jobs
import StorageConformance
import StorageMemory
import Testing

@Suite struct MemoryContractTests {
    @Test(arguments: CalendarContract.cases)
    func keepsTheContractOfCalendars(_ contractCase: ContractCase<any CalendarRepository>) async throws {
        try await contractCase.run(MemoryCalendarRepository())
    }

    @Test(arguments: AccountContract.cases)
    func keepsTheContractOfAccounts(_ contractCase: ContractCase<any AccountRepository>) async throws {
        try await contractCase.run(MemoryAccountRepository())
    }

    @Test(arguments: SessionContract.cases)
    func keepsTheContractOfSessions(_ contractCase: ContractCase<SessionContract.Store>) async throws {
        try await contractCase.run(MemoryAccountRepository())
    }

    @Test(arguments: EventContract.cases)
    func keepsTheContractOfEvents(_ contractCase: ContractCase<any EventRepository>) async throws {
        try await contractCase.run(MemoryEventRepository())
    }

    @Test(arguments: JobContract.cases)
    func keepsTheContractOfJobs(_ contractCase: ContractCase<any JobRepository>) async throws {
        try await contractCase.run(MemoryJobRepository())
    }
}
