internal import ByteText

/// A piece of HTML in which everything that is not ours is escaped. Templates insert it as it is.
struct Markup: Equatable, Sendable, CustomStringConvertible {
    let html: String

    var description: String { html }

    /// Makes HTML of a text of ours: `` `text` `` becomes code, `*text*` strong, and `{names}` stand for values, which
    /// are escaped.
    init(_ text: String, _ values: [String: String]) {
        var html = ""
        var isCode = false
        var isStrong = false
        for character in text {
            switch character {
            case "`":
                isCode.toggle()
                html += isCode ? "<code>" : "</code>"
            case "*":
                isStrong.toggle()
                html += isStrong ? "<strong>" : "</strong>"
            default: html += String(character).escapedForMarkup
            }
        }
        self.html = TextTable.filled(html) { (values[$0] ?? "").escapedForMarkup }
    }

    static func + (left: Markup, right: Markup) -> Markup { Markup(html: left.html + right.html) }

    private init(html: String) { self.html = html }
}

extension TextTable {
    func markup(_ key: TextKey, _ values: [String: String] = [:]) -> Markup { Markup(self[key], values) }
}
