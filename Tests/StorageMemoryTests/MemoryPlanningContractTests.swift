import Planning
import StorageConformance
import StorageMemory
import Testing

@Suite struct MemoryPlanningContractTests {
    @Test(arguments: PlanningContract.cases)
    func keepsTheContract(_ contractCase: ContractCase<PlanningContract.Stores>) async throws {
        let store = MemoryStore()
        try await contractCase.run(
            PlanningContract.Stores(
                calendars: MemoryCalendarRepository(store),
                planning: MemoryPlanningRepository(store)
            )
        )
    }
}
