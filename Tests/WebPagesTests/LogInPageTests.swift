import Accounts
import HTTPTypes
import Testing

@testable import WebPages

/// Logging in and out by name and password, and what becomes of sessions.
struct LogInPageTests {
    @Test(arguments: ["ana", "+Ana%20", "ana%40example.org"])
    func aLogInBeginsASession(name: String) async throws {
        try await withPages { bench async throws in
            let answer = try await bench.post(
                "/login",
                "name=\(name)&password=a+long+password",
                [.userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"]
            )
            #expect(answer.status == 303 && answer.fields[.location] == "/today")
            let cookie = try #require(answer.fields[.setCookie])
            #expect(cookie.hasPrefix("__Host-session="))
            #expect(cookie.hasSuffix("; Path=/; HttpOnly; SameSite=Lax; Secure"))
            let page = try await bench.get("/account", [.cookie: answer.cookies])
            #expect(page.status == 200)
            #expect(page.text.contains("Ana &lt;3") && page.text.contains("ana@example.org"))
            #expect(page.text.contains("Firefox, Linux") && page.text.contains("this browser"))
        }
    }

    @Test func aRememberedSessionOutlivesTheBrowser() async throws {
        try await withPages { bench async throws in
            let answer = try await bench.post("/login", "name=ana&password=a+long+password&remember=yes")
            #expect(answer.fields[.setCookie]?.contains("; Max-Age=7776000") == true)
            #expect(try await bench.sessions.list(of: bench.ana.id).map(\.isRemembered) == [true])
        }
    }

    @Test(arguments: [
        ("name=ana&password=wrong+password", "The user name or the password is wrong", "ana"),
        ("name=%22nobody&password=wrong+password", "The user name or the password is wrong", "&quot;nobody"),
        ("name=ana&password=", "Enter your password", "ana"),
        ("name=&password=x", "Enter your user name or e-mail address", ""),
    ])
    func aRefusalSaysWhyAndKeepsWhatWasTyped(form: String, words: String, kept: String) async throws {
        try await withPages { bench async throws in
            let answer = try await bench.post("/login", form)
            #expect(answer.status == 422)
            #expect(answer.fields[.setCookie] == nil)
            #expect(answer.text.contains("<title>Error: Log in - Travlendar+</title>"))
            #expect(answer.text.contains(words) && answer.text.contains("role=\"alert\""))
            #expect(answer.text.contains("value=\"\(kept)\""))
            #expect(!answer.text.contains("wrong password"))
            #expect(try await bench.sessions.list(of: bench.ana.id).isEmpty)
        }
    }

    @Test func loggingOutEndsTheSessionAndSaysSoOnce() async throws {
        try await withPages { bench async throws in
            let (fields, csrf) = try await bench.logIn()
            let answer = try await bench.post("/logout", "csrf=\(csrf)", fields)
            #expect(answer.fields[.location] == "/login")
            #expect(
                answer.fields[values: .setCookie].contains {
                    $0.hasPrefix("__Host-session=;") && $0.hasSuffix("Max-Age=0")
                }
            )
            #expect(try await bench.get("/account", fields).status == 303)
            let page = try await bench.get("/login", [.cookie: answer.cookies])
            #expect(page.text.contains("You are logged out."))
            #expect(
                page.fields[values: .setCookie].contains {
                    $0.hasPrefix("__Host-notice=;") && $0.hasSuffix("Max-Age=0")
                }
            )
            #expect(try await !bench.get("/login").text.contains("You are logged out."))
        }
    }

    @Test func aBrowserIsLoggedOutFromAnother() async throws {
        try await withPages { bench async throws in
            let (fields, csrf) = try await bench.logIn()
            let (others, _) = try await bench.logIn()
            let current = try #require(SessionToken(String((fields[.cookie] ?? "").dropFirst("__Host-session=".count))))
            let currentID = try #require(try await bench.sessions.resume(current)).session.id
            let id = try #require(try await bench.sessions.list(of: bench.ana.id).first { $0.id != currentID }).id
            let page = try await bench.get("/account", fields)
            #expect(page.text.contains("action=\"/account/sessions/\(id)/logout\""))
            let answer = try await bench.post("/account/sessions/\(id)/logout", "csrf=\(csrf)", fields)
            #expect(answer.status == 303)
            #expect(try await bench.get("/account", others).fields[.location] == "/login")
            #expect(try await bench.get("/account", fields).status == 200)
            #expect(try await bench.post("/account/sessions/\(id)/logout", "csrf=\(csrf)", fields).status == 404)
            #expect(try await bench.post("/account/sessions/x/logout", "csrf=\(csrf)", fields).status == 404)
        }
    }

    /// Whoever planted a session in the browser has none of the person's.
    @Test func aLogInChangesTheSession() async throws {
        try await withPages { bench async throws in
            let (fields, _) = try await bench.logIn()
            let answer = try await bench.post("/login", "name=ana&password=a+long+password", fields)
            #expect(answer.status == 303 && answer.cookies != fields[.cookie])
            #expect(try await bench.get("/account", fields).status == 303)
            #expect(try await bench.sessions.list(of: bench.ana.id).count == 1)
        }
    }

    @Test func aNewPasswordEndsAllSessions() async throws {
        try await withPages { bench async throws in
            let (fields, _) = try await bench.logIn()
            try await bench.accounts.setPassword("another password", of: bench.ana.id)
            #expect(try await bench.get("/account", fields).status == 303)
        }
    }

    /// What the log-in carries along of a form whose session has ended.
    private static func carried(_ page: PagesBench.Answer) throws -> String {
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
}
