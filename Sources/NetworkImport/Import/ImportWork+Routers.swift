internal import Columns
internal import Dispatch
internal import Journeys
internal import StreetRouting
internal import Synchronization

extension ImportWork {
    /// The weights and shortcuts of every profile, each in a file of its own. Two are made at once: more would take the memory
    /// of a country's shortcuts several times.
    mutating func writeRouters(_ network: StreetNetwork) throws(ImportError) {
        tell(.streets, 0.6, "order of junctions")
        let hierarchy = StreetHierarchy(network)
        try write(NetworkFiles.streetOrder) { path throws(ColumnFileError) in try hierarchy.write(to: path) }
        tell(.streets, 0.8, "shortcuts")
        let profiles = Network.profiles
        let made = Mutex<[Int: Result<StreetRouter, ColumnFileError>]>([:])
        DispatchQueue.concurrentPerform(iterations: 2) { [directory] worker in
            for number in stride(from: worker, to: profiles.count, by: 2) {
                let path = directory + "/" + NetworkFiles.metric(profiles[number].name)
                let router = Self.router(profiles[number], network, hierarchy, writtenTo: path)
                made.withLock { $0[number] = router }
            }
        }
        let results = made.withLock { $0 }
        for (number, profile) in profiles.enumerated() {
            var router: StreetRouter?
            try write(NetworkFiles.metric(profile.name)) { _ throws(ColumnFileError) in
                router = try results[number]?.get()
            }
            routers[profile.name] = router
        }
    }

    private static func router(
        _ profile: StreetProfile,
        _ network: StreetNetwork,
        _ hierarchy: StreetHierarchy,
        writtenTo path: String
    ) -> Result<StreetRouter, ColumnFileError> {
        let metric = StreetMetric(profile, on: network)
        let shortcuts = StreetShortcuts(hierarchy, network, metric)
        let router = StreetRouter(network: network, metric: metric, shortcuts: shortcuts)
        return Result { () throws(ColumnFileError) in
            try router.write(to: path)
            return router
        }
    }
}
