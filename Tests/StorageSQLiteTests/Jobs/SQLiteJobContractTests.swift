import Jobs
import StorageConformance
import StorageSQLite
import TestSupport
import Testing

@Suite struct SQLiteJobContractTests {
    @Test(arguments: JobContract.cases)
    func keepsTheContract(_ contractCase: ContractCase<any JobRepository>) async throws {
        let directory = try TemporaryDirectory()
        let database = try SQLiteDatabase(path: directory.file("test.sqlite"))
        try await contractCase.run(SQLJobRepository(database))
    }
}
