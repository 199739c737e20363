import Events
import StorageConformance
import StorageSQLite
import TestSupport
import Testing

@Suite struct SQLiteEventContractTests {
    @Test(arguments: EventContract.cases)
    func keepsTheContract(_ contractCase: ContractCase<any EventRepository>) async throws {
        let directory = try TemporaryDirectory()
        let database = try SQLiteDatabase(path: directory.file("test.sqlite"))
        try await contractCase.run(SQLEventRepository(database))
    }
}
