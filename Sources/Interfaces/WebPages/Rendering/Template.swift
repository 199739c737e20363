/// A template of a page, read once: text, values and sections, as Mustache has them (ADR 0053).
///
/// There are `{{name}}`, whose value is escaped for HTML, `{{{name}}}`, whose value is markup of ours, `{{.}}`, sections
/// `{{#name}}` and `{{^name}}`, parts `{{> name}}`, and a page in its layout, `{{<layout}}` with blocks `{{$name}}`.
struct Template: Equatable, Sendable {
    /// Where a value is found, from the outside in; empty: the value that a section is about.
    typealias Path = [String]

    enum Token: Equatable, Sendable {
        case text([UInt8])
        case value(Path)
        case markup(Path)
        case section(Path, [Token])
        case inverted(Path, [Token])
        case part(String)
        case layout(String, blocks: [String: [Token]])
        /// Of a layout, with what stands there where a page says nothing.
        case block(String, [Token])
    }

    var tokens: [Token]

    /// - Throws: ``TemplateError``.
    init(_ text: String) throws(TemplateError) {
        var parser = TemplateParser(text)
        tokens = try parser.tokens(until: nil)
    }
}

/// What is wrong with a template.
enum TemplateError: Error, Equatable {
    case unclosedTag
    case unclosedSection(String)
    /// What is closed was not opened last.
    case unexpectedEnd(String)
}

/// Reads the text of a template. A tag other than a value that stands alone on its line takes the line with it.
private struct TemplateParser {
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    /// What is in front of the end of a section, which is read too; nil: the end of the text.
    mutating func tokens(until name: String?) throws(TemplateError) -> [Template.Token] {
        var tokens: [Template.Token] = []
        while let start = find("{{", from: position) {
            let tag = try tag(at: start)
            let lineStart = tag.isAlone ? start - blanks(before: start) : start
            append(bytes[position..<max(position, lineStart)], to: &tokens)
            position = tag.isAlone ? afterLine(tag.end) : tag.end
            switch tag.kind {
            case UInt8(ascii: "/"):
                guard tag.name == name else { throw .unexpectedEnd(tag.name) }
                return tokens
            case UInt8(ascii: "#"): tokens.append(.section(Self.path(tag.name), try self.tokens(until: tag.name)))
            case UInt8(ascii: "^"): tokens.append(.inverted(Self.path(tag.name), try self.tokens(until: tag.name)))
            case UInt8(ascii: "$"): tokens.append(.block(tag.name, try self.tokens(until: tag.name)))
            case UInt8(ascii: "<"):
                var blocks: [String: [Template.Token]] = [:]
                for case .block(let block, let content) in try self.tokens(until: tag.name) { blocks[block] = content }
                tokens.append(.layout(tag.name, blocks: blocks))
            case UInt8(ascii: ">"): tokens.append(.part(tag.name))
            case UInt8(ascii: "{"): tokens.append(.markup(Self.path(tag.name)))
            default: tokens.append(.value(Self.path(tag.name)))
            }
        }
        if let name { throw .unclosedSection(name) }
        append(bytes[position...], to: &tokens)
        position = bytes.count
        return tokens
    }

    private struct Tag {
        /// The first byte where that is no part of the name; 0 for a value.
        var kind: UInt8
        var name: String
        /// Behind it.
        var end: Int
        var isAlone: Bool
    }

    private func tag(at start: Int) throws(TemplateError) -> Tag {
        let first = start + 2
        guard first < bytes.count else { throw .unclosedTag }
        let kind = "#^/$<>{".utf8.contains(bytes[first]) ? bytes[first] : 0
        let closing = kind == UInt8(ascii: "{") ? "}}}" : "}}"
        guard let close = find(closing, from: first) else { throw .unclosedTag }
        let words = bytes[(kind == 0 ? first : first + 1)..<close]
        let name = String(decoding: words.filter { $0 != UInt8(ascii: " ") }, as: UTF8.self)
        let end = close + closing.utf8.count
        let isValue = kind == 0 || kind == UInt8(ascii: "{")
        return Tag(kind: kind, name: name, end: end, isAlone: !isValue && isAlone(from: start, to: end))
    }

    /// Whether nothing else stands on the line.
    private func isAlone(from start: Int, to end: Int) -> Bool {
        let before = start - blanks(before: start)
        guard before == 0 || bytes[before - 1] == UInt8(ascii: "\n") else { return false }
        let after = bytes[end...].firstIndex { $0 != UInt8(ascii: " ") } ?? bytes.count
        return after == bytes.count || bytes[after] == UInt8(ascii: "\n")
    }

    private func blanks(before end: Int) -> Int {
        bytes[..<end].reversed().prefix { $0 == UInt8(ascii: " ") }.count
    }

    private func afterLine(_ end: Int) -> Int {
        bytes[end...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
    }

    private func find(_ text: String, from start: Int) -> Int? {
        let wanted = Array(text.utf8)
        guard bytes.count >= wanted.count else { return nil }
        return (start...max(start, bytes.count - wanted.count)).first { bytes[$0...].starts(with: wanted) }
    }

    private func append(_ text: ArraySlice<UInt8>, to tokens: inout [Template.Token]) {
        if !text.isEmpty { tokens.append(.text(Array(text))) }
    }

    private static func path(_ name: String) -> Template.Path {
        name.split(separator: ".").map(String.init)
    }
}
