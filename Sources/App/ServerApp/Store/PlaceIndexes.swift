package import Geocoding
internal import StorageSQLite

/// The place indexes of network directories: files of their own, whatever the store of the installation.
package enum PlaceIndexes {
    /// Writes one, when a network is imported.
    package static var maker: any PlaceIndexMaking { SQLitePlaceIndexMaker() }

    /// Opens that of a network directory.
    ///
    /// - Throws: ``PlaceSearchError`` when there is a file that is no place index of this version.
    /// - Returns: nil where the network has none.
    package static func open(
        networkDirectory: String
    ) throws(PlaceSearchError) -> (any PlaceSearch & ReverseGeocoder)? {
        try SQLitePlaceIndex.open(networkDirectory: networkDirectory)
    }

    /// Every place of a network directory, for evaluations.
    ///
    /// - Throws: ``PlaceSearchError`` when there is a file that is no place index of this version.
    /// - Returns: nil where the network has no place index.
    package static func entries(networkDirectory: String) throws(PlaceSearchError) -> [PlaceEntry]? {
        try SQLitePlaceIndex.open(networkDirectory: networkDirectory)?.allEntries()
    }

    /// Opens the file of an index.
    ///
    /// - Throws: ``PlaceSearchError`` when it is no place index of this version.
    /// - Returns: the index.
    package static func open(file: String) throws(PlaceSearchError) -> any PlaceSearch & ReverseGeocoder {
        try SQLitePlaceIndex(path: file)
    }
}
