import Accounts
import CivilTime
import Cryptography
import StorageMemory
import Testing

@testable import SelfService

struct SecondFactorTests {
    private let house = DeskHouse()
    private static let password = "four green boats"

    private func ana() async throws -> Principal {
        try await house.accounts.addPrincipal(named: "ana", emails: ["ana@example.org"], password: Self.password)
    }

    private func code(_ secret: [UInt8]) -> String {
        OneTimeCode.code(secret: secret, counter: UInt64(house.time.now().secondsSince1970 / 30))
    }

    /// Switches it on; gives the secret and the codes for recovery.
    private func switchOn(_ person: Principal, at desk: AccountDesk) async throws -> ([UInt8], [String]) {
        let token = try await desk.secondFactor.beginSetUp(knowing: Self.password, of: person, from: "x")
        let text = try #require(try await desk.secondFactor.newSecret(token, of: person))
        let secret = try #require(Base32.decode(text))
        return (secret, try await desk.secondFactor.finishSetUp(token, code: code(secret), of: person))
    }

    @Test func calendarAppsNeedAppPasswordsFromThenOn() async throws {
        let desk = house.desk()
        let person = try await ana()
        func app(_ password: String) async -> Authentication {
            await house.accounts.authenticate(name: "ana", password: password, from: "x")
        }
        #expect(await app(Self.password) == .principal(person))
        _ = try await switchOn(person, at: desk)
        #expect(await app(Self.password) == .refused)
        let own = try await house.accounts.addAppPassword(label: "Phone", of: person.id).text
        #expect(await app(own) == .principal(person))
        // And an app password opens no page.
        let page = await house.accounts.authenticate(name: "ana", password: own, from: "x", for: .page)
        #expect(page == .refused)
        #expect(
            await house.accounts.authenticate(name: "ana", password: Self.password, from: "x", for: .page)
                == .principal(person)
        )
        try await desk.secondFactor.switchOff(knowing: Self.password, of: person, from: "x")
        #expect(await app(Self.password) == .principal(person))
    }

    /// A copy of the database makes no codes: neither while it is set up nor afterwards, nor for somebody else.
    @Test func theSecretIsSealed() async throws {
        let desk = house.desk()
        let person = try await ana()
        let token = try await desk.secondFactor.beginSetUp(knowing: Self.password, of: person, from: "x")
        let text = try #require(try await desk.secondFactor.newSecret(token, of: person))
        let ticket = try await house.repository.findTicket(digest: token.digest, purpose: .newSecondFactor)
        let secret = try #require(Base32.decode(text))
        let payload = try #require(ticket?.payload)
        #expect(secret.count == 20 && Base32.decode(payload)?.count == 48)
        _ = try await desk.secondFactor.finishSetUp(token, code: code(secret), of: person)
        let kept = try #require(try await house.repository.findSecondFactor(of: person.id)?.secret)
        #expect(kept.count == 48 && !kept.indices.dropLast(19).contains { Array(kept[$0..<$0 + 20]) == secret })
        let box = SecretBox { Array(1...32) }
        #expect(try box.open(kept, of: person.id) == secret)
        #expect(try box.open(kept, of: PrincipalID(rawValue: person.id.rawValue + 1)) == nil)
        #expect(try SecretBox { Array(2...33) }.open(kept, of: person.id) == nil)
    }

    /// One that an older version has stored as it is.
    @Test func aPlainSecretGoesOnWorking() async throws {
        let desk = house.desk()
        let person = try await ana()
        let secret = [UInt8](repeating: 7, count: 20)
        let factor = SecondFactor(secret: secret, lastStep: -1, createdAt: house.time.now())
        try await house.repository.setSecondFactor(factor, recoveryCodes: [], of: person.id)
        let token = try await desk.secondFactor.passwordGiven(by: person, isRemembered: false, goingTo: "/today")
        #expect(try await desk.secondFactor.finishLogIn(token, code: code(secret)).person == person)
    }

    @Test func aCodeCountsOnce() async throws {
        let desk = house.desk()
        let person = try await ana()
        let (secret, _) = try await switchOn(person, at: desk)
        let first = try await desk.secondFactor.passwordGiven(by: person, isRemembered: true, goingTo: "/trips")
        let used = code(secret)
        // The one that switched it on.
        #expect(
            await SelfServiceError.thrown { _ = try await desk.secondFactor.finishLogIn(first, code: used) }
                == .problems([.codeWrong])
        )
        house.time.pass(30)
        let next = code(secret)
        let found = try await desk.secondFactor.finishLogIn(first, code: next)
        #expect(found.person == person && found.isRemembered && found.next == "/trips")
        #expect(
            await SelfServiceError.thrown { _ = try await desk.secondFactor.finishLogIn(first, code: next) }
                == .linkInvalid
        )
        let second = try await desk.secondFactor.passwordGiven(by: person, isRemembered: false, goingTo: "/trips")
        #expect(
            await SelfServiceError.thrown { _ = try await desk.secondFactor.finishLogIn(second, code: next) }
                == .problems([.codeWrong])
        )
    }

    @Test func aRecoveryCodeCountsOnceHoweverItIsTyped() async throws {
        let desk = house.desk()
        let person = try await ana()
        let (_, codes) = try await switchOn(person, at: desk)
        #expect(codes.count == 10 && Set(codes).count == 10)
        let typed = codes[3].uppercased().split(separator: "-").joined(separator: " ")
        let first = try await desk.secondFactor.passwordGiven(by: person, isRemembered: false, goingTo: "/trips")
        _ = try await desk.secondFactor.finishLogIn(first, code: typed)
        #expect(try await desk.secondFactor.codesLeft(of: person) == 9)
        let second = try await desk.secondFactor.passwordGiven(by: person, isRemembered: false, goingTo: "/trips")
        #expect(
            await SelfServiceError.thrown { _ = try await desk.secondFactor.finishLogIn(second, code: codes[3]) }
                == .problems([.codeWrong])
        )
    }

    @Test func guessingEnds() async throws {
        let desk = house.desk()
        let person = try await ana()
        let (secret, _) = try await switchOn(person, at: desk)
        house.time.pass(300)
        let token = try await desk.secondFactor.passwordGiven(by: person, isRemembered: false, goingTo: "/trips")
        let right = code(secret)
        let wrong = right == "000000" ? "000001" : "000000"
        for _ in 0..<5 {
            #expect(
                await SelfServiceError.thrown { _ = try await desk.secondFactor.finishLogIn(token, code: wrong) }
                    == .problems([.codeWrong])
            )
        }
        // Not even the right one now.
        #expect(
            await SelfServiceError.thrown { _ = try await desk.secondFactor.finishLogIn(token, code: right) }
                == .tooMany(retryAfterSeconds: 300)
        )
        house.time.pass(600)
        #expect(
            await SelfServiceError.thrown { _ = try await desk.secondFactor.finishLogIn(token, code: code(secret)) }
                == .linkInvalid
        )
    }

    @Test func settingUpNeedsThePasswordAndARightCode() async throws {
        let desk = house.desk()
        let person = try await ana()
        #expect(
            await SelfServiceError.thrown {
                _ = try await desk.secondFactor.beginSetUp(knowing: "wrong password", of: person, from: "x")
            } == .problems([.passwordWrong])
        )
        let token = try await desk.secondFactor.beginSetUp(knowing: Self.password, of: person, from: "x")
        let ben = try await house.accounts.addPrincipal(named: "ben", password: nil)
        #expect(try await desk.secondFactor.newSecret(token, of: ben) == nil)
        #expect(
            await SelfServiceError.thrown {
                _ = try await desk.secondFactor.finishSetUp(token, code: "", of: person)
            } == .problems([.missing(.code)])
        )
        #expect(try await !desk.secondFactor.isOn(for: person))
        house.time.pass(601)
        #expect(try await desk.secondFactor.newSecret(token, of: person) == nil)
    }

    @Test func theKeyURIIsWhatAppsRead() async throws {
        let person = try await ana()
        #expect(
            SecondFactorService.keyURI(secret: "ABC", host: "example.org", of: person)
                == "otpauth://totp/Travlendar%2B%20example.org:ana?secret=ABC&issuer=Travlendar%2B%20example.org"
        )
    }
}
