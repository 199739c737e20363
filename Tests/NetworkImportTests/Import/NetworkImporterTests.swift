import CivilTime
import Foundation
import Geo
import Testing
import TripModel
import TripSearch

@testable import NetworkImport

@Suite struct NetworkImporterTests {
    static func temporaryPath() -> String { NSTemporaryDirectory() + "network-\(UUID().uuidString)" }

    static func laquila(to output: String, name: String = "laquila") throws -> ImportReport {
        try NetworkImporter(places: nil).run(
            .init(
                name: name,
                streets: [shared("laquila/laquila.osm.pbf")],
                feeds: [("ama", shared("laquila/ama.gtfs.zip"))],
                output: output
            )
        )
    }

    @Test(.enabled(if: SharedData.isPresent, "../shared is absent: set TRAVLENDAR_SHARED"))
    func aRegionAnswersItsReferencesExactly() throws {
        let output = Self.temporaryPath()
        defer { try? FileManager.default.removeItem(atPath: output) }
        let report = try Self.laquila(to: output)
        #expect(report.seconds.map(\.phase) == [.streets, .timetable, .joining, .map, .writing])
        let network = try Network.open(directory: output)
        #expect(network.version == report.version && network.timeZone == "Europe/Rome")
        #expect(network.attribution.contains { $0.contains("OpenStreetMap") })
        let feed = try #require(network.manifest.sources.first { $0.kind == .gtfs })
        #expect(feed.firstServiceDate == "2022-09-19" && feed.lastServiceDate == "2022-10-31")
        for file in ["transit", "door_to_door", "street_exact", "street_walk", "street_car", "street_bicycle"] {
            let result = try NetworkVerify(network).compare(with: shared("laquila/reference/\(file).json"))
            #expect(result.failed == 0 && result.passed > 0, "\(file): \(result.differences.prefix(3))")
        }
        #expect(try NetworkCheck.problems(in: output).isEmpty)
        try requestsAgreeWithTheOracle(network)
        try keepsWhatStands(output, version: report.version)
    }

    private struct DoorTrips: Decodable {
        struct Trip: Decodable {
            var id: String
            var earliestArrivalS: Int64
            var latestDepartureS: Int64
            var depart: String
            var arrive: String
        }
        var trips: [Trip]
    }

    private struct Pairs: Decodable {
        struct Place: Decodable {
            var lat: Double
            var lon: Double
            var coordinate: Coordinate { Coordinate(latitude: lat, longitude: lon) }
        }
        struct Route: Decodable {
            var id: String
            var from: Place
            var to: Place
        }
        var routes: [Route]
    }

    /// The whole way of a request, from coordinates, with the reference profile: the best option is the oracle's
    /// answer.
    private func requestsAgreeWithTheOracle(_ network: Network) throws {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        func load<Value: Decodable>(_ name: String) throws -> Value {
            try decoder.decode(
                Value.self,
                from: Data(contentsOf: URL(fileURLWithPath: shared("laquila/reference/\(name).json")))
            )
        }
        let doors: DoorTrips = try load("door_to_door")
        let pairs: Pairs = try load("street_walk")
        let places = Dictionary(uniqueKeysWithValues: pairs.routes.map { ($0.id, $0) })
        let day = ServiceDay(try #require(CivilDate(year: 2022, month: 10, day: 5)))
        let start = day.start(in: network.zone)
        func instant(_ clock: String) -> Instant {
            let parts = clock.split(separator: ":").compactMap { Int64($0) }
            return start.adding(seconds: parts[0] * 3600 + parts[1] * 60 + parts[2])
        }
        let finder = TripFinder(networks: [CurrentNetwork(network)])
        for trip in doors.trips {
            let pair = try #require(places[trip.id])
            var request = TripRequest(
                from: pair.from.coordinate,
                to: pair.to.coordinate,
                time: .departAt(instant(trip.depart)),
                modes: [.foot, .transit],
                profile: .reference
            )
            #expect(
                finder.options(request).first?.arrival == start.adding(seconds: trip.earliestArrivalS),
                "\(trip.id)"
            )
            request.time = .arriveBy(instant(trip.arrive))
            #expect(
                finder.options(request).first?.departure == start.adding(seconds: trip.latestDepartureS),
                "\(trip.id)"
            )
        }
    }

    private func saysWhatToDoWithAnOldDirectory(_ output: String) throws {
        let path = URL(fileURLWithPath: output + "/" + NetworkManifest.fileName)
        let now = try Data(contentsOf: path)
        defer { try? now.write(to: path) }
        let format = "\"format\" : \(NetworkManifest.currentFormat)"
        let text = String(decoding: now, as: UTF8.self)
        #expect(text.contains(format))
        try Data(text.replacing(format, with: "\"format\" : 1").utf8).write(to: path)
        let error = #expect(throws: NetworkError.self) { try Network.open(directory: output) }
        #expect(error == .wrongFormat(directory: output, found: 1, expected: NetworkManifest.currentFormat))
        #expect(error?.description.contains("import it again") == true)
    }

    /// A bad file later: a clear error, and the network stays as it is.
    private func keepsWhatStands(_ output: String, version: String) throws {
        let bad = Self.temporaryPath() + ".pbf"
        try Data("not a map".utf8).write(to: URL(fileURLWithPath: bad))
        defer { try? FileManager.default.removeItem(atPath: bad) }
        #expect(throws: ImportError.self) {
            try NetworkImporter(places: nil).run(.init(name: "x", streets: [bad], feeds: [], output: output))
        }
        let feeds = [(name: "ama", path: bad)]
        #expect(throws: ImportError.self) {
            try NetworkImporter(places: nil).run(.init(name: "x", streets: [], feeds: feeds, output: output))
        }
        #expect(try Network.open(directory: output).version == version)
        let siblings = try FileManager.default.contentsOfDirectory(
            atPath: URL(fileURLWithPath: output).deletingLastPathComponent().path
        )
        let name = URL(fileURLWithPath: output).lastPathComponent
        #expect(siblings.filter { $0.hasPrefix(name) } == [name])
        try saysWhatToDoWithAnOldDirectory(output)
        // A damaged byte is found by the check, a cut file already when opening.
        let file = output + "/" + NetworkFiles.timetable
        var bytes = try Data(contentsOf: URL(fileURLWithPath: file))
        bytes[bytes.count / 2] ^= 1
        try bytes.write(to: URL(fileURLWithPath: file))
        #expect(try NetworkCheck.problems(in: output).count == 1)
        try bytes.prefix(1000).write(to: URL(fileURLWithPath: file))
        #expect(throws: NetworkError.self) { try Network.open(directory: output) }
    }

    @Test(.enabled(if: SharedData.isPresent, "../shared is absent: set TRAVLENDAR_SHARED"))
    func timetablesAloneAreANetworkToo() throws {
        let output = Self.temporaryPath()
        defer { try? FileManager.default.removeItem(atPath: output) }
        let feeds = [(name: "trenord", path: shared("milano/trenord.gtfs.zip"))]
        let report = try NetworkImporter(places: nil).run(
            .init(name: "milano", streets: [], feeds: feeds, output: output)
        )
        let again = try NetworkImporter(places: nil).run(
            .init(name: "milano", streets: [], feeds: feeds, output: output)
        )
        #expect(report.version == again.version)
        let network = try Network.open(directory: output)
        let result = try NetworkVerify(network).compare(with: shared("milano/reference/transit.json"))
        #expect(result.failed == 0 && result.passed == 50, "\(result.differences.prefix(3))")
    }

    @Test func refusesWhatMakesNoSense() throws {
        let importer = NetworkImporter(places: nil)
        let output = Self.temporaryPath()
        func fails(_ input: NetworkImporter.Input) -> String {
            do {
                _ = try importer.run(input)
                return "no error"
            } catch { return error.description }
        }
        #expect(fails(.init(name: "a", streets: [], feeds: [], output: output)).contains("nothing to import"))
        #expect(fails(.init(name: "../a", streets: ["x"], feeds: [], output: output)).contains("no name"))
        #expect(fails(.init(name: "a", streets: ["x", "y"], feeds: [], output: output)).contains("cannot read x"))
        #expect(
            fails(.init(name: "a", streets: [], feeds: [("f", "x"), ("f", "y")], output: output)).contains("two feeds")
        )
        #expect(fails(.init(name: "a", streets: ["/nowhere.pbf"], feeds: [], output: output)).contains("/nowhere.pbf"))
        #expect(!FileManager.default.fileExists(atPath: output))
        try FileManager.default.createDirectory(atPath: output + "/photos", withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: output) }
        #expect(fails(.init(name: "a", streets: ["x"], feeds: [], output: output)).contains("not a network"))
        #expect(FileManager.default.fileExists(atPath: output + "/photos"))
    }
}

func shared(_ name: String) -> String { SharedData.root.appendingPathComponent("data/" + name).path }
