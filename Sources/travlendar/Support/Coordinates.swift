internal import ArgumentParser
internal import Geo

/// `LAT,LON` on a command line.
struct Coordinates: ExpressibleByArgument {
    /// What an option's help says of its form; it stands below the complaint about a value that is none.
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

    /// Keeps a southern latitude from being taken for an option: a blank before it, which reading skips.
    static func protected(_ argument: String) -> String {
        guard argument.hasPrefix("-"), argument.contains(","), Coordinates(argument: argument) != nil else {
            return argument
        }
        return " " + argument
    }
}
