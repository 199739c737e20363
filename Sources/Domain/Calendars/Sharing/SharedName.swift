/// The name under which a collection of someone else stands in a person's home: `shared-<number of the collection>`.
///
/// It follows from the collection, so it needs no table and never clashes; a person can't make a collection with such a
/// name.
package enum SharedName {
    private static let prefix = "shared-"

    package static func of(_ collection: CollectionID) -> String { "\(prefix)\(collection.rawValue)" }

    /// nil: no such name.
    package static func collection(named name: String) -> CollectionID? {
        guard name.hasPrefix(prefix), let number = Int64(name.dropFirst(prefix.count)), number > 0,
            name == "\(prefix)\(number)"
        else { return nil }
        return CollectionID(rawValue: number)
    }
}
