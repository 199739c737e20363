import Accounts
import CivilTime
import StorageConformance
import StorageSQLite
import TestSupport
import Testing

@Suite struct SQLiteAccountContractTests {
    @Test(arguments: AccountContract.cases)
    func keepsTheContract(_ contractCase: ContractCase<any AccountRepository>) async throws {
        let directory = try TemporaryDirectory()
        let database = try SQLiteDatabase(path: directory.file("test.sqlite"))
        try await contractCase.run(SQLAccountRepository(database))
    }

    /// Other processes have repositories of their own on the same file.
    @Test func linesUpWrongAnswersAcrossRepositories() async throws {
        let directory = try TemporaryDirectory()
        let path = directory.file("test.sqlite")
        let repositories = [
            SQLAccountRepository(try SQLiteDatabase(path: path)),
            SQLAccountRepository(try SQLiteDatabase(path: path)),
        ]
        let now = Instant(secondsSince1970: 1_700_000_000)
        for (number, expected) in [0, 10, 20, 30, 40, 50, 60].enumerated() {
            let attempt = LoginAttempt(
                name: "anna",
                address: "192.0.2.1",
                at: now.adding(seconds: number == 0 ? 0 : 1),
                succeeded: false
            )
            let answer = try await repositories[number % 2].recordAttempt(attempt, rule: .standard)
            #expect(answer.map { $0 - now } == Int64(expected))
        }
    }
}
