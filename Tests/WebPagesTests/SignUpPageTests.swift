import Accounts
import HTTPTypes
import SelfService
import Testing

@testable import WebPages

/// Signing up, and setting a forgotten password.
struct SignUpPageTests {
    private static let signUpForm = [
        "givenName=Ben", "surname=Bianchi", "email=ben%40example.org", "userName=ben",
        "newPassword=four+green+boats", "repeatedPassword=four+green+boats", "terms=yes", "privacy=yes",
    ].joined(separator: "&")

    /// The query of the link in the newest mail.
    private static func link(_ bench: PagesBench) throws -> (path: String, code: String) {
        let path = try #require(bench.surroundings.mails.last { $0.path != nil }?.path)
        return (path, String(try #require(path.split(separator: "=").last)))
    }

    @Test func somebodySignsUpAndConfirms() async throws {
        try await withPages { bench async throws in
            let form = try await bench.get("/signup").text
            #expect(form.contains("data-challenge=\"4.") && form.contains("/proof-of-work.js"))
            let sent = try await bench.post("/signup", Self.signUpForm)
            #expect(sent.status == 200 && sent.text.contains("ben@example.org"))
            #expect(sent.text.contains("This server sends no mail yet."))
            let (path, code) = try Self.link(bench)
            let recap = try await bench.get(path)
            #expect(recap.text.contains("Ben Bianchi") && recap.text.contains("value=\"\(code)\""))
            #expect(try await bench.accounts.findPrincipal(named: "ben") == nil)
            #expect(try await bench.post("/confirm", "code=\(code)").fields[.location] == "/login")
            #expect(try await bench.post("/confirm", "code=\(code)").status == 410)
            #expect(try await bench.get(path).status == 410)
            #expect(try await bench.post("/login", "name=ben&password=four+green+boats").status == 303)
        }
    }

    @Test func aWrongFormKeepsWhatWasTypedButNoPassword() async throws {
        try await withPages { bench async throws in
            let form = Self.signUpForm + "x"
            let answer = try await bench.post("/signup", "newPassword=secret+word+1&" + form)
            #expect(answer.status == 422)
            #expect(
                answer.text.contains("The two passwords are not the same") && answer.text.contains("role=\"alert\"")
            )
            #expect(answer.text.contains("value=\"Bianchi\"") && !answer.text.contains("secret word 1"))
            #expect(answer.text.contains("href=\"#repeatedPassword\""))
        }
    }

    /// For an address that has an account, one that has none, and a name: the same answer, byte for byte.
    @Test func nothingTellsWhichAddressesHaveAccounts() async throws {
        try await withPages { bench async throws in
            let known = try await bench.post("/password/forgotten", "userName=ana%40example.org")
            let unknown = try await bench.post("/password/forgotten", "userName=nobody%40example.org")
            #expect(known.status == 200 && known.text == unknown.text)
            let first = try await bench.post("/signup", Self.signUpForm)
            let second = try await bench.post(
                "/signup",
                Self.signUpForm.replacing("ben%40example.org", with: "ana%40example.org")
                    .replacing("userName=ben", with: "userName=carla")
            )
            #expect(first.status == second.status)
            #expect(first.text.replacing("ben@example.org", with: "ana@example.org") == second.text)
        }
    }

    @Test func aForgottenPasswordIsSetByALink() async throws {
        try await withPages { bench async throws in
            _ = try await bench.post("/password/forgotten", "userName=ana")
            while bench.surroundings.mails.isEmpty { await Task.yield() }
            let (path, code) = try Self.link(bench)
            #expect(try await bench.get(path).text.contains("ana"))
            let set = "code=\(code)&newPassword=five+red+kites&repeatedPassword=five+red+kites"
            #expect(try await bench.post("/password/new", set).fields[.location] == "/login")
            #expect(try await bench.post("/password/new", set).status == 410)
            #expect(try await bench.post("/login", "name=ana&password=five+red+kites").status == 303)
        }
    }
}
