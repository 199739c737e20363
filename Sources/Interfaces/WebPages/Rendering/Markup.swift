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
            default: html += Self.escaped(String(character))
            }
        }
        self.html = TextTable.filled(html) { Self.escaped(values[$0] ?? "") }
    }

    static func + (left: Markup, right: Markup) -> Markup { Markup(html: left.html + right.html) }

    private init(html: String) { self.html = html }

    /// For the content of elements and quoted attributes.
    static func escaped(_ text: String) -> String {
        var output = ""
        for character in text.unicodeScalars {
            switch character {
            case "&": output += "&amp;"
            case "<": output += "&lt;"
            case ">": output += "&gt;"
            case "\"": output += "&quot;"
            case "'": output += "&#39;"
            default: output.unicodeScalars.append(character)
            }
        }
        return output
    }
}

extension TextTable {
    func markup(_ key: TextKey, _ values: [String: String] = [:]) -> Markup { Markup(self[key], values) }
}
