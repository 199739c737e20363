import StorageConformance
import StorageSQLite
import TestSupport
import Testing

struct SQLitePhoneContractTests {
    @Test(arguments: PhoneContract.cases)
    func keepsTheContract(_ contractCase: ContractCase<PhoneContract.Stores>) async throws {
        let directory = try TemporaryDirectory()
        let database = try SQLiteDatabase(path: directory.file("test.sqlite"))
        try await contractCase.run(
            PhoneContract.Stores(
                phones: SQLAccountRepository(database),
                calendars: SQLCalendarRepository(database),
                jobs: SQLJobRepository(database)
            )
        )
        try database.close()
    }
}
