internal import ArgumentParser
internal import CivilTime
internal import FoundationEssentials
internal import Geo
internal import Geocoding
internal import ServerApp
internal import TripSearch

struct NetworkPlacesEvaluateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "places-evaluate",
        abstract: "Type places of a network as people write them, and count how they are understood.",
        discussion: """
            Draws addresses, streets, stops and places of interest from the network's own places, writes each in the \
            forms of the country's postal standards and with typing mistakes, and reads them as planning does.
            """
    )

    @Option(help: "The network directory.")
    var network: String?

    @Option(help: "Instead of a network, a town invented in the manner of a country: it, pt, br, gb, de, fr, es, us.")
    var invented: String?

    @Option(help: "The same seed draws the same places.")
    var seed: UInt64

    @Option(help: "How many addresses are drawn; of other kinds fewer.")
    var count = 100

    @Option(help: "The country whose forms are used: it, pt, br, gb, de, fr, es, us, general. Default: by time zone.")
    var country: String?

    @Option(help: "The town that is written where the map does not say in which town a place is.")
    var town: String?

    @Option(help: "The province or state, as the country's addresses have it.")
    var region = ""

    @Option(help: "\(Coordinates.form): of places without a town, draw only those within 4 km of here.")
    var around: Coordinates?

    @Option(help: "So many copies of the region beside each other, as in a country.")
    var copies = 1

    @Option(help: "List so many of the texts that were not understood, the wrong ones first.")
    var show = 0

    @Flag(help: "Print JSON.")
    var json = false

    @Flag(help: "Print the texts and where each may be, a JSON object a line, for another geocoder to read.")
    var texts = false

    func validate() throws {
        guard (network == nil) != (invented == nil) else {
            throw ValidationError("Give --network DIR, or --invented COUNTRY.")
        }
        guard (1...100_000).contains(count) else { throw ValidationError("--count is 1 to 100000.") }
        guard (1...PlaceGrid.most).contains(copies) else {
            throw ValidationError("--copies is 1 to \(PlaceGrid.most).")
        }
        if let country, PostalCountry.named(country) == nil {
            let known = PostalCountry.all.map(\.code).joined(separator: ", ")
            throw ValidationError("--country is one of \(known).")
        }
    }

    private static let within = Metres(kilometres: 4)

    func run() throws {
        do {
            try evaluate(try invented.map(inventedTown) ?? importedNetwork())
        } catch let error as PlaceSearchError {
            throw NetworkPlaceCommand.failure(error)
        }
    }

    /// What is drawn from, and how it is written.
    private struct Region {
        var entries: [PlaceEntry]
        var country: PostalCountry
        var name: String
        /// Nil where an index of `entries` has to be made.
        var index: (any PlaceSearch & ReverseGeocoder)?
        var indexBytes: Int
    }

    private func evaluate(_ region: Region) throws {
        // What is called the same in a copy is another place.
        let all = region.entries
        let entries = all.filter { entry in
            entry.town != nil || around.map { $0.value.distance(to: entry.coordinate) <= Self.within } ?? true
        }
        let home = Self.middle(of: entries)
        var sampler = PlaceSampler(
            entries,
            of: all,
            country: region.country,
            town: town,
            region: region.name,
            seed: seed
        )
        let samples = sampler.samples(count)
        guard !texts else {
            for sample in samples { Terminal.line(try PlaceText(sample).line()) }
            return
        }
        let indexed = try makeIndex(of: region)
        var report = PlacesReport()
        let geocoder = Geocoder([indexed.index], namings: [indexed.index])
        for sample in samples {
            let began = ProcessorClock().nowNanoseconds()
            let reading = try geocoder.place(sample.text, near: home)
            report.add(sample, reading, nanoseconds: ProcessorClock().nowNanoseconds() - began)
        }
        guard json else {
            report.show(country: region.country.code, most: show)
            return
        }
        try Terminal.json(
            PlacesSummary(
                country: region.country.code,
                seed: seed,
                places: indexed.places,
                copies: copies,
                indexSeconds: indexed.seconds,
                indexBytesPerPlace: Double(indexed.bytes) / Double(max(1, indexed.places)),
                lines: report.lines,
                medianMilliseconds: report.milliseconds(0.5),
                p95Milliseconds: report.milliseconds(0.95),
                failures: report.worst(show)
            )
        )
    }

    private func importedNetwork() throws -> Region {
        let network = network ?? ""
        let index = try NetworkPlaceCommand.openIndex(of: network)
        let zone = try NetworkPlaceCommand.manifest(of: network).timeZone
        return Region(
            entries: try PlaceIndexes.entries(networkDirectory: network) ?? [],
            country: country.flatMap(PostalCountry.named) ?? PostalCountry.inZone(zone),
            name: region,
            index: copies == 1 ? index : nil,
            indexBytes: fileSize(network + "/" + PlaceIndexes.maker.fileName) ?? 0
        )
    }

    private func inventedTown(_ code: String) throws -> Region {
        guard let town = InventedTown.of(code), let country = PostalCountry.named(code) else {
            throw CommandFailure("There is no invented town of \"\(code)\".", exitCode: 2)
        }
        return Region(entries: town.entries(), country: country, name: town.region, index: nil, indexBytes: 0)
    }

    /// What is searched, and what it cost to make it.
    private struct Indexed {
        var index: any PlaceSearch & ReverseGeocoder
        var places: Int
        var bytes: Int
        /// Nil where it stood already.
        var seconds: Double?
    }

    private func makeIndex(of region: Region) throws -> Indexed {
        if let index = region.index {
            return Indexed(index: index, places: region.entries.count, bytes: region.indexBytes, seconds: nil)
        }
        let path = FileManager.default.temporaryDirectory.appending(path: "places-\(UUID().uuidString).sqlite").path
        // An open file stays until it is closed.
        defer { try? FileManager.default.removeItem(atPath: path) }
        let entries = PlaceGrid(region.entries, copies: copies).entries
        let began = ProcessorClock().nowNanoseconds()
        try PlaceIndexes.maker.makeIndex(at: path, of: entries)
        return Indexed(
            index: try PlaceIndexes.open(file: path),
            places: entries.count,
            bytes: fileSize(path) ?? 0,
            seconds: Double(ProcessorClock().nowNanoseconds() - began) / 1_000_000_000
        )
    }

    /// Where the person is said to live: in the middle, so that as many places lie to one side as to the other.
    private static func middle(of entries: [PlaceEntry]) -> Coordinate? {
        guard !entries.isEmpty else { return nil }
        let latitudes = entries.map(\.coordinate.latitude).sorted()
        let longitudes = entries.map(\.coordinate.longitude).sorted()
        return Coordinate(latitude: latitudes[entries.count / 2], longitude: longitudes[entries.count / 2])
    }
}
