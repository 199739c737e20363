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
        var output: [UInt8] = []
        escape(text, into: &output)
        return String(decoding: output, as: UTF8.self)
    }

    /// The same, byte by byte: a mark that combines with a quote makes it another letter to a reader, and none to a
    /// browser.
    static func escape(_ text: String, into output: inout [UInt8]) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): output.append(contentsOf: "&amp;".utf8)
            case UInt8(ascii: "<"): output.append(contentsOf: "&lt;".utf8)
            case UInt8(ascii: ">"): output.append(contentsOf: "&gt;".utf8)
            case UInt8(ascii: "\""): output.append(contentsOf: "&quot;".utf8)
            case UInt8(ascii: "'"): output.append(contentsOf: "&#39;".utf8)
            default: output.append(byte)
            }
        }
    }
}

extension TextTable {
    func markup(_ key: TextKey, _ values: [String: String] = [:]) -> Markup { Markup(self[key], values) }
}
