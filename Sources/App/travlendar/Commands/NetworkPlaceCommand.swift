internal import ArgumentParser
internal import Geo
internal import Geocoding
internal import ServerApp
internal import TripModel
internal import TripSearch

struct NetworkPlaceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "place",
        abstract: "Find a place of a network by its text, or say what is at a coordinate.",
        discussion: "Exit code 2 when nothing is found."
    )

    @Option(help: "The network directory.")
    var network: String

    @Argument(help: "A name, an address, a stop: \"via Roma 12\".")
    var text: String?

    @Option(help: "\(Coordinates.form): what is here?")
    var at: Coordinates?

    @Option(help: "\(Coordinates.form) of the person: nearer places come first.")
    var near: Coordinates?

    @Option(help: "The most places to show.")
    var limit = 5

    @Flag(
        help: """
            Say what the text means as the place of an event: one place, several to choose from, or none. \
            Coordinates, links and saved places in events are read without the map.
            """
    )
    var reading = false

    @Flag(help: "Print JSON.")
    var json = false

    private struct Reading: Encodable {
        var reading: String
        var places: [PlaceMatch]
    }

    func validate() throws {
        guard (text == nil) != (at == nil) else { throw ValidationError("Give a text, or --at LAT,LON.") }
        guard (1...100).contains(limit) else { throw ValidationError("--limit is 1 to 100.") }
    }

    func run() throws {
        let index: any PlaceSearch & ReverseGeocoder
        do throws(PlaceSearchError) {
            index = try Self.openIndex(of: network)
        } catch {
            throw Self.failure(error)
        }
        if let text { return reading ? try read(text, in: index) : try find(text, in: index) }
        if let at { try name(at.value, in: index) }
    }

    static func openIndex(of network: String) throws(PlaceSearchError) -> any PlaceSearch & ReverseGeocoder {
        if let found = try PlaceIndexes.open(networkDirectory: network) { return found }
        _ = try manifest(of: network)
        throw .unavailable(logDetail: "\(network) has no place index. Import it again by `travlendar network import`.")
    }

    static func manifest(of network: String) throws(PlaceSearchError) -> NetworkManifest {
        do throws(NetworkError) { return try NetworkManifest(directory: network) } catch {
            throw .unavailable(logDetail: "\(error)")
        }
    }

    private func find(_ text: String, in index: any PlaceSearch & ReverseGeocoder) throws {
        let matches: [PlaceMatch]
        do throws(PlaceSearchError) {
            matches = try index.search(text, near: near?.value, limit: limit)
        } catch {
            throw Self.failure(error)
        }
        if json { return try Terminal.json(matches) }
        if matches.isEmpty { throw CommandFailure("Nothing is called \"\(text)\" there.", exitCode: 2) }
        for match in matches {
            let kind = match.isBetweenNumbers ? "between its neighbours" : match.kind
            Terminal.line(
                "\(match.title)  (\(kind))  \(Coordinates.text(match.coordinate))\(match.isExact ? "" : "  ?")"
            )
        }
    }

    /// As planning reads it, which never guesses.
    private func read(_ text: String, in index: any PlaceSearch & ReverseGeocoder) throws {
        let answer: Reading
        do throws(PlaceSearchError) {
            switch try Geocoder([index]).place(text, near: near?.value) {
            case .found(let place): answer = Reading(reading: "found", places: [place])
            case .ambiguous(let places): answer = Reading(reading: "ambiguous", places: places)
            case .notFound: answer = Reading(reading: "notFound", places: [])
            }
        } catch {
            throw Self.failure(error)
        }
        if json { return try Terminal.json(answer) }
        switch (answer.reading, answer.places.count) {
        case (_, 0): throw CommandFailure("\"\(text)\" is no place here.", exitCode: 2)
        case ("found", _): Terminal.line("\"\(text)\" is one place:")
        case (_, 1): Terminal.line("\"\(text)\" is perhaps this place; a person would be asked:")
        default: Terminal.line("\"\(text)\" may be several places; a person would be asked:")
        }
        for place in answer.places {
            let margin = answer.reading == "found" ? "  ±\(Int(place.exactness.margin.value.rounded())) m" : ""
            Terminal.line("\(place.title)  (\(place.kind))  \(Coordinates.text(place.coordinate))\(margin)")
        }
    }

    private func name(_ place: Coordinate, in index: any PlaceSearch & ReverseGeocoder) throws {
        let near: [PlaceNearby]
        do throws(PlaceSearchError) {
            near = try index.places(around: place, within: Metres(500), limit: limit)
        } catch {
            throw Self.failure(error)
        }
        if json { return try Terminal.json(near) }
        if near.isEmpty { throw CommandFailure("Nothing with a name is within 500 m.", exitCode: 2) }
        for place in near {
            let address = place.address.map { ", \($0)" } ?? ""
            Terminal.line("\(place.name)\(address)  (\(place.kind))  \(Int(place.distance.value.rounded())) m")
        }
    }

    static func failure(_ error: PlaceSearchError) -> CommandFailure {
        switch error {
        case .unavailable(let detail): CommandFailure(detail)
        }
    }
}
