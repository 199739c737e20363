import Columns
import Foundation
import Geo
import TestSupport
import Testing

@testable import StreetRouting

/// Shortcuts whose edges several profiles have together (docs/adr/0071).
@Suite struct FamilyTests {
    private static func members(_ seed: UInt64) -> (town: StreetNetwork, routers: [StreetRouter]) {
        let town = RandomTown(seed: seed, size: 5 + Int(seed % 6)).network
        // A bicycle has little in common with a car: many edges stand for other ways.
        let metrics = [StreetProfile.car, .motorbike, .taxi, .bicycle].map { StreetMetric($0, on: town) }
        let shortcuts = StreetShortcuts.family(StreetHierarchy(town), town, metrics)
        return (
            town,
            zip(metrics, shortcuts).map { StreetRouter(network: town, metric: $0, shortcuts: $1) }
        )
    }

    @Test func everyStandardProfileIsInOneFamily() {
        let names = StreetProfile.families.joined().map(\.name)
        #expect(names.sorted() == StreetProfile.standard.map(\.name).sorted())
    }

    /// With the edges together, and with edges of one's own: the same ways.
    @Test(arguments: UInt64(0)..<20)
    func answersAreThoseOfAProfileAlone(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let (town, members) = Self.members(seed)
        var scratch = StreetScratch(for: town)
        var targets: [StreetPlace] = []
        for _ in 0..<30 { targets.append(RandomTown.place(in: town, &random)) }
        for member in members {
            #expect(member.validate() == nil)
            let hierarchy = member.shortcuts!.hierarchy
            let alone = StreetRouter(
                network: town,
                metric: member.metric,
                shortcuts: StreetShortcuts(hierarchy, town, member.metric)
            )
            let plain = StreetRouter(network: town, metric: member.metric)
            let together = StreetTargets(targets, member, isFar: true)
            let apart = StreetTargets(targets, alone, isFar: true)
            for place in targets {
                let other = RandomTown.place(in: town, &random)
                let path = member.path(from: place, to: other, &scratch)
                #expect(path?.route.ticks == plain.route(from: place, to: other, &scratch)?.ticks)
                // A way of the same time may be another one.
                let ticks = path?.pieces.reduce(0) { $0 + Int($1.ticks) } ?? 0
                #expect(abs(ticks - Int(path?.route.ticks ?? 0)) <= 1)
                var (found, expected): ([StreetReach], [StreetReach]) = ([], [])
                member.reach(from: place, together, limitSeconds: 3_600, &scratch, into: &found)
                alone.reach(from: place, apart, limitSeconds: 3_600, &scratch, into: &expected)
                #expect(found == expected)
                member.reach(to: place, together, limitSeconds: 3_600, &scratch, into: &found)
                alone.reach(to: place, apart, limitSeconds: 3_600, &scratch, into: &expected)
                #expect(found == expected)
            }
        }
    }

    @Test func filesAreReadWithThoseOfTheFamily() throws {
        let (town, members) = Self.members(5)
        let folder = FileManager.default.temporaryDirectory.appending(path: "streets-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func path(_ router: StreetRouter) -> String { folder.path + "/" + router.metric.profile.name }
        for member in members { try member.write(to: path(member)) }
        let hierarchy = members[0].shortcuts!.hierarchy
        func read(_ router: StreetRouter, _ edges: [String: ShortcutEdges]) throws -> StreetRouter {
            try StreetRouter(
                mapping: path(router),
                profile: router.metric.profile,
                network: town,
                hierarchy: hierarchy,
                edges: edges
            )
        }
        let first = try read(members[0], [:])
        let edges = ["car": try #require(first.shortcuts).edges]
        var scratch = StreetScratch(for: town)
        var random = SplitMix64(seed: 5)
        for member in members.dropFirst() {
            let mapped = try read(member, edges)
            #expect(mapped.validate() == nil)
            #expect(mapped.shortcuts?.edges === first.shortcuts?.edges)
            for _ in 0..<30 {
                let from = RandomTown.place(in: town, &random)
                let to = RandomTown.place(in: town, &random)
                #expect(mapped.path(from: from, to: to, &scratch) == member.path(from: from, to: to, &scratch))
            }
            #expect(throws: ColumnFileError.self) { _ = try read(member, [:]) }
            // Of another town: as many weights as edges, or it is not read.
            let other = Self.members(6).routers[0].shortcuts!.edges
            #expect(throws: ColumnFileError.self) { _ = try read(member, ["car": other]) }
        }
    }

    @Test func damageIsNamed() throws {
        let (town, members) = Self.members(5)
        let bicycle = try #require(members[3].shortcuts)
        #expect(bicycle.own.edges.count > 1, "the town is too small")
        func found(_ change: (inout [UInt32], inout [StreetShortcuts.Weights]) -> Void) -> String? {
            var (edges, middles) = (bicycle.own.edges.array, bicycle.own.middles.array)
            change(&edges, &middles)
            let own = StreetShortcuts.OwnWays(
                edges: Column(edges),
                middles: Column(middles),
                lengths: bicycle.own.lengths
            )
            let shortcuts = StreetShortcuts(
                hierarchy: bicycle.hierarchy,
                edges: bicycle.edges,
                weights: bicycle.weights,
                own: own
            )
            return StreetRouter(network: town, metric: members[3].metric, shortcuts: shortcuts).validate()
        }
        #expect(found { _, _ in } == nil)
        #expect(found { edges, _ in edges.swapAt(0, 1) } == "ownEdges")
        #expect(found { edges, _ in edges[edges.count - 1] = UInt32(bicycle.edgeCount) } == "ownEdges")
        #expect(
            found { _, middles in
                for index in middles.indices { middles[index] = .init(up: UInt32(town.vertexCount), down: .max) }
            } == "middles"
        )
    }
}
