import Accounts
import Calendars
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
}
