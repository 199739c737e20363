extension AccountService {
    /// What a person says of how they travel; empty where they have said nothing.
    package func preferences(of id: PrincipalID) async throws(AccountError) -> PersonPreferences {
        try await repository.findPreferences(of: id)
    }

    /// Keeps what a person says of how they travel.
    ///
    /// - Parameters:
    ///   - preferences: in place of all that is kept.
    ///   - id: whose they are.
    ///   - known: what they were made from; nil: that does not matter.
    /// - Throws: ``AccountError/invalidPreferences(_:)`` where a place that is named is not saved,
    ///   ``AccountError/changedMeanwhile`` where others are kept than `known`.
    package func setPreferences(
        _ preferences: PersonPreferences,
        of id: PrincipalID,
        replacing known: PersonPreferences? = nil
    ) async throws(AccountError) {
        try await check(preferences, of: id)
        try await repository.setPreferences(preferences, of: id, replacing: known)
    }

    /// What cannot be seen in the value alone.
    ///
    /// - Throws: ``AccountError/invalidPreferences(_:)``.
    package func check(_ preferences: PersonPreferences, of id: PrincipalID) async throws(AccountError) {
        var problems: [PreferenceProblem] = []
        for (index, vehicle) in (preferences.vehicles ?? []).enumerated() {
            guard let place = vehicle.place, try await repository.findPlace(named: place, of: id) == nil else {
                continue
            }
            let detail = "\"\(place)\" is not a saved place"
            problems.append(PreferenceProblem(pointer: "/vehicles/\(index)/place", detail: detail))
        }
        if let place = preferences.lunch?.place, try await repository.findPlace(named: place, of: id) == nil {
            problems.append(PreferenceProblem(pointer: "/lunch/place", detail: "\"\(place)\" is not a saved place"))
        }
        if !problems.isEmpty { throw .invalidPreferences(problems) }
    }
}
