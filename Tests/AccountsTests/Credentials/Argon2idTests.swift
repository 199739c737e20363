import Accounts
import Testing

struct Argon2idTests {
    private let cheap = Argon2id(memoryKiB: 64, passes: 1)

    @Test func verifiesWhatItHashed() throws {
        let verifier = try #require(cheap.hash("pässword"))
        #expect(verifier.hasPrefix("$argon2id$v=19$m=64,t=1,p=1$"))
        #expect(cheap.verify("pässword", against: verifier))
        #expect(!cheap.verify("password", against: verifier))
        #expect(!cheap.verify("", against: verifier))
    }

    @Test func saltsEveryHash() {
        #expect(cheap.hash("same password") != cheap.hash("same password"))
    }

    @Test func verifiesHashesOfAnotherCost() throws {
        let old = try #require(Argon2id(memoryKiB: 32, passes: 2).hash("old password"))
        #expect(cheap.verify("old password", against: old))
    }

    /// A vector made by the reference implementation's own command line tool, version 20190702.
    @Test func verifiesAForeignHash() {
        let foreign = "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc"
        #expect(cheap.verify("password", against: foreign))
        #expect(!cheap.verify("differentpassword", against: foreign))
    }

    @Test(arguments: [
        "", "$argon2id$", "$argon2i$v=19$m=64,t=1,p=1$AAAA$BBBB",
        "$argon2id$v=19$m=4294967295,t=1,p=1$c2FsdHNhbHQ$AAAA",
    ])
    func refusesBrokenVerifiers(_ verifier: String) {
        #expect(!cheap.verify("password", against: verifier))
    }
}
