import Accounts
import CivilTime
import SelfService
import StorageMemory
import Testing

struct SignUpTests {
    private let house = DeskHouse()

    private func begin(_ request: SignUpRequest, at desk: AccountDesk) async throws {
        try await desk.signUp.begin(request, from: "192.0.2.1", challenge: "", solution: "")
    }

    @Test func aLinkMakesTheAccountOnce() async throws {
        let desk = house.desk()
        try await begin(.of("anna"), at: desk)
        #expect(try await house.accounts.findPrincipal(named: "anna") == nil)
        let code = try #require(house.code(.confirmSignUp))
        #expect(try await desk.signUp.pending(code)?.email == "anna@example.org")
        let person = try await desk.signUp.confirm(code)
        #expect(person.displayName == "Ana Rossi" && person.emails == ["anna@example.org"])
        let answer = await house.accounts.authenticate(
            name: "anna",
            password: "four green boats",
            from: "x",
            for: .page
        )
        #expect(answer == .principal(person))
        #expect(try await desk.profile.consents(of: person).map(\.version) == ["2026-11", "2026-11"])
        #expect(await SelfServiceError.thrown { _ = try await desk.signUp.confirm(code) } == .linkInvalid)
        #expect(house.mails.last?.mail.occasion == .welcome)
    }

    @Test func whatNobodyHasToTellIsKeptEncrypted() async throws {
        let desk = house.desk()
        var request = SignUpRequest.of("anna")
        request.details = PersonalDetails(
            address: "Via Roma 1\n20121 Milano",
            phone: "+39 02 1234567",
            birthDate: try CivilDate(iso8601: "1990-12-31")
        )
        try await begin(request, at: desk)
        let payload = try #require(try await house.repository.listTickets(.signUp).first?.payload)
        #expect(!payload.contains("Roma") && !payload.contains("1234567") && !payload.contains("1990-12-31"))
        let person = try await desk.signUp.confirm(try #require(house.code(.confirmSignUp)))
        #expect(try await desk.profile.details(of: person.id) == request.details)
        let sealed = try #require(try await house.repository.findDetails(of: person.id))
        #expect(!String(decoding: sealed, as: UTF8.self).contains("Roma"))
        // Another person's row opens with nobody's key.
        let other = try await house.accounts.addPrincipal(named: "ben", password: nil)
        try await house.repository.setDetails(sealed, of: other.id)
        #expect(try await desk.profile.details(of: other.id).isEmpty)
        try await desk.profile.setDetails(PersonalDetails(), of: person.id)
        #expect(try await house.repository.findDetails(of: person.id) == nil)
    }

    @Test(arguments: [
        (PersonalDetails(address: "", phone: "call me", birthDate: nil), [AccountProblem.phoneMalformed]),
        (PersonalDetails(address: "", phone: "+39", birthDate: nil), [.phoneMalformed]),
        (PersonalDetails(address: "a\u{0}b", phone: "", birthDate: nil), [.tooLong(.address)]),
        (
            PersonalDetails(address: String(repeating: "a", count: 501), phone: "", birthDate: nil),
            [.tooLong(.address)]
        ),
        (PersonalDetails(address: "", phone: "", birthDate: CivilDate(daysSinceEpoch: 40_000)), [.birthDateWrong]),
        (
            PersonalDetails(address: "", phone: "", birthDate: CivilDate(year: 1899, month: 12, day: 31)),
            [.birthDateWrong]
        ),
        (PersonalDetails(address: "", phone: "(02) 123-45.67 x8", birthDate: nil), []),
    ])
    func detailsThatCannotBeAreRefusedByField(_ details: PersonalDetails, _ problems: [AccountProblem]) async throws {
        let desk = house.desk()
        #expect(desk.profile.problems(with: details) == problems)
        var request = SignUpRequest.of("anna")
        request.details = details
        let thrown = await SelfServiceError.thrown { try await begin(request, at: desk) }
        #expect(thrown == (problems.isEmpty ? nil : .problems(problems)))
    }

    @Test func theReminderWaitsTwoDaysAndTheLinkSeven() async throws {
        let desk = house.desk()
        try await begin(.of("anna"), at: desk)
        let reminder = try #require(house.mails.first { $0.mail.occasion == .remindSignUp })
        #expect(reminder.notBefore == house.time.now().adding(seconds: 2 * 86_400))
        let code = try #require(house.code(.remindSignUp))
        #expect(reminder.ticket == code.digest)
        house.time.pass(7 * 86_400 - 1)
        #expect(try await desk.signUp.pending(code) != nil)
        house.time.pass(2)
        #expect(try await desk.signUp.pending(code) == nil)
        try await desk.forgetOld()
        #expect(try await house.repository.listTickets(.signUp).isEmpty)
        try await begin(.of("anna"), at: desk)
    }

    /// Everything but the mail is the same for an address that has an account.
    @Test func nobodyFindsOutWhichAddressesHaveAccounts() async throws {
        let desk = house.desk()
        _ = try await house.accounts.addPrincipal(named: "ben", emails: ["ben@example.org"], password: nil)
        try await begin(.of("anna", email: "BEN@example.org"), at: desk)
        #expect(house.mails.map(\.mail.occasion) == [.alreadyRegistered])
        // The name is reserved, as with any other address.
        #expect(await SelfServiceError.thrown { try await begin(.of("anna"), at: desk) } == .problems([.userNameTaken]))
    }

    @Test func theFirstOfTwoSignUpsWithOneAddressCounts() async throws {
        let desk = house.desk()
        try await begin(.of("anna", email: "a@example.org"), at: desk)
        let first = try #require(house.code(.confirmSignUp))
        try await begin(.of("annetta", email: "a@example.org"), at: desk)
        let second = try #require(house.code(.confirmSignUp))
        _ = try await desk.signUp.confirm(first)
        #expect(await SelfServiceError.thrown { _ = try await desk.signUp.confirm(second) } == .linkInvalid)
    }

    @Test func everythingThatIsWrongIsTold() async throws {
        var request = SignUpRequest()
        request.userName = "1x"
        request.password = "short"
        request.timeZone = "Mars/Olympus"
        let desk = house.desk()
        let problems: [AccountProblem] = [
            .missing(.givenName), .missing(.surname), .missing(.email), .userNameMalformed, .password(.length(5)),
            .timeZoneUnknown, .consentMissing(.terms), .consentMissing(.privacy),
        ]
        #expect(await SelfServiceError.thrown { try await begin(request, at: desk) } == .problems(problems))
        var other = SignUpRequest.of("anna")
        other.repeatedPassword = "four green boots"
        #expect(await SelfServiceError.thrown { try await begin(other, at: desk) } == .problems([.passwordsDiffer]))
    }

    @Test func closedAndByInvitation() async throws {
        let closed = house.desk(.closed)
        #expect(await SelfServiceError.thrown { try await begin(.of("anna"), at: closed) } == .registrationClosed)
        let desk = house.desk(.invitation)
        #expect(await SelfServiceError.thrown { try await begin(.of("anna"), at: desk) } == .registrationClosed)
        let path = try await desk.staff.invite("", language: "en", by: "root")
        var request = SignUpRequest.of("anna")
        request.invitation = TicketToken(String(path.suffix(32)))
        try await begin(request, at: desk)
        request.userName = "annetta"
        #expect(await SelfServiceError.thrown { try await begin(request, at: desk) } == .registrationClosed)
        #expect(try await desk.staff.acts().map(\.kind) == [.invited])
    }

    /// Without a solved puzzle fewer are let through; a solution counts once.
    @Test func aSolvedPuzzleLetsMoreThrough() async throws {
        let desk = house.desk()
        for name in ["aaa", "bbb"] { try await begin(.of(name), at: desk) }
        #expect(
            await SelfServiceError.thrown { try await begin(.of("ccc"), at: desk) } == .tooMany(retryAfterSeconds: 60)
        )
        for name in ["ccc", "ddd", "eee"] {
            let challenge = desk.signUp.challenge()
            let solution = try #require(Puzzle.solve(challenge))
            try await desk.signUp.begin(.of(name), from: "192.0.2.1", challenge: challenge, solution: solution)
            #expect(
                await SelfServiceError.thrown {
                    try await desk.signUp.begin(
                        .of(name + "x"),
                        from: "192.0.2.1",
                        challenge: challenge,
                        solution: solution
                    )
                } == .tooMany(retryAfterSeconds: 60)
            )
        }
    }
}
