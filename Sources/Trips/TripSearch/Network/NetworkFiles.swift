/// The names of the files in a network directory.
package enum NetworkFiles {
    package static let streets = "streets.col"
    package static let timetable = "timetable.col"
    package static let transfers = "transfers.col"
    /// Only where stations are drawn (pathways.txt).
    package static let stepFreeTransfers = "transfers-stepfree.col"
    /// Only where a feed has translations.
    package static let names = "names.col"
    package static let ties = "ties.col"

    /// In which order the speed-up of street searches takes the junctions.
    package static let streetOrder = "streets-order.col"

    /// The OpenStreetMap nodes of the streets: for checks only, and not mapped otherwise.
    package static let streetNodes = "streets-nodes.col"

    /// The weights of one street profile, and its shortcuts.
    package static func metric(_ profile: String) -> String { "streets-\(profile).col" }
}
