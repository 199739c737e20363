import Accounts
import CivilTime
import Foundation
import TestSupport
import Testing

@testable import Planning

/// PLAN-7 on random weeks, planned by the real service on the store in memory, in a drawn town with buses.
///
/// `TRAVLENDAR_WEEKS` says how many, or which ones (`557,711`); the seed is the name of the failure, and the fewest
/// events that still fail are printed.
@Suite struct RandomWeekTests {
    private static let seeds: [UInt64] = {
        let named = ProcessInfo.processInfo.environment["TRAVLENDAR_WEEKS"] ?? "40"
        let numbers = named.split(separator: ",").compactMap { UInt64($0) }
        return named.contains(",") ? numbers : Array(0..<(numbers.first ?? 40))
    }()

    @Test(arguments: seeds) func everyWeekIsPlannedByTheRules(seed: UInt64) async throws {
        try await WeekTrial.run(RandomWeek(seed: seed, in: .drawn), seed: seed)
    }
}
