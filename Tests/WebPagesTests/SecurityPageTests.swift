import Accounts
import Cryptography
import HTTPTypes
import SelfService
import TestPasskeys
import Testing

@testable import WebPages

/// Other ways to log in: a provider, passkeys, two steps, app passwords.
struct SecurityPageTests {
    @Test func anAccountIsLinkedToAProviderAndOpensThere() async throws {
        try await withPages { bench async throws in
            let page = try await bench.get("/login?next=/trips").text
            #expect(page.contains("href=\"/login/provider?next=%2Ftrips\">Log in with Example</a>"))
            /// Goes there and comes back as somebody.
            @Sendable func comeBack(
                _ who: String,
                from begun: PagesBench.Answer,
                _ session: String = ""
            ) async throws -> PagesBench.Answer {
                let address = begun.fields[.location] ?? begun.text
                let state = try #require(address.firstMatch(of: /login\.example\.org\/\?state=([0-9a-f]{32})/)).1
                return try await bench.get(
                    "/login/provider/callback?code=\(who)&state=\(state)",
                    [.cookie: "\(begun.cookies); \(session)"]
                )
            }
            let unknown = try await comeBack("ana", from: try await bench.get("/login/provider?next=/trips"))
            #expect(unknown.status == 403 && unknown.text.contains("No account here is linked to yours at Example"))
            let (fields, csrf) = try await bench.logIn()
            let wrong = try await bench.post("/account/provider", "csrf=\(csrf)&password=wrong", fields)
            #expect(wrong.status == 422 && wrong.cookies.isEmpty)
            // No form leads to another site: the page that answers has a link.
            let form = "csrf=\(csrf)&password=a+long+password"
            let begun = try await bench.post("/account/provider", form, fields)
            #expect(begun.status == 200 && begun.text.contains("Continue to Example"))
            #expect(begun.cookies.hasPrefix("__Host-provider="))
            let linked = try await comeBack("ana", from: begun, fields[.cookie] ?? "")
            #expect(linked.fields[.location] == "/account/provider")
            #expect(try await bench.get("/account/provider", fields).text.contains("ana@example.com"))
            #expect(try await bench.get("/account", fields).text.contains("Log-in with Example"))
            let opened = try await comeBack("ana", from: try await bench.get("/login/provider?next=/trips"))
            #expect(opened.fields[.location] == "/trips" && opened.cookies.contains("__Host-session="))
            let stranger = try await bench.get("/login/provider")
            let failed = try await comeBack("", from: stranger)
            #expect(failed.status == 502 && failed.text.contains("Example did not answer as it should"))
            let stolen = try await bench.get("/login/provider/callback?code=ana&state=1", [.cookie: stranger.cookies])
            #expect(stolen.status == 403 && stolen.text.contains("begun in another browser"))
            #expect(try await bench.post("/account/provider/unlink", "csrf=\(csrf)", fields).status == 303)
            #expect(try await comeBack("ana", from: try await bench.get("/login/provider")).status == 403)
        }
    }

    /// The challenge and what else a page asks of the browser.
    private static func asked(_ answer: PagesBench.Answer) throws -> (challenge: String, text: String) {
        let text = try #require(answer.text.firstMatch(of: /data-passkey="([^"]+)"/)).1.replacing("&quot;", with: "\"")
        return (String(try #require(text.firstMatch(of: /"challenge":"([^"]+)"/)).1), String(text))
    }

    private static func form(_ fields: [String: String]) -> String {
        fields.map { "\($0.key)=\($0.value)" }.joined(separator: "&")
    }

    @Test func aPasskeyIsMadeOnAPageAndOpensTheAccount() async throws {
        try await withPages { bench async throws in
            var phone = try TestAuthenticator()
            phone.origin = "https://example.org"
            phone.party = "example.org"
            let (fields, csrf) = try await bench.logIn()
            let begun = try await bench.post(
                "/account/passkeys/begin",
                "csrf=\(csrf)&password=a+long+password",
                fields
            )
            let setup = try #require(begun.text.firstMatch(of: /name="setup" value="([0-9a-f]{32})"/)).1
            let making = try Self.asked(begun)
            #expect(making.text.contains("\"party\":\"example.org\"") && making.text.contains("\"mode\":\"create\""))
            #expect(begun.text.contains("/passkey.js\"></script>"))
            let sent = Self.form(try phone.making(making.challenge)) + "&csrf=\(csrf)&setup=\(setup)"
            let unnamed = try await bench.post("/account/passkeys/finish", sent + "&label=", fields)
            #expect(unnamed.status == 422 && unnamed.text.contains("href=\"#label\""))
            let made = try await bench.post("/account/passkeys/finish", sent + "&label=Blue+phone", fields)
            #expect(made.fields[.location] == "/account/passkeys")
            let list = try await bench.get("/account/passkeys", fields).text
            let number = try #require(list.firstMatch(of: /passkeys\/(\d+)">Blue phone<\/a>/)).1
            _ = try await bench.post("/account/passkeys/\(number)", "csrf=\(csrf)&label=Red", fields)
            #expect(try await bench.get("/account/passkeys", fields).text.contains(">Red</a>"))

            #expect(try await bench.get("/login?next=/trips").text.contains("href=\"/login/passkey?next=%2Ftrips\""))
            let page = try await bench.get("/login/passkey?next=/trips")
            let challenge = try Self.asked(page).challenge
            let cookie: HTTPFields = [.cookie: page.cookies]
            // Whatever is wrong, a new try begins.
            let empty = try await bench.post("/login/passkey", "next=/trips", cookie)
            #expect(empty.status == 422 && empty.text.contains("No passkey was sent"))
            #expect(try Self.asked(empty).challenge != challenge && empty.cookies.hasPrefix("__Host-passkey="))
            let used = Self.form(try phone.using(try Self.asked(empty).challenge)) + "&next=/trips"
            var stranger = phone
            stranger.credential = [9]
            let other = try await bench.get("/login/passkey")
            let unknown = Self.form(try stranger.using(try Self.asked(other).challenge))
            let refused = try await bench.post("/login/passkey", unknown, [.cookie: other.cookies])
            #expect(refused.status == 422 && refused.text.contains("This passkey was not accepted"))
            let opened = try await bench.post("/login/passkey", used, [.cookie: empty.cookies])
            #expect(opened.fields[.location] == "/trips" && opened.cookies.contains("__Host-session="))

            let gone = try await bench.post("/account/passkeys/\(number)/remove", "csrf=\(csrf)", fields)
            #expect(gone.fields[.location] == "/account/passkeys")
            let last = try await bench.get("/login/passkey")
            let late = Self.form(try phone.using(try Self.asked(last).challenge))
            #expect(try await bench.post("/login/passkey", late, [.cookie: last.cookies]).status == 422)
        }
    }

    @Test func aPasskeyStandsForTheCode() async throws {
        try await withPages { bench async throws in
            var phone = try TestAuthenticator()
            phone.origin = "https://example.org"
            phone.party = "example.org"
            let site = PasskeySite(origin: phone.origin, host: phone.party)
            let passkeys = bench.desk.passkeys
            let token = try await passkeys.beginMaking(of: bench.ana, knowing: "a long password", from: "1")
            let asked = try #require(try await passkeys.request(making: token, of: bench.ana, at: site))
            let made = try phone.making(asked.challenge)
            let answer = PasskeyAnswer(clientData: made["clientData"] ?? "", attestation: made["attestation"] ?? "")
            try await passkeys.finishMaking(token, answer, label: "Phone", of: bench.ana, at: site)
            let setUp = try await bench.desk.secondFactor.beginSetUp(
                knowing: "a long password",
                of: bench.ana,
                from: "1"
            )
            let key = try #require(try await bench.desk.secondFactor.newSecret(setUp, of: bench.ana))
            let secret = try #require(Self.bytes(ofBase32: key))
            let code = OneTimeCode.code(secret: secret, counter: UInt64(SystemClockReader.now()) / 30)
            _ = try await bench.desk.secondFactor.finishSetUp(setUp, code: code, of: bench.ana)

            let first = try await bench.post("/login", "name=ana&password=a+long+password&next=/trips")
            let cookie: HTTPFields = [.cookie: first.cookies]
            let page = try await bench.get("/login/code", cookie)
            let challenge = try Self.asked(page).challenge
            let wrong = try await bench.post("/login/code/passkey", "credential=AQ", cookie)
            #expect(wrong.status == 422 && wrong.text.contains("No passkey was sent"))
            let used = Self.form(try phone.using(challenge))
            let opened = try await bench.post("/login/code/passkey", used, cookie)
            #expect(opened.fields[.location] == "/trips" && opened.cookies.contains("__Host-session="))
        }
    }

    @Test func twoStepsAndTheRecoveryCodes() async throws {
        try await withPages { bench async throws in
            let (fields, csrf) = try await bench.logIn()
            let wrong = try await bench.post("/account/two-step/begin", "csrf=\(csrf)&password=wrong+one", fields)
            #expect(wrong.status == 422 && wrong.text.contains("The password is wrong"))
            let begun = try await bench.post("/account/two-step/begin", "csrf=\(csrf)&password=a+long+password", fields)
            #expect(begun.text.contains("<svg ") && begun.text.contains("name=\"setup\""))
            let setup = try #require(begun.text.firstMatch(of: /name="setup" value="([0-9a-f]{32})"/)).1
            let key = try #require(begun.text.firstMatch(of: /<code>([A-Z2-7 ]{39})<\/code>/)).1.filter { $0 != " " }
            let secret = try #require(Self.bytes(ofBase32: key))
            let now = UInt64(SystemClockReader.now()) / 30
            let code = OneTimeCode.code(secret: secret, counter: now)
            let on = try await bench.post(
                "/account/two-step/finish",
                "csrf=\(csrf)&setup=\(setup)&code=\(code)",
                fields
            )
            let recovery = try #require(on.text.firstMatch(of: /<code>([a-z2-7]{5}-[a-z2-7]{5})<\/code>/)).1
            let first = try await bench.post("/login", "name=ana&password=a+long+password&next=/trips")
            #expect(first.fields[.location] == "/login/code" && first.cookies.hasPrefix("__Host-login="))
            #expect(try await bench.get("/account", [.cookie: first.cookies]).status == 303)
            let bad = try await bench.post("/login/code", "code=nonsense", [.cookie: first.cookies])
            #expect(bad.status == 422 && bad.text.contains("The code is wrong"))
            let done = try await bench.post("/login/code", "code=\(recovery)", [.cookie: first.cookies])
            #expect(done.fields[.location] == "/trips" && done.cookies.contains("__Host-session="))
            #expect(try await bench.post("/login/code", "code=\(recovery)", [.cookie: first.cookies]).status == 410)
        }
    }

    private static func bytes(ofBase32 text: String) -> [UInt8]? {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")
        var bits = ""
        for letter in text {
            guard let value = alphabet.firstIndex(of: letter) else { return nil }
            let digits = String(value, radix: 2)
            bits += String(repeating: "0", count: 5 - digits.count) + digits
        }
        let letters = Array(bits)
        return stride(from: 0, to: letters.count - 7, by: 8).compactMap {
            UInt8(String(letters[$0..<$0 + 8]), radix: 2)
        }
    }

    @Test func appPasswordsAreShownOnceAndRevoked() async throws {
        try await withPages { bench async throws in
            let (fields, csrf) = try await bench.logIn()
            let form = "csrf=\(csrf)&label=Phone+%3C3&password=a+long+password"
            let made = try await bench.post("/account/app-passwords", form, fields)
            let secret = String(try #require(made.text.firstMatch(of: /<code>([a-z2-7-]{31})<\/code>/)).1)
            #expect(try await bench.post("/account/app-passwords", form, fields).status == 422)
            let page = try await bench.get("/account/app-passwords", fields)
            #expect(page.text.contains("Phone &lt;3") && !page.text.contains(secret))
            func app() async -> Bool {
                await bench.accounts.authenticate(name: "ana", password: secret, from: "x") == .principal(bench.ana)
            }
            #expect(await app())
            let path = String(try #require(page.text.firstMatch(of: /action="([^"]*\/revoke)"/)).1)
            #expect(try await bench.post(path, "csrf=\(csrf)", fields).status == 303)
            #expect(await !app())
        }
    }
}
