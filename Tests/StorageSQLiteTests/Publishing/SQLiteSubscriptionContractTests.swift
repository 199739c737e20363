import StorageConformance
import StorageSQLite
import TestSupport
import Testing

struct SQLiteSubscriptionContractTests {
    @Test(arguments: SubscriptionContract.cases)
    func keepsTheContract(_ contractCase: ContractCase<SubscriptionContract.Stores>) async throws {
        let directory = try TemporaryDirectory()
        let database = try SQLiteDatabase(path: directory.file("test.sqlite"))
        try await contractCase.run(
            SubscriptionContract.Stores(
                subscriptions: SQLAccountRepository(database),
                calendars: SQLCalendarRepository(database),
                jobs: SQLJobRepository(database)
            )
        )
        try database.close()
    }
}
