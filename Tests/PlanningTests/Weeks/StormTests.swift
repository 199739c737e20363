import Accounts
import CivilTime
import Foundation
import Geo
import TestSupport
import Testing
import TripSearch

@testable import Planning

/// Realtime updates through a day (LIVE-2, NTF-2): no block flutters, people are told of what is really new, and why.
///
/// `TRAVLENDAR_STORM_NETWORK` names an imported network to use in place of the drawn town, and
/// `TRAVLENDAR_STORM_PEOPLE` how many people commute in it.
@Suite struct StormTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let people = environment["TRAVLENDAR_STORM_PEOPLE"].flatMap { Int($0) } ?? 4

    private static func storm(isCalm: Bool) async throws -> Storm {
        guard let directory = environment["TRAVLENDAR_STORM_NETWORK"] else {
            let town = WeekTown.drawn
            return try await Storm(town.network, places: town.places, count: people, seed: 1, isCalm: isCalm)
        }
        let network = try Network.open(directory: directory)
        let (south, north) = (network.bounds.south, network.bounds.north)
        let (west, east) = (network.bounds.west, network.bounds.east)
        var random = SplitMix64(seed: 2)
        let places = (0..<40).map { _ in
            Coordinate(
                latitude: (south + north) / 2 + (north - south) * Double.random(in: -0.15...0.15, using: &random),
                longitude: (west + east) / 2 + (east - west) * Double.random(in: -0.15...0.15, using: &random)
            )
        }
        return try await Storm(network, places: places, count: people, seed: 1, isCalm: isCalm)
    }

    @Test func noiseMovesNothingAndTellsNothing() async throws {
        var storm = try await Self.storm(isCalm: true)
        var before: [[String: String]] = []
        for person in storm.people { before.append(try await storm.blocks(of: person).mapValues(\.summary)) }
        #expect(before.map(\.count).reduce(0, +) >= 3 * storm.people.count, "there is something to move")
        for second in stride(from: 6 * 3_600, to: 9 * 3_600, by: 30) { try await storm.update(at: second) }
        for (person, before) in zip(storm.people, before) {
            #expect(try await storm.blocks(of: person).mapValues(\.summary) == before)
        }
    }

    @Test func whatIsReallyNewIsToldOnceWithItsCause() async throws {
        var storm = try await Self.storm(isCalm: false)
        var known: [PrincipalID: [String: WeekBlock]] = [:]
        var moves: [String: [Int]] = [:]
        var alerts: [String: Int] = [:]
        for person in storm.people { known[person] = try await storm.blocks(of: person) }
        for second in stride(from: 6 * 3_600, to: 21 * 3_600, by: 30) {
            for person in try await storm.update(at: second) {
                let now = try await storm.blocks(of: person)
                let before = known[person] ?? [:]
                known[person] = now
                let told = now.values.filter { $0.kind == "warning:disruption" }
                for (uid, block) in now where block.kind == "warning:disruption" && before[uid] == nil {
                    alerts[uid, default: 0] += 1
                    #expect(
                        block.summary.contains(" late") || block.summary.contains("is canceled")
                            || block.summary.contains(" early"),
                        "no cause: \(block.summary)"
                    )
                }
                for (uid, old) in before where old.trip != nil {
                    guard let new = now[uid] else {
                        Issue.record("\(old.summary) is gone at \(second)")
                        continue
                    }
                    guard abs(new.start - old.start) >= 2 || abs(new.end - old.end) >= 2 else { continue }
                    moves[uid, default: []].append(second)
                    let isNews = storm.isHit(old, by: second) || storm.isHit(new, by: second)
                    let isTold = told.contains { $0.uid == new.uid }
                    let isOver = before.values.contains { $0.kind == "warning:disruption" && $0.uid == old.uid }
                    #expect(isNews || isTold || isOver, "without a cause: \(old.summary) -> \(new.summary)")
                    #expect(isTold || isOver, "nobody says why: \(old.summary) -> \(new.summary) at \(second)")
                }
            }
        }
        for (uid, seconds) in moves {
            let quick = zip(seconds, seconds.dropFirst()).filter { $1 - $0 <= 60 }
            #expect(seconds.count <= 6 && quick.count <= 1, "\(uid) flutters: \(seconds)")
        }
        for (uid, count) in alerts { #expect(count <= 2, "\(uid) is told \(count) times") }
        #expect(!moves.isEmpty && !alerts.isEmpty, "a storm moves something")
    }
}
