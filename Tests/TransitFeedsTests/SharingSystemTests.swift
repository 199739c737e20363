import Foundation
import Geo
import Testing

@testable import TransitFeeds

struct SharingSystemTests {
    private static let root: String =
        (ProcessInfo.processInfo.environment["TRAVLENDAR_SHARED"]
            ?? URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("../shared")
            .standardizedFileURL
            .path) + "/data/samples/gbfs/"
    private static let isPresent =
        FileManager.default.fileExists(atPath: root) || ProcessInfo.processInfo.environment["CI"] == "true"

    private func system(_ folder: String) throws -> SharingSystem {
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
        return system
    }

    @Test(.enabled(if: isPresent, "../shared is absent: set TRAVLENDAR_SHARED"))
    func readsEveryVersion() throws {
        let helsinki = try system("helsinki")
        #expect(helsinki.stations.first?.vehicles == 2 && helsinki.stations.first?.docks == 29)
        #expect(helsinki.stations.filter { !$0.isRenting && !$0.isReturning }.count == 1)
        let second = try system("fixture-v2.3")
        #expect(second.vehicles.first?.isFree == false && second.vehicles.first?.rangeMetres == 1431.2)
        #expect(second.plans.first?.price(minutes: 10, kilometres: 3) == 35)
        #expect(second.stations.first?.vehiclesByType["TST:VehicleType:Scooter"] == 1)
        let third = try system("fixture-v3.0")
        #expect(third.stations.first?.name == "2 ROUES" && third.stations.first?.isVirtual == true)
        #expect(third.vehicles.first?.type == "ebicycle_paris" && third.vehicles.first?.isFree == true)
        #expect(third.zones.count == 272 && third.globalRules.count == 1)
        let almere = try system("almere")
        // Two more zones have no geometry.
        #expect(almere.zones.count == 14 && !almere.vehicles.isEmpty)
        // Where nothing is drawn, the rule for everywhere holds.
        #expect(!almere.mayEnd(at: Coordinate(latitude: 0, longitude: 0), type: "check_moped_almere_60"))
        #expect(try system("lillestrombysykkel").stations.map(\.vehicles).contains(10))
    }

    @Test(.enabled(if: isPresent, "../shared is absent: set TRAVLENDAR_SHARED"), arguments: ["helsinki", "almere"])
    func discoversFiles(folder: String) throws {
        let data = try #require(FileManager.default.contents(atPath: Self.root + folder + "/gbfs.json"))
        let files = try SharingSystem.discover(Array(data))
        #expect(files["system_information"]?.contains("system_information") == true)
    }

    @Test func zonesHaveHoles() {
        func ring(_ size: Double) -> [Coordinate] {
            [(-size, -size), (-size, size), (size, size), (size, -size)].map {
                Coordinate(latitude: $0.0, longitude: $0.1)
            }
        }
        let forbidden = SharingZone.Rule(types: ["scooter"], mayStart: true, mayEnd: false, mayPass: true)
        var system = SharingSystem()
        system.zones = [SharingZone(name: "old town", polygons: [[ring(2), ring(1)]], rules: [forbidden])]
        #expect(system.mayEnd(at: Coordinate(latitude: 0, longitude: 0), type: "scooter"))
        #expect(!system.mayEnd(at: Coordinate(latitude: 1.5, longitude: 0), type: "scooter"))
        #expect(system.mayEnd(at: Coordinate(latitude: 1.5, longitude: 0), type: "bicycle"))
        #expect(system.mayEnd(at: Coordinate(latitude: 3, longitude: 0), type: "scooter"))
    }

    @Test func prices() {
        let plan = SharingPlan(
            id: "p",
            name: "",
            currency: "EUR",
            price: 1,
            perMinute: [
                .init(start: 0, rate: 0.5, interval: 1, end: 30), .init(start: 30, rate: 5, interval: 30, end: nil),
            ],
            perKilometre: [.init(start: 10, rate: 2, interval: 0, end: nil)]
        )
        #expect(plan.price(minutes: 0, kilometres: 0) == 1)
        #expect(plan.price(minutes: 9.5, kilometres: 1) == 6)
        #expect(plan.price(minutes: 45, kilometres: 12) == 23)
    }

    @Test func brokenMembersAreLeftOut() throws {
        var system = SharingSystem()
        let text =
            #"{"data":{"stations":[{"station_id":"a","lat":1,"lon":2},{"lat":1},7,{"station_id":"b","lat":91,"lon":2}]}}"#
        try system.add(Array(text.utf8), named: "station_information")
        #expect(system.stations.map(\.id) == ["a"])
        #expect(throws: SharingError.self) { try system.add(Array("[1".utf8), named: "vehicle_types") }
        try system.add(Array("anything".utf8), named: "system_alerts")
    }
}
