import Accounts
import Cryptography
import HTTPTypes
import SelfService
import TestPasskeys
import Testing

@testable import WebPages

/// The pages about accounts, in process.
extension PageRouterTests {
    private static let signUpForm = [
        "givenName=Ben", "surname=Bianchi", "email=ben%40example.org", "userName=ben",
        "newPassword=four+green+boats", "repeatedPassword=four+green+boats", "terms=yes", "privacy=yes",
    ].joined(separator: "&")

    /// The query of the link in the newest mail.
    private static func link(_ bench: Bench) throws -> (path: String, code: String) {
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

    /// What the log-in carries along of a form whose session has ended.
    private static func carried(_ page: Answer) throws -> String {
        let path = try #require(page.text.firstMatch(of: /name="keptPath" value="([^"]*)"/)).1
        let body = try #require(page.text.firstMatch(of: /name="kept" value="([^"]*)"/)).1
        return "keptPath=\(path)&kept=\(body)"
    }

    @Test func aFormIsKeptWhenItsSessionHasEnded() async throws {
        try await withPages { bench async throws in
            let fields = "displayName=Ana+%26+Co&userName=ana&timeZone=Europe%2FRome&language=it"
            let typed = "csrf=x&\(fields)&password=secret+word"
            let page = try await bench.post("/account/profile", typed)
            #expect(page.status == 200 && page.text.contains("what you typed is still there"))
            #expect(!page.text.contains("secret") && page.text.contains("action=\"/login\""))
            let wrong = try await bench.post("/login", "name=ana&password=wrong&" + (try Self.carried(page)))
            #expect(wrong.status == 422)
            let (before, after) = (try Self.carried(page), try Self.carried(wrong))
            #expect(before == after)
            let inside = try await bench.post(
                "/login",
                "name=ana&password=a+long+password&" + (try Self.carried(wrong))
            )
            #expect(inside.status == 200 && inside.text.contains("action=\"/account/profile\""))
            #expect(inside.text.contains("name=\"displayName\" value=\"Ana &amp; Co\""))
            #expect(!inside.text.contains("secret"))
            let csrf = try #require(inside.text.firstMatch(of: /name="csrf" value="([0-9a-f]{32})"/)).1
            let sent = "csrf=\(csrf)&\(fields)"
            let saved = try await bench.post("/account/profile", sent, [.cookie: inside.cookies])
            #expect(saved.status == 303)
            #expect(try await bench.accounts.findPrincipal(named: "ana")?.displayName == "Ana & Co")
            // Nothing was typed: the log-in alone.
            #expect(try await bench.post("/account/profile", "csrf=x").fields[.location] == "/login")
            // Another site can't have anything sent.
            let foreign: HTTPFields = [.origin: "https://other.example"]
            #expect(try await bench.post("/account/profile", typed, foreign).status == 403)
            // Nowhere else, whatever stands in the field.
            let bent = "name=ana&password=a+long+password&kept=YT1i&keptPath=https%3A%2F%2Fother.example"
            #expect(try await !bench.post("/login", bent).text.contains("other.example"))
        }
    }

    @Test func anAccountIsLinkedToAProviderAndOpensThere() async throws {
        try await withPages { bench async throws in
            let page = try await bench.get("/login?next=/trips").text
            #expect(page.contains("href=\"/login/provider?next=%2Ftrips\">Log in with Example</a>"))
            /// Goes there and comes back as somebody.
            @Sendable func comeBack(_ who: String, from begun: Answer, _ session: String = "") async throws -> Answer {
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
    private static func asked(_ answer: Answer) throws -> (challenge: String, text: String) {
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

    @Test func leavingShowsWhatGoesAndAsksTwice() async throws {
        try await withPages { bench async throws in
            let (fields, csrf) = try await bench.logIn()
            let page = try await bench.get("/account/delete", fields)
            #expect(page.text.contains("<dd>7</dd>"))
            for form in ["password=a+long+password&confirmation=ben", "password=wrong+one&confirmation=ana"] {
                #expect(try await bench.post("/account/delete", "csrf=\(csrf)&\(form)", fields).status == 422)
            }
            let gone = "csrf=\(csrf)&password=a+long+password&confirmation=ana"
            #expect(try await bench.post("/account/delete", gone, fields).fields[.location] == "/login")
            #expect(try await bench.accounts.findPrincipal(named: "ana") == nil)
            #expect(try await bench.get("/account", fields).status == 303)
        }
    }

    @Test func theArchiveLeavesAndComesBack() async throws {
        try await withPages { bench async throws in
            var (fields, csrf) = try await bench.logIn()
            let archive = try await bench.post("/account/data/export", "csrf=\(csrf)", fields)
            #expect(archive.text == "archive of ana" && archive.fields[.contentType] == "application/zip")
            fields[.contentType] = "multipart/form-data; boundary=b0"
            func upload(_ content: String) async throws -> Answer {
                let body = [
                    "--b0", "Content-Disposition: form-data; name=\"csrf\"", "", csrf, "--b0",
                    "Content-Disposition: form-data; name=\"file\"; filename=\"a.zip\"",
                    "Content-Type: application/zip", "", content, "--b0--", "",
                ].joined(separator: "\r\n")
                return try await bench.send(.post, "/account/data/import", body, fields)
            }
            #expect(try await upload("archive").text.contains("<dd>7</dd>"))
            #expect(try await upload("nonsense").status == 422)
            csrf = "0123456789abcdef0123456789abcdef"
            #expect(try await upload("archive").status == 403)
        }
    }

    @Test func theLanguageIsChosenBeforeLogIn() async throws {
        try await withPages { bench async throws in
            let answer = try await bench.post("/language", "language=it&timeZone=Europe%2FRome")
            #expect(answer.fields[.location] == "/login")
            let cookies = answer.cookies
            #expect(try await bench.get("/login", [.cookie: cookies]).text.contains("Nome utente o indirizzo e-mail"))
            #expect(try await bench.get("/signup", [.cookie: cookies]).text.contains("value=\"Europe/Rome\""))
            #expect(try await bench.post("/language", "language=it&timeZone=Mars").status == 422)
        }
    }

    // MARK: Staff

    @Test func onlyStaffWithTwoStepsSeesTheAdministration() async throws {
        try await withPages { bench async throws in
            let (fields, _) = try await bench.logIn()
            #expect(try await bench.get("/admin", fields).status == 404)
            try await bench.desk.staff.setRole(.support, of: bench.ana, by: "x")
            #expect(try await bench.get("/admin", fields).fields[.location] == "/account/two-step")
            try await bench.desk.repository.setSecondFactor(
                SecondFactor(secret: [1], lastStep: 0, createdAt: SystemClockReader.instant()),
                recoveryCodes: [],
                of: bench.ana.id
            )
            let overview = try await bench.get("/admin", fields).text
            #expect(overview.contains("network lindenport"))
            #expect(overview.contains("<dt>Mails waiting to be sent</dt><dd>3</dd>"))
            #expect(overview.contains("<dt>Failed jobs</dt><dd>1</dd>"))
            #expect(try await bench.get("/admin/jobs", fields).text.contains("no relay"))
            #expect(try await bench.get("/admin/people", fields).status == 404)
            try await bench.desk.staff.setRole(.administrator, of: bench.ana, by: "x")
            let people = try await bench.get("/admin/people", fields).text
            #expect(people.contains("5 / 9 MB") && !people.contains("ana@example.org") && !people.contains("Ana &lt;3"))
        }
    }

    @Test func aVisitorAsksAndStaffAnswers() async throws {
        try await withPages { bench async throws in
            let form = "givenName=Ugo&surname=Neri&email=u%40example.org&phone=1&message=How%3F"
            let asked = try await bench.post("/contact", form)
            let path = try #require(asked.fields[.location])
            #expect(path.hasPrefix("/contact/request?code="))
            #expect(try await bench.get(path).text.contains("There is no answer yet."))
            let id = try #require(try await bench.desk.support.requests().first?.id)
            try await bench.desk.support.answer(id, "Like this <3", by: "ana")
            #expect(try await bench.get(path).text.contains("Like this &lt;3"))
            #expect(bench.surroundings.mails.last?.occasion == .supportAnswer)
            #expect(try await bench.post("/contact", "message=How").status == 422)
        }
    }

    // MARK: Generated from the route table: a new page can't be forgotten

    /// What stands for a parameter in a path.
    private static func filled(_ path: String) -> String {
        path.split(separator: "/", omittingEmptySubsequences: false)
            .map { part in
                switch part {
                case ":id", "{id}", ":number", "{number}": "1"
                case ":name", "{name}": "ana"
                default: String(part)
                }
            }.joined(separator: "/")
    }

    /// The forms that a session's token guards; not those of log-in, of the setup page, which has no session (ADR 0053),
    /// and of trips, whose links carry a token of their own.
    private static func guardedForms(_ bench: Bench) -> Set<String> {
        let forms = bench.routes.filter {
            $0.method == .post && !$0.path.hasPrefix("/trip/") && !$0.path.hasPrefix("/e/")
                && !$0.path.hasPrefix("/i/")
        }.map { filled($0.path) }
        return Set(forms).subtracting([
            "/login", "/login/code", "/login/code/passkey", "/login/passkey", "/setup/planning",
        ])
    }

    /// Ben, who is logged in, asks for every page and sends every form with what is Ana's in the path; Ana keeps all.
    @Test func nobodyReachesWhatIsAnothers() async throws {
        try await withPages { bench async throws in
            _ = try await bench.accounts.addPrincipal(
                named: "ben",
                emails: ["b@example.org"],
                password: "a long password"
            )
            let (anas, _) = try await bench.logIn()
            _ = try await bench.accounts.addAppPassword(label: "Phone", of: bench.ana.id)
            let session = try #require(try await bench.sessions.list(of: bench.ana.id).first?.id)
            let answer = try await bench.post("/login", "name=ben&password=a+long+password")
            let token = try #require(SessionToken(String(answer.cookies.dropFirst("__Host-session=".count))))
            let bens: HTTPFields = [.cookie: answer.cookies]
            for route in bench.routes where [.get, .post].contains(route.method) {
                // Ben may log himself out and delete himself; that is not what is asked here.
                if ["/logout", "/login", "/account/delete", "/account/password"].contains(route.path) { continue }
                let path = Self.filled(route.path).replacing("/sessions/1/", with: "/sessions/\(session)/")
                let form = route.method == .post ? "csrf=\(token.csrfToken)" : nil
                let page = try await bench.send(route.method, path, form, bens)
                #expect(
                    !page.text.contains("ana@example.org") && !page.text.contains("Ana &lt;3"),
                    "\(path) tells of Ana"
                )
                if path.contains("/sessions/") || path.contains("/admin") || path.contains("/revoke") {
                    #expect([404, 405].contains(page.status), "\(path) is open to Ben")
                }
            }
            #expect(try await bench.get("/account", anas).status == 200)
            #expect(try await bench.accounts.listAppPasswords(of: bench.ana.id).count == 1)
            #expect(try await bench.accounts.findPrincipal(named: "ana") == bench.ana)
        }
    }

    /// Wherever a page leads after a form, it is a path of this server.
    @Test func noFormLeadsElsewhere() async throws {
        try await withPages { bench async throws in
            let (fields, csrf) = try await bench.logIn()
            for path in Self.guardedForms(bench) {
                let query = "?next=https://other.example&return=//other.example"
                let answer = try await bench.post(path + query, "csrf=\(csrf)&next=https%3A%2F%2Fother.example", fields)
                let location = answer.fields[.location] ?? "/"
                #expect(location.hasPrefix("/") && !location.hasPrefix("//"), "\(path) leads to \(location)")
            }
        }
    }
}
