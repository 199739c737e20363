internal import Cryptography

/// What a form was filled with from the store, so that one that was changed elsewhere meanwhile is noticed. The form
/// carries a digest in a hidden field; nothing is taken from the field but whether it is still the same.
struct FormVersion {
    static let field = "version"

    struct Row {
        /// As the form names it.
        var label: String
        /// As it is compared.
        var value: String
        /// As it is shown.
        var shown: String

        init(_ label: String, _ value: String, shown: String? = nil) {
            self.label = label
            self.value = value
            self.shown = shown ?? value
        }
    }

    let rows: [Row]
    /// 128 bits in hexadecimal.
    let text: String

    init(_ rows: [Row]) {
        self.rows = rows
        let bytes = rows.flatMap { row in Array("\(row.value.utf8.count):\(row.value)".utf8) }
        text = String(SHA256.hash(of: bytes).hexadecimal.prefix(32))
    }

    /// Whether the form was filled with something else. A form without the field is as good as new.
    func isStale(_ form: FormBody) -> Bool {
        let known = form[Self.field]
        return !known.isEmpty && known != text
    }

    /// What is stored where something else was typed; to show both.
    func differences(from typed: FormVersion) -> [(String, String)] {
        zip(rows, typed.rows).filter { $0.value != $1.value }.map { ($0.0.label, $0.0.shown) }
    }
}
