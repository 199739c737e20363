import CivilTime
import Geo
import Testing
import TripModel

@testable import TripSearch

/// What is open near a break, by the hours that the map has.
struct RefreshmentPlacesTests {
    private static let square = Coordinate(latitude: 42.3500, longitude: 13.4000)

    /// So many metres north of the square.
    private static func place(
        _ name: String,
        _ kind: String,
        _ hours: String,
        _ metres: Double
    ) -> RefreshmentPlaces.Place {
        let coordinate = Coordinate(latitude: square.latitude + metres / 111_195, longitude: square.longitude)
        return RefreshmentPlaces.Place(name: name, kind: kind, hours: hours, coordinate: coordinate)
    }

    private static let places = RefreshmentPlaces([
        place("Da Rosa", "restaurant", "Mo-Sa 12:00-15:00,19:00-23:00", 300),
        place("Bar Sport", "cafe", "Mo-Fr 07:00-20:00", 120), place("Notte", "restaurant", "19:00-02:00", 50),
        place("Forno", "bakery", "24/7", 80), place("Lontano", "restaurant", "24/7", 700),
        place("Domenica", "restaurant", "Su 12:00-15:00", 200), place("Unreadable", "cafe", "sunrise-sunset", 10),
        place("Bank", "bank", "24/7", 10),
    ])

    private static func open(
        _ start: String,
        _ end: String,
        _ wanted: Refreshment,
        near place: Coordinate = square
    ) throws -> [String] {
        let zone = try ZoneRules.named("Europe/Rome")
        let span = try Instant(iso8601: start + ":00+01:00")..<Instant(iso8601: end + ":00+01:00")
        return places.open(near: place, during: span, for: wanted, in: zone).map(\.name)
    }

    @Test func whatIsOpenForAllOfTheTimeIsToldNearestFirst() throws {
        // A Monday.
        #expect(try Self.open("2026-03-02T12:30", "2026-03-02T13:15", .meal) == ["Bar Sport", "Da Rosa"])
        #expect(try Self.open("2026-03-02T12:30", "2026-03-02T12:45", .snack) == ["Forno", "Bar Sport"])
        // It closes in the middle.
        #expect(try Self.open("2026-03-02T14:30", "2026-03-02T15:15", .meal) == ["Bar Sport"])
        #expect(try Self.open("2026-03-01T12:30", "2026-03-01T13:15", .meal) == ["Domenica"])
        // Past midnight, from the evening before.
        #expect(try Self.open("2026-03-03T00:30", "2026-03-03T01:15", .meal) == ["Notte"])
        #expect(try Self.open("2026-03-03T01:45", "2026-03-03T02:15", .meal).isEmpty)
    }

    @Test func whatIsFarIsNotTold() throws {
        let far = Coordinate(latitude: 42.3600, longitude: 13.4000)
        #expect(try Self.open("2026-03-02T12:30", "2026-03-02T13:15", .meal, near: far) == ["Lontano"])
    }

    @Test func theFileIsReadAsItWasWritten() throws {
        #expect(try RefreshmentPlaces(json: Self.places.json()) == Self.places)
        #expect(RefreshmentPlaces([]).isEmpty)
    }
}
