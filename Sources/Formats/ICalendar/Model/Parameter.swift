internal import ByteText

/// A parameter of a property (RFC 5545 §3.2) with its values, decoded (RFC 6868).
public struct Parameter: Hashable, Sendable {
    /// In upper case.
    public let name: String
    /// The values, decoded, in order.
    public var values: [String]

    /// Creates a parameter; the name is converted to upper case.
    public init(_ name: String, _ values: [String]) {
        self.name = name.asciiUppercased
        self.values = values
    }

    /// Parses the text between the name and the colon of a content line, without the first semicolon.
    static func parse(_ bytes: ArraySlice<UInt8>) -> [Parameter] {
        var parameters: [Parameter] = []
        var offset = bytes.startIndex
        while offset < bytes.endIndex {
            let nameStart = offset
            while offset < bytes.endIndex, bytes[offset] != 0x3D, bytes[offset] != 0x3B { offset += 1 }
            let name = String(decoding: bytes[nameStart..<offset], as: UTF8.self)
            var values: [String] = []
            if offset < bytes.endIndex, bytes[offset] == 0x3D {
                repeat {
                    offset += 1
                    values.append(value(bytes, &offset))
                } while offset < bytes.endIndex && bytes[offset] == 0x2C
            }
            if !name.isEmpty || !values.isEmpty { parameters.append(Parameter(name, values)) }
            offset += 1
        }
        return parameters
    }

    /// False where no parameter has the name, without decoding any; true where one may.
    static func mayStand(_ name: String, in bytes: ArraySlice<UInt8>) -> Bool {
        let name = name.utf8
        var start = bytes.startIndex
        while start + name.count <= bytes.endIndex {
            if stands(name, at: start, in: bytes) { return true }
            guard let semicolon = bytes[start...].firstIndex(of: UInt8(ascii: ";")) else { return false }
            start = semicolon + 1
        }
        return false
    }

    /// The value of the first parameter, where that has the name and one value without quotes or escapes; nil elsewhere.
    static func plainValue(_ name: String, in bytes: ArraySlice<UInt8>) -> String? {
        let name = name.utf8
        let start = bytes.startIndex + name.count + 1
        guard start < bytes.endIndex, bytes[start - 1] == UInt8(ascii: "="),
            stands(name, at: bytes.startIndex, in: bytes)
        else { return nil }
        var end = start
        while end < bytes.endIndex, bytes[end] != UInt8(ascii: ";") {
            switch bytes[end] {
            case UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: "^"), UInt8(ascii: "\\"): return nil
            default: end += 1
            }
        }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// Whether a name stands at an offset from which on there are bytes enough for it.
    private static func stands(_ name: String.UTF8View, at start: Int, in bytes: ArraySlice<UInt8>) -> Bool {
        var offset = start
        for byte in name {
            guard bytes[offset].asciiUppercased == byte.asciiUppercased else { return false }
            offset += 1
        }
        return true
    }

    /// One value up to the comma or semicolon after it; quotes hide both.
    private static func value(_ bytes: ArraySlice<UInt8>, _ offset: inout Int) -> String {
        var isQuoted = false
        var output: [UInt8] = []
        while offset < bytes.endIndex {
            let byte = bytes[offset]
            if byte == UInt8(ascii: "\"") {
                isQuoted.toggle()
            } else if !isQuoted, byte == 0x2C || byte == 0x3B {
                // Apple's programs escape with a backslash instead of quoting.
                guard !output.isEmpty, bytes[offset - 1] == UInt8(ascii: "\\") else { break }
                output[output.count - 1] = byte
            } else {
                output.append(byte)
            }
            offset += 1
        }
        return TextEscaping.decodeParameter(String(decoding: output, as: UTF8.self))
    }

    func append(to output: inout [UInt8]) {
        output.append(UInt8(ascii: ";"))
        output.append(text: name)
        output.append(UInt8(ascii: "="))
        for (index, value) in values.enumerated() {
            if index > 0 { output.append(UInt8(ascii: ",")) }
            TextEscaping.appendParameter(value, to: &output)
        }
    }
}
