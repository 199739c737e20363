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

extension FormVersion {
    /// Of a view that was filled from the store: all its controls.
    init(of view: Any, _ texts: TextTable) { self.init(Self.controls(of: view, texts)) }

    private static func controls(of value: Any, _ texts: TextTable) -> [Row] {
        switch value {
        case let field as Field: return [field.row]
        case let tick as Tick:
            return [Row(tick.label, tick.isTicked ? "1" : "", shown: texts[tick.isTicked ? .yes : .no])]
        case let group as TickGroup:
            let ticked = group.ticks.filter(\.isTicked)
            let words = ticked.map(\.label).joined(separator: ", ")
            return [Row(group.legend, ticked.map(\.value).joined(separator: " "), shown: words.isEmpty ? "–" : words)]
        default: return Mirror(reflecting: value).children.flatMap { controls(of: $0.value, texts) }
        }
    }
}

extension Field {
    fileprivate var row: FormVersion.Row {
        if let choice {
            let chosen = choice.options.first(where: \.isChosen) ?? choice.options.first
            return FormVersion.Row(label, chosen?.value ?? "", shown: chosen?.label)
        }
        let text = line?.value ?? area?.value ?? ""
        return FormVersion.Row(label, text, shown: text.isEmpty ? "–" : text)
    }
}

/// What stands in the store where a form that was changed elsewhere meanwhile says something else;
/// `parts/stale.mustache` renders it.
struct StaleForm {
    struct Row {
        var label: String
        var value: String
    }

    let rows: [Row]

    /// nil: the form is as good as new.
    init?(_ stored: FormVersion, against typed: FormVersion, sent form: FormBody) {
        guard stored.isStale(form) else { return nil }
        rows = stored.differences(from: typed).map { Row(label: $0.0, value: $0.1) }
    }
}
