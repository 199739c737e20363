import Planning
import StorageConformance
import StorageSQLite
import TestSupport
import Testing

@Suite struct SQLitePlanningContractTests {
    @Test(arguments: PlanningContract.cases)
    func keepsTheContract(_ contractCase: ContractCase<PlanningContract.Stores>) async throws {
        let directory = try TemporaryDirectory()
        let database = try SQLiteDatabase(path: directory.file("test.sqlite"))
        try await contractCase.run(
            PlanningContract.Stores(
                calendars: SQLCalendarRepository(database),
                planning: SQLPlanningRepository(database)
            )
        )
    }
}
