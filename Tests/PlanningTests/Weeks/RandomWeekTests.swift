import Accounts
import CivilTime
import Foundation
import TestSupport
import Testing

@testable import Planning

/// PLAN-7 on random weeks, planned by the real service on the store in memory, in a drawn town with buses.
///
/// `TRAVLENDAR_WEEKS` says how many; the seed is the name of the failure, and the fewest events that still fail are
/// printed.
@Suite struct RandomWeekTests {
    private static let count = ProcessInfo.processInfo.environment["TRAVLENDAR_WEEKS"].flatMap { UInt64($0) } ?? 40

    @Test(arguments: 0..<count) func everyWeekIsPlannedByTheRules(seed: UInt64) async throws {
        try await WeekTrial.run(RandomWeek(seed: seed, in: .drawn), seed: seed)
    }
}
