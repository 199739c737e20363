import TestPasskeys
import Testing
import WebAuthn

struct CeremonyTests {
    private static func ceremony(requiresVerification: Bool = true) -> Ceremony {
        Ceremony(
            challenge: Array(100..<132),
            origin: "https://calendar.example.org",
            party: "calendar.example.org",
            requiresVerification: requiresVerification
        )
    }

    private let ceremony = ceremony()

    /// What `body` throws; nil: nothing.
    private func refusal(_ body: () throws -> Void) -> WebAuthnError? {
        do {
            try body()
            return nil
        } catch {
            return error as? WebAuthnError
        }
    }

    @Test(arguments: CredentialKey.Algorithm.allCases)
    func aPasskeyIsMadeAndOpens(algorithm: CredentialKey.Algorithm) throws {
        var authenticator = try TestAuthenticator(algorithm)
        let credential = try ceremony.credential(of: try authenticator.registration(ceremony.challenge))
        #expect(credential.id == authenticator.credential && credential.signCount == 0)
        #expect(credential.key == (try authenticator.key.cose()))
        #expect(try ceremony.signCount(of: try authenticator.assertion(ceremony.challenge), by: credential) == 0)
        authenticator.signCount = 7
        #expect(try ceremony.signCount(of: try authenticator.assertion(ceremony.challenge), by: credential) == 7)
        // Another key of the same kind.
        let other = try TestAuthenticator(algorithm)
        let forged = try other.assertion(ceremony.challenge)
        #expect(
            refusal { _ = try ceremony.signCount(of: forged, by: credential) } == .refused("the signature is wrong")
        )
    }

    @Test func whatIsNotAskedForIsRefused() throws {
        let authenticator = try TestAuthenticator(.ed25519)
        let credential = try ceremony.credential(of: try authenticator.registration(ceremony.challenge))
        let bent: [(String, (inout TestAuthenticator) -> Void)] = [
            ("the page is of another origin", { $0.origin = "https://calendar.example.org.evil.example" }),
            ("the page is of another origin", { $0.origin = "http://calendar.example.org" }),
            ("the page is of another origin", { $0.crossOrigin = true }),
            ("the passkey is for another name", { $0.party = "example.org" }),
            ("nobody was there", { $0.flags = 0x04 }),
            ("the passkey did not check who it is", { $0.flags = 0x01 }),
            ("the answer is of another passkey", { $0.credential = [1] }),
        ]
        for (reason, bend) in bent {
            var bad = authenticator
            bend(&bad)
            let answer = try bad.assertion(ceremony.challenge)
            #expect(refusal { _ = try ceremony.signCount(of: answer, by: credential) } == .refused(reason))
        }
        let stale = try authenticator.assertion([1, 2, 3])
        #expect(
            refusal { _ = try ceremony.signCount(of: stale, by: credential) }
                == .refused("the challenge is another one")
        )
        // An answer to a registration is none to a log-in.
        var swapped = try authenticator.assertion(ceremony.challenge)
        swapped.clientData = authenticator.clientData("webauthn.create", ceremony.challenge)
        #expect(
            refusal { _ = try ceremony.signCount(of: swapped, by: credential) }
                == .refused("the answer is to something else")
        )
        var changed = try authenticator.assertion(ceremony.challenge)
        changed.authenticatorData[36] ^= 1
        #expect(
            refusal { _ = try ceremony.signCount(of: changed, by: credential) } == .refused("the signature is wrong")
        )
    }

    @Test func aSecondStepNeedsNoVerification() throws {
        let open = Self.ceremony(requiresVerification: false)
        var authenticator = try TestAuthenticator()
        authenticator.flags = 0x01
        let credential = try open.credential(of: try authenticator.registration(open.challenge))
        #expect(try open.signCount(of: try authenticator.assertion(open.challenge), by: credential) == 0)
    }

    @Test(arguments: [(7, 7), (7, 6), (7, 0)] as [(Int64, UInt32)])
    func aCountThatDoesNotGrowIsACopy(kept: Int64, sent: UInt32) throws {
        var authenticator = try TestAuthenticator()
        var credential = try ceremony.credential(of: try authenticator.registration(ceremony.challenge))
        credential.signCount = kept
        authenticator.signCount = sent
        let answer = try authenticator.assertion(ceremony.challenge)
        #expect(
            refusal { _ = try ceremony.signCount(of: answer, by: credential) }
                == .refused("the passkey's count went back: there may be a copy of it")
        )
    }

    /// Each byte cut off, and each changed: an error or another credential, never a trap.
    @Test func brokenMessagesAreRefused() throws {
        let authenticator = try TestAuthenticator()
        let good = try authenticator.registration(ceremony.challenge)
        for length in 0..<good.attestationObject.count {
            var cut = good
            cut.attestationObject = Array(good.attestationObject.prefix(length))
            #expect(refusal { _ = try ceremony.credential(of: cut) } != nil, "\(length)")
        }
        for index in good.attestationObject.indices {
            for value in [0x00, 0x1B, 0x3B, 0x5B, 0x7B, 0x9B, 0xBB, 0xDB, 0xFF] as [UInt8] {
                var bad = good
                bad.attestationObject[index] = value
                _ = refusal { _ = try ceremony.credential(of: bad) }
            }
        }
        for text in ["", "{", "[]", "{\"type\":1}", String(repeating: " ", count: 5_000)] {
            var bad = good
            bad.clientData = Array(text.utf8)
            #expect(refusal { _ = try ceremony.credential(of: bad) } == .malformed("the client data"))
        }
        // Deep, and long by what it says of itself.
        let endless: [[UInt8]] = [
            Array(repeating: 0x81, count: 5_000), [0xBB, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
        ]
        for bytes in endless {
            var bad = good
            bad.attestationObject = bytes
            #expect(refusal { _ = try ceremony.credential(of: bad) } != nil)
        }
    }

    @Test func aKeyOfAnotherKindIsRefused() throws {
        // ES384, and a point that is on no curve.
        #expect(throws: WebAuthnError.refused("the passkey signs in a way that is not known")) {
            try CredentialKey(cose: [0xA2, 0x01, 0x02, 0x03, 0x38, 0x22])
        }
        let zeros = [UInt8](repeating: 0, count: 32)
        let nowhere: [UInt8] =
            [0xA5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20] + zeros + [0x22, 0x58, 0x20] + zeros
        #expect(throws: WebAuthnError.malformed("the key of a passkey")) { try CredentialKey(cose: nowhere) }
    }
}
