import Accounts
import SelfService
import Testing

struct RecoveryTests {
    private let house = DeskHouse()

    private func ana() async throws -> Principal {
        try await house.accounts.addPrincipal(named: "ana", emails: ["ana@example.org"], password: "four green boats")
    }

    @Test(arguments: ["ana", "ANA@example.org"])
    func aLinkSetsANewPasswordOnce(typed: String) async throws {
        let desk = house.desk()
        let person = try await ana()
        try await desk.recovery.begin(typed)
        let code = try #require(house.code(.resetPassword))
        #expect(try await desk.recovery.person(of: code) == person)
        try await desk.recovery.finish(code, password: "five red kites", repeated: "five red kites")
        #expect(
            await house.accounts.authenticate(name: "ana", password: "five red kites", from: "x", for: .page)
                == .principal(person)
        )
        #expect(
            await SelfServiceError.thrown {
                try await desk.recovery.finish(code, password: "six blue doors", repeated: "six blue doors")
            } == .linkInvalid
        )
        #expect(house.mails.map(\.mail.occasion) == [.resetPassword, .passwordChanged])
    }

    @Test func aLinkWorksForAnHour() async throws {
        let desk = house.desk()
        _ = try await ana()
        try await desk.recovery.begin("ana")
        house.time.pass(3600)
        let code = try #require(house.code(.resetPassword))
        #expect(try await desk.recovery.person(of: code) == nil)
    }

    @Test func nobodyGetsManyMailsAndUnknownNamesNone() async throws {
        let desk = house.desk()
        _ = try await ana()
        for _ in 0..<5 { try await desk.recovery.begin("ana") }
        try await desk.recovery.begin("nobody")
        try await desk.recovery.begin("nobody@example.org")
        #expect(house.mails.count == 3)
        for _ in 0..<10 { try await desk.recovery.requireTries(from: "192.0.2.1") }
        #expect(
            await SelfServiceError.thrown { try await desk.recovery.requireTries(from: "192.0.2.1") }
                == .tooMany(retryAfterSeconds: 3600)
        )
    }

    @Test func aNewAddressCountsOnceConfirmed() async throws {
        let desk = house.desk()
        let person = try await ana()
        try await desk.profile.changeEmail(
            to: "new@example.org",
            knowing: "four green boats",
            of: person,
            from: "x"
        )
        #expect(try await house.accounts.findPrincipal(named: "ana")?.emails == ["ana@example.org"])
        let code = try #require(house.code(.confirmEmail))
        #expect(house.mails.last?.mail.recipient == "new@example.org")
        try await desk.profile.confirmEmail(code)
        #expect(try await house.accounts.findPrincipal(named: "ana")?.emails == ["new@example.org"])
        #expect(house.mails.last?.mail.occasion == .emailChanged)
        #expect(house.mails.last?.mail.recipient == "ana@example.org")
        #expect(await SelfServiceError.thrown { try await desk.profile.confirmEmail(code) } == .linkInvalid)
    }

    /// The answer is the same; only the owner of the address is told.
    @Test func nobodyFindsOutWhoseAnAddressIs() async throws {
        let desk = house.desk()
        let person = try await ana()
        _ = try await house.accounts.addPrincipal(named: "ben", emails: ["ben@example.org"], password: nil)
        try await desk.profile.changeEmail(
            to: "ben@example.org",
            knowing: "four green boats",
            of: person,
            from: "x"
        )
        #expect(house.mails.map(\.mail.occasion) == [.alreadyRegistered])
        #expect(house.mails.map(\.mail.recipient) == ["ben@example.org"])
    }

    @Test func aNewUserNameLogsInBesideTheFirst() async throws {
        let desk = house.desk()
        let person = try await ana()
        try await desk.profile.save(
            displayName: "Ana",
            userName: "Annetta",
            timeZone: nil,
            language: "it",
            details: PersonalDetails(),
            of: person
        )
        #expect(try await desk.profile.userName(of: person) == "annetta")
        for name in ["ana", "annetta"] {
            let answer = await house.accounts.authenticate(name: name, password: "four green boats", from: "x")
            guard case .principal(let found) = answer else { throw SelfServiceError.linkInvalid }
            #expect(found.name == "ana" && found.language == "it")
        }
        _ = try await house.accounts.addPrincipal(named: "ben", password: nil)
        #expect(
            await SelfServiceError.thrown {
                try await desk.profile.save(
                    displayName: "",
                    userName: "ben",
                    timeZone: nil,
                    language: nil,
                    details: PersonalDetails(),
                    of: person
                )
            } == .problems([.missing(.displayName)])
        )
        #expect(
            await SelfServiceError.thrown {
                try await desk.profile.save(
                    displayName: "A",
                    userName: "ben",
                    timeZone: nil,
                    language: nil,
                    details: PersonalDetails(),
                    of: person
                )
            } == .problems([.userNameTaken])
        )
    }

    @Test func leavingNeedsThePassword() async throws {
        let desk = house.desk()
        let person = try await ana()
        #expect(
            await SelfServiceError.thrown { try await desk.profile.delete(person, knowing: "wrong one", from: "x") }
                == .problems([.passwordWrong])
        )
        try await desk.profile.delete(person, knowing: "four green boats", from: "x")
        #expect(try await house.accounts.findPrincipal(named: "ana") == nil)
        #expect(house.mails.last?.mail.occasion == .accountDeleted)
    }
}
