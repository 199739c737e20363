internal import ByteText

/// Why JSON is no jCal.
public enum JCalError: Error, Hashable, Sendable {
    case notJSON(JSONParseError)
    /// Not the shape of RFC 7265; the path names array positions from the outside.
    case malformed(path: [Int])
    case nestedTooDeep(limit: Int)
}

extension JCalError: CustomStringConvertible {
    /// The error as text, with the position in the arrays.
    public var description: String {
        switch self {
        case .notJSON(let error): "\(error)"
        case .malformed(let path):
            path.isEmpty
                ? "not a jCal array: [name, [properties], [components]]"
                : "what stands at [\(path.map(String.init).joined(separator: "]["))] is no jCal component or property"
        case .nestedTooDeep(let limit): "components nested deeper than \(limit)"
        }
    }
}

/// The JSON form of iCalendar (RFC 7265).
public enum JCal {
    /// The document as jCal: one array, or an array of them where there are several outermost components.
    public static func value(of document: CalendarDocument) -> JSONValue {
        let components = document.components.map { value(of: $0) }
        return components.count == 1 ? components[0] : .array(components)
    }

    /// One component: its name, its properties, its components.
    public static func value(of component: Component) -> JSONValue {
        .array([
            .string(component.name.asciiLowercased),
            .array(component.properties.map { value(of: $0) }),
            .array(component.components.map { value(of: $0) }),
        ])
    }

    static func value(of property: Property) -> JSONValue {
        let parts = JCalProperty(property)
        var parameters = JSONObject()
        for parameter in parts.parameters {
            let values = parameter.values.map { JSONValue.string($0) }
            parameters.append(parameter.name.asciiLowercased, values.count == 1 ? values[0] : .array(values))
        }
        return .array([.string(parts.name), .object(parameters), .string(parts.type)] + parts.values)
    }

    /// The document that some jCal means.
    public static func document(
        parsing bytes: [UInt8],
        limits: Limits = .standard
    ) throws(JCalError) -> CalendarDocument {
        let value: JSONValue
        do throws(JSONParseError) {
            value = try JSONValue(parsing: bytes, limits: limits)
        } catch { throw .notJSON(error) }
        return try document(value, limits: limits)
    }

    /// Converts a jCal value (RFC 7265) to a document. Throws ``JCalError``.
    public static func document(_ value: JSONValue, limits: Limits = .standard) throws(JCalError) -> CalendarDocument {
        guard let array = value.array, let first = array.first else { throw .malformed(path: []) }
        guard first.string == nil else { return CalendarDocument([try component(value, [], limits)]) }
        var components: [Component] = []
        for (index, item) in array.enumerated() { components.append(try component(item, [index], limits)) }
        return CalendarDocument(components)
    }

    private static func component(
        _ value: JSONValue,
        _ path: [Int],
        _ limits: Limits
    ) throws(JCalError) -> Component {
        guard path.count <= limits.nesting * 2 else { throw .nestedTooDeep(limit: limits.nesting) }
        guard let parts = value.array, parts.count == 3, let name = parts[0].string, isName(name),
            let properties = parts[1].array, let components = parts[2].array
        else { throw .malformed(path: path) }
        var list: [Property] = []
        for (index, item) in properties.enumerated() { list.append(try property(item, path + [1, index])) }
        var inside: [Component] = []
        for (index, item) in components.enumerated() {
            inside.append(try component(item, path + [2, index], limits))
        }
        return Component(name: name, properties: list, components: inside)
    }

    private static func property(_ value: JSONValue, _ path: [Int]) throws(JCalError) -> Property {
        guard let parts = value.array, parts.count >= 4, let name = parts[0].string, isPropertyName(name),
            let object = parts[1].object, let type = parts[2].string
        else { throw .malformed(path: path) }
        var parameters: [Parameter] = []
        for member in object.members {
            let values = (member.value.array ?? [member.value]).map { value in
                value.string ?? value.integer.map { "\($0)" } ?? value.boolean.map { $0 ? "TRUE" : "FALSE" }
            }
            guard isName(member.name), !values.contains(nil) else { throw .malformed(path: path) }
            parameters.append(Parameter(member.name, values.compactMap { $0 }))
        }
        let whole = JCalProperty(name: name, parameters: parameters, type: type, values: Array(parts[3...]))
        guard let property = whole.property() else { throw .malformed(path: path) }
        return property
    }

    /// `BEGIN` and `END` would be the bounds of a component.
    private static func isPropertyName(_ text: String) -> Bool {
        isName(text) && !text.equalsIgnoringASCIICase("BEGIN") && !text.equalsIgnoringASCIICase("END")
    }

    /// Whether a text can be a name in a content line.
    private static func isName(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy {
                $0.isASCIIAlphanumeric || $0 == 0x2D || $0 == 0x5F || $0 == 0x2E || $0 >= 0x80
            }
    }
}
