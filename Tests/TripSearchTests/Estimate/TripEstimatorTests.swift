import CivilTime
import Geo
import Testing
import TripModel

@testable import TripSearch

@Suite struct TripEstimatorTests {
    let aliados = Coordinate(latitude: 41.1485, longitude: -8.6110)
    let airport = Coordinate(latitude: 41.2371, longitude: -8.6706)
    let time = Instant(secondsSince1970: 1_762_934_400)

    func request(_ modes: Set<TravelMode>, to: Coordinate? = nil, arriveBy: Bool = true) -> TripRequest {
        TripRequest(from: aliados, to: to ?? airport, time: arriveBy ? .arriveBy(time) : .departAt(time), modes: modes)
    }

    @Test func arrivesOnTimeOrLeavesOnTime() throws {
        let arriving = try #require(TripFinder().options(request([.car])).first)
        #expect(arriving.arrival == time && arriving.departure < time && arriving.isEstimate)
        let leaving = try #require(TripFinder().options(request([.car], arriveBy: false)).first)
        #expect(leaving.departure == time)
        #expect(leaving.durationSeconds == arriving.durationSeconds)
    }

    @Test func fasterMeansAreFasterOnALongWay() throws {
        let options = TripFinder().options(request([.foot, .bicycle, .car, .transit]))
        let seconds = Dictionary(uniqueKeysWithValues: options.map { ($0.mainMode, $0.durationSeconds) })
        let car = try #require(seconds[.car])
        let transit = try #require(seconds[.transit])
        let bicycle = try #require(seconds[.bicycle])
        let foot = try #require(seconds[.foot])
        #expect(car < transit && transit < bicycle + 1800 && bicycle < foot)
        #expect(options.first?.labels.contains(.best) == true)
    }

    @Test func walkingFarIsOfferedOnlyWhenNothingElseIs() {
        let far = Coordinate(latitude: 41.9, longitude: -8.6)
        #expect(TripFinder().options(request([.foot, .car], to: far)).map(\.mainMode) == [.car])
        #expect(TripFinder().options(request([.foot], to: far)).map(\.mainMode) == [.foot])
    }

    @Test func constraintsAreKept() {
        var wish = request([.foot, .car])
        wish.preferences.canDrive = false
        #expect(TripFinder().options(wish).map(\.mainMode) == [.foot])
        wish.preferences.maximumWalking = Metres(1000)
        #expect(TripFinder().options(wish).isEmpty)
    }

    @Test func theSamePlaceTakesNoTime() throws {
        let option = try #require(TripFinder().options(request([.foot], to: aliados)).first)
        #expect(option.durationSeconds == 0 && option.distance == .zero)
    }

    @Test func figuresFollowTheModels() throws {
        let option = try #require(TripFinder().options(request([.car])).first)
        #expect(option.co2Grams == (option.distance.kilometres * 167).rounded())
        let hours = Double(option.durationSeconds) / 3600
        #expect(option.kcal == (2.5 * 70 * hours).rounded())
        #expect(option.cost?.currency == "EUR")
    }
}
