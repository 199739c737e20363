internal import ArgumentParser
internal import Geo

/// `LAT,LON` on a command line.
struct Coordinates: ExpressibleByArgument {
    /// The expected form, for help texts and error messages.
    static let form = "LAT,LON (-90 to 90, -180 to 180)"

    var value: Coordinate

    init?(argument: String) {
        let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
            .map { Double(String($0.filter { $0 != " " })) }
        guard parts.count == 2, let latitude = parts[0], let longitude = parts[1],
            let coordinate = Coordinate(validating: latitude, longitude)
        else { return nil }
        value = coordinate
    }

    /// As it is read again.
    static func text(_ coordinate: Coordinate) -> String { "\(coordinate.latitude),\(coordinate.longitude)" }

    /// Prevents a negative latitude from being taken for an option by prepending a space, which parsing skips.
    static func protected(_ argument: String) -> String {
        guard argument.hasPrefix("-"), argument.contains(","), Coordinates(argument: argument) != nil else {
            return argument
        }
        return " " + argument
    }
}
