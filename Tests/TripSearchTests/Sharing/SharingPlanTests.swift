import CivilTime
import Geo
import Testing
import TripModel
import TripSearch

struct SharingPlanTests {
    @Test func segmentsChargeWhenTheyBeginAndAfterEachInterval() {
        let plan = VehicleSupply.Plan(
            currency: "EUR",
            unlocking: 1,
            perMinute: [.init(start: 0, rate: 0.5, interval: 1, end: 30), .init(start: 30, rate: 5, interval: 30)],
            perKilometre: [.init(start: 10, rate: 2, interval: 0)]
        )
        #expect(plan.price(minutes: 0, distance: .zero).minorUnits == 100)
        #expect(plan.price(minutes: 9.5, distance: Metres(1_000)).minorUnits == 600)
        #expect(plan.price(minutes: 45, distance: Metres(12_000)).minorUnits == 2_300)
    }

    @Test func currenciesWithoutDecimalsAndSenselessAmounts() {
        #expect(Money(300.4, currency: "JPY").text == "300 JPY")
        #expect(Money(3.455, currency: "NOK").minorUnits == 346)
        #expect(Money(.nan, currency: "EUR").minorUnits == 0)
        #expect(Money(1e300, currency: "EUR").minorUnits == 1_000_000_000_000)
    }

    @Test func oneSystemComesAndGoesWithoutTheOthers() {
        func system(_ id: String, _ name: String = "") -> VehicleSupply.System {
            .init(id: id, name: name, takenAt: .distantPast, kinds: [.init(id: "b", form: .bicycle)])
        }
        let current = CurrentVehicles()
        current.update(system("b"))
        current.update(system("a"))
        current.update(system("b", "new"))
        #expect(current.snapshot().supply.systems.map(\.id) == ["a", "b"])
        #expect(current.snapshot().supply.systems.last?.name == "new")
        let version = current.snapshot().version
        current.remove(systemID: "none", silentSince: .distantPast)
        #expect(current.snapshot().version == version)
        current.remove(systemID: "a", silentSince: .distantPast)
        #expect(current.snapshot().supply.systems.map(\.id) == ["b"] && current.snapshot().version != version)
        #expect(current.snapshot().silent.map(\.since) == [.distantPast])
        current.update(system("a"))
        #expect(current.snapshot().silent.isEmpty)
    }
}
