import CivilTime
import Foundation
import Geo
import TestSupport
import Testing
import TripSearch

@testable import NetworkImport

/// A map without timetables: its zone is the country's, and what was assumed is said.
struct RegionCountryTests {
    /// Two streets in Milan, with tags on what lies beside them.
    private func report(_ tags: [[String: String]]) throws -> (zone: String, warnings: [String]) {
        var map = PlainOSMFile()
        map.node(1, 454_642_000, 91_900_000)
        map.node(2, 454_652_000, 91_900_000)
        for (number, tags) in tags.enumerated() { map.node(Int64(number) + 3, 454_643_000, 91_901_000, tags) }
        map.way(1, [1, 2], ["highway": "residential", "name": "Via Torino"])
        let directory = try TemporaryDirectory()
        let path = directory.file("milano.osm.pbf")
        try Data(map.bytes().file).write(to: URL(filePath: path))
        let output = directory.file("milano")
        let input = NetworkImporter.Input(name: "milano", streets: [path], feeds: [], output: output)
        let report = try NetworkImporter(places: nil).run(input)
        return (try Network.open(directory: output).timeZone, report.warnings)
    }

    @Test func theMapNamesTheCountry() throws {
        let region = try report([
            ["addr:country": "IT"], ["addr:country": "it", "shop": "bakery"], ["ISO3166-2": "CH-TI"],
        ])
        #expect(region.zone == "Europe/Rome")
        #expect(region.warnings.contains { $0.contains("Europe/Rome is assumed, the nearest zone of IT") })
    }

    @Test(arguments: [[], [["addr:country": "Italia"]], [["addr:country": "IT"], ["addr:country": "CH"]]])
    func elseThePositionIsAllThereIs(_ tags: [[String: String]]) throws {
        let region = try report(tags)
        #expect(region.zone == "Europe/Zurich")
        #expect(region.warnings.contains { $0.contains("may be a neighbour's, as the map names no country") })
    }

    @Test func codesOfCountries() {
        #expect(RegionCountry.code("IT-25") == "IT" && RegionCountry.code("de") == "DE")
        #expect(RegionCountry.code("Italy") == nil && RegionCountry.code("") == nil && RegionCountry.code("1T") == nil)
    }
}
