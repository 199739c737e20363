import StorageConformance
import StorageSQLite
import TestSupport
import Testing

struct SQLiteMailSchedulingContractTests {
    @Test(arguments: MailSchedulingContract.cases)
    func keepsTheContract(_ contractCase: ContractCase<MailSchedulingContract.Store>) async throws {
        let directory = try TemporaryDirectory()
        let database = try SQLiteDatabase(path: directory.file("test.sqlite"))
        try await contractCase.run(SQLAccountRepository(database))
        try database.close()
    }
}
