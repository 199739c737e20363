/// A value of the configuration file.
package enum ConfigurationValue: Equatable, Sendable {
    case text(String)
    case integer(Int)
    case flag(Bool)
    case list([String])
}

/// The lines of a configuration file: `name.of.setting = value` in the syntax of TOML, of which it takes dotted keys,
/// strings, integers, booleans, arrays of strings and comments.
package struct ConfigurationFile: Equatable, Sendable {
    package struct ConfigurationLine: Equatable, Sendable {
        package var key: String
        package var value: ConfigurationValue
        package var line: Int
    }

    package private(set) var entries: [ConfigurationLine] = []
    package private(set) var problems: [ConfigurationProblem] = []

    private var bytes: [UInt8]
    private var offset = 0
    private var line = 1
    private let name: String

    /// Reads the whole file; unreadable lines become problems.
    package init(parsing bytes: [UInt8], name: String) {
        self.bytes = bytes
        self.name = name
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
        while offset < bytes.count {
            let start = line
            do {
                if let entry = try readLine() { add(entry) }
            } catch {
                problems.append(ConfigurationProblem(place: "\(name):\(start)", message: error.message))
                skipLine()
            }
        }
        self.bytes = []
    }

    private struct SyntaxError: Error {
        var message: String
    }

    private mutating func add(_ entry: ConfigurationLine) {
        if let first = entries.first(where: { $0.key == entry.key }) {
            let message = "\(entry.key) stands in line \(first.line) already; remove one of the two."
            problems.append(ConfigurationProblem(place: "\(name):\(entry.line)", message: message))
        } else {
            entries.append(entry)
        }
    }

    // line = ws [ key ws "=" ws value ws ] [ comment ] newline
    private mutating func readLine() throws(SyntaxError) -> ConfigurationLine? {
        skipBlanks()
        let start = line
        var entry: ConfigurationLine?
        switch current {
        case nil, UInt8(ascii: "\n"), UInt8(ascii: "#"): break
        case UInt8(ascii: "["):
            throw SyntaxError(
                message: "Sections are not used here; write the whole name on each line, as in server.port = 8443."
            )
        default:
            let key = try readKey()
            skipBlanks()
            guard current == UInt8(ascii: "=") else {
                throw SyntaxError(message: "After \(key) there must be = and a value.")
            }
            offset += 1
            skipBlanks()
            entry = ConfigurationLine(key: key, value: try readValue(of: key), line: start)
        }
        skipBlanks()
        if current == UInt8(ascii: "#") {
            while let byte = current, byte != UInt8(ascii: "\n") { offset += 1 }
        }
        guard current == nil || current == UInt8(ascii: "\n") else {
            throw SyntaxError(
                message: "There is something after the value; text goes between quotes, a comment after #."
            )
        }
        skipLine()
        return entry
    }

    private mutating func readKey() throws(SyntaxError) -> String {
        var key: [UInt8] = []
        while let byte = current, Self.isKeyByte(byte) {
            key.append(byte)
            offset += 1
        }
        guard !key.isEmpty else {
            throw SyntaxError(message: "A line must begin with the name of a setting, or with # as a comment.")
        }
        return String(decoding: key, as: UTF8.self)
    }

    private mutating func readValue(of key: String) throws(SyntaxError) -> ConfigurationValue {
        switch current {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return .text(try readText())
        case UInt8(ascii: "["): return .list(try readList(of: key))
        default:
            var word: [UInt8] = []
            while let byte = current, Self.isKeyByte(byte) || byte == UInt8(ascii: "+") {
                word.append(byte)
                offset += 1
            }
            let text = String(decoding: word, as: UTF8.self)
            if text == "true" || text == "false" { return .flag(text == "true") }
            if let number = Int(text.replacing("_", with: "")) { return .integer(number) }
            throw SyntaxError(
                message: text.isEmpty
                    ? "\(key) needs a value." : "The value of \(key) must stand between quotes: \(key) = \"\(text)…\"."
            )
        }
    }

    private mutating func readList(of key: String) throws(SyntaxError) -> [String] {
        offset += 1
        var items: [String] = []
        while true {
            skipBlanksAndLines()
            switch current {
            case UInt8(ascii: "]"):
                offset += 1
                return items
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                items.append(try readText())
                skipBlanksAndLines()
                if current == UInt8(ascii: ",") { offset += 1 }
            case nil: throw SyntaxError(message: "The list of \(key) does not end; add a ].")
            default: throw SyntaxError(message: "The list of \(key) holds texts between quotes: [\"a\", \"b\"].")
            }
        }
    }

    private mutating func readText() throws(SyntaxError) -> String {
        let quote = current
        offset += 1
        var text: [UInt8] = []
        while let byte = current, byte != UInt8(ascii: "\n") {
            offset += 1
            if byte == quote {
                guard let valid = String(validating: text, as: UTF8.self) else {
                    throw SyntaxError(message: "This text is not UTF-8.")
                }
                return valid
            }
            guard byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") else {
                text.append(byte)
                continue
            }
            switch current {
            case UInt8(ascii: "\\"), UInt8(ascii: "\""): text.append(bytes[offset])
            case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
            case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
            default: throw SyntaxError(message: "In a text, write a backslash as \\\\.")
            }
            offset += 1
        }
        throw SyntaxError(message: "This text has no closing quote on its line.")
    }

    private var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private mutating func skipBlanks() {
        while let byte = current, byte == 0x20 || byte == 0x09 || byte == 0x0D { offset += 1 }
    }

    private mutating func skipBlanksAndLines() {
        while true {
            skipBlanks()
            if current == UInt8(ascii: "#") {
                while let byte = current, byte != UInt8(ascii: "\n") { offset += 1 }
            }
            guard current == UInt8(ascii: "\n") else { return }
            offset += 1
            line += 1
        }
    }

    private mutating func skipLine() {
        while let byte = current {
            offset += 1
            if byte == UInt8(ascii: "\n") { break }
        }
        line += 1
    }

    private static func isKeyByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
