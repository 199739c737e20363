internal import Geo

/// Coordinates as people paste them, and as links to maps carry them.
enum PlaceCoordinates {
    /// Nil where the text is no coordinate: `geo:` anywhere in it, else two numbers and nothing more.
    ///
    /// Decimal points or commas, degrees alone or with minutes and seconds, N, S, E, W (O for west) before or behind:
    /// "41.1485, -8.5853", "41,1485 -8,5853", "41.1485°N 8.5853°W", "41°08'54.6\"N 8°35'07.1\"W".
    static func coordinate(in text: String) -> Coordinate? {
        if let geo = text.firstRange(ofLetters: "geo:") {
            let end = text[geo...].firstIndex { $0.isWhitespace || ")]>\"".contains($0) } ?? text.endIndex
            if let uri = GeoURI(String(text[geo..<end])) { return uri.coordinate }
        }
        return numbers(in: text)
    }

    /// What stands in a text beside its `geo:`, on one line; empty where the coordinates are all of it.
    static func words(around text: String) -> String {
        var rest = text
        if let geo = text.firstRange(ofLetters: "geo:") {
            let end = text[geo...].firstIndex { $0.isWhitespace || ")]>\"".contains($0) } ?? text.endIndex
            rest = String(text[..<geo]) + String(text[end...])
        } else if numbers(in: text) != nil {
            return ""
        }
        let line = rest.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard let last = line.lastIndex(where: { !" ,:;([<-–".contains($0) }) else { return "" }
        return String(line[...last])
    }

    /// One line that means a coordinate whatever its words say: a title with `geo:` behind, to about a metre.
    static func line(_ title: String, at coordinate: Coordinate) -> String {
        let (north, east) = (coordinate.latitude * 100_000, coordinate.longitude * 100_000)
        let uri = GeoURI(Coordinate(latitude: north.rounded() / 100_000, longitude: east.rounded() / 100_000))
        let words = title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.isEmpty ? uri.description : "\(words) \(uri)"
    }

    /// Two numbers, each with a fraction, or with minutes: "12, 14" are no place.
    private static func numbers(in text: String) -> Coordinate? {
        guard text.utf8.count <= 80 else { return nil }
        guard let tokens = tokens(of: text), let (north, east) = halves(tokens),
            let latitude = Angle(north, positive: "N", negative: "S"),
            let longitude = Angle(east, positive: "E", negative: "WO")
        else { return nil }
        return place(latitude.degrees, longitude.degrees)
    }

    private enum Token: Equatable {
        /// `digits` behind the point.
        case number(Double, digits: Int)
        case degree
        case minute
        case second
        case letter(Character)
        case comma
    }

    /// Nil where something else is in the text.
    private static func tokens(of text: String) -> [Token]? {
        var tokens: [Token] = []
        let characters = Array(text)
        var index = 0
        while index < characters.count {
            let character = characters[index]
            index += 1
            switch character {
            case "°", "º": tokens.append(.degree)
            case "'", "′", "’": tokens.append(.minute)
            case "\"", "″", "”": tokens.append(.second)
            case ",", ";", "/": tokens.append(.comma)
            case _ where character.isWhitespace: continue
            case _ where "NSEWOnsewo".contains(character):
                tokens.append(.letter(Character(character.uppercased())))
            case _ where character == "-" || character == "+" || character == "−" || isDigit(character):
                var number = character == "−" ? "-" : String(character)
                while index < characters.count, isDigit(characters[index]) || isPoint(characters, index) {
                    number.append(characters[index] == "," ? "." : characters[index])
                    index += 1
                }
                guard let value = Double(number) else { return nil }
                tokens.append(.number(value, digits: number.split(separator: ".").dropFirst().first?.count ?? 0))
            default: return nil
            }
        }
        return tokens
    }

    private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

    /// A point, or a comma with a digit to each side: "41,1485 -8,5853", and not the comma of "41.1485,8.5853".
    private static func isPoint(_ characters: [Character], _ index: Int) -> Bool {
        guard index > 0, index + 1 < characters.count, isDigit(characters[index - 1]), isDigit(characters[index + 1])
        else { return false }
        if characters[index] == "." { return true }
        return characters[index] == "," && !characters.contains(".")
    }

    /// At the comma; else where the second number or its letter begins.
    private static func halves(_ tokens: [Token]) -> ([Token], [Token])? {
        if let comma = tokens.firstIndex(of: .comma) {
            return (Array(tokens[..<comma]), Array(tokens[(comma + 1)...]))
        }
        func isNumber(_ token: Token) -> Bool { if case .number = token { true } else { false } }
        let numbers = tokens.indices.filter { isNumber(tokens[$0]) }
        guard numbers.count.isMultiple(of: 2), numbers.count >= 2 else { return nil }
        // "9.30 11.30" are hours.
        let isPrecise = tokens.allSatisfy { if case .number(_, let digits) = $0 { digits >= 3 } else { true } }
        guard isPrecise || tokens.contains(.degree) else { return nil }
        var second = numbers[numbers.count / 2]
        // N 41.1485 W 8.5853
        if case .letter = tokens[0] { second -= 1 }
        return (Array(tokens[..<second]), Array(tokens[second...]))
    }

    private struct Angle {
        var degrees: Double

        init?(_ tokens: [Token], positive: String, negative: String) {
            var values: [Double] = []
            var hasFraction = false
            var sign = 1.0
            var letters = 0
            for token in tokens {
                switch token {
                case .number(let value, let digits):
                    values.append(value)
                    hasFraction = hasFraction || digits > 0
                case .letter(let letter):
                    letters += 1
                    if negative.contains(letter) { sign = -1 } else if !positive.contains(letter) { return nil }
                case .comma: return nil
                case .degree, .minute, .second: continue
                }
            }
            guard (1...3).contains(values.count), letters <= 1, hasFraction || values.count > 1 else { return nil }
            guard values.dropFirst().allSatisfy({ (0..<60).contains($0) }) else { return nil }
            let size = zip(values, [1, 60, 3_600]).reduce(0) { $0 + abs($1.0) / $1.1 }
            // Minus nothing degrees and some minutes are west of Greenwich, or south of the equator.
            degrees = values[0].sign == .minus ? -size : size * sign
        }
    }

    /// Clients without a place write 0;0 rather than nothing.
    static func place(_ latitude: Double, _ longitude: Double) -> Coordinate? {
        latitude != 0 || longitude != 0 ? Coordinate(validating: latitude, longitude) : nil
    }
}

extension String {
    /// Where these letters of ASCII begin, whatever their case.
    fileprivate func firstRange(ofLetters letters: String) -> String.Index? {
        indices.first { self[$0...].prefix(letters.count).lowercased() == letters }
    }
}
