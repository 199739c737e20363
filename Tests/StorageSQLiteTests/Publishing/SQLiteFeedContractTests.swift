import StorageConformance
import StorageSQLite
import TestSupport
import Testing

struct SQLiteFeedContractTests {
    @Test(arguments: FeedContract.cases)
    func keepsTheContract(_ contractCase: ContractCase<FeedContract.Stores>) async throws {
        let directory = try TemporaryDirectory()
        let database = try SQLiteDatabase(path: directory.file("test.sqlite"))
        try await contractCase.run(
            FeedContract.Stores(
                feeds: SQLAccountRepository(database),
                calendars: SQLCalendarRepository(database)
            )
        )
        try database.close()
    }
}
