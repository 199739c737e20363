package import Accounts
internal import CivilTime
internal import DayPlanner
package import TripModel

extension PlanningService {
    /// How many days a preview plans at most.
    package static let mostPreviewedDays = 60
    /// How many differences a preview tells at most.
    package static let mostDifferences = 500

    /// What would change in the Travel calendar if a person had other preferences. Nothing is written.
    ///
    /// - Parameters:
    ///   - person: whose calendar.
    ///   - preferences: in place of those that are kept.
    ///   - days: how many, from today on; 1 to ``mostPreviewedDays``.
    /// - Returns: the items that differ from what stands in the calendar now, by start; at most ``mostDifferences``.
    ///   Empty where the person's days are not planned.
    /// - Throws: ``PlanningError/unavailable(logDetail:)``.
    /// - Complexity: that of planning these days.
    package func preview(
        of person: PrincipalID,
        with preferences: PersonPreferences,
        days: Int
    ) async throws(PlanningError) -> [PlanDifference] {
        guard let settings = try await settings(of: person, with: preferences) else { return [] }
        let (planning, session) = dayPlanning(settings)
        let today = settings.zone.local(planning.now).date.daysSinceEpoch
        let last = today + max(1, min(days, Self.mostPreviewedDays, configuration.horizonDays)) - 1
        var found: [String: PlanDifference] = [:]
        for first in stride(from: today, through: last, by: configuration.daysAtOnce) {
            let span = first...min(last, first + configuration.daysAtOnce - 1)
            let portion = [
                PlanApplication.PlannedMark(
                    mark: DirtyMark(days: span, generation: 0, since: planning.now),
                    through: span.upperBound
                )
            ]
            for difference in try await differences(planning, session, portion, of: person) {
                found[difference.uid] = difference
            }
        }
        let all = found.values.sorted { ($0.moment, $0.uid) < ($1.moment, $1.uid) }
        return Array(all.prefix(Self.mostDifferences))
    }

    private func differences(
        _ planning: DayPlanning,
        _ session: EngineQuestions?,
        _ portion: [PlanApplication.PlannedMark],
        of person: PrincipalID
    ) async throws(PlanningError) -> [PlanDifference] {
        let scope = planning.scope(of: portion)
        var window = planning.window(of: scope)
        for _ in 0..<3 {
            let snapshot = try await repository.snapshot(of: person, window: window)
            guard snapshot.travelCollection != nil else { return [] }
            let read = window
            let work = { @Sendable () throws(PlanningError) -> DayPlanning.PlanningOutcome in
                do {
                    return try planning.plan(
                        snapshot,
                        scope: scope,
                        window: read,
                        since: planning.now,
                        modseq: .max
                    )
                } catch {
                    throw .unavailable(logDetail: "\(error)")
                }
            }
            var result = try await compute(work)
            while await session?.answerOpenQuestions() ?? false { result = try await compute(work) }
            switch result {
            case .needs(let wider): window = wider
            case .changes(let changes, _, _, lessons: _):
                let published = Dictionary(
                    snapshot.published.map { ($0.record.uid, $0) },
                    uniquingKeysWith: { first, _ in first }
                )
                return changes.compactMap { PlanDifference($0, to: published[$0.uid]) }
            }
        }
        throw .unavailable(logDetail: "the events of \(person.rawValue) reach further each time they are read")
    }
}

extension PlanDifference {
    fileprivate var moment: Instant { (after ?? before)?.start ?? .distantPast }
}

extension PlanningService {
    /// The server's layer of everybody's preferences.
    package var serverPreferences: TravelPreferences { configuration.preferences.travel }
}
