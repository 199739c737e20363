internal import CivilTime
internal import Metrics
internal import Planning

/// How far planning is behind: `travlendar_planning_waiting_people`, `travlendar_planning_lag_seconds`.
struct PlanningMeasures: Sendable {
    let repository: any PlanningRepository
    let clock: any WallClock

    /// Counts anew; where the table can't be read, the last figures stay.
    func update() async {
        guard let backlog = try? await repository.backlog() else { return }
        let lag = backlog.oldest.map { max(0, clock.now() - $0) } ?? 0
        Gauge(label: "travlendar_planning_waiting_people").record(backlog.people)
        Gauge(label: "travlendar_planning_lag_seconds").record(lag)
    }
}
