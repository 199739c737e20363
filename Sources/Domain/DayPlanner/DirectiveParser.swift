internal import TripModel

/// Reads hashtags out of free text, in all languages that we have at once.
///
/// A tag begins at the start of the text or after white space or an opening bracket, so `C#bike` and a fragment of a
/// URL are none. Case does not matter. Unknown tags mean nothing. Where two tags of one sort stand, both modes count,
/// and the last value wins. A value stands behind a colon, blanks, or both.
package struct DirectiveParser: Sendable {
    private static let modes: [String: TravelMode] = [
        "ebike": .bicycle, "publictransport": .transit, "trasportopubblico": .transit, "mezzipubblici": .transit,
        "bike": .bicycle, "bicycle": .bicycle, "cycle": .bicycle, "bici": .bicycle, "bicicletta": .bicycle,
        "car": .car, "drive": .car, "auto": .car, "macchina": .car,
        "motorbike": .motorbike, "motorcycle": .motorbike, "moto": .motorbike, "scooter": .motorbike,
        "transit": .transit, "bus": .transit, "tram": .transit, "metro": .transit, "train": .transit,
        "mezzi": .transit, "autobus": .transit, "treno": .transit,
        "taxi": .taxi, "cab": .taxi,
        "walk": .foot, "foot": .foot, "piedi": .foot, "apiedi": .foot,
        "carsharing": .carSharing, "bikesharing": .bikeSharing,
    ]
    private static let savedNames: [String: Directives.SavedName] = [
        "home": .home, "casa": .home, "office": .office, "ufficio": .office, "work": .office, "lavoro": .office,
    ]
    private static let noTravel: Set<String> = ["notravel", "notrip", "noviaggio", "senzaviaggio"]
    private static let arrangedBySelf: Set<String> = ["self", "myself", "dasolo", "dasola"]
    private static let origin: Set<String> = ["from", "da"]
    private static let flexible: Set<String> = ["flex", "flexible", "flessibile"]
    private static let stay: Set<String> = ["stay", "pernotto", "pernottamento", "soggiorno"]
    private static let buffer: Set<String> = ["buffer", "anticipo", "margine"]
    private static let passengers: Set<String> = [
        "persons", "people", "passengers", "persone", "passeggeri",
    ]
    /// Text beyond this many bytes is not read.
    private static let maximumBytes = 65_536
    private static let maximumBufferSeconds: Int64 = 6 * 3_600
    /// Of a text that names a place.
    private static let maximumOriginBytes = 200

    /// All that we understand.
    static let names = Set(modes.keys).union(savedNames.keys).union(noTravel).union(arrangedBySelf).union(origin)
        .union(flexible).union(stay).union(buffer).union(passengers)

    /// Whether we understand a tag, given in lower case and without `#`.
    package static func isTag(_ name: String) -> Bool { names.contains(name) }

    /// Whether what follows this tag on its line is a place.
    package static func isOrigin(_ name: String) -> Bool { origin.contains(name) }

    /// The name that a saved place has in our two languages, when `text` is one (`home`, `Casa`, `Ufficio`).
    package static func savedName(_ text: String) -> Directives.SavedName? { savedNames[text.lowercased()] }

    /// The directives of several texts together; of each, the first 64 KiB are read.
    package static func directives(in texts: String...) -> Directives {
        var directives = Directives()
        for text in texts { read(text.utf8.prefix(maximumBytes), into: &directives) }
        return directives
    }

    /// A title without the tags in it that we understand and their values: "Work #bike" is "Work". One that is nothing
    /// else stays as it is.
    package static func title(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "#")) else { return text }
        var kept: [UInt8] = []
        var rest = text.utf8[...]
        var isBoundary = true
        while let byte = rest.first {
            var ahead = rest.dropFirst()
            if byte == UInt8(ascii: "#"), isBoundary {
                var directives = Directives()
                readTag(&ahead, into: &directives)
                if !directives.unread.isEmpty || directives == Directives() { kept += rest[..<ahead.startIndex] }
            } else {
                kept.append(byte)
            }
            rest = ahead
            isBoundary = isWhite(byte) || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[")
        }
        let words = String(decoding: kept, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        let title = words.filter { !["()", "[]"].contains($0) }.joined(separator: " ")
        return title.isEmpty ? text : title
    }

    private static func read(_ bytes: Substring.UTF8View.SubSequence, into directives: inout Directives) {
        var rest = bytes
        var isBoundary = true
        while let byte = rest.first {
            rest = rest.dropFirst()
            if byte == UInt8(ascii: "#"), isBoundary {
                readTag(&rest, into: &directives)
            }
            isBoundary = isWhite(byte) || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[")
        }
    }

    // tag = "#" 1*(ALPHA / DIGIT) [ [ ":" ] *blank value ]
    private static func readTag(_ rest: inout Substring.UTF8View.SubSequence, into directives: inout Directives) {
        let nameBytes = rest.prefix { isNameByte($0) }
        rest = rest.dropFirst(nameBytes.count)
        let written = String(decoding: nameBytes, as: UTF8.self)
        let name = written.lowercased()
        if flexible.contains(name) {
            let found = readFlexible(&rest)
            directives.flexible = found ?? directives.flexible
            if found == nil { directives.unread.append("#" + written) }
        } else if origin.contains(name) {
            let found = readOrigin(&rest)
            directives.origin = found ?? directives.origin
            if found == nil { directives.unread.append("#" + written) }
        } else if buffer.contains(name) {
            if rest.first == UInt8(ascii: ":") { rest = rest.dropFirst() }
            var ahead = rest
            let value = word(&ahead)
            if let seconds = duration(value) {
                directives.bufferSeconds = min(seconds, maximumBufferSeconds)
                rest = ahead
            } else {
                let told = value.hasPrefix("#") ? "" : String(value.prefix(20))
                directives.unread.append(told.isEmpty ? "#" + written : "#\(written) \(told)")
            }
        } else if passengers.contains(name) {
            let (count, told) = readCount(&rest)
            directives.passengers = count ?? directives.passengers
            if count == nil { directives.unread.append(told.isEmpty ? "#" + written : "#\(written) \(told)") }
        } else if names.contains(name), rest.first != UInt8(ascii: ":"), rest.first != UInt8(ascii: "-") {
            apply(name, to: &directives)
        } else {
            let tail = rest.prefix { !isWhite($0) && !",;.!?()[]\"#".utf8.contains($0) }
            let whole = written + String(decoding: tail, as: UTF8.self)
            rest = rest.dropFirst(tail.count)
            if TagSpelling.looksLikeOurs(whole) { directives.unread.append("#" + whole.prefix(40)) }
        }
    }

    // count = [ ":" ] *blank 1*2DIGIT
    private static func readCount(_ rest: inout Substring.UTF8View.SubSequence) -> (count: Int?, told: String) {
        if rest.first == UInt8(ascii: ":") { rest = rest.dropFirst() }
        var ahead = rest
        let value = word(&ahead)
        guard (1...2).contains(value.utf8.count), let count = Int(value),
            TravelPreferences.passengerCounts.contains(count)
        else { return (nil, value.hasPrefix("#") ? "" : String(value.prefix(20))) }
        rest = ahead
        return (count, value)
    }

    // origin = ( ":" / blank ) *blank ( DQUOTE *not-quote DQUOTE / *( not-newline ) ), up to the next tag
    private static func readOrigin(_ rest: inout Substring.UTF8View.SubSequence) -> String? {
        if rest.first == UInt8(ascii: ":") { rest = rest.dropFirst() }
        rest = rest.dropFirst(rest.prefix { $0 == 0x20 || $0 == 0x09 }.count)
        let isQuoted = rest.first == UInt8(ascii: "\"")
        if isQuoted { rest = rest.dropFirst() }
        var value = rest.prefix { isQuoted ? $0 != UInt8(ascii: "\"") : !(0x0A...0x0D).contains($0) }
        if !isQuoted, let tag = nextTag(in: value) { value = value[..<tag].dropLast() }
        rest = rest[value.endIndex...]
        if isQuoted { rest = rest.dropFirst() }
        while let last = value.last, isWhite(last) { value = value.dropLast() }
        let opened = value.count { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "[") }
        var closed = value.count { $0 == UInt8(ascii: ")") || $0 == UInt8(ascii: "]") }
        // The bracket in which the whole tag stands.
        while closed > opened, let last = value.last, last == UInt8(ascii: ")") || last == UInt8(ascii: "]") {
            value = value.dropLast()
            closed -= 1
        }
        let text = String(decoding: value.prefix(maximumOriginBytes), as: UTF8.self)
        return text.isEmpty ? nil : text
    }

    private static func nextTag(in value: Substring.UTF8View.SubSequence) -> Substring.UTF8View.Index? {
        var isBoundary = true
        for index in value.indices {
            if isBoundary, value[index] == UInt8(ascii: "#") { return index }
            isBoundary = isWhite(value[index]) || value[index] == UInt8(ascii: "(")
        }
        return nil
    }

    // flex = ( ":" / 1*white ) duration [ 1*white "min" 1*white duration ]
    private static func readFlexible(_ rest: inout Substring.UTF8View.SubSequence) -> Directives.Flexible? {
        if rest.first == UInt8(ascii: ":") { rest = rest.dropFirst() }
        var ahead = rest
        guard let seconds = duration(word(&ahead)), (60...86_400).contains(seconds) else { return nil }
        rest = ahead
        guard ["min", "minimo"].contains(word(&ahead)), let least = duration(word(&ahead)), least >= 60 else {
            return Directives.Flexible(seconds: seconds)
        }
        rest = ahead
        return Directives.Flexible(seconds: seconds, minimumSeconds: least)
    }

    /// The next word, in lower case, without the white space before it.
    private static func word(_ rest: inout Substring.UTF8View.SubSequence) -> String {
        rest = rest.dropFirst(rest.prefix { $0 == 0x20 }.count)
        let bytes = rest.prefix { !isWhite($0) && $0 != UInt8(ascii: ")") && $0 != UInt8(ascii: ",") }
        rest = rest.dropFirst(bytes.count)
        return String(decoding: bytes, as: UTF8.self).lowercased()
    }

    private static func apply(_ name: String, to directives: inout Directives) {
        if let mode = modes[name] {
            directives.modes = (directives.modes ?? []).union([mode])
        } else if let saved = savedNames[name] {
            directives.savesPlaceAs = saved
        } else if noTravel.contains(name) {
            directives.noTravel = true
        } else if arrangedBySelf.contains(name) {
            directives.arrangedBySelf = true
        } else if stay.contains(name) {
            directives.isStay = true
        }
    }

    // duration = 1*6DIGIT [ "m" / "min" / "h" ], minutes where no unit stands
    private static func duration(_ text: String) -> Int64? {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        guard (1...6).contains(digits.count), let number = Int64(digits) else { return nil }
        switch text.dropFirst(digits.count).lowercased() {
        case "", "m", "min", "minuti", "minutes": return number * 60
        case "h", "ora", "ore": return number * 3_600
        default: return nil
        }
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }

    private static func isWhite(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
