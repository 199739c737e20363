package import CivilTime
internal import FoundationEssentials
package import TransitFeeds
package import TripSearch

/// A GBFS system as a set of files: the required ones, and their combined content.
///
/// Only whole files are requested, the same for everybody, so a feed learns nothing about a person's location.
package enum SharingFeed {
    /// The files that are read, in the order in which they must be: stations before their status. The two names of the
    /// vehicles are those of 2.x and 3.0.
    package static let files = [
        "system_information", "vehicle_types", "station_information", "station_status", "free_bike_status",
        "vehicle_status", "system_pricing_plans", "geofencing_zones",
    ]
    /// The files that change by the minute; the others need not be requested each time.
    package static let liveFiles: Set<String> = ["station_status", "free_bike_status", "vehicle_status"]

    /// The addresses of the wanted files that `discovery` (`gbfs.json`) names, in the order in which they are to be
    /// read.
    package static func addresses(in discovery: [UInt8]) throws(SharingError) -> [(name: String, address: String)] {
        let known = try SharingSystem.discover(discovery)
        return files.compactMap { name in known[name].map { (name, $0) } }
    }

    /// What the files say. One that is missing or broken takes away what stands in it only, if the system can be told
    /// without it: prices, zones, types.
    ///
    /// - Parameters:
    ///   - contents: by name, as in ``files``.
    ///   - time: when they were fetched.
    /// - Returns: the system as queries take it.
    /// - Throws: the error of a required file.
    package static func system(
        from contents: [String: [UInt8]],
        fetchedAt time: Instant
    ) throws(SharingError) -> VehicleSupply.System {
        var system = SharingSystem()
        for name in files {
            guard let bytes = contents[name] else { continue }
            do throws(SharingError) {
                try system.add(bytes, named: name)
            } catch {
                if needed.contains(name) { throw error }
            }
        }
        guard !system.id.isEmpty else { throw .malformed(file: "system_information", reason: "there is none") }
        return VehicleSupply.System(system, fetchedAt: time)
    }

    /// Without types everything would be taken for a bicycle; without zones a vehicle could be left where it must not
    /// be.
    private static let needed: Set<String> = ["system_information", "vehicle_types", "geofencing_zones"]

    /// Reads a directory that holds the files under their names, `station_status.json` and so on.
    package static func system(
        inDirectory path: String,
        fetchedAt time: Instant
    ) throws(SharingError) -> VehicleSupply.System {
        var contents: [String: [UInt8]] = [:]
        for name in files {
            let url = URL(filePath: path).appending(path: name + ".json")
            guard let data = try? Data(contentsOf: url) else { continue }
            contents[name] = [UInt8](data)
        }
        return try system(from: contents, fetchedAt: time)
    }
}
