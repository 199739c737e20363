internal import ByteText

/// A JSON value (RFC 8259) whose objects keep the order of their members.
public enum JSONValue: Hashable, Sendable {
    case null
    case boolean(Bool)
    case integer(Int64)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object(JSONObject)

    /// The text of a string; nil for other values.
    public var string: String? { if case .string(let value) = self { value } else { nil } }
    /// The elements of an array; nil for other values.
    public var array: [JSONValue]? { if case .array(let value) = self { value } else { nil } }
    /// The members of an object; nil for other values.
    public var object: JSONObject? { if case .object(let value) = self { value } else { nil } }
    /// The value of a boolean; nil for other values.
    public var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }

    /// A whole number; a fraction of zero is accepted.
    public var integer: Int? {
        switch self {
        case .integer(let value): Int(value)
        case .number(let value): Int(exactly: value)
        default: nil
        }
    }

    /// The text, without spaces.
    public func serialized() -> [UInt8] {
        var output: [UInt8] = []
        append(to: &output)
        return output
    }

    private func append(to output: inout [UInt8]) {
        switch self {
        case .null: output.append(ascii: "null")
        case .boolean(let value): output.append(text: value ? "true" : "false")
        case .integer(let value): output.append(decimal: value)
        case .number(let value): output.append(text: value.isFinite ? "\(value)" : "null")
        case .string(let value): JSONValue.append(value, to: &output)
        case .array(let values):
            output.append(UInt8(ascii: "["))
            for (index, value) in values.enumerated() {
                if index > 0 { output.append(UInt8(ascii: ",")) }
                value.append(to: &output)
            }
            output.append(UInt8(ascii: "]"))
        case .object(let object):
            output.append(UInt8(ascii: "{"))
            for (index, member) in object.members.enumerated() {
                if index > 0 { output.append(UInt8(ascii: ",")) }
                JSONValue.append(member.name, to: &output)
                output.append(UInt8(ascii: ":"))
                member.value.append(to: &output)
            }
            output.append(UInt8(ascii: "}"))
        }
    }

    private static func append(_ text: String, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                output.append(UInt8(ascii: "\\"))
                output.append(byte)
            case 0x0A: output.append(ascii: "\\n")
            case 0x0D: output.append(ascii: "\\r")
            case 0x09: output.append(ascii: "\\t")
            case 0x00..<0x20:
                output.append(ascii: "\\u00")
                for digit in [byte >> 4, byte & 15] {
                    output.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
                }
            default: output.append(byte)
            }
        }
        output.append(UInt8(ascii: "\""))
    }
}

/// The members of a JSON object, in order; a name that comes again replaces the earlier value when it is set.
public struct JSONObject: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    /// A name with its value.
    public struct Member: Hashable, Sendable {
        /// The member's name.
        public let name: String
        /// The member's value.
        public var value: JSONValue
    }

    /// The members in document order.
    public private(set) var members: [Member] = []

    /// Creates an object without members.
    public init() {}

    /// Creates an object from pairs; a later value replaces an earlier one of the same name.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        for (name, value) in elements { self[name] = value }
    }

    /// Whether there are no members.
    public var isEmpty: Bool { members.isEmpty }

    /// The value of a member; nil if there is none. Setting nil removes it, a new name is appended.
    public subscript(_ name: String) -> JSONValue? {
        get { members.first { $0.name == name }?.value }
        set {
            let index = members.firstIndex { $0.name == name }
            switch (index, newValue) {
            case (let index?, let value?): members[index].value = value
            case (let index?, nil): members.remove(at: index)
            case (nil, let value?): members.append(Member(name: name, value: value))
            case (nil, nil): return
            }
        }
    }

    /// Adds a member without looking whether there is one of its name.
    mutating func append(_ name: String, _ value: JSONValue) { members.append(Member(name: name, value: value)) }
}
