import Accounts
import Geo
import ICalendar
import Journeys
import Planner
import Testing

@testable import Planning

/// Where an event is (DESIGN.md 4).
@Suite struct PlaceReaderTests {
    /// Knows a few names.
    struct Names: PlaceSearch {
        func search(_ text: String, near: Coordinate?, limit: Int) throws(PlaceSearchError) -> [PlaceMatch] {
            switch text {
            case "Duomo": [match("Duomo", 1, 1)]
            case "Via Roma": [match("Via Roma", 1, 1), match("Via Roma", 2, 2)]
            default: []
            }
        }

        private func match(_ name: String, _ latitude: Double, _ longitude: Double) -> PlaceMatch {
            PlaceMatch(
                name: name,
                kind: "street",
                coordinate: Coordinate(latitude: latitude, longitude: longitude),
                score: 1,
                isExact: true
            )
        }
    }

    /// Knows what is at 45.5, 9.25.
    struct Surroundings: PlaceNaming {
        func places(
            around coordinate: Coordinate,
            within limit: Metres,
            limit count: Int
        ) throws(PlaceSearchError) -> [PlaceNearby] {
            let place = Coordinate(latitude: 45.5, longitude: 9.25)
            let distance = coordinate.distance(to: place)
            guard distance <= limit else { return [] }
            return [
                PlaceNearby(name: "Via Roma 5", address: nil, kind: "address", coordinate: place, distance: distance)
            ]
        }
    }

    private func read(_ lines: [String], namings: [any PlaceNaming] = []) throws -> PlaceReading {
        let text = ["BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:1"] + lines + ["END:VEVENT", "END:VCALENDAR", ""]
        let document = try CalendarDocument(parsing: Array(text.joined(separator: "\r\n").utf8))
        let event = try #require(document.calendar?.components(named: "VEVENT").first)
        var reader = PlaceReader(
            places: [
                SavedPlace(name: "Home", coordinate: Coordinate(latitude: 10, longitude: 10)),
                SavedPlace(name: "The Gym", coordinate: Coordinate(latitude: 11, longitude: 11)),
            ],
            placing: Placing([Names()], namings: namings)
        )
        return try reader.place(of: event)
    }

    private func known(_ name: String, _ latitude: Double, _ longitude: Double) -> PlaceReading {
        .known(KnownPlace(name: name, coordinate: Coordinate(latitude: latitude, longitude: longitude)))
    }

    @Test func coordinatesWinOverText() throws {
        #expect(try read(["LOCATION:Duomo", "GEO:45.5;9.25"]) == known("Duomo", 45.5, 9.25))
        #expect(
            try read(["LOCATION:Duomo", "X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-TITLE=\"Dom\":geo:45.5,9.25"])
                == known("Dom", 45.5, 9.25)
        )
        #expect(
            try read(["BEGIN:VLOCATION", "UID:x", "NAME:Hall", "GEO:45.5;9.25", "END:VLOCATION"])
                == known("Hall", 45.5, 9.25)
        )
        #expect(
            try read(["BEGIN:VLOCATION", "UID:x", "URL:geo:45.5,9.25", "END:VLOCATION"]) == known("", 45.5, 9.25)
        )
        #expect(try read(["LOCATION:geo:45.5\\,9.25"]) == known("", 45.5, 9.25))
        #expect(try read(["LOCATION:45.5\\, 9.25"]) == known("", 45.5, 9.25))
    }

    @Test(arguments: [
        "GEO:45.5;9.25", "LOCATION:geo:45.5\\,9.25", "LOCATION:45.5\\, 9.25",
        "X-APPLE-STRUCTURED-LOCATION;VALUE=URI:geo:45.5,9.25",
    ])
    func coordinatesWithoutANameAreNearOne(_ line: String) throws {
        let place = try #require(try read([line], namings: [Surroundings()]).known)
        #expect(place.name.isEmpty && place.nearby == "Via Roma 5")
        // What has a name needs no other, and far from everything there is none.
        #expect(try read(["GEO:45.6;9.25"], namings: [Surroundings()]).known?.nearby == nil)
        #expect(try read(["LOCATION:Hall", "GEO:45.5;9.25"], namings: [Surroundings()]).known?.nearby == nil)
    }

    @Test func coordinatesThatSayNothingAreNone() throws {
        #expect(try read(["LOCATION:Duomo", "GEO:0;0"]) == known("Duomo", 1, 1))
        #expect(try read(["LOCATION:Duomo", "GEO:95;0"]) == known("Duomo", 1, 1))
        #expect(try read(["LOCATION:Duomo", "X-APPLE-STRUCTURED-LOCATION;VALUE=URI:"]) == known("Duomo", 1, 1))
    }

    @Test func savedPlacesByNameInOurLanguages() throws {
        #expect(try read(["LOCATION:home"]) == known("Home", 10, 10))
        #expect(try read(["LOCATION: CASA "]) == known("Home", 10, 10))
        #expect(try read(["LOCATION:the  gym"]) == known("The Gym", 11, 11))
    }

    @Test func textIsNotGuessedAt() throws {
        #expect(try read(["LOCATION:Duomo"]) == known("Duomo", 1, 1))
        #expect(try read(["LOCATION:Via Roma"]) == .ambiguous("Via Roma", candidates: ["Via Roma", "Via Roma"]))
        #expect(try read(["LOCATION:Atlantis"]) == .notFound("Atlantis"))
    }

    @Test(arguments: ["", "https://meet.example.org/abc", "Microsoft Teams Meeting", "tel:+39123", "online"])
    func onlineIsNoPlace(_ text: String) throws {
        #expect(try read(["LOCATION:\(text)", "CONFERENCE;VALUE=URI:https://x"]) == PlaceReading.none)
    }
}
