import Geo
import Testing

@testable import Journeys

@Suite struct PlacingTests {
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
        #expect(Placing.decide([match("Piazza Duca", 42.4, score: 0.7), duomo]) == .found(duomo))
    }

    @Test func nearbyTwinsAreOnePlace() {
        let one = match("Stazione", 42.35, score: 1, exact: true)
        #expect(Placing.decide([one, match("Stazione FS", 42.3505, score: 0.95)]) == .found(one))
    }

    @Test func twoAlikeAreNotGuessed() {
        let here = match("Via Roma", 42.35, score: 1, exact: true)
        let there = match("Via Roma", 42.40, score: 1, exact: true)
        #expect(Placing.decide([here, there]) == .ambiguous([here, there]))
    }

    @Test func hardlyUnderstoodIsNotFound() {
        #expect(Placing.decide([match("Bar", 42.35, score: 0.3)]) == .notFound)
        #expect(Placing.decide([]) == .notFound)
    }
}
