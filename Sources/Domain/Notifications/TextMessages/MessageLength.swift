/// How much fits into one text message (3GPP TS 23.038): 160 characters of the GSM alphabet, or 70 of any.
enum MessageLength {
    private static let mostGSM = 160
    private static let mostUnicode = 70

    private static let basic = Set(
        "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghij"
            .unicodeScalars
    ).union("klmnopqrstuvwxyzäöñüà".unicodeScalars)
    /// Each takes two places.
    private static let extended = Set("^{}\\[~]|€".unicodeScalars)
    /// What is written as well with the alphabet of the others.
    private static let plain: [Unicode.Scalar: String] = [
        "–": "-", "—": "-", "’": "'", "‘": "'", "“": "\"", "”": "\"", "…": "...", "→": ">", "\u{A0}": " ",
        "\u{202F}": " ", "\u{FE0F}": "", "À": "A'", "È": "E'", "Ì": "I'", "Ò": "O'", "Ù": "U'",
    ]

    /// The text as it goes into one message, with the end cut off where it is longer; `tail` stands whole at its end,
    /// or is left out where it would leave less than half the room.
    static func clipped(_ text: String, tail: String = "") -> String {
        let (text, tail) = (plain(text), plain(tail))
        let end = tail.isEmpty ? "" : " " + tail
        guard let all = places(text + end) else { return clippedUnicode(text, end) }
        if all <= mostGSM { return text + end }
        let room = mostGSM - (places(end) ?? mostGSM)
        guard room >= mostGSM / 2 else { return clipped(text) }
        return prefix(of: text, places: room - 3) + "..." + end
    }

    private static func plain(_ text: String) -> String {
        var result = ""
        for scalar in text.precomposedScalars {
            if let written = plain[scalar] { result += written } else { result.unicodeScalars.append(scalar) }
        }
        return result
    }

    /// nil: a character is of another alphabet.
    private static func places(_ text: String) -> Int? {
        var count = 0
        for scalar in text.unicodeScalars {
            if basic.contains(scalar) {
                count += 1
            } else if extended.contains(scalar) {
                count += 2
            } else {
                return nil
            }
        }
        return count
    }

    private static func prefix(of text: String, places most: Int) -> String {
        var result = ""
        var left = most
        for scalar in text.unicodeScalars {
            left -= extended.contains(scalar) ? 2 : 1
            guard left >= 0 else { break }
            result.unicodeScalars.append(scalar)
        }
        return result
    }

    private static func clippedUnicode(_ text: String, _ end: String) -> String {
        if text.utf16.count + end.utf16.count <= mostUnicode { return text + end }
        guard mostUnicode - end.utf16.count >= mostUnicode / 2 || end.isEmpty else { return clipped(text) }
        var result = ""
        var left = mostUnicode - end.utf16.count - 3
        for character in text {
            left -= character.utf16.count
            guard left >= 0 else { break }
            result.append(character)
        }
        return result + "..." + end
    }
}

extension String {
    /// Accents as one scalar with their letter, as the alphabet has them.
    fileprivate var precomposedScalars: [Unicode.Scalar] {
        let marks: [Unicode.Scalar: [Unicode.Scalar: Unicode.Scalar]] = [
            "\u{300}": [
                "a": "à", "e": "è", "i": "ì", "o": "ò", "u": "ù", "A": "À", "E": "È", "I": "Ì", "O": "Ò", "U": "Ù",
            ],
            "\u{301}": ["e": "é", "E": "É"], "\u{308}": ["a": "ä", "o": "ö", "u": "ü", "A": "Ä", "O": "Ö", "U": "Ü"],
            "\u{303}": ["n": "ñ", "N": "Ñ"],
        ]
        var result: [Unicode.Scalar] = []
        for scalar in unicodeScalars {
            if let last = result.last, let whole = marks[scalar]?[last] {
                result[result.count - 1] = whole
            } else {
                result.append(scalar)
            }
        }
        return result
    }
}
