import StorageConformance
import StorageSQLite
import TestSupport
import Testing

struct SQLiteBrowserContractTests {
    @Test(arguments: BrowserContract.cases)
    func keepsTheContract(_ contractCase: ContractCase<BrowserContract.Repository>) async throws {
        let directory = try TemporaryDirectory()
        let database = try SQLiteDatabase(path: directory.file("test.sqlite"))
        try await contractCase.run(SQLAccountRepository(database))
        try database.close()
    }
}
