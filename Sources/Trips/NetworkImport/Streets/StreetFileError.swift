package import OpenStreetMap

/// A map file that could not be read.
package struct StreetFileError: Error, Equatable, Sendable {
    package var path: String
    package var error: OSMError
}
