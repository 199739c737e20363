internal import ByteText

/// A component of a document: its properties and the components inside it, in the order of the document.
///
/// Read from a document it keeps its bytes; a change takes along only the lines it concerns.
public struct Component: Sendable {
    enum Content: Sendable {
        case property(Property)
        case component(Component)
        /// An empty or malformed line.
        case other(DocumentSource, Int)
    }

    struct Edited: Sendable {
        var name: String
        /// The `BEGIN` and `END` lines as they were read.
        var source: (DocumentSource, begin: Int, end: Int)?
        var items: [Content]
    }

    enum Storage: Sendable {
        case parsed(DocumentSource, Int)
        case edited(Edited)
    }

    private(set) var storage: Storage

    init(_ source: DocumentSource, component: Int) { storage = .parsed(source, component) }

    init(_ edited: Edited) { storage = .edited(edited) }

    /// A new component.
    public init(name: String, properties: [Property] = [], components: [Component] = []) {
        let items = properties.map { Content.property($0) } + components.map { Content.component($0) }
        storage = .edited(Edited(name: name.asciiUppercased, source: nil, items: items))
    }

    /// In upper case, for example `VEVENT`.
    public var name: String {
        switch storage {
        case .parsed(let source, let index):
            let line = source.lines[Int(source.components[index].beginLine)]
            let buffer = source.buffer(of: line)
            return DocumentParser.componentName(buffer[Int(line.valueStart)..<Int(line.valueEnd)])
        case .edited(let edited): return edited.name
        }
    }

    /// The line of the file, from 1, in which it begins; nil for one that was not read from a file.
    public var line: Int? {
        let begin: (source: DocumentSource, line: Int)
        switch storage {
        case .parsed(let source, let index): begin = (source, Int(source.components[index].beginLine))
        case .edited(let edited):
            guard let (source, line, _) = edited.source else { return nil }
            begin = (source, line)
        }
        let range = begin.source.rawRange(ofLine: begin.line)
        return DocumentSource.position(of: range.lowerBound, in: begin.source.bytes, newline: begin.source.newline).line
    }

    /// The properties, in order. Setting them keeps the places of the lines between them.
    public var properties: [Property] {
        get {
            var result: [Property] = []
            forEachProperty { property in
                result.append(property)
                return true
            }
            return result
        }
        set {
            var rest = newValue[...]
            var items: [Content] = []
            for item in self.items {
                guard case .property = item else {
                    if case .component = item, !rest.isEmpty, !items.contains(where: \.isComponent) {
                        // Remaining properties precede the first component.
                        let kept = self.items.count { $0.isProperty } - items.count { $0.isProperty }
                        while rest.count > kept, let property = rest.popFirst() { items.append(.property(property)) }
                    }
                    items.append(item)
                    continue
                }
                if let property = rest.popFirst() { items.append(.property(property)) }
            }
            items.append(contentsOf: rest.map { .property($0) })
            self.items = items
        }
    }

    /// The components directly inside, in order. Setting them keeps the places of the lines between them.
    public var components: [Component] {
        get {
            switch storage {
            case .parsed(let source, let index):
                var result: [Component] = []
                var child = index + 1
                let end = Int(source.components[index].subtreeEnd)
                while child < end {
                    result.append(Component(source, component: child))
                    child = Int(source.components[child].subtreeEnd)
                }
                return result
            case .edited(let edited):
                return edited.items.compactMap { if case .component(let component) = $0 { component } else { nil } }
            }
        }
        set { items = Component.replacingComponents(in: items, by: newValue) }
    }

    static func replacingComponents(in items: [Content], by components: [Component]) -> [Content] {
        var rest = components[...]
        var result: [Content] = []
        for item in items {
            guard item.isComponent else {
                result.append(item)
                continue
            }
            if let component = rest.popFirst() { result.append(.component(component)) }
        }
        return result + rest.map { .component($0) }
    }

    /// The first property of a name (any case), or nil.
    public func first(_ name: String) -> Property? {
        let hash = NameHash.of(name)
        var found: Property?
        forEachProperty(hash: hash) { property in
            guard property.isNamed(name, hash: hash) else { return true }
            found = property
            return false
        }
        return found
    }

    /// The properties of a name (any case), in order.
    public func all(_ name: String) -> [Property] {
        let hash = NameHash.of(name)
        var found: [Property] = []
        forEachProperty(hash: hash) { property in
            if property.isNamed(name, hash: hash) { found.append(property) }
            return true
        }
        return found
    }

    /// The components of a name directly inside.
    public func components(named name: String) -> [Component] {
        components.filter { $0.name.equalsIgnoringASCIICase(name) }
    }

    /// Puts the property in the place of the first one of its name, and removes further ones; appends it when there is
    /// none.
    public mutating func set(_ property: Property) {
        let name = property.name
        let hash = NameHash.of(name)
        var isPlaced = false
        var result: [Content] = []
        for item in items {
            guard case .property(let old) = item, old.isNamed(name, hash: hash) else {
                result.append(item)
                continue
            }
            if !isPlaced { result.append(.property(property)) }
            isPlaced = true
        }
        items = result
        if !isPlaced { append(property) }
    }

    /// Adds a property after the last one.
    public mutating func append(_ property: Property) {
        let place = items.lastIndex(where: \.isProperty).map { $0 + 1 } ?? 0
        items.insert(.property(property), at: place)
    }

    /// Adds a component at the end.
    public mutating func append(_ component: Component) { items.append(.component(component)) }

    /// Adds components at the end.
    public mutating func append(contentsOf components: [Component]) {
        items.append(contentsOf: components.map { .component($0) })
    }

    /// The component with other properties, which precede everything else in it.
    func replacingProperties(by properties: [Property]) -> Component {
        var result = self
        result.items = properties.map { .property($0) } + items.filter { !$0.isProperty }
        return result
    }

    /// Removes the properties of a name; the others keep their bytes.
    public mutating func remove(_ name: String) {
        guard first(name) != nil else { return }
        removeProperties { $0.isNamed(name) }
    }

    /// Removes the properties that the test accepts.
    public mutating func removeProperties(where test: (Property) -> Bool) {
        items.removeAll { if case .property(let property) = $0 { test(property) } else { false } }
    }

    /// Removes the components directly inside that the test accepts.
    public mutating func removeComponents(where test: (Component) -> Bool) {
        items.removeAll { if case .component(let component) = $0 { test(component) } else { false } }
    }

    /// Everything inside, in order. Setting it makes the component an edited one.
    var items: [Content] {
        get {
            switch storage {
            case .parsed(let source, let index): return Component.items(source, component: index)
            case .edited(let edited): return edited.items
            }
        }
        _modify {
            var edited = self.edited
            // Releases the value before changing it, so that it is changed in place and not copied.
            storage = .edited(Edited(name: "", source: nil, items: []))
            defer { storage = .edited(edited) }
            yield &edited.items
        }
    }

    /// Its lines and what is inside, for changes.
    var edited: Edited {
        switch storage {
        case .parsed(let source, let index):
            let span = source.components[index]
            let lines = (source, begin: Int(span.beginLine), end: Int(span.endLine))
            return Edited(name: name, source: lines, items: Component.items(source, component: index))
        case .edited(let edited): return edited
        }
    }

    private static func items(_ source: DocumentSource, component: Int) -> [Content] {
        var result: [Content] = []
        let span = source.components[component]
        var line = Int(span.beginLine) + 1
        while line < Int(span.endLine) {
            switch source.lines[line].kind {
            case .property: result.append(.property(Property(source, line: line)))
            case .begin:
                let child = Int(source.lines[line].link)
                result.append(.component(Component(source, component: child)))
                line = Int(source.components[child].endLine)
            case .end, .other: result.append(.other(source, line))
            }
            line += 1
        }
        return result
    }

    /// Calls the body for each property until it returns false. With a hash, properties of other names may be left out.
    private func forEachProperty(hash: UInt32? = nil, _ body: (Property) -> Bool) {
        switch storage {
        case .parsed(let source, let index):
            let span = source.components[index]
            var line = Int(span.beginLine) + 1
            while line < Int(span.endLine) {
                let record = source.lines[line]
                switch record.kind {
                case .property:
                    if hash == nil || hash == record.link, !body(Property(source, line: line)) { return }
                case .begin: line = Int(source.components[Int(record.link)].endLine)
                case .end, .other: break
                }
                line += 1
            }
        case .edited(let edited):
            for case .property(let property) in edited.items where !body(property) { return }
        }
    }
}

extension Component.Content {
    var isProperty: Bool { if case .property = self { true } else { false } }
    var isComponent: Bool { if case .component = self { true } else { false } }
}

extension Component: Equatable {
    /// Whether name, properties and components are the same, each in order; folding, line ends and empty lines do not
    /// matter.
    public static func == (left: Component, right: Component) -> Bool {
        left.name == right.name && left.properties == right.properties && left.components == right.components
    }
}
