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

    @Test(arguments: SelfServiceContract.cases)
    func keepsTheContractOfSelfService(_ contractCase: ContractCase<SelfServiceContract.Store>) async throws {
        try await contractCase.run(MemoryAccountRepository())
    }

    @Test(arguments: FeedContract.cases)
    func keepsTheContractOfFeeds(_ contractCase: ContractCase<FeedContract.Stores>) async throws {
        let store = MemoryStore()
        try await contractCase.run(
            FeedContract.Stores(feeds: MemoryAccountRepository(store), calendars: MemoryCalendarRepository(store))
        )
    }

    @Test(arguments: SubscriptionContract.cases)
    func keepsTheContractOfSubscriptions(_ contractCase: ContractCase<SubscriptionContract.Stores>) async throws {
        let store = MemoryStore()
        try await contractCase.run(
            SubscriptionContract.Stores(
                subscriptions: MemoryAccountRepository(store),
                calendars: MemoryCalendarRepository(store),
                jobs: MemoryJobRepository(store)
            )
        )
    }

    @Test(arguments: PushContract.cases)
    func keepsTheContractOfPush(_ contractCase: ContractCase<PushContract.Stores>) async throws {
        let store = MemoryStore()
        try await contractCase.run(
            PushContract.Stores(push: MemoryAccountRepository(store), calendars: MemoryCalendarRepository(store))
        )
    }

    @Test(arguments: BrowserContract.cases)
    func keepsTheContractOfBrowsers(_ contractCase: ContractCase<BrowserContract.Repository>) async throws {
        try await contractCase.run(MemoryAccountRepository())
    }

    @Test(arguments: PhoneContract.cases)
    func keepsTheContractOfPhones(_ contractCase: ContractCase<PhoneContract.Stores>) async throws {
        let store = MemoryStore()
        try await contractCase.run(
            PhoneContract.Stores(
                phones: MemoryAccountRepository(store),
                calendars: MemoryCalendarRepository(store),
                jobs: MemoryJobRepository(store)
            )
        )
    }

    @Test(arguments: ReminderContract.cases)
    func keepsTheContractOfReminders(_ contractCase: ContractCase<ReminderContract.Stores>) async throws {
        let store = MemoryStore()
        try await contractCase.run(
            ReminderContract.Stores(
                reminders: MemoryAccountRepository(store),
                calendars: MemoryCalendarRepository(store),
                jobs: MemoryJobRepository(store)
            )
        )
    }

    @Test(arguments: EventLinkContract.cases)
    func keepsTheContractOfEventLinks(_ contractCase: ContractCase<EventLinkContract.Store>) async throws {
        try await contractCase.run(MemoryAccountRepository())
    }

    @Test(arguments: MailSchedulingContract.cases)
    func keepsTheContractOfMails(_ contractCase: ContractCase<MailSchedulingContract.Store>) async throws {
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
