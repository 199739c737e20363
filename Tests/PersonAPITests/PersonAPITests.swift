import Accounts
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing
import TripModel

/// The person and what they prefer.
struct PersonAPITests {
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

    @Test func everybodyMayReadTheDocument() async throws {
        try await withAPI { bench async throws in
            let text = try await bench.client.execute(uri: "/api/v1/openapi.json", method: .get) {
                String(buffer: $0.body)
            }
            #expect(text.contains("\"/api/v1/me/sessions/{id}\"") && text.contains("\"openapi\":\"3.1.0\""))
        }
    }
}
