/// A parsed document as flat columns, read by the reader's cursor.
///
/// Elements refer to their end by index, so skipping is a jump; text is in one pool.
struct XMLDocument: Sendable {
    struct Event: Sendable {
        enum EventKind: UInt8, Sendable {
            case start
            case end
            case text
        }
        var kind: EventKind
        /// Index into `names`; of no meaning for text.
        var name: UInt32
        /// Start: range of `attributes`. Text: range of `pool`.
        var lower: UInt32
        var upper: UInt32
        /// Start: index of its end event.
        var end: UInt32
        var line: UInt32
        var column: UInt32
    }

    struct Attribute: Sendable {
        var name: UInt32
        var lower: UInt32
        var upper: UInt32
    }

    var names: [XMLName] = []
    var events: [Event] = []
    var attributes: [Attribute] = []
    var pool: [UInt8] = []

    func string(_ lower: UInt32, _ upper: UInt32) -> String {
        String(decoding: pool[Int(lower)..<Int(upper)], as: UTF8.self)
    }
}
