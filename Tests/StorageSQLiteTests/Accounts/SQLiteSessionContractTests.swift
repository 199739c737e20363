import Accounts
import StorageConformance
import StorageSQLite
import TestSupport
import Testing

struct SQLiteSessionContractTests {
    @Test(arguments: SessionContract.cases)
    func keepsTheContract(_ contractCase: ContractCase<SessionContract.Store>) async throws {
        let directory = try TemporaryDirectory()
        let database = try SQLiteDatabase(path: directory.file("test.sqlite"))
        try await contractCase.run(SQLAccountRepository(database))
        try database.close()
    }
}
