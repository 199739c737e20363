import Accounts
import DayPlanner
import Geo
import Geocoding
import ICalendar
import Testing
import TripModel
import TripSearch

@testable import Planning

/// Where an event is (DESIGN.md 4).
@Suite struct PlaceReaderTests {
    /// Knows a few names.
    struct Names: PlaceSearch {
        func search(_ text: String, near: Coordinate?, limit: Int) throws(PlaceSearchError) -> [PlaceMatch] {
            switch text {
            case "Duomo": [match("Duomo", 1, 1)]
            case "Via Lunga": [match("Via Lunga", 3, 3, PlaceExactness(.street, margin: Metres(900)))]
            case "Via Media 7":
                [match("Via Media", 4, 4, PlaceExactness(.alongStreet, margin: Metres(400), missingNumber: "7"))]
            case "Via Roma": [match("Via Roma", 1, 1), match("Via Roma", 2, 2)]
            default: []
            }
        }

        private func match(
            _ name: String,
            _ latitude: Double,
            _ longitude: Double,
            _ exactness: PlaceExactness = PlaceExactness(.street, margin: Metres(100))
        ) -> PlaceMatch {
            PlaceMatch(
                name: name,
                kind: "street",
                coordinate: Coordinate(latitude: latitude, longitude: longitude),
                score: 1,
                isExact: true,
                exactness: exactness
            )
        }
    }

    @Test func whatIsFarOffIsToldAndWhatIsFartherIsAsked() throws {
        // Up to 150 m are as good as exact.
        #expect(try read(["LOCATION:Duomo"]).known?.exactness == nil)
        let told = try #require(try read(["LOCATION:Via Media 7"]).known)
        #expect(told.exactness == PlaceExactness(.alongStreet, margin: Metres(400), missingNumber: "7"))
        guard case .inexact("Via Lunga", let street) = try read(["LOCATION:Via Lunga"]) else {
            Issue.record("a trip to somewhere in a long street would be a guess")
            return
        }
        #expect(street.exactness?.margin == Metres(900))
    }

    /// Knows what is at 45.5, 9.25.
    struct Surroundings: ReverseGeocoder {
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

    /// No alarm for what is only a room; a room of a place that is known is there.
    @Test func aRoomIsNoPlaceThatIsNotFound() throws {
        var reader = reader()
        #expect(try reader.place(named: "Room 4") == .room("Room 4"))
        #expect(try reader.place(named: "Meeting room Everest") == .room("Meeting room Everest"))
        #expect(try reader.place(named: "Sala Everest") == .room("Sala Everest"))
        #expect(try reader.place(named: "Office, Room 4").known?.name == "Office")
        #expect(try reader.place(named: "Duomo").known?.name == "Duomo")
        #expect(try reader.place(named: "Everest") == .notFound("Everest"))
        #expect(try reader.origin("Room 4") == .notFound("Room 4"))
    }

    private func reader(namings: [any ReverseGeocoder] = []) -> PlaceReader {
        PlaceReader(
            places: [
                SavedPlace(name: "Home", coordinate: Coordinate(latitude: 10, longitude: 10)),
                SavedPlace(name: "The Gym", coordinate: Coordinate(latitude: 11, longitude: 11)),
                SavedPlace(name: "Office", coordinate: Coordinate(latitude: 12, longitude: 12)),
            ],
            geocoder: Geocoder([Names()], namings: namings)
        )
    }

    private func read(_ lines: [String], namings: [any ReverseGeocoder] = []) throws -> PlaceReading {
        let text = ["BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:1"] + lines + ["END:VEVENT", "END:VCALENDAR", ""]
        let document = try CalendarDocument(parsing: Array(text.joined(separator: "\r\n").utf8))
        let event = try #require(document.calendar?.components(named: "VEVENT").first)
        var reader = reader(namings: namings)
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

    /// Who calls it so on the page of places needs no second place of the name "Home".
    @Test func aPlaceSavedAsCasaIsHome() throws {
        let casa = SavedPlace(name: "Casa", coordinate: Coordinate(latitude: 45, longitude: 9))
        var reader = PlaceReader(places: [casa], geocoder: Geocoder([Names()]))
        #expect(reader.home?.coordinate == casa.coordinate)
        #expect(try reader.place(named: "home").known?.coordinate == casa.coordinate)
    }

    @Test func savedPlacesByNameInOurLanguages() throws {
        #expect(try read(["LOCATION:home"]) == known("Home", 10, 10))
        #expect(try read(["LOCATION: CASA "]) == known("Home", 10, 10))
        #expect(try read(["LOCATION:the  gym"]) == known("The Gym", 11, 11))
    }

    @Test func textIsNotGuessedAt() throws {
        #expect(try read(["LOCATION:Duomo"]) == known("Duomo", 1, 1))
        let here = PlaceCandidate(
            title: "Via Roma",
            answer: "Via Roma geo:1,1",
            distanceFromHome: Coordinate(latitude: 10, longitude: 10).distance(
                to: Coordinate(latitude: 1, longitude: 1)
            ),
            coordinate: Coordinate(latitude: 1, longitude: 1),
            margin: Metres(100)
        )
        guard case .ambiguous("Via Roma", let candidates) = try read(["LOCATION:Via Roma"]) else {
            Issue.record("not asked")
            return
        }
        #expect(candidates.first == here && candidates.map(\.coordinate.latitude) == [1, 2])
        #expect(try read(["LOCATION:Atlantis"]) == .notFound("Atlantis"))
    }

    @Test func aTownElsewhereIsNamed() throws {
        #expect(
            try read(["LOCATION:Via Roma 12\\, Palermo"]) == .notFound("Via Roma 12, Palermo", elsewhere: "Palermo")
        )
    }

    @Test(arguments: [
        "Office.", "the office", "Ufficio (2° piano)", "Office, room 3", "Office (2nd floor)", "Room 3 - Office",
        "Office; https://meet.google.com/abc", "https://meet.google.com/abc Office",
    ])
    func savedPlacesWithWhatIsNoPlace(_ text: String) throws {
        let escaped = text.replacing(",", with: "\\,").replacing(";", with: "\\;")
        #expect(try read(["LOCATION:\(escaped)"]) == known("Office", 12, 12))
    }

    @Test func whatASavedPlaceDoesNotExplainIsNamed() throws {
        let place = try read(["LOCATION:Office\\nRua X"]).known
        #expect(place?.name == "Office" && place?.exactness?.unused == ["Rua X"])
    }

    @Test func aSavedPlaceElsewhereIsAskedAbout() throws {
        guard case .ambiguous(_, let candidates) = try read(["LOCATION:Office\\, Duomo"]) else {
            Issue.record("not asked")
            return
        }
        #expect(candidates.map(\.title) == ["Office", "Duomo"])
        #expect(try read(["LOCATION:Office\\, Milano"]) == .notFound("Office, Milano"))
        #expect(try read(["LOCATION:Marco's\\, home"]) == .notFound("Marco's, home"))
    }

    @Test(arguments: [
        "41.1485, -8.5853", "41.1485 -8.5853", "41,1485 -8,5853", "41,1485; -8,5853", "41.1485°N 8.5853°W",
        "N 41.1485 W 8.5853", "41° 8' 54.6\" N, 8° 35' 7.08\" W", "Bolhão, 600 m: geo:41.1485,-8.5853",
        "https://www.google.com/maps?q=41.1485,-8.5853", "https://maps.google.com/?q=loc:41.1485,-8.5853",
        "https://www.google.com/maps/search/?api=1&query=41.1485%2C-8.5853",
        "https://www.google.com/maps/place/X/@41.2,-8.6,17z/data=!3m1!4b1!4m5!3m4!8m2!3d41.1485!4d-8.5853",
        "https://www.google.pt/maps/@41.1485,-8.5853,17z", "https://maps.apple.com/?ll=41.1485,-8.5853&q=Casa",
        "https://www.openstreetmap.org/?mlat=41.1485&mlon=-8.5853#map=17/41.2/-8.6",
        "https://www.openstreetmap.org/#map=17/41.1485/-8.5853",
    ])
    func coordinatesAsPeoplePasteThem(_ text: String) throws {
        let escaped = text.replacing(",", with: "\\,").replacing(";", with: "\\;")
        let place = try #require(try read(["LOCATION:\(escaped)"]).known?.coordinate)
        #expect(abs(place.latitude - 41.1485) < 1e-9 && abs(place.longitude + 8.5853) < 1e-9)
    }

    /// The sign stands before a nought: a little west of Greenwich.
    @Test(arguments: ["51°28'40\" -0°7'30\"", "51°28'40\", -0°7.5'", "51°28'40\"N 0°7'30\"W"])
    func aNoughtMayBeNegative(_ text: String) throws {
        let place = try #require(try read(["LOCATION:" + text.replacing(",", with: "\\,")]).known?.coordinate)
        #expect(abs(place.longitude + 0.125) < 1e-9)
    }

    @Test(arguments: [
        "12, 14", "2026-03-02", "Room 3.5", "10.30 - 11.30 h", "9.30 11.30",
        "3.5", "1.5 2.5 3.5", "41.1, 500.2",
    ])
    func numbersAreNoCoordinates(_ text: String) {
        #expect(PlaceCoordinates.coordinate(in: text) == nil)
    }

    @Test(arguments: ["https://maps.app.goo.gl/abc", "https://www.waze.com/ul?navigate=yes", "https://osm.org/node/1"])
    func linksToMapsAreNoMeetings(_ text: String) throws {
        #expect(try read(["LOCATION:\(text)"]) == .notFound(text))
    }

    @Test(arguments: [
        "Zoom (https://us02web.zoom.us/j/123)", "Zoom meeting\\, https://zoom.us/j/1",
        "Teams: https://teams.example/x", "Zoom.", "", "https://meet.example.org/abc",
        "Microsoft Teams Meeting", "tel:+39123", "online",
    ])
    func onlineIsNoPlace(_ text: String) throws {
        #expect(try read(["LOCATION:\(text)", "CONFERENCE;VALUE=URI:https://x"]) == PlaceReading.none)
    }

    @Test(arguments: [
        ("the office and bring the keys", "Office"), ("Duomo. Then we go on", "Duomo"), ("Duomo", "Duomo"),
        ("home, then by bus", "Home"),
    ])
    func anOriginIsWhatItsTextBeginsWith(_ text: String, _ name: String) throws {
        var reader = reader()
        #expect(try reader.origin(text).known?.name == name)
    }

    @Test func anOriginIsNotCutToAnotherPlace() throws {
        var reader = reader()
        #expect(try reader.origin("Duomo in Pescara") == .notFound("Duomo in Pescara"))
    }
}
