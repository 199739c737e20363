package import Accounts
internal import CivilTime
internal import Crypto
internal import Geo
internal import Journeys
internal import Planner
package import Planning
internal import StorageSQLite

extension Installation {
    /// The planning service on this installation's store.
    package func planning(
        in regions: Regions,
        asking engines: Engines? = nil,
        log: @escaping @Sendable (String) -> Void = { _ in }
    ) throws(StartError) -> PlanningService {
        var settings = PlanningConfiguration(
            secret: SymmetricKey(data: try directory.secret()),
            zone: zone,
            language: configuration.language
        )
        settings.horizonDays = configuration.horizonDays
        settings.keptDays = configuration.keepDays
        settings.preferences = preferences
        settings.log = log
        let models = try travelModels()
        let finder = TripFinder(networks: regions.networks, models: models, vehicles: regions.vehicles, zone: zone)
        let estimator = JourneysEstimator(
            finder,
            models: models,
            constraints: tripConstraints,
            ranking: TripRanking(goal: configuration.tripGoal, order: configuration.meansOrder)
        )
        let trips = engines?.answering(finder, models: models, zone: regions.zone ?? zone)
        let outside =
            trips == nil && engines?.places == nil
            ? nil
            : OutsideAnswers(
                trips: trips,
                places: engines?.places,
                clock: clock,
                models: models,
                question: estimator.tripRequest,
                state: { "\(finder.networkState(for: $0)) \(finder.vehiclesVersion)" }
            )
        return PlanningService(
            repository: SQLitePlanningRepository(database),
            accounts: accountRepository,
            estimator: estimator,
            placing: Placing(regions.places, namings: regions.places),
            outside: outside,
            attribution: {
                let own = regions.attribution
                return own + (engines?.attribution ?? []).filter { !own.contains($0) }
            },
            clock: clock,
            configuration: settings
        )
    }

    private func travelModels() throws(StartError) -> TravelModels {
        guard let path = configuration.travelModels else { return .standard }
        do {
            return try TravelModels(path: path)
        } catch {
            throw .travelModels(reason: "\(error)")
        }
    }

    /// What a trip must keep, for everybody.
    private var tripConstraints: TripConstraints {
        let walking = configuration.maximumWalkingMetres
        return TripConstraints(
            maximumWalking: walking > 0 ? Metres(Double(walking)) : nil,
            distanceLimits: configuration.meansDistances,
            hours: configuration.meansHours,
            canDrive: configuration.canDrive
        )
    }

    /// What the configuration says for everybody.
    var preferences: PlanPreferences {
        var preferences = PlanPreferences()
        preferences.bufferSeconds = Int64(configuration.bufferMinutes) * 60
        preferences.leadMinutes = configuration.leadMinutes
        preferences.returnsHome = configuration.returnsHome
        preferences.longGapSeconds = configuration.longGapMinutes == 0 ? nil : Int64(configuration.longGapMinutes) * 60
        preferences.means = Set(configuration.means.compactMap(TravelMeans.init(rawValue:)))
        preferences.profile = configuration.tripProfile == .reference ? .reference : .standard
        return preferences
    }

    package func setPlace(_ place: SavedPlace, of principal: Principal) async throws {
        try await replan(principal) { try await accounts.setPlace(place, of: principal.id) }
    }

    package func removePlace(named name: String, of principal: Principal) async throws {
        try await replan(principal) { try await accounts.removePlace(named: name, of: principal.id) }
    }

    package func setPass(_ pass: SavedPass, of principal: Principal) async throws {
        try await replan(principal) { try await accounts.setPass(pass, of: principal.id) }
    }

    package func removePass(named name: String, of principal: Principal) async throws {
        try await replan(principal) { try await accounts.removePass(named: name, of: principal.id) }
    }

    /// Changes what is kept of a person and has their coming days planned again, by whichever process serves.
    private func replan(_ principal: Principal, after change: () async throws -> Void) async throws {
        try await change()
        try await planning(in: Regions(directories: [])).replan(principal.id)
    }
}
