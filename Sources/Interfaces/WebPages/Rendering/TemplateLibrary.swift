/// The templates that may name each other, and how they become pages.
///
/// A value that is absent, or nil in a view without a table of members, is looked for in the values around it. Values
/// are looked up once for each place in a template; what a section is about is told apart once for all that it holds.
struct TemplateLibrary: Sendable {
    private let templates: [String: Template]

    init(_ templates: [String: Template]) { self.templates = templates }

    /// - Returns: UTF-8; nil: there is no template of that name.
    func render(_ name: String, _ view: Any) -> [UInt8]? {
        guard let template = templates[name] else { return nil }
        var renderer = TemplateRenderer(library: self)
        renderer.output.reserveCapacity(32_768)
        renderer.push(view)
        renderer.render(template.tokens)
        return renderer.output
    }

    fileprivate subscript(name: String) -> Template? { templates[name] }
}

/// A value that lists render as one section each.
private protocol TemplateList {
    func forEachElement(_ body: (Any) -> Void)
    var isEmpty: Bool { get }
}

extension Array: TemplateList {
    fileprivate func forEachElement(_ body: (Any) -> Void) { for element in self { body(element) } }
}

private struct TemplateRenderer {
    /// A value that a section is about, as names are looked up in it.
    enum Frame {
        case members(any TemplateMembers)
        case texts([String: String])
        case children(Mirror)
        /// It has no names.
        case plain

        init(_ value: Any) {
            if value is String {
                self = .plain
            } else if let members = value as? any TemplateMembers {
                self = .members(members)
            } else if let texts = value as? [String: String] {
                self = .texts(texts)
            } else {
                self = .children(Mirror(reflecting: value))
            }
        }

        func child(_ name: String) -> Any? {
            switch self {
            case .members(let members): members.child(named: name)
            case .texts(let texts): texts[name]
            case .children(let mirror): mirror.children.first { $0.label == name }.flatMap { unwrapped($0.value) }
            case .plain: nil
            }
        }

        private func unwrapped(_ value: Any) -> Any? {
            let mirror = Mirror(reflecting: value)
            return mirror.displayStyle == .optional ? mirror.children.first?.value : value
        }
    }

    let library: TemplateLibrary
    var output: [UInt8] = []
    private var frames: [(value: Any, frame: Frame)] = []
    /// What pages put into the blocks of their layout.
    private var blocks: [String: [Template.Token]] = [:]

    init(library: TemplateLibrary) { self.library = library }

    mutating func push(_ value: Any) { frames.append((value, Frame(value))) }

    mutating func render(_ tokens: [Template.Token]) {
        for token in tokens { render(token) }
    }

    private mutating func render(_ token: Template.Token) {
        switch token {
        case .text(let bytes): output.append(contentsOf: bytes)
        case .value(let path): if let value = value(at: path) { Markup.escape(Self.text(of: value), into: &output) }
        case .markup(let path):
            if let value = value(at: path) { output.append(contentsOf: Self.text(of: value).utf8) }
        case .section(let path, let tokens): render(tokens, about: value(at: path))
        case .inverted(let path, let tokens): if Self.isNothing(value(at: path)) { render(tokens) }
        case .part(let name): render(library[name]?.tokens ?? [])
        case .layout(let name, let own):
            let outer = blocks
            // What a page inside says is heard before its layout.
            blocks.merge(own) { outer, _ in outer }
            render(library[name]?.tokens ?? [])
            blocks = outer
        case .block(let name, let tokens): render(blocks[name] ?? tokens)
        }
    }

    private mutating func render(_ tokens: [Template.Token], about value: Any?) {
        guard let value, !Self.isNothing(value) else { return }
        if value is Bool {
            render(tokens)
        } else if let list = value as? any TemplateList {
            list.forEachElement { element in
                push(element)
                render(tokens)
                frames.removeLast()
            }
        } else {
            push(value)
            render(tokens)
            frames.removeLast()
        }
    }

    private static func isNothing(_ value: Any?) -> Bool {
        guard let value else { return true }
        if value is String { return false }
        if let flag = value as? Bool { return !flag }
        return (value as? any TemplateList)?.isEmpty ?? false
    }

    private func value(at path: Template.Path) -> Any? {
        guard let name = path.first else { return frames.last?.value }
        for index in frames.indices.reversed() {
            guard var value = frames[index].frame.child(name) else { continue }
            for name in path.dropFirst() {
                guard let child = Frame(value).child(name) else { return nil }
                value = child
            }
            return value
        }
        return nil
    }

    private static func text(of value: Any) -> String { value as? String ?? "\(value)" }
}
