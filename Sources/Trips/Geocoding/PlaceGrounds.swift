/// What a match is known by: the words of a text that it explains.
package struct PlaceGrounds: Hashable, Sendable {
    /// Of its names, street, house numbers, town, postcode and kind, and of the towns and places beside it that confirm
    /// it; as ``PlaceWords`` folds them.
    package var words: Set<String>
    /// As the map has it.
    package var postcode: String?

    package init(words: Set<String> = [], postcode: String? = nil) {
        self.words = words
        self.postcode = postcode
    }
}
