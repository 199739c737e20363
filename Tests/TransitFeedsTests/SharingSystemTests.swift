import CivilTime
import Foundation
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
        #expect(second.plans.first?.perMinute.map(\.rate) == [3.5])
        #expect(second.updated?.secondsSince1970 == 1_606_857_968)
        #expect(second.stations.first?.docksByTypes.map(\.count) == [2, 1])
        #expect(second.stations.first?.vehiclesByType["TST:VehicleType:Scooter"] == 1)
        let third = try system("fixture-v3.0")
        #expect(third.stations.first?.name == "2 ROUES" && third.stations.first?.isVirtual == true)
        #expect(third.vehicles.first?.type == "ebicycle_paris" && third.vehicles.first?.isFree == true)
        #expect(third.zones.count == 272 && third.globalRules.count == 1)
        let almere = try system("almere")
        // Two more zones have no geometry.
        #expect(almere.zones.count == 14 && !almere.vehicles.isEmpty)
        #expect(almere.updated?.iso8601 == "2025-05-21T07:48:04Z")
        #expect(try system("lillestrombysykkel").stations.map(\.vehicles).contains(10))
    }

    @Test(.enabled(if: isPresent, "../shared is absent: set TRAVLENDAR_SHARED"), arguments: ["helsinki", "almere"])
    func discoversFiles(folder: String) throws {
        let data = try #require(FileManager.default.contents(atPath: Self.root + folder + "/gbfs.json"))
        let files = try SharingSystem.discover(Array(data))
        #expect(files["system_information"]?.contains("system_information") == true)
    }

    @Test func whatVersionThreeSaysOfTypesAndZones() throws {
        var system = SharingSystem()
        try system.add(
            Array(
                #"""
                {"data":{"vehicle_types":[{"vehicle_type_id":"c","form_factor":"car","propulsion_type":"electric",
                "return_constraint":"hybrid","default_reserve_time":30,"g_CO2_km":0,"pricing_plan_ids":["p"]}]}}
                """#.utf8
            ),
            named: "vehicle_types"
        )
        #expect(system.types.first?.returnConstraint == "hybrid" && system.types.first?.reserveMinutes == 30)
        #expect(system.types.first?.co2GramsPerKilometre == 0 && system.types.first?.plan == "p")
        try system.add(
            Array(
                #"""
                {"data":{"geofencing_zones":{"features":[{"geometry":{"coordinates":[[[[0,0],[1,0],[1,1],[0,0]]]]},
                "properties":{"start":"2025-01-01T00:00:00Z","end":1767225600,"rules":[{"station_parking":true}]}}]}}}
                """#.utf8
            ),
            named: "geofencing_zones"
        )
        #expect(system.zones.first?.start?.iso8601 == "2025-01-01T00:00:00Z")
        #expect(system.zones.first?.end?.iso8601 == "2026-01-01T00:00:00Z")
        #expect(system.zones.first?.rules.map(\.isForStations) == [true])
    }

    @Test func brokenMembersAreLeftOut() throws {
        var system = SharingSystem()
        let text =
            #"{"data":{"stations":[{"station_id":"a","lat":1,"lon":2},{"lat":1},7,{"station_id":"b","lat":91,"#
            + #""lon":2}]}}"#
        try system.add(Array(text.utf8), named: "station_information")
        #expect(system.stations.map(\.id) == ["a"])
        #expect(throws: SharingError.self) { try system.add(Array("[1".utf8), named: "vehicle_types") }
        try system.add(Array("anything".utf8), named: "system_alerts")
    }

    /// None of these prices may pay the rider.
    @Test(arguments: [
        #""price":-5"#, #""price":1e300"#, #""price":"free""#,
        #""price":0,"per_min_pricing":[{"start":0,"rate":-1,"interval":1}]"#,
        #""price":0,"per_min_pricing":[{"start":0,"rate":1,"interval":-1}]"#,
        #""price":0,"per_km_pricing":[{"start":0,"rate":1000,"interval":0.0001}]"#,
        #""price":0,"per_km_pricing":[{"start":5,"rate":1,"interval":1,"end":1}]"#,
    ])
    func absurdPricesAreNotKnown(price: String) throws {
        var system = SharingSystem()
        let good =
            #"{"plan_id":"good","currency":"EUR","price":"1.5","per_min_pricing":[{"start":0,"rate":0.2,"#
            + #""interval":1}]}"#
        let text = #"{"data":{"plans":[{"plan_id":"bad","currency":"EUR",\#(price)},\#(good)]}}"#
        try system.add(Array(text.utf8), named: "system_pricing_plans")
        #expect(system.plans.map(\.id) == ["good"])
    }

    @Test func absurdCountsAndGramsAreNotTaken() throws {
        var system = SharingSystem()
        func add(_ text: String, _ name: String) throws {
            try system.add(Array(#"{"data":\#(text)}"#.utf8), named: name)
        }
        func type(_ id: String, _ grams: String) -> String {
            #"{"vehicle_type_id":"\#(id)","form_factor":"car","propulsion_type":"electric","g_CO2_km":\#(grams)}"#
        }
        try add(
            #"{"vehicle_types":[\#(type("a", "-1e9")),\#(type("b", "120")),\#(type("c", "1e9"))]}"#,
            "vehicle_types"
        )
        #expect(system.types.map(\.co2GramsPerKilometre) == [nil, 120, nil])
        try add(#"{"stations":[{"station_id":"s","lat":1,"lon":2}]}"#, "station_information")
        let most = "9223372036854775807"
        let counts = #"[{"vehicle_type_id":"a","count":\#(most)},{"vehicle_type_id":"a","count":\#(most)}]"#
        try add(
            #"{"stations":[{"station_id":"s","num_bikes_available":-3,"vehicle_types_available":\#(counts)}]}"#,
            "station_status"
        )
        #expect(system.stations.first?.vehicles == 0 && system.stations.first?.vehiclesByType == ["a": 200_000])
    }
}
