import Foundation
import TestSupport

/// A file of the shared corpus of real calendars.
struct CorpusFile: Sendable {
    let path: String
    /// Made bad on purpose, or no whole calendar.
    let isBad: Bool

    /// The rows of the corpus' manifest.
    static func all() throws -> [CorpusFile] {
        let manifest = String(decoding: try bytes("MANIFEST.tsv"), as: UTF8.self)
        return manifest.split(separator: "\n").dropFirst().map { row in
            let fields = row.split(separator: "\t", omittingEmptySubsequences: false)
            return CorpusFile(
                path: String(fields[0]),
                isBad: fields[5] == "malformed" || fields[7].split(separator: ",").contains("fragment")
            )
        }
    }

    private static func bytes(_ name: String) throws -> [UInt8] {
        try [UInt8](Data(contentsOf: URL(filePath: SharedData.path("corpora/ics/" + name))))
    }

    /// The objects that a client would store: the file itself where it is one object, else each UID of each calendar
    /// with the zones of that calendar, in the very bytes of the file, without METHOD.
    func objects() throws -> [[UInt8]] {
        let whole = try Self.bytes(path)
        let calendars = Self.calendars(in: whole)
        guard calendars.count > 1 || calendars.contains(where: { $0.groups.count > 1 || $0.hasMethod }) else {
            return [whole]
        }
        return calendars.flatMap { calendar in
            calendar.groups.map { Array((calendar.head + calendar.zones + $0.lines + calendar.tail).joined()) }
        }
    }

    fileprivate struct Calendar {
        var head: [[UInt8]] = []
        var zones: [[UInt8]] = []
        var groups: [(key: [String], lines: [[UInt8]])] = []
        var tail: [[UInt8]] = []
        var hasMethod = false
    }

    private static func calendars(in bytes: [UInt8]) -> [Calendar] {
        var calendars: [Calendar] = []
        var component: (kind: String, uid: String, lines: [[UInt8]]) = ("", "", [])
        var depth = 0
        for line in lines(of: bytes) {
            let text = String(decoding: line, as: UTF8.self).replacing(/\r?\n[ \t]/, with: "")
            let parts = text.split(separator: ":", maxSplits: 1)
            let name = parts.first?.split(separator: ";").first.map { $0.uppercased() } ?? ""
            let value = parts.last?.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
            if name == "BEGIN" {
                depth += 1
                if depth == 1 { calendars.append(Calendar()) }
                if depth == 2 { component = (value.uppercased(), "", []) }
            }
            guard !calendars.isEmpty else { continue }
            let last = calendars.count - 1
            if depth <= 1 {
                if name == "METHOD" {
                    calendars[last].hasMethod = true
                } else if name == "END" || !calendars[last].tail.isEmpty {
                    calendars[last].tail.append(line)
                } else {
                    calendars[last].head.append(line)
                }
            } else {
                component.lines.append(line)
                if depth == 2, name == "UID" { component.uid = value }
            }
            guard name == "END" else { continue }
            if depth == 2 { calendars[last].add(component) }
            depth -= 1
        }
        return calendars
    }

    /// Content lines with their folds and line ends.
    private static func lines(of bytes: [UInt8]) -> [[UInt8]] {
        var lines: [[UInt8]] = []
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) where !line.isEmpty {
            let line = Array(line) + (line.endIndex < bytes.endIndex ? [UInt8(ascii: "\n")] : [])
            if let first = line.first, first == UInt8(ascii: " ") || first == UInt8(ascii: "\t"), !lines.isEmpty {
                lines[lines.count - 1] += line
            } else {
                lines.append(line)
            }
        }
        return lines
    }
}

extension CorpusFile.Calendar {
    fileprivate mutating func add(_ component: (kind: String, uid: String, lines: [[UInt8]])) {
        guard component.kind != "VTIMEZONE" else {
            zones += component.lines
            return
        }
        let key = [component.kind, component.uid]
        if let index = groups.firstIndex(where: { $0.key == key }) {
            groups[index].lines += component.lines
        } else {
            groups.append((key, component.lines))
        }
    }
}
