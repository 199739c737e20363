import StorageConformance
import StorageSQLite
import TestSupport
import Testing

struct SQLiteReminderContractTests {
    @Test(arguments: ReminderContract.cases)
    func keepsTheContract(_ contractCase: ContractCase<ReminderContract.Stores>) async throws {
        let directory = try TemporaryDirectory()
        let database = try SQLiteDatabase(path: directory.file("test.sqlite"))
        try await contractCase.run(
            ReminderContract.Stores(
                reminders: SQLAccountRepository(database),
                calendars: SQLCalendarRepository(database),
                jobs: SQLJobRepository(database)
            )
        )
        try database.close()
    }
}
