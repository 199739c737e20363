import StorageConformance
import StorageSQLite
import TestSupport
import Testing

struct SQLitePushContractTests {
    @Test(arguments: PushContract.cases)
    func keepsTheContract(_ contractCase: ContractCase<PushContract.Stores>) async throws {
        let directory = try TemporaryDirectory()
        let database = try SQLiteDatabase(path: directory.file("test.sqlite"))
        try await contractCase.run(
            PushContract.Stores(push: SQLAccountRepository(database), calendars: SQLCalendarRepository(database))
        )
        try database.close()
    }
}
