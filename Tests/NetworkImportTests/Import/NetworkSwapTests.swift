import CivilTime
import Foundation
import Geo
import Synchronization
import Testing
import TripModel
import TripSearch

@testable import NetworkImport

/// A network that is imported again while queries run on the old one.
@Suite struct NetworkSwapTests {
    private static func saoPaulo(to output: String, name: String) throws -> ImportReport {
        try NetworkImporter(places: nil).run(
            .init(
                name: name,
                streets: [shared("saopaulo-freq/saopaulo.osm.pbf")],
                feeds: name == "streets" ? [] : [("spo", shared("saopaulo-freq/saopaulo.gtfs.zip"))],
                output: output
            )
        )
    }

    private final class Flag: Sendable {
        private let value = Atomic(false)
        var isSet: Bool { value.load(ordering: .relaxed) }
        func set() { value.store(true, ordering: .relaxed) }
    }

    /// Lines of this process's memory map that belong to a network at this path.
    private static func mappings(_ path: String) -> [Substring] {
        // Read to its end: a file of /proc says that it is empty.
        let bytes = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()
        return String(decoding: bytes ?? Data(), as: UTF8.self).split(separator: "\n").filter { $0.contains(path) }
    }

    @Test(.enabled(if: SharedData.isPresent, "../shared is absent: set TRAVLENDAR_SHARED"))
    func queriesGoOnWhileItIsSwapped() async throws {
        let output = NetworkImporterTests.temporaryPath()
        defer { try? FileManager.default.removeItem(atPath: output) }
        let first = try Self.saoPaulo(to: output, name: "streets")
        let current = CurrentNetwork(try Network.open(directory: output))
        let finder = TripFinder(networks: [current])
        let bounds = current.snapshot().bounds
        let request = TripRequest(
            from: Coordinate(latitude: bounds.center.latitude - 0.01, longitude: bounds.center.longitude - 0.01),
            to: Coordinate(latitude: bounds.center.latitude + 0.01, longitude: bounds.center.longitude + 0.01),
            time: .departAt(Instant(secondsSince1970: 1_557_829_800)),
            modes: [.foot, .car]
        )
        let isOver = Flag()
        let versions = try await withThrowingTaskGroup(of: Set<String>.self) { group in
            for _ in 0..<2 {
                group.addTask {
                    var versions: Set<String> = []
                    while !isOver.isSet, !Task.isCancelled {
                        let options = finder.options(request)
                        // Never half of one and half of the other, and never nothing.
                        #expect(!options.isEmpty && Set(options.map(\.networkVersion)).count == 1)
                        if let version = options.first?.networkVersion { versions.insert(version) }
                        await Task.yield()
                    }
                    return versions
                }
            }
            weak let old: Network? = current.snapshot()
            #expect(old != nil)
            let second = try Self.saoPaulo(to: output, name: "both")
            #expect(second.version != first.version)
            #expect(finder.options(request).first?.networkVersion == first.version, "not before it is taken up")
            current.replace(with: try Network.open(directory: output))
            #expect(finder.options(request).first?.networkVersion == second.version)
            for _ in 0..<6_000 where old != nil { try await Task.sleep(for: .milliseconds(10)) }
            #expect(old == nil, "unmapped when its last query ends")
            isOver.set()
            return try await group.reduce(into: Set<String>()) { $0.formUnion($1) }
        }
        #expect(versions.isSubset(of: [first.version, current.snapshot().version]))
        let serving = current.snapshot()
        let maps = Self.mappings(URL(fileURLWithPath: output).lastPathComponent)
        #expect(!maps.isEmpty && maps.allSatisfy { !$0.hasSuffix("(deleted)") })
        withExtendedLifetime(serving) {}
    }

    @Test(.enabled(if: SharedData.isPresent, "../shared is absent: set TRAVLENDAR_SHARED"))
    func aBrokenImportLeavesTheOldOneServing() throws {
        let output = NetworkImporterTests.temporaryPath()
        defer { try? FileManager.default.removeItem(atPath: output) }
        let report = try Self.saoPaulo(to: output, name: "streets")
        let current = CurrentNetwork(try Network.open(directory: output))
        let cut = output + ".cut.osm.pbf"
        let whole = try Data(contentsOf: URL(fileURLWithPath: shared("saopaulo-freq/saopaulo.osm.pbf")))
        try whole.prefix(whole.count / 2).write(to: URL(fileURLWithPath: cut))
        defer { try? FileManager.default.removeItem(atPath: cut) }
        #expect(throws: ImportError.self) {
            try NetworkImporter(places: nil).run(.init(name: "x", streets: [cut], feeds: [], output: output))
        }
        #expect(try Network.open(directory: output).version == report.version)
        #expect(current.snapshot().version == report.version)
        #expect(try NetworkCheck.problems(in: output).isEmpty)
    }
}
