internal import CivilTime
internal import FoundationEssentials
internal import NetworkImport
internal import TransitFeeds
internal import TripSearch

/// GTFS-Realtime files given on the command line.
struct RealtimeFiles {
    private let files: [(feed: String?, path: String)]

    /// `FILE` or `FEED=FILE` each.
    init(_ arguments: [String]) {
        files = arguments.map { argument in
            guard let sign = argument.firstIndex(of: "="), !argument[..<sign].contains("/") else {
                return (nil, argument)
            }
            return (String(argument[..<sign]), String(argument[argument.index(after: sign)...]))
        }
    }

    /// Applies the messages, as of the newest message's time, to the network's timetable.
    func laid(over network: Network) throws(CommandFailure) -> Network {
        guard let live = LiveTimetable(network) else {
            throw CommandFailure("\(network.directory) has no timetable.")
        }
        var messages: [LiveTimetable.Message] = []
        for (feed, path) in files {
            do {
                let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
                messages.append(LiveTimetable.Message(feed: feed, try RealtimeFeed(reading: bytes)))
            } catch let error as RealtimeError {
                throw CommandFailure("\(path): \(error)", exitCode: 2)
            } catch {
                throw CommandFailure("\(path) can't be read.")
            }
        }
        let newest = messages.map(\.message.timestamp).max() ?? 0
        let now = newest > 0 ? Instant(secondsSince1970: newest) : SystemClock().now()
        do throws(LiveError) {
            return try live.network(with: messages, now: now, version: 1)
        } catch {
            throw CommandFailure("--realtime: \(error)", exitCode: 2)
        }
    }
}
