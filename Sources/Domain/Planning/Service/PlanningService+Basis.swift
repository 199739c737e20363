internal import FoundationEssentials

extension PlanningService {
    /// Has the coming days of everybody planned again where plans were last computed with other settings or networks,
    /// in this process or an earlier one (PLAN-8).
    ///
    /// - Parameter basis: what plans are computed with from now on, by name of the setting or network.
    /// - Throws: ``PlanningError/unavailable(logDetail:)``.
    /// - Returns: the names of what differs, in order; empty: nothing was marked.
    @discardableResult
    package func replanWhereChanged(to basis: [String: String]) async throws(PlanningError) -> [String] {
        let stored = try await repository.findPlanBasis()
        let before = stored.flatMap { try? JSONDecoder().decode([String: String].self, from: Data($0.utf8)) } ?? [:]
        let names = Set(before.keys).union(basis.keys).filter { before[$0] != basis[$0] }.sorted()
        guard stored == nil || !names.isEmpty else { return [] }
        // In this order: after a crash in between, the days are marked once more.
        try await replanEverybody()
        try await repository.setPlanBasis(try Self.text(of: basis))
        return names
    }

    private static func text(of basis: [String: String]) throws(PlanningError) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        do {
            return String(decoding: try encoder.encode(basis), as: UTF8.self)
        } catch {
            throw .unavailable(logDetail: "the basis of plans can't be stored: \(error)")
        }
    }
}
