package import Accounts
package import Geo
internal import Planning

extension Installation {
    /// What texts in a person's events mean, as they chose it once, the latest first.
    ///
    /// - Throws: where the store is unavailable.
    package func listLearnedPlaces(
        of person: PrincipalID
    ) async throws -> [(text: String, title: String, coordinate: Coordinate)] {
        try await store.planning.listLearnedPlaces(of: person).map { ($0.text, $0.title, $0.coordinate) }
    }

    /// Forgets what a text means, or what all of them do; it is asked about again.
    ///
    /// - Parameters:
    ///   - text: as it stands in events, without regard to case; nil: all.
    ///   - person: whose events are meant.
    /// - Returns: how many were forgotten.
    /// - Throws: where the store is unavailable.
    package func forgetLearnedPlaces(_ text: String?, of person: PrincipalID) async throws -> Int {
        try await store.planning.forgetLearnedPlaces(key: text.map(LearnedPlace.key), of: person)
    }
}
