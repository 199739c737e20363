import StorageConformance
import StorageSQLite
import TestSupport
import Testing

struct SQLiteEventLinkContractTests {
    @Test(arguments: EventLinkContract.cases)
    func keepsTheContract(_ contractCase: ContractCase<EventLinkContract.Store>) async throws {
        let directory = try TemporaryDirectory()
        let database = try SQLiteDatabase(path: directory.file("test.sqlite"))
        try await contractCase.run(SQLAccountRepository(database))
        try database.close()
    }
}
