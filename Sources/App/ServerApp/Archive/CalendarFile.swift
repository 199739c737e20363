internal import Calendars
internal import Cryptography

/// Several calendar objects as one iCalendar file, and back: the components keep every byte of theirs.
///
/// Works on lines (RFC 5545 §3.1), not on what they mean: what a program does not understand must not get lost.
enum CalendarFile {
    /// A component of VCALENDAR with all its lines.
    struct Piece: Equatable {
        var kind: String
        /// Of a time zone its TZID, of all others their UID; empty: it has none.
        var key: String
        var lines: [ArraySlice<UInt8>]
        /// The zones that it names.
        var zones: Set<String> = []
    }

    private static let head = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Travlendar+//Archive//EN\r\n"
    private static let tail = "END:VCALENDAR\r\n"

    /// One file of many objects; each time zone stands in it once.
    static func join(_ objects: [[UInt8]]) -> [UInt8] {
        var output = Array(head.utf8)
        var known: Set<String> = []
        for object in objects {
            for piece in pieces(of: object) where piece.kind != "VTIMEZONE" || known.insert(piece.key).inserted {
                write(piece, to: &output)
            }
        }
        return output + Array(tail.utf8)
    }

    /// The objects of a file: the components of each UID, with the time zones that they name, as long as these have no
    /// more than `mostZoneBytes` in all objects together.
    ///
    /// - Returns: in the order of the file, each with a name for it.
    static func split(
        _ file: [UInt8],
        mostZoneBytes: Int = ImportedObject.mostZoneBytes
    ) -> [(name: String, bytes: [UInt8])] {
        let all = pieces(of: file)
        var room = mostZoneBytes
        let zones = Dictionary(all.filter { $0.kind == "VTIMEZONE" }.map { ($0.key, $0) }) { first, _ in first }
        var order: [String] = []
        var objects: [String: [Piece]] = [:]
        for piece in all where piece.kind != "VTIMEZONE" && !piece.key.isEmpty {
            if objects[piece.key] == nil { order.append(piece.key) }
            objects[piece.key, default: []].append(piece)
        }
        return order.map { uid in
            let own = objects[uid] ?? []
            let named = own.reduce(into: Set<String>()) { $0.formUnion($1.zones) }.sorted()
            var defined = named.compactMap { zones[$0] }
            let length = defined.reduce(0) { sum, piece in piece.lines.reduce(sum) { $0 + $1.count + 2 } }
            if length > room { defined = [] } else { room -= length }
            var output = Array(head.utf8)
            for piece in defined + own { write(piece, to: &output) }
            let name = SHA256.hash(of: Array(uid.utf8)).hexadecimal.prefix(32)
            return ("\(name).ics", output + Array(tail.utf8))
        }
    }

    /// Whether a look at the attachments of an object is worth it.
    static func namesAttachments(_ bytes: [UInt8]) -> Bool {
        let word = Array("attach".utf8)
        guard bytes.count >= word.count else { return false }
        return (0...bytes.count - word.count).contains { start in
            word.indices.allSatisfy { bytes[start + $0] | 0x20 == word[$0] }
        }
    }

    private static func write(_ piece: Piece, to output: inout [UInt8]) {
        for line in piece.lines { output += line + [0x0D, 0x0A] }
    }

    static func pieces(of bytes: [UInt8]) -> [Piece] {
        var pieces: [Piece] = []
        var current: Piece?
        var depth = 0
        var logical = ""
        // A line ends at LF, with or without CR; one that begins with a blank goes on the one before (§3.1).
        let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: true).map { line in
            line.last == 0x0D ? line.dropLast() : line
        }
        func finishLine() {
            guard current != nil, depth == 2 || logical.contains(";TZID=") else { return }
            note(logical, in: &current, isOwn: depth == 2)
        }
        for line in lines {
            let isContinued = line.first == 0x20 || line.first == 0x09
            if isContinued {
                logical += String(decoding: line.dropFirst(), as: UTF8.self)
                current?.lines.append(line)
                continue
            }
            finishLine()
            logical = String(decoding: line, as: UTF8.self)
            let upper = logical.uppercased()
            if upper.hasPrefix("BEGIN:") {
                depth += 1
                if depth == 2 { current = Piece(kind: String(upper.dropFirst(6)), key: "", lines: []) }
            }
            current?.lines.append(line)
            if upper.hasPrefix("END:") {
                depth -= 1
                if depth == 1, let piece = current {
                    pieces.append(piece)
                    current = nil
                }
                logical = ""
            }
        }
        return pieces
    }

    /// Takes UID, TZID and the zones of one unfolded line.
    private static func note(_ line: String, in piece: inout Piece?, isOwn: Bool) {
        guard let colon = line.firstIndex(of: ":") else { return }
        let name = line.prefix { $0 != ":" && $0 != ";" }.uppercased()
        let wanted = piece?.kind == "VTIMEZONE" ? "TZID" : "UID"
        if isOwn, name == wanted, piece?.key.isEmpty == true { piece?.key = String(line[line.index(after: colon)...]) }
        for parameter in line.split(separator: ";").dropFirst() where parameter.uppercased().hasPrefix("TZID=") {
            let value = parameter.dropFirst(5)
            let zone =
                value.first == "\"" ? value.dropFirst().prefix { $0 != "\"" } : value.prefix { $0 != ":" }
            piece?.zones.insert(String(zone))
        }
    }
}
