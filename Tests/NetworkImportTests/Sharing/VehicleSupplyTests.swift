import CivilTime
import Foundation
import Geo
import NetworkImport
import Testing
import TransitFeeds
import TripModel
import TripSearch

/// Recorded GBFS systems of four towns and the two schema fixtures, as TripSearch sees them.
struct VehicleSupplyTests {
    private static let root: String =
        (ProcessInfo.processInfo.environment["TRAVLENDAR_SHARED"]
            ?? URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("../shared").standardizedFileURL.path) + "/data/samples/gbfs/"
    private static let isPresent =
        FileManager.default.fileExists(atPath: root) || ProcessInfo.processInfo.environment["CI"] == "true"

    private let now = Instant(secondsSince1970: 1_751_500_000)

    private func system(_ folder: String) throws -> VehicleSupply.System {
        var system = SharingSystem()
        for name in [
            "system_information", "station_information", "station_status", "free_bike_status", "vehicle_status",
            "vehicle_types", "system_pricing_plans", "geofencing_zones",
        ] {
            guard let data = FileManager.default.contents(atPath: Self.root + "\(folder)/\(name).json") else {
                continue
            }
            try system.add(Array(data), named: name)
        }
        return VehicleSupply.System(system, fetchedAt: now)
    }

    @Test(.enabled(if: isPresent, "../shared is absent: set TRAVLENDAR_SHARED"))
    func aSystemWithoutTypesIsOfBicycles() throws {
        let helsinki = try system("helsinki")
        #expect(helsinki.kinds.map(\.form) == [.bicycle])
        #expect(helsinki.stations.first?.vehicles == ["bicycle": 2] && helsinki.stations.first?.docks == 29)
        #expect(helsinki.takenAt == Instant(secondsSince1970: 1_631_517_710))
        #expect(helsinki.name == "HSL Bikes Share")
    }

    @Test(.enabled(if: isPresent, "../shared is absent: set TRAVLENDAR_SHARED"))
    func mopedsOfAlmereMayBeLeftInTheirZonesOnly() throws {
        let almere = try system("almere")
        #expect(almere.kinds.map(\.form) == [.moped] && almere.kinds.first?.propulsion == .electric)
        #expect(almere.kinds.first?.range == Metres(60_000))
        #expect(almere.vehicles.contains { $0.range == Metres(32_400) })
        let kind = try #require(almere.kinds.first?.id)
        // Where nothing is drawn, the rule for everywhere holds.
        #expect(!almere.rule(at: Coordinate(latitude: 0, longitude: 0), for: kind).mayEnd)
        let allowed = almere.zones.filter { $0.rules.first?.mayEnd == true }.flatMap(\.area.innerPoints)
        #expect(allowed.contains { almere.rule(at: $0, for: kind).mayEnd })
        let hub = try #require(almere.zones.first { $0.name == "Hub Bergnet" })
        let inside = try #require(hub.area.innerPoints.first)
        #expect(!almere.rule(at: inside, for: kind).mayEnd && almere.rule(at: inside, for: kind).mayStart)
    }

    @Test(.enabled(if: isPresent, "../shared is absent: set TRAVLENDAR_SHARED"))
    func pricesAndDocksOfTheFixtures() throws {
        let second = try system("fixture-v2.3")
        // Unlocking nothing, 3.50 NOK a minute; the one vehicle is out of order.
        #expect(second.plans["TST:PricingPlan:Basic"]?.price(minutes: 10, distance: Metres(3_000)).text == "35.00 NOK")
        #expect(second.vehicles.isEmpty)
        let station = try #require(second.stations.first)
        #expect(station.docksByKind == ["TST:VehicleType:Scooter": 2, "TST:VehicleType:CityBike": 1])
        #expect(station.vehicles?["TST:VehicleType:CityBike"] == 0)
        // A range of 0 m of a type means that it is not known.
        #expect(second.kinds.first { $0.form == .kickScooter }?.range == nil)
        let third = try system("fixture-v3.0")
        #expect(third.kinds.first?.propulsion == .assisted)
        #expect(third.vehicles.first?.range == Metres(16_000) && third.zones.count == 272)
        let plan = try #require(third.vehicles.first?.plan.flatMap { third.plans[$0] })
        #expect(plan.price(minutes: 10, distance: .zero).text == "3.80 EUR")
    }

    @Test func zonesThatDoNotHoldNowAreLeftOut() throws {
        var system = SharingSystem()
        let text = #"""
            {"data":{"geofencing_zones":{"features":[
            {"geometry":{"coordinates":[[[[0,0],[2,0],[2,2],[0,2]]]]},"properties":{"end":1751400000,\#
            "rules":[{"ride_allowed":false}]}},
            {"geometry":{"coordinates":[[[[0,0],[2,0],[2,2],[0,2]]]]},"properties":{"start":1751400000,
            "rules":[{"station_parking":true,"ride_allowed":true}]}}]}}}
            """#
        try system.add(Array(text.utf8), named: "geofencing_zones")
        let supply = VehicleSupply.System(system, fetchedAt: now)
        #expect(supply.zones.count == 1)
        let rule = supply.rule(at: Coordinate(latitude: 1, longitude: 1), for: "bicycle")
        #expect(rule.mayStart && !rule.mayEnd)
    }
}
