package import Geo
package import Geocoding
internal import TripSearch

/// Finds where a text is that an administrator typed as a person's place, in the networks of an installation.
package struct PlaceLookup: Sendable {
    private let regions: Regions

    /// - Parameter configuration: names the networks.
    /// - Throws: ``StartError`` where one can't be opened.
    package init(_ configuration: Configuration) throws(StartError) {
        regions = try Regions(directories: configuration.networks)
    }

    /// Whether there is any network at all.
    package var hasNetworks: Bool { !regions.networks.isEmpty }

    /// What the text means, as planning would read it of an event.
    ///
    /// - Parameters:
    ///   - text: an address, or the name of a place.
    ///   - near: of places that are alike, one close to it is taken.
    /// - Returns: one place, several to choose from, or none.
    /// - Throws: ``PlaceSearchError`` where an index can't be read.
    package func place(_ text: String, near: Coordinate?) throws(PlaceSearchError) -> Geocoder.Reading {
        try Geocoder(regions.places, namings: regions.places).place(text, near: near)
    }

    /// Whether the streets of a network reach there, so that trips from and to it are more than estimates.
    ///
    /// - Parameter place: anywhere.
    /// - Returns: false outside all networks.
    package func isCovered(_ place: Coordinate) -> Bool {
        regions.networks.contains { network in
            let network = network.snapshot()
            return network.streets != nil && network.bounds.contains(place)
        }
    }
}
