import Accounts
import CivilTime
import StorageMemory
import Testing

struct AuthenticateTests {
    private let time = FakeTime()
    private let hashing = CountingHashing()
    private let store = MemoryStore()
    private let repository: MemoryAccountRepository
    private let accounts: AccountService

    init() {
        repository = MemoryAccountRepository(store)
        accounts = AccountService(repository: repository, clock: time, pacing: time, hashing: hashing)
    }

    private func addAnna() async throws -> Principal {
        try await accounts.addPrincipal(named: "Anna", emails: ["anna@example.com"], password: "correct horse")
    }

    private func logIn(_ password: String, as name: String = "anna") async -> Authentication {
        await accounts.authenticate(name: name, password: password, from: "192.0.2.1")
    }

    @Test func acceptsTheRightPasswordUnderAnySpellingOfTheName() async throws {
        let anna = try await addAnna()
        #expect(anna.name == "anna")
        #expect(await logIn("correct horse") == .principal(anna))
        #expect(await logIn("correct horse", as: "ANNA") == .principal(anna))
        #expect(await logIn("Correct horse") == .refused)
    }

    /// A full disk keeps out those who guess, and nobody else.
    @Test func aFirstLogInNeedsNoRoomOnTheDisk() async throws {
        let anna = try await addAnna()
        store.refuseWrites()
        #expect(await logIn("correct horse") == .principal(anna))
        guard case .unavailable = await logIn("wrong horse") else {
            Issue.record("the store was not told of as the reason")
            return
        }
    }

    /// RFC 6764 §7.
    @Test func acceptsAnAddressInPlaceOfTheName() async throws {
        let anna = try await addAnna()
        #expect(await logIn("correct horse", as: "Anna@Example.com") == .principal(anna))
        #expect(await logIn("correct horse", as: "bob@example.com") == .refused)
        #expect(await logIn("Correct horse", as: "anna@example.com") == .refused)
        #expect(await logIn("correct horse", as: "@") == .refused)
    }

    /// NUL, which not every store takes in a text.
    @Test func aNameOrPasswordWithNULIsRefusedAndReachesNoStore() async throws {
        _ = try await addAnna()
        store.refuseWrites()
        #expect(await logIn("correct horse", as: "anna\u{0}") == .refused)
        #expect(await logIn("correct horse", as: "anna@example.com\u{0}") == .refused)
        #expect(await logIn("correct\u{0}horse") == .refused)
        #expect(try await accounts.findPrincipal(calendarUserAddress: "mailto:anna%00@example.com") == nil)
    }

    /// A hundred connections of one person log in at once, as after a restart: the others wait for the first one's
    /// hash.
    @Test(arguments: [true, false])
    func oneHashIsEnoughForManyConnections(isRight: Bool) async throws {
        let hashing = SlowHashing()
        let accounts = AccountService(repository: repository, clock: time, pacing: time, hashing: hashing)
        let anna = try await accounts.addPrincipal(named: "anna", password: "correct horse")
        let answers = await withTaskGroup(of: Authentication.self) { group in
            for _ in 0..<100 {
                group.addTask {
                    await accounts.authenticate(
                        name: "anna",
                        password: isRight ? "correct horse" : "wrong horse",
                        from: "192.0.2.1"
                    )
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(answers.count == 100 && answers.allSatisfy { $0 == (isRight ? .principal(anna) : .refused) })
        #expect(hashing.verifications == 1)
    }

    @Test func remembersARightPasswordForFiveMinutes() async throws {
        _ = try await addAnna()
        _ = await logIn("correct horse")
        time.pass(299)
        _ = await logIn("correct horse")
        #expect(hashing.verifications == 1)
        time.pass(2)
        _ = await logIn("correct horse")
        #expect(hashing.verifications == 2)
    }

    @Test func forgetsItAtOnceWhenThePasswordChanges() async throws {
        let anna = try await addAnna()
        _ = await logIn("correct horse")
        // As another process would do it: past the service that remembers.
        try await repository.setPassword(of: anna.id, verifier: "plain:battery staple", at: time.now())
        #expect(await logIn("correct horse") == .refused)
        #expect(await logIn("battery staple") == .principal(anna))
    }

    @Test func acceptsAPasswordThatWasWrongUntilItWasSet() async throws {
        let anna = try await addAnna()
        #expect(await logIn("battery staple") == .refused)
        try await accounts.setPassword("battery staple", of: anna.id)
        #expect(await logIn("battery staple") == .principal(anna))
    }

    /// Each wrong answer waits; while three do, the same address is not even compared, and others are.
    @Test func anAddressThatGuessesGetsNoMoreHashes() async throws {
        let anna = try await addAnna()
        let gate = GatedTime()
        let accounts = AccountService(repository: repository, clock: gate, pacing: gate, hashing: hashing)
        #expect(await accounts.authenticate(name: "anna", password: "first guess", from: "192.0.2.1") == .refused)
        let waiting = (0..<3).map { number in
            Task { await accounts.authenticate(name: "anna", password: "guess \(number)", from: "192.0.2.1") }
        }
        await gate.untilWaiting(3)
        let hashes = hashing.verifications
        #expect(
            await accounts.authenticate(name: "anna", password: "correct horse", from: "192.0.2.1")
                == .busy(retryAfterSeconds: 10)
        )
        #expect(hashing.verifications == hashes)
        #expect(
            await accounts.authenticate(name: "anna", password: "correct horse", from: "192.0.2.2") == .principal(anna)
        )
        gate.open()
        for task in waiting { #expect(await task.value == .refused) }
        #expect(await accounts.authenticate(name: "anna", password: "guess 9", from: "192.0.2.1") == .refused)
    }

    @Test func letsTheNextWrongPasswordWaitTenSeconds() async throws {
        let anna = try await addAnna()
        #expect(await logIn("wrong one") == .refused)
        #expect(time.waits.isEmpty)
        #expect(await logIn("wrong two") == .refused)
        #expect(await logIn("wrong three") == .refused)
        #expect(time.waits == [.seconds(10), .seconds(20)])
        #expect(await logIn("correct horse") == .principal(anna))
        #expect(time.waits.count == 2)
    }

    @Test func countsTheSameWrongPasswordOnce() async throws {
        _ = try await addAnna()
        for _ in 0..<5 { #expect(await logIn("an old password") == .refused) }
        #expect(time.waits.isEmpty)
        #expect(hashing.verifications == 1)
        #expect(try await accounts.listAttempts(named: "anna").count == 1)
    }

    @Test func makesNobodyWaitLongerThanAMinute() async throws {
        _ = try await addAnna()
        for index in 0...6 { _ = await logIn("wrong \(index)") }
        #expect(time.waits.last == .seconds(60))
        #expect(await logIn("one more") == .busy(retryAfterSeconds: 10))
        time.pass(61)
        #expect(await logIn("and later") == .refused)
    }

    @Test(arguments: ["nobody", "no/such name", ""])
    func costsTheSameForUnknownNames(_ name: String) async throws {
        #expect(await logIn("some password", as: name) == .refused)
        #expect(hashing.verifications == 1)
        #expect(await logIn("another password", as: name) == .refused)
        #expect(time.waits == [.seconds(10)])
    }

    @Test func refusesAPersonWithoutPasswordButWithTheSameWork() async throws {
        _ = try await accounts.addPrincipal(named: "bob", password: nil)
        #expect(await logIn("some password", as: "bob") == .refused)
        #expect(hashing.verifications == 1)
    }

    @Test func acceptsAppPasswordsUntilTheyAreRevoked() async throws {
        let anna = try await addAnna()
        let phone = try await accounts.addAppPassword(label: "Phone", of: anna.id)
        #expect(await logIn(phone.text) == .principal(anna))
        #expect(await logIn(phone.text.uppercased().replacing("-", with: " ")) == .principal(anna))
        #expect(hashing.verifications == 0)
        try await accounts.removeAppPassword(label: "Phone", of: anna.id)
        #expect(await logIn(phone.text) == .refused)
    }

    @Test func logsAttemptsWithTheirAddress() async throws {
        _ = try await addAnna()
        _ = await logIn("correct horse")
        _ = await logIn("wrong horse")
        let attempts = try await accounts.listAttempts(named: "anna")
        #expect(attempts.map(\.succeeded) == [false, true])
        #expect(attempts.allSatisfy { $0.address == "192.0.2.1" })
    }

    /// Also where nobody logs in any more.
    @Test func forgetsAttemptsAfterAWeek() async throws {
        _ = try await addAnna()
        _ = await logIn("correct horse")
        time.pass(86_400)
        _ = await logIn("wrong horse")
        time.pass(6 * 86_400)
        try await accounts.forgetOldAttempts()
        #expect(try await accounts.listAttempts(named: "anna").count == 2)
        time.pass(1)
        try await accounts.forgetOldAttempts()
        #expect(try await accounts.listAttempts(named: "anna").map(\.succeeded) == [false])
        time.pass(86_400)
        try await accounts.forgetOldAttempts()
        #expect(try await accounts.listAttempts(named: "anna") == [])
    }

    @Test(arguments: [String(repeating: "x", count: 1025), "with\u{0}nul"])
    func refusesPasswordsThatNobodyCanHave(_ password: String) async throws {
        _ = try await addAnna()
        #expect(await logIn(password) == .refused)
        #expect(hashing.verifications == 0)
    }
}
