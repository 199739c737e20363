internal import Columns
internal import Dispatch
internal import StreetRouting
internal import Synchronization
internal import TripSearch

extension ImportWork {
    /// The weights and shortcuts of every profile, each in a file of its own. Two families are made at once: more would
    /// take the memory of a country's shortcuts several times.
    mutating func writeRouters(_ network: StreetNetwork) throws(ImportError) {
        tell(.streets, 0.6, "order of junctions")
        let hierarchy = StreetHierarchy(network)
        try write(NetworkFiles.streetOrder) { path throws(ColumnFileError) in try hierarchy.write(to: path) }
        tell(.streets, 0.8, "shortcuts")
        let families = Mutex(StreetProfile.families[...])
        let made = Mutex<[String: Result<StreetRouter, ColumnFileError>]>([:])
        DispatchQueue.concurrentPerform(iterations: 2) { [directory] _ in
            while let family = families.withLock({ $0.popFirst() }) {
                let metrics = family.map { StreetMetric($0, on: network) }
                for (metric, shortcuts) in zip(metrics, StreetShortcuts.family(hierarchy, network, metrics)) {
                    let router = StreetRouter(network: network, metric: metric, shortcuts: shortcuts)
                    let name = metric.profile.name
                    let result = Result { () throws(ColumnFileError) in
                        try router.write(to: directory + "/" + NetworkFiles.metric(name))
                        return router
                    }
                    made.withLock { $0[name] = result }
                }
            }
        }
        let results = made.withLock { $0 }
        for profile in Network.profiles {
            var router: StreetRouter?
            try write(NetworkFiles.metric(profile.name)) { _ throws(ColumnFileError) in
                router = try results[profile.name]?.get()
            }
            routers[profile.name] = router
        }
    }
}
