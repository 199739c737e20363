import Accounts
import Calendars
import Events
import Jobs
import Planning
import StorageConformance
import StoragePostgres
import TestSupport
import Testing

/// A new database on the server of the tests.
func makeDatabase(poolSize: Int = 4, statementSeconds: Int = 30) throws -> PostgresDatabase {
    let url = try #require(PostgresServer.shared).get().makeDatabase()
    return try PostgresDatabase(
        PostgresSettings(url: url, poolSize: poolSize, statementSeconds: statementSeconds)
    )
}

extension PostgresTests {
    @Suite struct PostgresContractTests {
        @Test(arguments: CalendarContract.cases)
        func keepsTheContractOfCalendars(_ contractCase: ContractCase<any CalendarRepository>) async throws {
            let database = try makeDatabase()
            defer { database.close() }
            try await contractCase.run(SQLCalendarRepository(database))
        }

        @Test(arguments: AccountContract.cases)
        func keepsTheContractOfAccounts(_ contractCase: ContractCase<any AccountRepository>) async throws {
            let database = try makeDatabase()
            defer { database.close() }
            try await contractCase.run(SQLAccountRepository(database))
        }

        @Test(arguments: SessionContract.cases)
        func keepsTheContractOfSessions(_ contractCase: ContractCase<SessionContract.Store>) async throws {
            let database = try makeDatabase()
            defer { database.close() }
            try await contractCase.run(SQLAccountRepository(database))
        }

        @Test(arguments: SelfServiceContract.cases)
        func keepsTheContractOfSelfService(_ contractCase: ContractCase<SelfServiceContract.Store>) async throws {
            let database = try makeDatabase()
            defer { database.close() }
            try await contractCase.run(SQLAccountRepository(database))
        }

        @Test(arguments: FeedContract.cases)
        func keepsTheContractOfFeeds(_ contractCase: ContractCase<FeedContract.Stores>) async throws {
            let database = try makeDatabase()
            defer { database.close() }
            try await contractCase.run(
                FeedContract.Stores(feeds: SQLAccountRepository(database), calendars: SQLCalendarRepository(database))
            )
        }

        @Test(arguments: SubscriptionContract.cases)
        func keepsTheContractOfSubscriptions(_ contractCase: ContractCase<SubscriptionContract.Stores>) async throws {
            let database = try makeDatabase()
            defer { database.close() }
            try await contractCase.run(
                SubscriptionContract.Stores(
                    subscriptions: SQLAccountRepository(database),
                    calendars: SQLCalendarRepository(database),
                    jobs: SQLJobRepository(database)
                )
            )
        }

        @Test(arguments: PushContract.cases)
        func keepsTheContractOfPush(_ contractCase: ContractCase<PushContract.Stores>) async throws {
            let database = try makeDatabase()
            defer { database.close() }
            try await contractCase.run(
                PushContract.Stores(push: SQLAccountRepository(database), calendars: SQLCalendarRepository(database))
            )
        }

        @Test(arguments: BrowserContract.cases)
        func keepsTheContractOfBrowsers(_ contractCase: ContractCase<BrowserContract.Repository>) async throws {
            let database = try makeDatabase()
            defer { database.close() }
            try await contractCase.run(SQLAccountRepository(database))
        }

        @Test(arguments: PhoneContract.cases)
        func keepsTheContractOfPhones(_ contractCase: ContractCase<PhoneContract.Stores>) async throws {
            let database = try makeDatabase()
            defer { database.close() }
            try await contractCase.run(
                PhoneContract.Stores(
                    phones: SQLAccountRepository(database),
                    calendars: SQLCalendarRepository(database),
                    jobs: SQLJobRepository(database)
                )
            )
        }

        @Test(arguments: ReminderContract.cases)
        func keepsTheContractOfReminders(_ contractCase: ContractCase<ReminderContract.Stores>) async throws {
            let database = try makeDatabase()
            defer { database.close() }
            try await contractCase.run(
                ReminderContract.Stores(
                    reminders: SQLAccountRepository(database),
                    calendars: SQLCalendarRepository(database),
                    jobs: SQLJobRepository(database)
                )
            )
        }

        @Test(arguments: EventLinkContract.cases)
        func keepsTheContractOfEventLinks(_ contractCase: ContractCase<EventLinkContract.Store>) async throws {
            let database = try makeDatabase()
            defer { database.close() }
            try await contractCase.run(SQLAccountRepository(database))
        }

        @Test(arguments: MailSchedulingContract.cases)
        func keepsTheContractOfMails(_ contractCase: ContractCase<MailSchedulingContract.Store>) async throws {
            let database = try makeDatabase()
            defer { database.close() }
            try await contractCase.run(SQLAccountRepository(database))
        }

        @Test(arguments: PlanningContract.cases)
        func keepsTheContractOfPlanning(_ contractCase: ContractCase<PlanningContract.Stores>) async throws {
            let database = try makeDatabase()
            defer { database.close() }
            try await contractCase.run(
                PlanningContract.Stores(
                    calendars: SQLCalendarRepository(database),
                    planning: SQLPlanningRepository(database)
                )
            )
        }

        @Test(arguments: EventContract.cases)
        func keepsTheContractOfEvents(_ contractCase: ContractCase<any EventRepository>) async throws {
            let database = try makeDatabase()
            defer { database.close() }
            try await contractCase.run(SQLEventRepository(database))
        }

        @Test(arguments: JobContract.cases)
        func keepsTheContractOfJobs(_ contractCase: ContractCase<any JobRepository>) async throws {
            let database = try makeDatabase()
            defer { database.close() }
            try await contractCase.run(SQLJobRepository(database))
        }
    }
}
