import Accounts
import ByteText
import SelfService
import TestPasskeys
import Testing

extension PasskeyAnswer {
    /// What an authenticator answers to what a page asks.
    static func of(_ authenticator: TestAuthenticator, to asked: PasskeyRequest) throws -> PasskeyAnswer {
        let isNew = asked.mode == .create
        let fields = try isNew ? authenticator.making(asked.challenge) : authenticator.using(asked.challenge)
        return PasskeyAnswer(
            credential: fields["credential"] ?? "",
            clientData: fields["clientData"] ?? "",
            attestation: fields["attestation"] ?? "",
            authenticatorData: fields["authenticatorData"] ?? "",
            signature: fields["signature"] ?? ""
        )
    }
}

struct PasskeyTests {
    private let house = DeskHouse()
    private let desk: AccountDesk
    private let site = PasskeySite(origin: "https://calendar.example.org", host: "calendar.example.org")

    init() { desk = house.desk() }

    private var passkeys: PasskeyService { desk.passkeys }

    private func person(_ name: String) async throws -> Principal {
        try await house.accounts.addPrincipal(
            named: name,
            emails: ["\(name)@example.org"],
            password: "four green boats"
        )
    }

    @discardableResult private func make(
        _ authenticator: TestAuthenticator,
        of person: Principal
    ) async throws -> Passkey {
        let token = try await passkeys.beginMaking(of: person, knowing: "four green boats", from: "1")
        let asked = try #require(try await passkeys.request(making: token, of: person, at: site))
        let answer = try PasskeyAnswer.of(authenticator, to: asked)
        return try await passkeys.finishMaking(token, answer, label: " My  phone", of: person, at: site)
    }

    private func logIn(_ authenticator: TestAuthenticator) async throws -> Principal {
        let token = try await passkeys.beginLogIn(from: "1")
        let asked = passkeys.requestForLogIn(token, at: site)
        return try await passkeys.finishLogIn(token, try .of(authenticator, to: asked), at: site)
    }

    @Test func aPasskeyIsMadeByThePasswordAndOpensTheAccount() async throws {
        let ana = try await person("ana")
        #expect(
            await SelfServiceError.thrown {
                _ = try await passkeys.beginMaking(of: ana, knowing: "wrong", from: "1")
            } == .problems([.passwordWrong])
        )
        var phone = try TestAuthenticator()
        let made = try await make(phone, of: ana)
        #expect(made.label == "My phone" && house.mails.last?.mail.occasion == .passkeyAdded)
        phone.signCount = 3
        #expect(try await logIn(phone) == ana)
        #expect(try await passkeys.list(of: ana).map(\.signCount) == [3])
        #expect(try await passkeys.list(of: ana).first?.lastUsedAt != nil)
        // The same again: two of it.
        #expect(
            await SelfServiceError.thrown { _ = try await logIn(phone) }
                == .passkeyRefused(logDetail: "the passkey's count went back: there may be a copy of it")
        )
        // It stands for the code as well, so it must know whose finger it was.
        phone.signCount = 4
        phone.flags = 0x01
        #expect(
            await SelfServiceError.thrown { _ = try await logIn(phone) }
                == .passkeyRefused(logDetail: "the passkey did not check who it is")
        )
        try await passkeys.remove(made.id, of: ana)
        phone.flags = 0x05
        #expect(
            await SelfServiceError.thrown { _ = try await logIn(phone) }
                == .passkeyRefused(logDetail: "the passkey is not known")
        )
    }

    @Test func aTryIsGoodOnce() async throws {
        let ana = try await person("ana")
        let phone = try TestAuthenticator()
        try await make(phone, of: ana)
        let token = try await passkeys.beginLogIn(from: "1")
        let answer = try PasskeyAnswer.of(phone, to: passkeys.requestForLogIn(token, at: site))
        let other = try await passkeys.beginLogIn(from: "1")
        #expect(
            await SelfServiceError.thrown { _ = try await passkeys.finishLogIn(other, answer, at: site) }
                == .passkeyRefused(logDetail: "the challenge is another one")
        )
        #expect(try await passkeys.finishLogIn(token, answer, at: site) == ana)
        #expect(
            await SelfServiceError.thrown { _ = try await passkeys.finishLogIn(token, answer, at: site) }
                == .linkInvalid
        )
        let late = try await passkeys.beginLogIn(from: "1")
        let lateAnswer = try PasskeyAnswer.of(phone, to: passkeys.requestForLogIn(late, at: site))
        house.time.pass(600)
        #expect(
            await SelfServiceError.thrown { _ = try await passkeys.finishLogIn(late, lateAnswer, at: site) }
                == .linkInvalid
        )
        let empty = try await passkeys.beginLogIn(from: "1")
        #expect(
            await SelfServiceError.thrown {
                _ = try await passkeys.finishLogIn(empty, PasskeyAnswer(clientData: ""), at: site)
            } == .problems([.passkeyMissing])
        )
    }

    @Test func aPasskeyStandsForTheCodeOfItsOwnerOnly() async throws {
        let ana = try await person("ana")
        let ben = try await person("ben")
        var phone = try TestAuthenticator()
        phone.flags = 0x01
        try await make(phone, of: ana)
        var key = try TestAuthenticator()
        key.credential = [7]
        try await make(key, of: ben)
        let token = try await desk.secondFactor.passwordGiven(by: ana, isRemembered: true, goingTo: "/trips")
        let asked = try #require(try await passkeys.requestForSecondStep(token, at: site))
        #expect(asked.credentials == [Base64.encodeForURL(phone.credential)])
        let foreign = try PasskeyAnswer.of(key, to: asked)
        #expect(
            await SelfServiceError.thrown { _ = try await passkeys.finishSecondStep(token, foreign, at: site) }
                == .passkeyRefused(logDetail: "the passkey is not known")
        )
        let answer = try PasskeyAnswer.of(phone, to: asked)
        let found = try await passkeys.finishSecondStep(token, answer, at: site)
        #expect(found.person == ana && found.isRemembered && found.next == "/trips")
        #expect(
            await SelfServiceError.thrown { _ = try await passkeys.finishSecondStep(token, answer, at: site) }
                == .linkInvalid
        )
    }

    @Test func passkeysAreNamedAndTheirNumberIsBounded() async throws {
        let ana = try await person("ana")
        let ben = try await person("ben")
        let made = try await make(try TestAuthenticator(), of: ana)
        try await passkeys.rename(made.id, to: " Blue  key ", of: ana)
        #expect(try await passkeys.list(of: ana).map(\.label) == ["Blue key"])
        #expect(
            await SelfServiceError.thrown { try await passkeys.rename(made.id, to: " ", of: ana) }
                == .problems([.missing(.label)])
        )
        await #expect(throws: AccountError.notFound) { try await passkeys.remove(made.id, of: ben) }
        // One that is there already.
        let again = await SelfServiceError.thrown { try await make(try TestAuthenticator(), of: ben) }
        #expect(again == .passkeyRefused(logDetail: "the passkey is kept already"))
        for number in 1..<Passkey.mostPasskeys {
            var authenticator = try TestAuthenticator()
            authenticator.credential = [9, UInt8(number)]
            try await make(authenticator, of: ana)
        }
        #expect(
            await SelfServiceError.thrown { try await make(try TestAuthenticator(), of: ana) }
                == .problems([.tooManyPasskeys])
        )
    }
}
