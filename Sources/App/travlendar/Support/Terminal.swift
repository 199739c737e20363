internal import FoundationEssentials
internal import Glibc

/// Output of the commands: results on standard output, everything else on standard error.
enum Terminal {
    static func line(_ text: String = "") {
        write(text + "\n", to: STDOUT_FILENO)
    }

    /// Rows below a header, in columns as wide as their longest cell.
    static func table(_ header: [String], _ rows: [[String]]) {
        let widths = header.indices.map { column in ([header] + rows).map { $0[column].count }.max() ?? 0 }
        for row in [header] + rows {
            let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
            line(String(cells.joined(separator: "  ").reversed().drop { $0 == " " }.reversed()))
        }
    }

    static func bytes(_ bytes: [UInt8]) {
        write(bytes, to: STDOUT_FILENO)
    }

    static func note(_ text: String) {
        write(text + "\n", to: STDERR_FILENO)
    }

    static func error(_ text: String) {
        write("Error: \(text)\n", to: STDERR_FILENO)
    }

    /// Shows progress: on a terminal one line that is overwritten, elsewhere one line at the end of each step.
    static func progress(_ text: String, isLast: Bool = false) {
        if isatty(STDERR_FILENO) == 1 {
            write("\r\u{1B}[K\(text)\(isLast ? "\n" : "")", to: STDERR_FILENO)
        } else if isLast {
            write(text + "\n", to: STDERR_FILENO)
        }
    }

    /// A value as JSON, with sorted keys.
    static func json(_ value: some Encodable, isPretty: Bool = true) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting =
            isPretty ? [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes] : [.sortedKeys, .withoutEscapingSlashes]
        line(String(decoding: try encoder.encode(value), as: UTF8.self))
    }

    private static func write(_ text: String, to descriptor: Int32) {
        write(Array(text.utf8), to: descriptor)
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) {
        var rest = bytes[...]
        while !rest.isEmpty {
            // The system reads the bytes only while the call lasts.
            let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }
}
