package import CivilTime
internal import Columns
internal import FoundationEssentials
internal import Geo
package import Geocoding
internal import OpenStreetMap
internal import StreetRouting
internal import TransitFeeds
internal import TransitRouting
internal import TripModel
internal import TripSearch

/// Makes a network directory from OpenStreetMap and GTFS files: built aside, synced, and put into place at one stroke,
/// so that the old network stays whole until the new one is, and for good if anything fails.
package struct NetworkImporter: Sendable {
    /// What a network is made from, and where to; paths of files.
    package struct Input: Sendable {
        package var name: String
        /// `.osm.pbf` files.
        package var streets: [String]
        /// GTFS zip files under the operator's names for them.
        package var feeds: [(name: String, path: String)]
        package var output: String
        /// IANA; nil: that of the first feed, else UTC.
        package var timeZone: String?
        /// A file of tickets that several feeds accept (docs/tickets.md); nil: there are none.
        package var tickets: String?
        /// The town of the places for which neither map nor addresses around tell it; nil: the larger towns of the
        /// world as ``KnownTowns`` has them.
        package var town: String?

        package init(
            name: String,
            streets: [String],
            feeds: [(name: String, path: String)],
            output: String,
            timeZone: String? = nil,
            tickets: String? = nil,
            town: String? = nil
        ) {
            self.name = name
            self.streets = streets
            self.feeds = feeds
            self.output = output
            self.timeZone = timeZone
            self.tickets = tickets
            self.town = town
        }
    }

    private let places: (any PlaceIndexMaking)?
    private let clock: any WallClock

    /// `places`: nil makes no place index.
    package init(places: (any PlaceIndexMaking)?, clock: any WallClock = SystemClock()) {
        self.places = places
        self.clock = clock
    }

    /// Imports, reporting as it goes.
    ///
    /// - Throws: ``ImportError``; what was built so far is removed, and the output is as it was.
    package func run(
        _ input: Input,
        progress: @escaping (ImportProgress) -> Void = { _ in }
    ) throws(ImportError) -> ImportReport {
        try Self.check(input)
        let output = Self.absolute(input.output)
        let aside = output + ".building-\(ProcessInfo.processInfo.processIdentifier)"
        try Self.emptyDirectory(aside)
        do throws(ImportError) {
            var work = ImportWork(input: input, directory: aside, places: places, clock: clock, progress: progress)
            var report = try work.run()
            let hadOld = try ImportedFile.swap(aside, into: output)
            try ImportedFile.sync(URL(filePath: output).deletingLastPathComponent().path())
            if hadOld { try? FileManager.default.removeItem(atPath: aside) }
            report.directory = output
            return report
        } catch {
            try? FileManager.default.removeItem(atPath: aside)
            throw error
        }
    }

    private static func check(_ input: Input) throws(ImportError) {
        guard !input.streets.isEmpty || !input.feeds.isEmpty else { throw .nothingToImport }
        var names: Set<String> = []
        for name in [input.name] + input.feeds.map(\.name) where !isName(name) { throw .badName(name) }
        for feed in input.feeds where !names.insert(feed.name).inserted { throw .duplicateFeedName(feed.name) }
        let output = absolute(input.output)
        if FileManager.default.fileExists(atPath: output),
            !FileManager.default.fileExists(atPath: output + "/" + NetworkManifest.fileName)
        {
            let entries = try? FileManager.default.contentsOfDirectory(atPath: output)
            guard entries?.isEmpty == true else { throw .outputInTheWay(output) }
        }
    }

    private static func isName(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.count <= 40
            && name.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }

    /// Without a slash at its end, so that names can be put behind it.
    private static func absolute(_ path: String) -> String {
        var path = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        return path
    }

    private static func emptyDirectory(_ path: String) throws(ImportError) {
        do {
            try? FileManager.default.removeItem(atPath: path)
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw .cannotWrite(path: path, reason: "\(error)")
        }
    }
}
