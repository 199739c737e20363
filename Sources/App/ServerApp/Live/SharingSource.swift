package import CivilTime
internal import FeedClients
internal import FoundationEssentials
internal import NetworkImport
internal import TransitFeeds
package import TripSearch

/// The vehicles of one provider at this moment, read once, for the command line.
package struct SharingSource: Sendable {
    private let text: String

    /// The URL or the path of a `gbfs.json`, or a directory with the files under their names.
    package init(_ text: String) { self.text = text }

    /// Reads or fetches it.
    ///
    /// - Parameter time: the assumed time of files; fetched data is current.
    /// - Returns: stations and vehicles.
    /// - Throws: ``SharingError`` or ``FeedFetchError``, as text for the user of the command.
    package func system(at time: Instant) async throws -> VehicleSupply.System {
        var isDirectory = false
        _ = FileManager.default.fileExists(atPath: text, isDirectory: &isDirectory)
        if isDirectory { return try SharingFeed.system(inDirectory: text, fetchedAt: time) }
        let path =
            text.contains("://") || text.hasPrefix("/") ? text : FileManager.default.currentDirectoryPath + "/" + text
        guard let location = FeedLocation(path) else {
            throw FeedFetchError.notUsable(reason: "this is neither a URL nor a path")
        }
        let fetcher = WebFeedFetcher()
        let vehicles = CurrentVehicles()
        var poller = SharingPoller(
            location,
            intervalSeconds: 60,
            fetcher: fetcher,
            vehicles: vehicles,
            clock: SystemClock()
        )
        let (_, error) = await poller.poll()
        try await fetcher.shutDown()
        if let error { throw error }
        guard let system = vehicles.snapshot().supply.systems.first else {
            throw FeedFetchError.notUsable(reason: "it names no files")
        }
        return system
    }
}
