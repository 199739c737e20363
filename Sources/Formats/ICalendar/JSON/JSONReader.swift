internal import ByteText

/// Why bytes are no JSON, and where.
public struct JSONParseError: Error, Hashable, Sendable {
    /// The kind of error.
    public enum Reason: Hashable, Sendable {
        case unexpectedCharacter
        case unexpectedEnd
        case invalidText
        case nestedTooDeep(limit: Int)
        case tooManyBytes(limit: Int)
    }

    /// The offset of the byte, from 0.
    public let offset: Int
    /// The kind of error.
    public let reason: Reason
}

extension JSONParseError: CustomStringConvertible {
    /// The error as text, with its byte offset.
    public var description: String {
        let what =
            switch reason {
            case .unexpectedCharacter: "a character that JSON does not have here"
            case .unexpectedEnd: "the JSON ends too early"
            case .invalidText: "a text that is no Unicode"
            case .nestedTooDeep(let limit): "nested deeper than \(limit)"
            case .tooManyBytes(let limit): "more than \(limit) bytes"
            }
        return "byte \(offset): \(what)"
    }
}

extension JSONValue {
    /// Reads JSON text. Nothing may follow the value but space.
    public init(parsing bytes: [UInt8], limits: Limits = .standard) throws(JSONParseError) {
        guard bytes.count <= limits.bytes else {
            throw JSONParseError(offset: 0, reason: .tooManyBytes(limit: limits.bytes))
        }
        var reader = JSONReader(cursor: ByteCursor(bytes), nesting: limits.nesting * 4)
        self = try reader.value(depth: 0)
        reader.skipSpace()
        guard reader.cursor.isAtEnd else { throw reader.error(.unexpectedCharacter) }
    }
}

private struct JSONReader {
    var cursor: ByteCursor
    let nesting: Int

    func error(_ reason: JSONParseError.Reason) -> JSONParseError {
        JSONParseError(offset: cursor.position, reason: cursor.isAtEnd ? .unexpectedEnd : reason)
    }

    mutating func skipSpace() {
        _ = cursor.prefix { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
    }

    mutating func value(depth: Int) throws(JSONParseError) -> JSONValue {
        guard depth <= nesting else {
            throw JSONParseError(offset: cursor.position, reason: .nestedTooDeep(limit: nesting))
        }
        skipSpace()
        switch cursor.peek {
        case UInt8(ascii: "{"): return .object(try object(depth: depth))
        case UInt8(ascii: "["): return .array(try array(depth: depth))
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .boolean(true))
        case UInt8(ascii: "f"): return try word("false", .boolean(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return try number()
        }
    }

    private mutating func word(_ text: String, _ value: JSONValue) throws(JSONParseError) -> JSONValue {
        for byte in text.utf8 where !cursor.skip(byte) { throw error(.unexpectedCharacter) }
        return value
    }

    private mutating func array(depth: Int) throws(JSONParseError) -> [JSONValue] {
        cursor.position += 1
        var values: [JSONValue] = []
        skipSpace()
        if cursor.skip(UInt8(ascii: "]")) { return values }
        repeat {
            values.append(try value(depth: depth + 1))
            skipSpace()
        } while cursor.skip(UInt8(ascii: ","))
        guard cursor.skip(UInt8(ascii: "]")) else { throw error(.unexpectedCharacter) }
        return values
    }

    private mutating func object(depth: Int) throws(JSONParseError) -> JSONObject {
        cursor.position += 1
        var object = JSONObject()
        skipSpace()
        if cursor.skip(UInt8(ascii: "}")) { return object }
        repeat {
            skipSpace()
            guard cursor.peek == UInt8(ascii: "\"") else { throw error(.unexpectedCharacter) }
            let name = try string()
            skipSpace()
            guard cursor.skip(UInt8(ascii: ":")) else { throw error(.unexpectedCharacter) }
            object.append(name, try value(depth: depth + 1))
            skipSpace()
        } while cursor.skip(UInt8(ascii: ","))
        guard cursor.skip(UInt8(ascii: "}")) else { throw error(.unexpectedCharacter) }
        return object
    }

    private mutating func string() throws(JSONParseError) -> String {
        cursor.position += 1
        var output: [UInt8] = []
        while let byte = cursor.next() {
            switch byte {
            case UInt8(ascii: "\""):
                guard let text = String(validating: output, as: UTF8.self) else { throw error(.invalidText) }
                return text
            case UInt8(ascii: "\\"): try appendEscape(to: &output)
            case 0x00..<0x20: throw error(.unexpectedCharacter)
            default: output.append(byte)
            }
        }
        throw error(.unexpectedEnd)
    }

    private mutating func appendEscape(to output: inout [UInt8]) throws(JSONParseError) {
        switch cursor.next() {
        case UInt8(ascii: "n"): output.append(0x0A)
        case UInt8(ascii: "r"): output.append(0x0D)
        case UInt8(ascii: "t"): output.append(0x09)
        case UInt8(ascii: "b"): output.append(0x08)
        case UInt8(ascii: "f"): output.append(0x0C)
        case UInt8(ascii: "\""): output.append(UInt8(ascii: "\""))
        case UInt8(ascii: "\\"): output.append(UInt8(ascii: "\\"))
        case UInt8(ascii: "/"): output.append(UInt8(ascii: "/"))
        case UInt8(ascii: "u"):
            var code = try hexadecimal()
            if code & 0xFC00 == 0xD800 {
                guard cursor.skip(UInt8(ascii: "\\")), cursor.skip(UInt8(ascii: "u")) else { throw error(.invalidText) }
                let low = try hexadecimal()
                guard low & 0xFC00 == 0xDC00 else { throw error(.invalidText) }
                code = 0x10000 + (code & 0x3FF) << 10 + low & 0x3FF
            }
            guard let scalar = Unicode.Scalar(code) else { throw error(.invalidText) }
            output.append(contentsOf: String(Character(scalar)).utf8)
        default: throw error(.unexpectedCharacter)
        }
    }

    private mutating func hexadecimal() throws(JSONParseError) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let digit = cursor.next()?.hexadecimalValue else { throw error(.unexpectedCharacter) }
            value = value << 4 | UInt32(digit)
        }
        return value
    }

    // number = [ minus ] int [ frac ] [ exp ]
    private mutating func number() throws(JSONParseError) -> JSONValue {
        let range = cursor.prefix { byte in
            byte.isASCIIDigit || byte == 0x2D || byte == 0x2B || byte == 0x2E || byte == 0x65 || byte == 0x45
        }
        let text = cursor.text(range)
        if let integer = Int64(text) { return .integer(integer) }
        guard !range.isEmpty, let number = Double(text), number.isFinite else {
            cursor.position = range.lowerBound
            throw error(.unexpectedCharacter)
        }
        return .number(number)
    }
}
