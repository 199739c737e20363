internal import ByteText

/// A property of a component: a content line (RFC 5545 §3.1). Read from a document it keeps its bytes until it is
/// changed.
public struct Property: Sendable {
    enum Storage: Sendable {
        case parsed(DocumentSource, Int)
        case written(name: String, parameters: [Parameter], value: String)
    }

    private(set) var storage: Storage

    init(_ source: DocumentSource, line: Int) { storage = .parsed(source, line) }

    /// A new property. The value is raw: for text use ``text(_:_:parameters:)``. Line ends in it are dropped, as no
    /// value has them.
    public init(_ name: String, parameters: [(String, String)] = [], value: String) {
        self.init(name, parameterList: parameters.map { Parameter($0.0, [$0.1]) }, value: value)
    }

    /// A new property with parameters of several values.
    public init(_ name: String, parameterList: [Parameter], value: String) {
        storage = .written(name: name.asciiUppercased, parameters: parameterList, value: Property.oneLine(value))
    }

    /// A new property with a TEXT value, escaped here.
    public static func text(_ name: String, _ text: String, parameters: [(String, String)] = []) -> Property {
        Property(name, parameters: parameters, value: TextEscaping.escape(text))
    }

    /// In upper case.
    public var name: String {
        switch storage {
        case .parsed(let source, let index):
            let line = source.lines[index]
            let buffer = source.buffer(of: line)
            return buffer[Int(line.nameStart)..<Int(line.nameEnd)].uppercasedText
        case .written(let name, _, _): return name
        }
    }

    /// That of the name in upper case.
    var nameHash: UInt32 {
        switch storage {
        case .parsed(let source, let index): source.lines[index].link
        case .written(let name, _, _): NameHash.of(name)
        }
    }

    /// Whether the property has a name, whatever the case.
    public func isNamed(_ name: String) -> Bool { isNamed(name, hash: NameHash.of(name)) }

    func isNamed(_ name: String, hash: UInt32) -> Bool {
        switch storage {
        case .parsed(let source, let index):
            let line = source.lines[index]
            guard line.link == hash, Int(line.nameEnd - line.nameStart) == name.utf8.count else { return false }
            let buffer = source.buffer(of: line)
            var place = Int(line.nameStart)
            for byte in name.utf8 {
                guard buffer[place].asciiUppercased == byte.asciiUppercased else { return false }
                place += 1
            }
            return true
        case .written(let own, _, _): return own.equalsIgnoringASCIICase(name)
        }
    }

    /// The parameters, decoded. Setting them rewrites the line.
    public var parameters: [Parameter] {
        get {
            switch storage {
            case .parsed(let source, let index):
                return Property.parameterBytes(source, index).map(Parameter.parse) ?? []
            case .written(_, let parameters, _): return parameters
            }
        }
        set { storage = .written(name: name, parameters: newValue, value: value) }
    }

    /// The raw value, unfolded, its escapes as they are. Setting it rewrites the line.
    public var value: String {
        get {
            if case .written(_, _, let value) = storage { return value }
            return slice.text
        }
        set { storage = .written(name: name, parameters: parameters, value: Property.oneLine(newValue)) }
    }

    /// The value as TEXT, escapes resolved.
    public var text: String { TextEscaping.unescape(value) }

    /// The value as a list of TEXT, as CATEGORIES has it.
    public var textList: [String] { TextEscaping.split(value).map { TextEscaping.unescape($0) } }

    /// The values of a parameter, joined by commas where it has several; nil when it is absent.
    public func parameter(_ name: String) -> String? {
        parameterValues(name).map { $0.count == 1 ? $0[0] : $0.joined(separator: ",") }
    }

    /// The values of a parameter; nil when it is absent.
    public func parameterValues(_ name: String) -> [String]? {
        // Most properties that are asked have other parameters, or none, or a plain one: those need no decoding.
        if case .parsed(let source, let index) = storage {
            guard let bytes = Property.parameterBytes(source, index), Parameter.mayStand(name, in: bytes) else {
                return nil
            }
            if let value = Parameter.plainValue(name, in: bytes) { return [value] }
        }
        return parameters.first { $0.name.equalsIgnoringASCIICase(name) }?.values
    }

    /// The text between the name and the colon, without the first semicolon; nil if there are no parameters.
    private static func parameterBytes(_ source: DocumentSource, _ index: Int) -> ArraySlice<UInt8>? {
        let line = source.lines[index]
        guard line.hasParameters else { return nil }
        return source.buffer(of: line)[(Int(line.nameEnd) + 1)..<(Int(line.valueStart) - 1)]
    }

    /// Sets a parameter to one value, or removes it.
    public mutating func setParameter(_ name: String, _ value: String?) {
        var list = parameters
        let index = list.firstIndex { $0.name.equalsIgnoringASCIICase(name) }
        switch (index, value) {
        case (let index?, let value?): list[index].values = [value]
        case (let index?, nil): list.remove(at: index)
        case (nil, let value?): list.append(Parameter(name, [value]))
        case (nil, nil): return
        }
        parameters = list
    }

    /// The bytes of the value, unfolded.
    var slice: ByteSlice {
        switch storage {
        case .parsed(let source, let index): return source.value(ofLine: index)
        case .written(_, _, let value):
            let bytes = Array(value.utf8)
            return ByteSlice(bytes: bytes, range: 0..<bytes.count)
        }
    }

    private static func oneLine(_ value: String) -> String {
        guard value.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return value }
        return String(decoding: value.utf8.filter { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
    }
}

extension Property: Equatable {
    /// Whether name, parameters and raw value are the same; folding and line ends do not matter.
    public static func == (left: Property, right: Property) -> Bool {
        if case .parsed(let leftSource, let leftLine) = left.storage,
            case .parsed(let rightSource, let rightLine) = right.storage,
            leftSource === rightSource, leftLine == rightLine
        {
            return true
        }
        return left.name == right.name && left.value == right.value && left.parameters == right.parameters
    }
}
