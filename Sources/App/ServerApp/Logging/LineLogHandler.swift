internal import FoundationEssentials
internal import Glibc
package import Logging

/// Writes each event as one line to the standard error: for people, or as a JSON object.
package struct LineLogHandler: LogHandler {
    package var metadata: Logger.Metadata = [:]
    package var metadataProvider: Logger.MetadataProvider?
    /// A level of its own; without one, the level of the process.
    package var logLevel: Logger.Level {
        get { ownLevel ?? LogLevel.shared.level }
        set { ownLevel = newValue }
    }

    private var ownLevel: Logger.Level?
    private let label: String
    private let format: Configuration.LogFormat
    private let output: @Sendable (String) -> Void

    package init(
        label: String,
        level: Logger.Level? = nil,
        format: Configuration.LogFormat,
        output: @escaping @Sendable (String) -> Void = LineLogHandler.writeToStandardError
    ) {
        self.label = label
        ownLevel = level
        self.format = format
        self.output = output
    }

    package subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    package func log(event: LogEvent) {
        var all = metadata
        if let provided = metadataProvider?.get() { all.merge(provided) { _, new in new } }
        if let given = event.metadata { all.merge(given) { _, new in new } }
        let pairs = all.map { (key: $0.key, value: "\($0.value)") }.sorted { $0.key < $1.key }
        let time = Date().formatted(.iso8601.year().month().day().time(includingFractionalSeconds: true))
        switch format {
        case .text:
            let details = pairs.map { " \($0.key)=\(Self.plain($0.value))" }.joined()
            output("\(time) \(event.level.rawValue) \(Self.oneLine("\(event.message)"))\(details)\n")
        case .json:
            var fields = [
                ("time", time), ("level", event.level.rawValue), ("logger", label), ("message", "\(event.message)"),
            ]
            fields += pairs.map { ($0.key, $0.value) }
            output("{" + fields.map { "\(Self.quoted($0.0)):\(Self.quoted($0.1))" }.joined(separator: ",") + "}\n")
        }
    }

    /// One system call per line, so that lines of several threads do not mix.
    package static func writeToStandardError(_ line: String) {
        let bytes = Array(line.utf8)
        // The system reads `bytes` only while the call lasts.
        _ = unsafe bytes.withUnsafeBytes { unsafe write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }

    private static func oneLine(_ text: String) -> String {
        String(decoding: text.utf8.map { $0 < 0x20 ? 0x20 : $0 }, as: UTF8.self)
    }

    private static func plain(_ text: String) -> String {
        let isPlain =
            !text.isEmpty && text.utf8.allSatisfy { $0 > 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "=") }
        return isPlain ? text : quoted(text)
    }

    /// A JSON string (RFC 8259 §7).
    private static func quoted(_ text: String) -> String {
        var result: [UInt8] = [UInt8(ascii: "\"")]
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): result += [UInt8(ascii: "\\"), byte]
            case 0x0A: result += Array("\\n".utf8)
            case 0..<0x20:
                let digits = String(byte, radix: 16)
                result += Array("\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8)
            default: result.append(byte)
            }
        }
        result.append(UInt8(ascii: "\""))
        return String(decoding: result, as: UTF8.self)
    }
}
