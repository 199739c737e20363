import Geo
import Testing

@testable import Geocoding

@Suite struct GeocoderTests {
    func match(_ name: String, _ latitude: Double, score: Double, exact: Bool = false) -> PlaceMatch {
        PlaceMatch(
            name: name,
            kind: "square",
            coordinate: Coordinate(latitude: latitude, longitude: 13.4),
            score: score,
            isExact: exact
        )
    }

    @Test func oneClearMatchIsFound() {
        let duomo = match("Piazza Duomo", 42.35, score: 1, exact: true)
        #expect(PlaceDecision.decide([match("Piazza Duca", 42.4, score: 0.7), duomo]) == .found(duomo))
    }

    @Test func nearbyTwinsAreOnePlace() {
        let one = match("Stazione", 42.35, score: 1, exact: true)
        #expect(PlaceDecision.decide([one, match("Stazione FS", 42.3505, score: 0.95)]) == .found(one))
    }

    @Test func twoAlikeAreNotGuessed() {
        let here = match("Via Roma", 42.35, score: 1, exact: true)
        let there = match("Via Roma", 42.40, score: 1, exact: true)
        #expect(PlaceDecision.decide([here, there]) == .ambiguous([here, there]))
    }

    @Test func aHouseBetweenItsNeighboursIsNoneOfThem() {
        func house(_ name: String, _ latitude: Double, score: Double, isBetween: Bool = false) -> PlaceMatch {
            PlaceMatch(
                name: name,
                kind: "address",
                coordinate: Coordinate(latitude: latitude, longitude: 13.4),
                score: score,
                isExact: false,
                isBetweenNumbers: isBetween
            )
        }
        let between = house("Via Roma 12", 42.35, score: 0.9, isBetween: true)
        #expect(PlaceDecision.decide([between, house("Via Roma 10", 42.353, score: 0.85)]) == .found(between))
        let others = [
            house("Via Romana 10", 42.353, score: 0.85), house("Via Roma 12", 42.5, score: 0.9, isBetween: true),
        ]
        for other in others { #expect(PlaceDecision.decide([between, other]) == .ambiguous([between, other])) }
    }

    @Test func anArticleDecidesOnlyBetweenStreetsThatAreEquallyClose() {
        let near = Coordinate(latitude: 42.35, longitude: 13.4)
        func street(_ name: String, _ latitude: Double, score: Double) -> PlaceMatch {
            var match = match(name, latitude, score: score, exact: true)
            match.kind = "street"
            return match
        }
        let typed = street("Rua da Graciosa", 42.37, score: 1)
        #expect(PlaceDecision.decide([typed, street("Rua Graciosa", 42.36, score: 0.9)], near: near) == .found(typed))
        // Somebody who lives beside one may write its name without care.
        let (far, close) = (street("Rua da Graciosa", 42.65, score: 1), street("Rua Graciosa", 42.351, score: 0.9))
        #expect(PlaceDecision.decide([far, close], near: near) == .ambiguous([far, close]))
    }

    private func stop(_ latitude: Double, kind: String = "stop") -> PlaceMatch {
        PlaceMatch(
            name: "Estádio",
            kind: kind,
            coordinate: Coordinate(latitude: latitude, longitude: 13.4),
            score: 1,
            isExact: true
        )
    }

    @Test func stopsOfOneNameAreOnePlace() {
        // 440 m from each to the next.
        let stops = [0, 1, 2, 3].map { stop(42.35 + 0.004 * Double($0)) }
        #expect(PlaceDecision.decide(stops) == .found(stops[0]))
        let apart = stop(42.40)
        #expect(PlaceDecision.decide(stops + [apart]) == .ambiguous([stops[0], apart]))
        // Two shops are two shops.
        let shops = [stop(42.35, kind: "cafe"), stop(42.353, kind: "cafe")]
        #expect(PlaceDecision.decide(shops) == .ambiguous(shops))
    }

    @Test func whatIsMuchNearerIsMeant() {
        let home = Coordinate(latitude: 42.355, longitude: 13.4)
        let close = match("Via Roma", 42.35, score: 1, exact: true)
        let far = match("Via Roma", 42.57, score: 0.98, exact: true)
        #expect(PlaceDecision.decide([close, far], near: home) == .found(close))
        // Without a home it is not clear, nor where one lies 1.7 km away and the other 5 km.
        #expect(PlaceDecision.decide([close, far], near: nil) == .ambiguous([close, far]))
        let other = match("Via Roma", 42.41, score: 1, exact: true)
        let here = Coordinate(latitude: 42.365, longitude: 13.4)
        #expect(PlaceDecision.decide([close, other], near: here) == .ambiguous([close, other]))
    }

    @Test func hardlyUnderstoodIsNotFound() {
        #expect(PlaceDecision.decide([match("Bar", 42.35, score: 0.3)]) == .notFound)
        #expect(PlaceDecision.decide([]) == .notFound)
    }

    /// A region that knows one place, or a geocoder that does.
    struct Surroundings: PlaceSearch, ReverseGeocoder {
        var name: String
        var latitude: Double

        func search(_ text: String, near: Coordinate?, limit: Int) throws(PlaceSearchError) -> [PlaceMatch] { [] }

        func places(
            around coordinate: Coordinate,
            within limit: Metres,
            limit count: Int
        ) throws(PlaceSearchError) -> [PlaceNearby] {
            let place = Coordinate(latitude: latitude, longitude: 13.4)
            let distance = coordinate.distance(to: place)
            guard distance <= limit else { return [] }
            return [PlaceNearby(name: name, address: nil, kind: "address", coordinate: place, distance: distance)]
        }
    }

    @Test func theNearestPlaceOfAllRegionsNamesACoordinate() throws {
        let here = Coordinate(latitude: 42.35, longitude: 13.4)
        let (near, far) = (Surroundings(name: "near", latitude: 42.3503), Surroundings(name: "far", latitude: 42.3509))
        let outside = Surroundings(name: "outside", latitude: 42.35)
        #expect(try Geocoder([], namings: [far, near]).name(near: here) == "near")
        // Who is asked beyond the map is asked only where the map has nothing within 150 m.
        #expect(try Geocoder([], namings: [far]).with(beyond: outside).name(near: here) == "far")
        let distant = Surroundings(name: "distant", latitude: 42.352)
        #expect(try Geocoder([], namings: [distant]).with(beyond: outside).name(near: here) == "outside")
        #expect(try Geocoder([], namings: [distant]).name(near: here) == nil)
    }
}
