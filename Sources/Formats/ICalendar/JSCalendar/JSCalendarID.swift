internal import ByteText

/// The ids of the entries of a map such as `participants` (RFC 8984 §1.4.1).
///
/// An entry without an id gets one derived from its content, so that it stays the same when others come and
/// go and the patches of overrides mean the same entry.
struct JSCalendarIDs {
    private var used: Set<String> = []

    /// The id of the next entry: the one that was kept, or that of its content; with a number behind it where it is
    /// taken.
    mutating func next(kept: String?, of content: String) -> String {
        let base = kept ?? JSCalendarIDs.derived(from: content)
        var id = base
        var number = 2
        while !used.insert(id).inserted {
            id = "\(base)-\(number)"
            number += 1
        }
        return id
    }

    /// The id that must be kept beside some content; nil where it follows from it.
    static func kept(_ id: String, of content: String) -> String? { id == derived(from: content) ? nil : id }

    /// Sixteen hexadecimal digits (FNV-1a).
    static func derived(from content: String) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in content.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return Hexadecimal.text(of: hash)
    }
}
