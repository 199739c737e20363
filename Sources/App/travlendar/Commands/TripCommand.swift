internal import ArgumentParser
internal import CivilTime
internal import FoundationEssentials
internal import Geo
internal import ServerApp
internal import TripModel
internal import TripSearch

struct TripCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "trip",
        abstract: "List the itineraries for one request, best first."
    )

    @Option(help: "The directory of a network; without one, the answer is an estimate.")
    var network: String?

    @Option(help: "Where the trip starts: \(Coordinates.form).")
    var from: Coordinates

    @Option(help: "Where it ends: \(Coordinates.form).")
    var to: Coordinates

    @Option(help: "Arrive by this time: \(Time.form).")
    var arriveBy: Time?

    @Option(help: "Depart at this time or later, in the same forms.")
    var departAt: Time?

    @Option(help: "The modes to use, with commas: \(TravelMode.allCases.map(\.rawValue).joined(separator: ","))")
    var means = "foot,transit"

    @Option(
        help:
            """
            A GBFS system: the URL or the file of its gbfs.json, or a directory with its files under their names \
            (station_status.json ...); repeatable.
            """
    )
    var gbfs: [String] = []

    @Option(help: "A file of figures for cost, CO2, calories and ranking. Default: those of conf/travel-models.json.")
    var models: String?

    @OptionGroup(title: "Preferences")
    var wishes: TripWishOptions

    @Option(help: "The language of the names of stops and lines, where the feeds have it: de, fr-CA.")
    var language: String?

    @Option(help: "standard, or reference: the simple model of the test oracles.")
    var profile = "standard"

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            "GTFS-Realtime messages to lay over the timetable: FILE, or FEED=FILE where several feeds were imported.",
            valueName: "file"
        )
    )
    var realtime: [String] = []

    @OptionGroup(title: "Engines")
    var engines: EngineOptions

    @Flag(help: "Print JSON.")
    var json = false

    private struct TripListOutput: Encodable {
        var network: String?
        var attribution: [String]
        var options: [Itinerary]
        var engines: [EngineOptions.EngineResult]?
    }

    func validate() throws {
        guard (arriveBy == nil) != (departAt == nil) else {
            throw ValidationError("Give one of --arrive-by and --depart-at.")
        }
        guard TripRequest.Profile(rawValue: profile) != nil else {
            throw ValidationError("--profile is standard or reference.")
        }
        _ = try chosenModes()
        _ = try wishes.preferences()
        _ = try wishes.ownVehicles()
    }

    func run() async throws {
        var opened: Network?
        do {
            opened = try network.map { path throws(NetworkError) in try Network.open(directory: path) }
        } catch {
            throw CommandFailure("\(error)")
        }
        if !realtime.isEmpty {
            guard let network = opened else { throw CommandFailure("--realtime needs a network: give --network DIR.") }
            opened = try RealtimeFiles(realtime).laid(over: network)
        }
        let models = try readModels()
        let zone = opened?.zone ?? .utc
        if opened == nil, (arriveBy ?? departAt)?.isLocal == true {
            throw CommandFailure(
                "Without --network nothing says in which time zone that time is; write Z or an offset like +01:00 "
                    + "behind it."
            )
        }
        guard
            let time = arriveBy.map({ TripRequest.Time.arriveBy($0.instant(in: zone)) })
                ?? departAt.map({ .departAt($0.instant(in: zone)) })
        else { return }
        let request = TripRequest(
            from: from.value,
            to: to.value,
            time: time,
            modes: try chosenModes(),
            ownVehicles: try wishes.ownVehicles(),
            preferences: try wishes.preferences(),
            passes: wishes.passes,
            language: language,
            profile: TripRequest.Profile(rawValue: profile) ?? .standard
        )
        let finder = TripFinder(
            networks: opened.map { [CurrentNetwork($0)] } ?? [],
            models: models,
            vehicles: CurrentVehicles(try await readVehicles(at: request.instant))
        )
        let options = finder.options(request)
        let told = try await engines.answers(to: request, beside: finder, models: models, zone: zone)
        if json {
            return try Terminal.json(
                TripListOutput(
                    network: opened?.version,
                    attribution: opened?.attribution ?? [],
                    options: options,
                    engines: told.isEmpty ? nil : told
                )
            )
        }
        if options.isEmpty, told.allSatisfy(\.options.isEmpty) {
            throw CommandFailure(
                "There is no trip by \(means) that fits; allow other means with --means, or another time.",
                exitCode: 2
            )
        }
        let printer = TripPrinter(zone: zone)
        for (index, option) in options.enumerated() { printer.show(option, number: index + 1) }
        for answer in told {
            Terminal.line("\(answer.engine), after \(answer.milliseconds) ms:\(answer.error.map { " " + $0 } ?? "")")
            for (index, option) in answer.options.enumerated() { printer.show(option, number: index + 1) }
        }
        for line in opened?.attribution ?? [] { Terminal.line(line) }
    }

    private func readModels() throws -> TravelModels {
        guard let models else { return .standard }
        do {
            return try TravelModels(path: models)
        } catch {
            throw CommandFailure("\(error)")
        }
    }

    private func readVehicles(at time: Instant) async throws -> VehicleSupply {
        var systems: [VehicleSupply.System] = []
        for place in gbfs {
            do {
                systems.append(try await SharingSource(place).system(at: time))
            } catch {
                throw CommandFailure(
                    "\(place): \(error). Give the gbfs.json of one GBFS system by its URL or its path, or a "
                        + "directory with its files."
                )
            }
        }
        return VehicleSupply(systems: systems)
    }

    private func chosenModes() throws -> Set<TravelMode> {
        var chosen: Set<TravelMode> = []
        for word in means.split(separator: ",") {
            guard let one = TravelMode(rawValue: String(word)) else {
                throw ValidationError(
                    "--means: \"\(word)\" is none of \(TravelMode.allCases.map(\.rawValue).joined(separator: ", "))."
                )
            }
            chosen.insert(one)
        }
        guard !chosen.isEmpty else { throw ValidationError("--means names nothing.") }
        return chosen
    }
}
