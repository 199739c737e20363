package import ICalendar

/// The hashtag `#link` in the description of an event, and the address of the event's link that the server writes behind
/// it.
///
/// The address is for the owner of the calendar alone: what others are shown of the object, and what attendees are sent,
/// has the hashtag without it. It is recognised on a line with the hashtag only, so that an address which somebody
/// writes anywhere else stays.
package enum EventLinkTag {
    private static let tag = "#link"
    /// What stands between the server's own address and the token.
    private static let path = "/e/"
    private static let tokenLength = 22

    // MARK: In bytes

    /// Whether the hashtag may stand somewhere in an object; folded lines are read as one.
    package static func mayStand(in bytes: [UInt8]) -> Bool {
        let wanted = Array(tag.utf8)
        var matched = 0
        var isLineEnd = false
        for byte in bytes {
            if byte == 0x0D || byte == 0x0A {
                isLineEnd = true
                continue
            }
            if isLineEnd {
                isLineEnd = false
                if byte == 0x20 || byte == 0x09 { continue }
                matched = 0
            }
            let lower = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
            matched = lower == wanted[matched] ? matched + 1 : (lower == wanted[0] ? 1 : 0)
            if matched == wanted.count { return true }
        }
        return false
    }

    // MARK: In texts

    /// Whether the hashtag stands in a text.
    package static func stands(in text: String) -> Bool { lines(of: text).contains { place(in: $0) != nil } }

    /// The tokens of the addresses on lines with the hashtag.
    package static func tokens(in text: String) -> [String] {
        guard text.utf8.contains(UInt8(ascii: "#")) else { return [] }
        return lines(of: text).filter { place(in: $0) != nil }.flatMap { line in
            addresses(in: line).map { String(line[$0].suffix(tokenLength)) }
        }
    }

    /// The text with an address behind each hashtag, in place of those that stand on its line.
    package static func answered(_ text: String, with address: String) -> String {
        rewritten(text) { line in
            guard let place = place(in: line) else { return }
            line.replaceSubrange(place, with: "\(line[place]) \(address)")
        }
    }

    /// The text with its hashtags, without the addresses on their lines.
    package static func withoutAddress(_ text: String) -> String { rewritten(text) { _ in } }

    /// Changes lines with the hashtag once their addresses are gone; the others stay as they are.
    private static func rewritten(_ text: String, _ change: (inout Substring) -> Void) -> String {
        guard text.utf8.contains(UInt8(ascii: "#")) else { return text }
        return lines(of: text).map { line in
            guard place(in: line) != nil else { return String(line) }
            var kept = ""
            var position = line.startIndex
            for range in addresses(in: line) {
                var piece = line[position..<range.lowerBound]
                if piece.last == " " { piece.removeLast() }
                kept += piece
                position = range.upperBound
            }
            kept += line[position...]
            var result = kept[...]
            change(&result)
            return String(result)
        }.joined(separator: "\n")
    }

    private static func lines(of text: String) -> [Substring] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// Where the hashtag stands as a word of its own.
    private static func place(in line: Substring) -> Range<Substring.Index>? {
        var rest = line
        while let start = rest.firstIndex(of: "#") {
            let found = line[start...].prefix(tag.count)
            rest = line[line.index(after: start)...]
            guard found.lowercased() == tag else { continue }
            let before = line[..<start].last
            let after = line[found.endIndex...].first
            let isBegun = before.map { $0.isWhitespace || $0 == "(" || $0 == "[" } ?? true
            if isBegun, after.map({ !$0.isLetter && !$0.isNumber }) ?? true { return start..<found.endIndex }
        }
        return nil
    }

    // address = ( "http://" / "https://" ) *( neither white nor a quote nor of a tag ) "/e/" 22( base64url )
    /// In time proportional to the line: each word is read once.
    private static func addresses(in line: Substring) -> [Range<Substring.Index>] {
        var found: [Range<Substring.Index>] = []
        var rest = line
        while let start = rest.firstRange(of: "http")?.lowerBound {
            let tail = line[start...]
            guard tail.hasPrefix("https://") || tail.hasPrefix("http://") else {
                rest = tail.dropFirst(4)
                continue
            }
            let word = tail.prefix { !$0.isWhitespace && !"\"'<>".contains($0) }
            let end = endOfToken(in: word)
            if let end { found.append(start..<end) }
            rest = line[(end ?? word.endIndex)...]
        }
        return found
    }

    /// Behind the first token in an address; nil: there is none.
    private static func endOfToken(in address: Substring) -> Substring.Index? {
        var rest = address
        while let start = rest.firstRange(of: path)?.upperBound {
            rest = rest[start...]
            let token = rest.prefix(tokenLength + 1).prefix { isTokenCharacter($0) }
            if token.count == tokenLength { return token.endIndex }
        }
        return nil
    }

    private static func isTokenCharacter(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || character == "-" || character == "_")
    }
}

extension EventLinkTag {
    /// The description of a component; empty where it has none.
    package static func description(of component: Component) -> String {
        component.first("DESCRIPTION")?.text ?? ""
    }

    /// A component with another description. A formatted twin of the old one goes.
    package static func setDescription(_ text: String, of component: inout Component) {
        let parameters = (component.first("DESCRIPTION")?.parameters ?? []).filter { $0.name.uppercased() != "ALTREP" }
        let value = Property.text("DESCRIPTION", text).value
        component.set(Property("DESCRIPTION", parameterList: parameters, value: value))
        component.removeProperties { $0.isNamed("X-ALT-DESC") }
    }

    /// The object without the addresses of its link; nil: it has none.
    static func withoutAddresses(_ document: CalendarDocument) -> CalendarDocument? {
        var isChanged = false
        let result = changing(document) { event in
            let text = description(of: event)
            guard !tokens(in: text).isEmpty else { return }
            isChanged = true
            setDescription(withoutAddress(text), of: &event)
        }
        return isChanged ? result : nil
    }

    /// An object that somebody sends who does not see the address, with the address where it was.
    static func restored(_ sent: CalendarDocument, from standing: CalendarDocument) -> CalendarDocument {
        var known: [String: Component] = [:]
        for event in standing.calendar?.components(named: "VEVENT") ?? []
        where !tokens(in: description(of: event)).isEmpty {
            known[event.first("RECURRENCE-ID")?.value ?? ""] = event
        }
        guard !known.isEmpty else { return sent }
        return changing(sent) { event in
            let text = description(of: event)
            guard let before = known[event.first("RECURRENCE-ID")?.value ?? ""], stands(in: text),
                tokens(in: text).isEmpty, let property = before.first("DESCRIPTION")
            else { return }
            if text == withoutAddress(property.text) {
                event.set(property)
            } else if let address = address(in: property.text) {
                setDescription(answered(text, with: address), of: &event)
            }
        }
    }

    private static func address(in text: String) -> String? {
        for line in lines(of: text) where place(in: line) != nil {
            if let range = addresses(in: line).first { return String(line[range]) }
        }
        return nil
    }

    private static func changing(
        _ document: CalendarDocument,
        _ change: (inout Component) -> Void
    ) -> CalendarDocument {
        var document = document
        guard var calendar = document.calendar else { return document }
        calendar.components = calendar.components.map { component in
            guard component.name == "VEVENT" else { return component }
            var event = component
            change(&event)
            return event
        }
        document.calendar = calendar
        return document
    }
}
