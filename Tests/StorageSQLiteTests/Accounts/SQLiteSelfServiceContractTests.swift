import StorageConformance
import StorageSQLite
import TestSupport
import Testing

struct SQLiteSelfServiceContractTests {
    @Test(arguments: SelfServiceContract.cases)
    func keepsTheContract(_ contractCase: ContractCase<SelfServiceContract.Store>) async throws {
        let directory = try TemporaryDirectory()
        let database = try SQLiteDatabase(path: directory.file("test.sqlite"))
        try await contractCase.run(SQLAccountRepository(database))
        try database.close()
    }
}
