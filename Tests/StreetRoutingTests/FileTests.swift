import Columns
import Foundation
import Geo
import StreetRouting
import TestSupport
import Testing

@Suite struct FileTests {
    @Test func whatIsMappedAnswersAsWhatWasBuilt() throws {
        var random = SplitMix64(seed: 5)
        let town = RandomTown(seed: 5, size: 9).network
        let hierarchy = StreetHierarchy(town)
        let metric = StreetMetric(.car, on: town)
        let router = StreetRouter(
            network: town,
            metric: metric,
            shortcuts: StreetShortcuts(hierarchy, town, metric)
        )
        let folder = FileManager.default.temporaryDirectory.appending(path: "streets-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (streets, order, car) = (folder.path + "/streets", folder.path + "/order", folder.path + "/car")
        try town.write(to: streets)
        let nodes = folder.path + "/nodes"
        try #require(town.nodes).write(to: nodes)
        try hierarchy.write(to: order)
        try router.write(to: car)
        let mappedTown = try StreetNetwork(mapping: streets)
        let mappedOrder = try StreetHierarchy(mapping: order, of: mappedTown)
        let mapped = try StreetRouter(mapping: car, profile: .car, network: mappedTown, hierarchy: mappedOrder)
        #expect(mappedTown.validate() == nil)
        #expect(mappedOrder.validate() == nil)
        #expect(mapped.shortcuts != nil)
        #expect(mapped.validate() == nil)
        #expect(mappedTown.kinds == town.kinds)
        #expect(mappedTown.nodes == nil && mappedTown.place(ofNode: 1) == nil)
        let named = try StreetNetwork(mapping: streets, nodes: nodes)
        for id in Int64(0)..<100 { #expect(named.place(ofNode: id) == town.place(ofNode: id)) }
        #expect(try StreetNetwork(mapping: streets, nodes: order).nodes == nil, "a file of another kind")
        var scratch = StreetScratch(for: town)
        for _ in 0..<50 {
            let from = RandomTown.place(in: town, &random)
            let to = RandomTown.place(in: town, &random)
            #expect(mapped.path(from: from, to: to, &scratch) == router.path(from: from, to: to, &scratch))
            #expect(mappedTown.snap(from.coordinate, for: metric) == town.snap(from.coordinate, for: metric))
        }
        #expect(throws: ColumnFileError.self) {
            _ = try StreetRouter(mapping: car, profile: .bicycle, network: mappedTown, hierarchy: mappedOrder)
        }
        #expect(throws: ColumnFileError.self) {
            _ = try StreetHierarchy(mapping: order, of: RandomTown(seed: 6).network)
        }
        #expect(throws: ColumnFileError.self) { _ = try StreetNetwork(mapping: order) }
    }
}
