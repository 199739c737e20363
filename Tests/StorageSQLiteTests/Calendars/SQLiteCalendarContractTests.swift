import Calendars
import StorageConformance
import StorageSQLite
import TestSupport
import Testing

@Suite struct SQLiteCalendarContractTests {
    @Test(arguments: CalendarContract.cases)
    func keepsTheContract(_ contractCase: ContractCase<any CalendarRepository>) async throws {
        let directory = try TemporaryDirectory()
        let database = try SQLiteDatabase(path: directory.file("test.sqlite"))
        try await contractCase.run(SQLCalendarRepository(database))
    }
}
