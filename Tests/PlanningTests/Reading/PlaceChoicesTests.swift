import Accounts
import DayPlanner
import Geo
import Geocoding
import TestSupport
import Testing

@testable import Planning

/// The choices of a question about a place.
@Suite struct PlaceChoicesTests {
    private static let home = SavedPlace(name: "Home", coordinate: Coordinate(latitude: 42.35, longitude: 13.40))

    /// Whatever is asked in whatever town: few choices, no two of them alike, and each means itself when it is pasted.
    @Test(arguments: 1...6 as ClosedRange<UInt64>)
    func aChoiceThatIsPastedIsThatChoice(seed: UInt64) throws {
        let town = EntryPlaces.town(seed: seed)
        var reader = PlaceReader(places: [Self.home], geocoder: Geocoder([town], namings: [town]))
        var asked = 0
        let texts = Set(town.entries.map(\.name))
        for text in texts.sorted() {
            guard case .ambiguous(_, let candidates) = try reader.place(named: text) else { continue }
            asked += 1
            #expect((1...PlaceCandidate.mostCandidates).contains(candidates.count))
            let told = candidates.map { "\($0.answer)|\($0.nearby ?? "")|\($0.distanceFromHome?.value ?? 0)" }
            #expect(Set(told).count == candidates.count, "\(text): \(told)")
            for candidate in candidates {
                let meant = try #require(try reader.place(named: candidate.answer).known, "\(candidate.answer)")
                let nearest = candidates.min {
                    $0.coordinate.distance(to: meant.coordinate) < $1.coordinate.distance(to: meant.coordinate)
                }
                #expect(nearest?.coordinate == candidate.coordinate, "\(text): \(candidate.answer)")
                #expect(meant.coordinate.distance(to: candidate.coordinate) <= PlaceTeaching.samePlace)
            }
        }
        #expect(asked > 0)
    }

    @Test func aNameOfSeveralPlacesIsToldByStreetAndWhatIsNear() throws {
        let village = EntryPlaces.village
        var reader = PlaceReader(places: [Self.home], geocoder: Geocoder([village], namings: [village]))
        guard case .ambiguous(_, let candidates) = try reader.place(named: "Farmacia Comunale") else {
            Issue.record("not asked")
            return
        }
        #expect(
            candidates.map(\.answer)
                == ["Farmacia Comunale, Via Roma 5, Poggio", "Farmacia Comunale, Via Verdi 9, Poggio"]
        )
        #expect(candidates.map(\.nearby) == ["Piazza Garibaldi", nil])
    }

    /// Two stops of one name, far from houses and squares.
    @Test func placesThatAreAlikeAreToldByWhateverHasAName() throws {
        func stop(_ name: String, _ latitude: Double) -> PlaceEntry {
            PlaceEntry(name: name, kind: "stop", coordinate: Coordinate(latitude: latitude, longitude: 13.40))
        }
        let stops = [
            stop("Continente", 42.36), stop("Cimitero", 42.363), stop("Continente", 42.40), stop("Fonte", 42.402),
        ]
        let places = EntryPlaces(entries: stops)
        var reader = PlaceReader(places: [Self.home], geocoder: Geocoder([places], namings: [places]))
        guard case .ambiguous(_, let candidates) = try reader.place(named: "Continente") else {
            Issue.record("not asked")
            return
        }
        #expect(candidates.map(\.nearby) == ["Cimitero", "Fonte"])
    }

    /// A person may call a place as a choice is written.
    @Test func whatThePersonCallsOtherwiseHasItsCoordinates() throws {
        let village = EntryPlaces.village
        let own = SavedPlace(
            name: "Farmacia Comunale, Via Roma 5, Poggio",
            coordinate: Coordinate(latitude: 42.30, longitude: 13.40)
        )
        var reader = PlaceReader(places: [Self.home, own], geocoder: Geocoder([village], namings: [village]))
        guard case .ambiguous(_, let candidates) = try reader.place(named: "Farmacia Comunale") else {
            Issue.record("not asked")
            return
        }
        let pasted = try reader.place(named: candidates[0].answer).known
        #expect(pasted?.coordinate == candidates[0].coordinate)
    }
}
