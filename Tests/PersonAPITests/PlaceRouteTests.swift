import Accounts
import HTTPTypes
import Testing

/// Saved and learned places, passes, and what a text or a coordinate means.
struct PlaceRouteTests {
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
}
