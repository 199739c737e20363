internal import CivilTime
internal import Cryptography
internal import DayPlanner
internal import Geo
internal import Geocoding
package import Planning
internal import TripModel
internal import TripSearch

extension Installation {
    /// The planning service on this installation's store.
    package func planning(
        _ environment: PlanningEnvironment,
        in regions: Regions,
        asking engines: EngineRegistry? = nil
    ) -> PlanningService {
        PlanningService(
            repository: store.planning,
            accounts: store.accounts,
            environment: environment,
            attribution: {
                let own = regions.attribution
                return own + (engines?.attribution ?? []).filter { !own.contains($0) }
            },
            clock: clock
        )
    }

    /// What plans are computed with under a configuration, which may be newer than that of the installation.
    ///
    /// - Throws: ``StartError`` where the secret or the travel models can't be read.
    package func planningEnvironment(
        _ configuration: Configuration,
        in regions: Regions,
        asking engines: EngineRegistry? = nil,
        log: @escaping @Sendable (String) -> Void = { _ in }
    ) throws(StartError) -> PlanningEnvironment {
        var settings = PlanningConfiguration(
            secret: AuthenticationKey(try secret()),
            zone: zone,
            language: configuration.language
        )
        settings.publicAddress = configuration.publicURL
        settings.horizonDays = configuration.horizonDays
        settings.keptDays = configuration.keepDays
        settings.preferences = configuration.planPreferences
        settings.log = log
        let models = try configuration.loadTravelModels()
        let finder = TripFinder(networks: regions.networks, models: models, vehicles: regions.vehicles, zone: zone)
        let cache = ItineraryCache()
        let trips = engines?.answering(finder, models: models, zone: regions.zone ?? zone)
        let answers =
            trips == nil && engines?.places == nil
            ? nil
            : EngineAnswers(
                trips: trips,
                places: engines?.places,
                clock: clock,
                cache: cache,
                state: finder.state(for:)
            )
        return PlanningEnvironment(
            configuration: settings,
            itineraries: FinderItineraries(finder, cache: cache),
            geocoder: Geocoder(regions.places, namings: regions.places),
            engines: answers
        )
    }
}

extension Configuration {
    fileprivate func loadTravelModels() throws(StartError) -> TravelModels {
        guard let path = travelModels else { return .standard }
        do {
            return try TravelModels(path: path)
        } catch {
            throw .travelModels(reason: "\(error)")
        }
    }

    /// What the configuration says for everybody: the outermost layer of each person's preferences.
    private var travelPreferences: TravelPreferences {
        let walking = maximumWalkingMetres
        return TravelPreferences(
            modes: Set(means.compactMap(TravelMode.init(rawValue:))),
            order: meansOrder,
            objective: tripGoal,
            maximumWalking: walking > 0 ? Metres(Double(walking)) : nil,
            distanceLimits: meansDistances,
            hours: meansHours,
            canDrive: canDrive,
            bufferSeconds: Int64(bufferMinutes) * 60,
            leadMinutes: leadMinutes,
            returnsHome: returnsHome,
            longGapSeconds: Int64(longGapMinutes) * 60
        )
    }

    /// What the configuration says of everybody's days.
    var planPreferences: PlanPreferences {
        var preferences = PlanPreferences()
        preferences.travel = travelPreferences
        preferences.profile = tripProfile == .reference ? .reference : .standard
        return preferences
    }
}
