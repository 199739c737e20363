package import Geo

/// How a place was found in a text, and how far off it may be.
package struct PlaceExactness: Hashable, Codable, Sendable {
    package enum Basis: String, Hashable, Codable, Sendable, CaseIterable {
        /// The place itself, by its name.
        case place
        /// A house that the map has.
        case houseNumber
        /// A house that the map lacks, between two that it has.
        case betweenNumbers
        /// The next house to one that the map lacks.
        case nextNumber
        /// A street of which the map lacks the house that was asked for.
        case alongStreet
        /// A street or square as a whole; no house was asked for.
        case street
        case stop
        case settlement
    }

    package var basis: Basis
    /// The largest distance of the place from the coordinate.
    package var margin: Metres
    /// The house number that was asked for and that the map lacks.
    package var missingNumber: String?
    /// Parts of the text that told nothing about the place, as they were written.
    package var unused: [String]

    package init(_ basis: Basis, margin: Metres, missingNumber: String? = nil, unused: [String] = []) {
        self.basis = basis
        self.margin = margin
        self.missingNumber = missingNumber
        self.unused = unused
    }

    /// Farther off, a trip ends somewhere else: the person must be told.
    package static let told = Metres(150)
    /// Farther off, a trip would be a guess.
    package static let planned = Metres(500)

    /// Whether the person must be told before they rely on it.
    package var isTold: Bool { margin > Self.told || missingNumber != nil || !unused.isEmpty }
    package var isPlanned: Bool { margin <= Self.planned }
}
