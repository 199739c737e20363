import Accounts
import HTTPTypes
import Testing

@testable import WebPages

/// What holds for all pages: languages, headers, methods, and who may send which form.
struct PageRouterTests {
    @Test(arguments: ["/login", "/setup", "/account"])
    func browsersAreToldToBeStrict(path: String) async throws {
        try await withPages { bench async throws in
            let fields = try await bench.get(path).fields
            #expect(
                fields[.contentSecurityPolicy]
                    == "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
                    + "connect-src 'self'; manifest-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
            )
            #expect(fields[.xContentTypeOptions] == "nosniff")
            #expect(fields[.strictTransportSecurity] == "max-age=31536000")
            #expect(fields[.cacheControl] == "no-store")
            #expect(try fields[#require(HTTPField.Name("Referrer-Policy"))] == "same-origin")
        }
    }

    @Test func assetsAreKeptForEver() async throws {
        try await withPages { bench async throws in
            let page = try await bench.get("/login").text
            let paths = page.split(separator: "\"").map(String.init).filter { $0.hasPrefix("/assets/") }
            var types: [String?] = []
            for path in paths {
                let asset = try await bench.get(path)
                #expect(asset.status == 200)
                #expect(asset.fields[.cacheControl] == "public, max-age=31536000, immutable")
                types.append(asset.fields[.contentType])
            }
            #expect(
                types == ["image/svg+xml", "image/png", "text/css; charset=utf-8", "text/javascript; charset=utf-8"]
            )
            #expect(try await bench.get("/assets/0000000000000000/site.css").status == 404)
        }
    }

    @Test(arguments: [
        ("/login", HTTPRequest.Method.put, "GET, HEAD, POST"), ("/logout", .get, "POST"),
        ("/setup", .post, "GET, HEAD"), ("/account", .delete, "GET, HEAD"),
    ])
    func otherMethodsAreNotAllowed(path: String, method: HTTPRequest.Method, allowed: String) async throws {
        try await withPages { bench async throws in
            let answer = try await bench.send(method, path, nil, [:])
            #expect(answer.status == 405 && answer.fields[.allow] == allowed)
        }
    }

    @Test(arguments: ["/trip/x", "/trip/x?take=ignore"]) func aForgedLinkLeadsNowhere(path: String) async throws {
        try await withPages { bench async throws in
            let answer = try await bench.get(path, [.acceptLanguage: "it"])
            #expect(answer.status == 404 && answer.text.contains("Questo viaggio non c&#39;è più"))
            #expect(answer.fields[.init("Referrer-Policy")!] == "no-referrer")
            #expect(answer.fields[.init("X-Robots-Tag")!] == "noindex, nofollow")
            #expect(answer.fields[.cacheControl] == "no-store" && answer.fields[.setCookie] == nil)
            let posted = try await bench.post("/trip/x", "take=ignore&code=1")
            #expect(posted.status == 404)
        }
    }

    @Test func pagesSpeakTheLanguageOfTheBrowserUntilThePersonIsKnown() async throws {
        try await withPages { bench async throws in
            let italian: HTTPFields = [.acceptLanguage: "it-IT,it;q=0.9"]
            let page = try await bench.get("/login", italian)
            #expect(page.text.contains("<html lang=\"it\">") && page.text.contains("Nome utente o indirizzo e-mail"))
            #expect(try await bench.get("/login").text.contains("<html lang=\"en\">"))
            #expect(try await bench.get("/setup", italian).text.contains("<h1>Accedi</h1>"))
            var ana = bench.ana
            ana.language = "it"
            try await bench.accounts.update(ana)
            let (fields, _) = try await bench.logIn()
            #expect(try await bench.get("/account", fields).text.contains("Il tuo account"))
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

    @Test func formsOfOtherSitesAreRefused() async throws {
        try await withPages { bench async throws in
            let foreign: HTTPFields = [.origin: "https://other.example"]
            #expect(try await bench.post("/login", "name=ana&password=a+long+password", foreign).status == 403)
            var (fields, csrf) = try await bench.logIn()
            fields[.origin] = "https://other.example"
            #expect(try await bench.post("/logout", "csrf=\(csrf)", fields).status == 403)
            #expect(try await bench.sessions.list(of: bench.ana.id).count == 1)
        }
    }

    @Test func formsWithoutTheTokenAreRefused() async throws {
        try await withPages { bench async throws in
            let (fields, csrf) = try await bench.logIn()
            for form in ["", "csrf=", "csrf=0123456789abcdef0123456789abcdef"] {
                #expect(try await bench.post("/logout", form, fields).status == 403)
            }
            #expect(try await bench.get("/account", fields).status == 200)
            #expect(try await bench.post("/logout", "csrf=\(csrf)", fields).status == 303)
        }
    }

    /// From the table of routes, so that a new form cannot be forgotten. Those without a session have other proof.
    @Test func everyFormOfASessionNeedsItsToken() async throws {
        try await withPages { bench async throws in
            let (fields, csrf) = try await bench.logIn()
            var foreign = fields
            foreign[.origin] = "https://other.example"
            let forms = bench.forms.filter {
                !["/login", "/setup", "/trip/", "/e/", "/i/"].contains(where: $0.hasPrefix)
            }
            var guarded = 0
            let open: Set = [
                "/signup", "/confirm", "/password/forgotten", "/password/new", "/language", "/contact",
                "/account/email/confirm",
            ]
            for path in forms {
                let stranger = try await bench.post(path, "csrf=\(csrf)")
                // An address without a form says so.
                if stranger.status == 405 { continue }
                guarded += 1
                #expect(try await bench.post(path, "csrf=&title=x", fields).status == 403, "\(path)")
                #expect(try await bench.post(path, "csrf=\(csrf)", foreign).status == 403, "\(path)")
                // These are for people who have not logged in.
                if open.contains(path) { continue }
                #expect(stranger.status == 303 && stranger.fields[.location] == "/login", "\(path)")
            }
            #expect(guarded > 25)
        }
    }

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
    private static func guardedForms(_ bench: PagesBench) -> Set<String> {
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
