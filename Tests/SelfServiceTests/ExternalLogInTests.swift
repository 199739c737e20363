import Accounts
import CivilTime
import SelfService
import Synchronization
import Testing

struct ExternalLogInTests {
    /// Vouches for whoever a test says.
    final class Provider: IdentityProvider {
        let name = "Example"
        let issuer = "https://login.example.org"
        let claims = Mutex(IdentityClaims(subject: "7", email: "ana@example.org", isEmailVerified: true))
        let failure = Mutex<IdentityProviderError?>(nil)

        func logInAddress(for request: IdentityRequest) async throws(IdentityProviderError) -> String {
            "\(issuer)/?state=\(request.state)&nonce=\(request.nonce)&verifier=\(request.verifier)"
        }

        func claims(
            of answer: IdentityAnswer,
            to request: IdentityRequest
        ) async throws(IdentityProviderError) -> IdentityClaims {
            if let failure = failure.withLock({ $0 }) { throw failure }
            return claims.withLock { $0 }
        }
    }

    private struct Scene {
        let house = DeskHouse()
        let provider = Provider()
        let desk: AccountDesk
        let ana: Principal
        let ben: Principal

        init(linksByEmail: Bool = false) async throws {
            desk = house.desk(provider: provider, linksByEmail: linksByEmail)
            ana = try await house.accounts.addPrincipal(
                named: "ana",
                emails: ["ana@example.org"],
                password: "four green boats"
            )
            ben = try await house.accounts.addPrincipal(named: "ben", password: "five red kites")
        }

        var logIns: ExternalLogInService { desk.externalLogIn }

        func answer(_ address: String, error: String = "") throws -> IdentityAnswer {
            let state = try #require(address.firstMatch(of: /state=([0-9a-f]+)/)).1
            return IdentityAnswer(state: String(state), code: error.isEmpty ? "c" : "", issuer: "", error: error)
        }

        func link(_ person: Principal, _ password: String) async throws -> ExternalLogInService.Outcome {
            let begun = try await logIns.beginLinking(of: person, knowing: password, from: "1")
            return try await logIns.finish(begun.token, try answer(begun.address), caller: person)
        }

        func logIn(next: String = "/today") async throws -> ExternalLogInService.Outcome {
            let begun = try await logIns.begin(goingTo: next, from: "1")
            return try await logIns.finish(begun.token, try answer(begun.address), caller: nil)
        }
    }

    @Test func anAccountIsLinkedByItsPasswordAndOpensFromThenOn() async throws {
        let scene = try await Scene()
        #expect(try await scene.logIn() == .notLinked)
        #expect(
            await SelfServiceError.thrown {
                _ = try await scene.logIns.beginLinking(of: scene.ana, knowing: "wrong", from: "1")
            } == .problems([.passwordWrong])
        )
        #expect(try await scene.link(scene.ana, "four green boats") == .linked)
        #expect(scene.house.mails.last?.mail.occasion == .externalLogInOn)
        #expect(try await scene.logIns.identity(of: scene.ana)?.label == "ana@example.org")
        #expect(try await scene.logIn(next: "/trips") == .logIn(scene.ana, next: "/trips"))
        // One account there opens one here.
        #expect(try await scene.link(scene.ben, "five red kites") == .taken)
        try await scene.logIns.unlink(scene.ana)
        #expect(try await scene.logIn() == .notLinked)
        await #expect(throws: AccountError.notFound) { try await scene.logIns.unlink(scene.ana) }
    }

    @Test func anAddressLinksOnlyWhereItIsVerifiedAndTheOperatorSaysSo() async throws {
        let closed = try await Scene()
        #expect(try await closed.logIn() == .notLinked)
        let scene = try await Scene(linksByEmail: true)
        scene.provider.claims.withLock { $0.isEmailVerified = false }
        #expect(try await scene.logIn() == .notLinked)
        scene.provider.claims.withLock { $0.isEmailVerified = true }
        #expect(try await scene.logIn() == .logIn(scene.ana, next: "/today"))
        // The address went to another account there.
        scene.provider.claims.withLock { $0.subject = "8" }
        #expect(try await scene.logIn() == .notLinked)
        scene.provider.claims.withLock { $0.email = "nobody@example.org" }
        #expect(try await scene.logIn() == .notLinked)
    }

    @Test func anAnswerIsGoodOnceInTheBrowserThatAsked() async throws {
        let scene = try await Scene()
        let begun = try await scene.logIns.begin(goingTo: "/today", from: "1")
        let other = try await scene.logIns.begin(goingTo: "/today", from: "1")
        let answer = try scene.answer(begun.address)
        for token in [other.token] {
            #expect(
                await SelfServiceError.thrown { _ = try await scene.logIns.finish(token, answer, caller: nil) }
                    == .linkInvalid
            )
        }
        #expect(try await scene.logIns.finish(begun.token, answer, caller: nil) == .notLinked)
        #expect(
            await SelfServiceError.thrown { _ = try await scene.logIns.finish(begun.token, answer, caller: nil) }
                == .linkInvalid
        )
        let late = try await scene.logIns.begin(goingTo: "/today", from: "1")
        scene.house.time.pass(600)
        let lateAnswer = try scene.answer(late.address)
        #expect(
            await SelfServiceError.thrown { _ = try await scene.logIns.finish(late.token, lateAnswer, caller: nil) }
                == .linkInvalid
        )
    }

    @Test func aLinkIsMadeForNobodyElse() async throws {
        let scene = try await Scene()
        for caller in [scene.ben, nil] {
            let begun = try await scene.logIns.beginLinking(of: scene.ana, knowing: "four green boats", from: "1")
            let answer = try scene.answer(begun.address)
            #expect(
                await SelfServiceError.thrown {
                    _ = try await scene.logIns.finish(begun.token, answer, caller: caller)
                } == .linkInvalid
            )
        }
    }

    @Test func aRefusalAndAFailureAreTold() async throws {
        let scene = try await Scene()
        let begun = try await scene.logIns.begin(goingTo: "/today", from: "1")
        let denied = try scene.answer(begun.address, error: "access_denied")
        #expect(try await scene.logIns.finish(begun.token, denied, caller: nil) == .declined)
        let failure = IdentityProviderError.unavailable(reason: "the provider answered 500")
        scene.provider.failure.withLock { $0 = failure }
        #expect(try await scene.logIn() == .failed(failure))
    }

    @Test func logInsAreBegunOnlySoOften() async throws {
        let scene = try await Scene()
        for _ in 0..<20 { _ = try await scene.logIns.begin(goingTo: "/today", from: "1") }
        let refused = await SelfServiceError.thrown { _ = try await scene.logIns.begin(goingTo: "/today", from: "1") }
        #expect(refused == .tooMany(retryAfterSeconds: 60))
        _ = try await scene.logIns.begin(goingTo: "/today", from: "2")
    }
}
