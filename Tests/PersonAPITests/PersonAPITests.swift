import Accounts
import Calendars
import CivilTime
import Cryptography
import DayPlanner
import Foundation
import Geo
import Geocoding
import HTTPAccess
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Notifications
import PersonAPI
import Planning
import Publishing
import StorageMemory
import Subscriptions
import Testing
import TripModel

/// The person's API on a new store, in process.
struct PersonAPITests {
    private struct Context: PublicRequestContext {
        var coreContext: CoreRequestContextStorage
        var remoteAddress: SocketAddress?
        var site = Site(isEncrypted: true, authority: "example.org")
        var caller: Caller?

        init(source: ApplicationRequestContextSource) { coreContext = CoreRequestContextStorage(source: source) }
    }

    private struct PlainPasswords: PasswordHashing {
        func hash(_ password: String) -> String? { "plain:\(password)" }
        func verify(_ password: String, against verifier: String) -> Bool { verifier == "plain:\(password)" }
    }

    /// What one test talks to.
    private struct Bench: Sendable {
        let client: any TestClientProtocol
        let accounts: AccountService
        let sessions: SessionService
        let ana: Principal

        func send(
            _ method: HTTPRequest.Method,
            _ path: String,
            _ body: String = "",
            _ fields: HTTPFields
        ) async throws -> (status: Int, text: String, fields: HTTPFields) {
            let uri = "/api/v1/me\(path)"
            return try await client.execute(
                uri: uri,
                method: method,
                headers: fields,
                body: ByteBuffer(string: body)
            ) {
                ($0.status.code, String(buffer: $0.body), $0.headers)
            }
        }

        func appPassword() async throws -> HTTPFields {
            let made = try await accounts.addAppPassword(label: "program", of: ana.id)
            return PersonAPITests.basic("ana:\(made.text)")
        }

        func session() async throws -> (token: SessionToken, fields: HTTPFields) {
            let token = try await sessions.begin(for: ana.id, device: "Firefox, Linux", isRemembered: false)
            return (token, [.cookie: "__Host-session=\(token.text)"])
        }
    }

    /// Knows no way anywhere.
    private struct NoItineraries: ItinerarySource {
        func options(_ request: TripRequest) -> [Itinerary] { [] }
    }

    /// A map with one street.
    private struct OneStreet: PlaceSearch, ReverseGeocoder {
        private let street = PlaceEntry(
            name: "Via Piave",
            town: "Poggio",
            kind: "street",
            coordinate: Coordinate(latitude: 42.36, longitude: 13.41),
            extent: Metres(400)
        )

        func search(_ text: String, near: Coordinate?, limit: Int) throws(PlaceSearchError) -> [PlaceMatch] {
            PlaceScorer(text: text, near: near).matches(among: [street], limit: limit)
        }

        func places(
            around coordinate: Coordinate,
            within limit: Metres,
            limit count: Int
        ) throws(PlaceSearchError) -> [PlaceNearby] {
            [PlaceNearby(street, from: coordinate)].filter { $0.distance <= limit }
        }
    }

    private static func basic(_ pair: String) -> HTTPFields {
        let text = Data(pair.utf8).base64EncodedString()
        return [.authorization: "Basic \(text)"]
    }

    private func withAPI(_ test: @Sendable @escaping (Bench) async throws -> Void) async throws {
        let store = MemoryStore()
        let repository = MemoryAccountRepository(store)
        let accounts = AccountService(repository: repository, clock: SystemClock(), hashing: PlainPasswords())
        let sessions = SessionService(repository: repository, accounts: accounts, clock: SystemClock())
        let ana = try await accounts.addPrincipal(
            named: "ana",
            displayName: "Ana",
            emails: ["ana@example.org"],
            password: "a long password"
        )
        let router = Router(context: Context.self)
        let calendars = CalendarService(
            repository: MemoryCalendarRepository(store),
            clock: SystemClock(),
            zoneOf: { _ in .utc }
        )
        try await calendars.collections.prepareHome(of: ana.id)
        let planning = PlanningService(
            repository: MemoryPlanningRepository(store),
            accounts: repository,
            environment: PlanningEnvironment(
                configuration: PlanningConfiguration(
                    secret: AuthenticationKey([UInt8](repeating: 7, count: 32)),
                    zone: .utc
                ),
                itineraries: NoItineraries(),
                geocoder: Geocoder([OneStreet()], namings: [OneStreet()])
            ),
            clock: SystemClock()
        )
        let feeds = FeedService(
            repository: repository,
            calendars: calendars,
            accounts: accounts,
            clock: SystemClock(),
            language: "en"
        )
        PersonRouter<Context>(
            accounts: accounts,
            sessions: sessions,
            calendars: calendars,
            planning: planning,
            feeds: feeds,
            links: EventLinkService(
                repository: repository,
                calendars: calendars,
                accounts: accounts,
                clock: SystemClock(),
                language: "en"
            ),
            subscriptions: SubscriptionService(
                repository: repository,
                calendars: calendars,
                jobs: MemoryJobRepository(store),
                clock: SystemClock()
            ),
            notifications: NotificationService(
                repository: repository,
                phones: repository,
                ways: .mail,
                clock: SystemClock()
            )
        )
        .addRoutes(to: router)
        try await Application(responder: router.buildResponder()).test(.router) { client in
            try await test(Bench(client: client, accounts: accounts, sessions: sessions, ana: ana))
        }
    }

    @Test func whatOneIsToldOf() async throws {
        try await withAPI { bench async throws in
            let fields = try await bench.appPassword()
            let nothing = try await bench.send(.get, "/notifications", "", fields)
            #expect(nothing.text == #"{"events":[],"travel":[]}"#)
            let chosen = #"{"digestAt":"07:30","events":["mail"],"quiet":{"from":"22:00","until":"06:45"},"travel":[]}"#
            #expect(try await bench.send(.put, "/notifications", chosen, fields).status == 200)
            #expect(try await bench.send(.get, "/notifications", "", fields).text == chosen)
            for wrong in [
                #"{"events":["smoke"],"travel":[]}"#, #"{"events":[],"travel":[],"digestAt":"7:30"}"#,
                #"{"events":[],"travel":[],"digestAt":"24:00"}"#,
                #"{"events":[],"travel":[],"quiet":{"from":"08:00","until":"08:00"}}"#,
            ] {
                #expect(try await bench.send(.put, "/notifications", wrong, fields).status == 422, "\(wrong)")
            }
            #expect(try await bench.send(.get, "/notifications", "", fields).text == chosen)
        }
    }

    @Test func whoIsLoggedIn() async throws {
        try await withAPI { bench async throws in
            let byPassword = try await bench.send(.get, "", "", bench.appPassword())
            #expect(byPassword.status == 200)
            #expect(
                byPassword.text
                    == "{\"displayName\":\"Ana\",\"emails\":[\"ana@example.org\"],\"name\":\"ana\"}"
            )
            let (token, fields) = try await bench.session()
            let bySession = try await bench.send(.get, "", "", fields)
            #expect(bySession.text.contains("\"csrfToken\":\"\(token.csrfToken)\""))
        }
    }

    @Test func preferencesAreReadReplacedAndChanged() async throws {
        try await withAPI { bench async throws in
            let fields = try await bench.appPassword()
            let none = try await bench.send(.get, "/preferences", "", fields)
            #expect(none.status == 200 && none.text == "{}")
            let put = try await bench.send(.put, "/preferences", #"{"objective":"greenest","canDrive":false}"#, fields)
            #expect(put.status == 204 && put.fields[.eTag] != none.fields[.eTag])
            var conditional = fields
            conditional[.ifMatch] = none.fields[.eTag]
            #expect(try await bench.send(.patch, "/preferences", #"{"canDrive":null}"#, conditional).status == 412)
            conditional[.ifMatch] = put.fields[.eTag]
            #expect(try await bench.send(.patch, "/preferences", #"{"canDrive":null}"#, conditional).status == 204)
            #expect(try await bench.send(.get, "/preferences", "", fields).text == #"{"objective":"greenest"}"#)
            let effective = try await bench.send(.get, "/preferences/effective", "", fields).text
            #expect(effective.contains(#""objective":"greenest""#) && effective.contains(#""doctor":{"#))
        }
    }

    @Test func whatCannotBeKeptIsNamedByItsField() async throws {
        try await withAPI { bench async throws in
            let fields = try await bench.appPassword()
            let body =
                #"{"hours":{"transit":"soon"},"maximumWalkingMetres":-3,"vehicles":[{"mode":"car","place":"Garage"}]}"#
            let wrong = try await bench.send(.put, "/preferences", body, fields)
            #expect(wrong.status == 422 && wrong.fields[.contentType] == "application/problem+json")
            #expect(wrong.text.contains(##"{"detail":"must be hours such as 05:00-23:00"##))
            #expect(wrong.text.contains(##""pointer":"#/maximumWalkingMetres"}"##))
            let place = #"{"vehicles":[{"mode":"car","place":"Garage"}]}"#
            let nowhere = try await bench.send(.patch, "/preferences?dryRun=true", place, fields)
            #expect(nowhere.status == 422 && nowhere.text.contains("#/vehicles/0/place"))
            #expect(try await bench.send(.put, "/preferences?dryRun=maybe", "{}", fields).status == 400)
            #expect(try await bench.send(.put, "/preferences", "nonsense", fields).status == 400)
            #expect(try await bench.send(.get, "/preferences", "", fields).text == "{}", "nothing was kept")
            let preview = try await bench.send(.put, "/preferences?dryRun=true&days=3", "{}", fields)
            #expect(preview.status == 200 && preview.text == #"{"changes":[]}"#)
        }
    }

    @Test func theNameShownIsChanged() async throws {
        try await withAPI { bench async throws in
            let fields = try await bench.appPassword()
            #expect(try await bench.send(.patch, "", #"{"displayName":"Ana R."}"#, fields).status == 204)
            #expect(try await bench.send(.get, "", "", fields).text.contains(#""displayName":"Ana R.""#))
            for wrong in [#""""#, #"" ""#, #""a\nb""#] {
                let answer = try await bench.send(.patch, "", #"{"displayName":\#(wrong)}"#, fields)
                #expect(answer.status == 422, "\(wrong)")
            }
        }
    }

    @Test func theTimeZoneIsChanged() async throws {
        try await withAPI { bench async throws in
            let fields = try await bench.appPassword()
            #expect(try await bench.send(.patch, "", #"{"timeZone":"Europe/Rome"}"#, fields).status == 204)
            let changed = try await bench.send(.get, "", "", fields).text
            #expect(changed.contains(#""timeZone":"Europe/Rome""#) && changed.contains("ana@example.org"))
            #expect(try await bench.send(.patch, "", #"{"timeZone":"Moon/Base"}"#, fields).status == 422)
        }
    }

    @Test func choicesNameWhatIsThere() async throws {
        try await withAPI { bench async throws in
            let fields = try await bench.appPassword()
            #expect(try await bench.send(.get, "/travel?days=3", "", fields).text == #"{"items":[]}"#)
            #expect(try await bench.send(.get, "/travel?days=0", "", fields).status == 400)
            for (body, status) in [
                (#"{"isDismissed":true}"#, 404), ("{}", 422), (#"{"option":"foot","goesFirst":true}"#, 422),
                (#"{"modes":["rocket"]}"#, 422), (#"{"departure":"soon"}"#, 422),
            ] {
                #expect(try await bench.send(.put, "/travel/tv-none/choice", body, fields).status == status, "\(body)")
            }
            #expect(try await bench.send(.delete, "/travel/tv-none/choice", "", fields).status == 404)
        }
    }

    @Test func planningIsSwitchedOffAndOn() async throws {
        try await withAPI { bench async throws in
            let fields = try await bench.appPassword()
            let on = try await bench.send(.get, "/planning", "", fields)
            #expect(on.text.contains("\"isOn\":true"))
            #expect(on.text.contains("{\"displayName\":\"Calendar\",\"name\":\"calendar\",\"role\":\"planned\"}"))
            #expect(try await bench.send(.put, "/planning", "{\"isOn\":false}", fields).status == 204)
            #expect(try await bench.send(.get, "/planning", "", fields).text.contains("\"isOn\":false"))
            #expect(try await bench.send(.put, "/planning", "{\"isOn\":true}", fields).status == 204)
            #expect(try await bench.send(.get, "/planning", "", fields).text == on.text)
        }
    }

    /// Programs get passwords of their own, which can be revoked.
    @Test(arguments: ["ana:a long password", "ana:wrong", "nobody:abcde-fghij-klmno-pqrst-uvwxy-z", "no colon"])
    func whoIsNotLetIn(pair: String) async throws {
        try await withAPI { bench async throws in
            let answer = try await bench.send(.get, "", "", Self.basic(pair))
            #expect(answer.status == 401)
            #expect(answer.fields[.contentType] == "application/problem+json")
            #expect(answer.fields[.wwwAuthenticate]?.hasPrefix("Basic ") == true)
        }
    }

    @Test func nobodyIsNotLetIn() async throws {
        try await withAPI { bench async throws in
            for path in ["", "/sessions", "/app-passwords", "/places", "/learned-places", "/passes", "/planning"] {
                #expect(try await bench.send(.get, path, "", [:]).status == 401)
            }
            let wrong: HTTPFields = [.cookie: "__Host-session=0123456789abcdef0123456789abcdef"]
            #expect(try await bench.send(.get, "", "", wrong).status == 401)
        }
    }

    @Test func aSessionChangesNothingWithoutItsToken() async throws {
        try await withAPI { bench async throws in
            let (token, fields) = try await bench.session()
            let body = "{\"label\":\"phone\"}"
            #expect(try await bench.send(.post, "/app-passwords", body, fields).status == 403)
            var withToken = fields
            withToken[.csrfToken] = token.csrfToken
            var foreign = withToken
            foreign[.origin] = "https://other.example"
            #expect(try await bench.send(.post, "/app-passwords", body, foreign).status == 403)
            #expect(try await bench.accounts.listAppPasswords(of: bench.ana.id).isEmpty)
            #expect(try await bench.send(.post, "/app-passwords", body, withToken).status == 201)
        }
    }

    @Test func sessionsAreListedAndEnded() async throws {
        try await withAPI { bench async throws in
            let (token, fields) = try await bench.session()
            let (other, _) = try await bench.session()
            let list = try await bench.send(.get, "/sessions", "", fields)
            #expect(list.text.contains("\"device\":\"Firefox, Linux\"") && list.text.contains("\"isCurrent\":true"))
            #expect(!list.text.contains(token.text))
            let id = try #require(try await bench.sessions.resume(other)).session.id
            var withToken = fields
            withToken[.csrfToken] = token.csrfToken
            #expect(try await bench.send(.delete, "/sessions/\(id)", "", withToken).status == 204)
            #expect(try await bench.send(.delete, "/sessions/\(id)", "", withToken).status == 404)
            #expect(try await bench.send(.delete, "/sessions/x", "", withToken).status == 404)
            #expect(try await bench.sessions.resume(other) == nil)
            #expect(try await bench.sessions.resume(token) != nil)
        }
    }

    @Test func appPasswordsFromMakingToRevocation() async throws {
        try await withAPI { bench async throws in
            let fields = try await bench.appPassword()
            #expect(try await bench.send(.post, "/app-passwords", "{\"label\":\"My phone\"}", fields).status == 201)
            #expect(try await bench.send(.post, "/app-passwords", "{\"label\":\"\"}", fields).status == 422)
            #expect(try await bench.send(.get, "/app-passwords", "", fields).text.contains("My phone"))
            #expect(try await bench.send(.delete, "/app-passwords/My%20phone", "", fields).status == 204)
            #expect(try await bench.send(.delete, "/app-passwords/program", "", fields).status == 204)
            #expect(try await bench.send(.get, "", "", fields).status == 401)
        }
    }

    /// What PostgreSQL can't keep in a text is refused on every store.
    @Test func aTextHoldsNoNUL() async throws {
        try await withAPI { bench async throws in
            let fields = try await bench.appPassword()
            let refused = try await bench.send(.post, "/app-passwords", #"{"label":"a\u0000b"}"#, fields)
            #expect(refused.status == 400)
            #expect(refused.text.contains("U+0000"))
            #expect(try await bench.send(.post, "/app-passwords", #"{"label":"a\\u0000"}"#, fields).status == 201)
            #expect(try await bench.send(.get, "/places?q=a%00b", "", fields).status == 400)
            #expect(try await bench.send(.delete, "/places/a%00b", "", fields).status == 404)
        }
    }

    @Test func placesAndPasses() async throws {
        try await withAPI { bench async throws in
            let fields = try await bench.appPassword()
            let home = "{\"latitude\":42.35,\"longitude\":13.4,\"address\":\"Via Roma 1\"}"
            #expect(try await bench.send(.put, "/places/Home", home, fields).status == 204)
            #expect(
                try await bench.send(.get, "/places", "", fields).text
                    == #"{"places":[{"address":"Via Roma 1","latitude":42.35,"longitude":13.4,"name":"Home"}]}"#
            )
            let nowhere = "{\"latitude\":91,\"longitude\":13.4}"
            #expect(try await bench.send(.put, "/places/Home", nowhere, fields).status == 422)
            #expect(try await bench.send(.delete, "/places/home", "", fields).status == 204)
            #expect(try await bench.send(.delete, "/places/home", "", fields).status == 404)

            let pass = "{\"issuer\":\"metro\",\"products\":[\"Z2\"],\"firstDay\":\"2026-11-01\"}"
            #expect(try await bench.send(.put, "/passes/Andante", pass, fields).status == 204)
            #expect(
                try await bench.send(.get, "/passes", "", fields).text
                    == #"{"passes":[{"firstDay":"2026-11-01","issuer":"metro","name":"Andante","products":["Z2"]}]}"#
            )
            let wrong = "{\"issuer\":\"metro\",\"firstDay\":\"2026-11-31\"}"
            #expect(try await bench.send(.put, "/passes/X", wrong, fields).status == 422)
            #expect(try await bench.send(.delete, "/passes/andante", "", fields).status == 204)
        }
    }

    @Test func aTextIsCompletedAndACoordinateNamed() async throws {
        try await withAPI { bench async throws in
            let fields = try await bench.appPassword()
            func find(_ query: String) async throws -> String {
                try await bench.send(.get, "/places?\(query)", "", fields).text
            }
            let studio = #"{"latitude":42.35,"longitude":13.4,"address":"Piazza Verdi 1"}"#
            #expect(try await bench.send(.put, "/places/Studio", studio, fields).status == 204)
            let saved =
                #"{"places":[{"address":"Piazza Verdi 1","exactness":{"basis":"place","marginMetres":0},"#
                + #""latitude":42.35,"location":"Studio","longitude":13.4,"name":"Studio","source":"saved"}]}"#
            #expect(try await find("q=stu") == saved)
            #expect(try await find("q=verdi") == saved)
            #expect(
                try await find("q=via%20pia")
                    == #"{"places":[{"address":"Poggio","exactness":{"basis":"street","marginMetres":400},"#
                    + #""kind":"street","latitude":42.36,"location":"Via Piave, Poggio geo:42.36,13.41","#
                    + #""longitude":13.41,"name":"Via Piave","source":"map"}]}"#
            )
            #expect(try await find("latitude=42.3601&longitude=13.41").contains(#""distanceMetres":11"#))
            #expect(try await find("latitude=42.3501&longitude=13.4").contains(#""source":"saved""#))
            #expect(try await find("latitude=-42&longitude=13.41") == #"{"places":[]}"#)
            for wrong in [
                "q=", "q=x&day=soon", "q=x&limit=21", "latitude=42", "latitude=99&longitude=1", "q=x&latitude=1",
            ] {
                #expect(try await bench.send(.get, "/places?\(wrong)", "", fields).status == 400, "\(wrong)")
            }
        }
    }

    @Test func whatATextMeansIsTaughtListedAndForgotten() async throws {
        try await withAPI { bench async throws in
            let fields = try await bench.appPassword()
            let place = #"{"latitude":42.3601,"longitude":13.41}"#
            #expect(try await bench.send(.put, "/learned-places/My%20dentist", place, fields).status == 204)
            let listed = try await bench.send(.get, "/learned-places", "", fields).text
            #expect(listed.contains(#""text":"My dentist","title":"Via Piave""#))
            #expect(try await bench.send(.get, "/places?q=my%20den", "", fields).text.contains(#""source":"learned""#))
            #expect(try await bench.send(.put, "/learned-places/%20", place, fields).status == 422)
            #expect(try await bench.send(.put, "/places/Gym", place, fields).status == 204)
            #expect(try await bench.send(.put, "/learned-places/gym", place, fields).status == 422)
            let nowhere = #"{"latitude":91,"longitude":13.41}"#
            #expect(try await bench.send(.put, "/learned-places/x", nowhere, fields).status == 422)
            #expect(try await bench.send(.delete, "/learned-places/my%20DENTIST", "", fields).status == 204)
            #expect(try await bench.send(.delete, "/learned-places/my%20dentist", "", fields).status == 404)
            #expect(try await bench.send(.put, "/learned-places/a%2Fb", place, fields).status == 204)
            #expect(try await bench.send(.delete, "/learned-places", "", fields).status == 204)
            #expect(try await bench.send(.get, "/learned-places", "", fields).text == #"{"learnedPlaces":[]}"#)
        }
    }

    @Test func everybodyMayReadTheDocument() async throws {
        try await withAPI { bench async throws in
            let text = try await bench.client.execute(uri: "/api/v1/openapi.json", method: .get) {
                String(buffer: $0.body)
            }
            #expect(text.contains("\"/api/v1/me/sessions/{id}\"") && text.contains("\"openapi\":\"3.1.0\""))
        }
    }
}
