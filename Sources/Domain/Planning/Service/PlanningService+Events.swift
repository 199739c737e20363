internal import Accounts
package import Events

extension PlanningService {
    /// Acts upon what was written: wakes the workers, and marks the coming days of people whose preferences changed
    /// (PLAN-8).
    package var subscriber: EventSubscriber {
        EventSubscriber("planning") { try await self.handle($0.map(\.event)) }
    }

    private func handle(_ events: [DomainEvent]) async throws(PlanningError) {
        if events.contains(where: \.marksDays) { wake() }
        var people: Set<PrincipalID> = []
        for case .preferencesChanged(let person) in events where people.insert(person).inserted {
            try await replan(person)
        }
    }
}
