/// Text of places as plain words: lower case, without accents, abbreviations spelled out. Index and search use the
/// same.
package enum PlaceWords {
    /// The words of a text; `L'Aquila` is `l`, `aquila`; `12/A` is `12a`.
    ///
    /// At most 24 words of at most 40 letters: more is no place.
    package static func words(of text: some StringProtocol) -> [String] {
        var words: [String] = []
        var letters: [UInt8] = []
        var wasDotted = false
        var joinsNumber = false
        func finish() {
            guard !letters.isEmpty else { return }
            var word = String(decoding: letters, as: UTF8.self)
            // Mc Donald's
            if words.last == "mc", !isNumber(word) { word = words.removeLast() + word }
            if joinsNumber, letters.count == 1, let last = words.last, isNumber(last), !isNumber(word) {
                // 12/A: the letter belongs to the number.
                words[words.count - 1] = last + word
            } else {
                // Berliner Str., Str. Padana
                if word == "str", !words.isEmpty { word = "strasse" }
                let full = wasDotted ? abbreviations[word] ?? plainAbbreviations[word] : plainAbbreviations[word]
                words.append(saints[full ?? word] ?? full ?? word)
            }
            letters.removeAll(keepingCapacity: true)
            wasDotted = false
            joinsNumber = false
        }
        for scalar in text.unicodeScalars.prefix(400) {
            if let plain = plain(scalar) {
                if letters.count < longestWord { letters.append(plain) }
            } else if let folded = fold(scalar) {
                if letters.count < longestWord { letters += folded.utf8 }
            } else if scalar == "." {
                // p.zza, c.so, s.: dots inside an abbreviation do not end it.
                wasDotted = true
                if letters.count > 4 { finish() }
            } else {
                finish()
                joinsNumber = scalar == "/"
            }
            if words.count >= 24 { break }
        }
        finish()
        // Also behind a number: "10 St Mary's Terrace".
        if let start = words.firstIndex(where: { !isNumber($0) }), start + 1 < words.count, !isNumber(words[start + 1]),
            let full = leadingAbbreviations[words[start]]
        {
            words[start] = full
        }
        // Behind the rest of a name: "12 High St".
        if let end = words.lastIndex(where: { !isNumber($0) }), let full = trailingAbbreviations[words[end]],
            words[..<end].contains(where: { !isNumber($0) && !weak.contains($0) })
        {
            words[end] = full
        }
        for index in words.indices where words[index].utf8.count > 5 && words[index].hasSuffix("str") {
            words[index] += "asse"
        }
        return PlaceNumerals.canonical(words)
    }

    /// The words of a text that only say where in the world it is, as an address on a letter does: postcode, province
    /// and country behind the rest. A place need not have them.
    package static func asides(in words: [String]) -> Set<Int> {
        var asides = Set<Int>()
        func isLeft(_ others: Int) -> Bool {
            words.indices.count { !asides.contains($0) && !weak.contains(words[$0]) } > others
        }
        for index in words.indices.reversed() where isLeft(2) {
            let word = words[index]
            let isLast = words.indices.suffix(from: index + 1).allSatisfy(asides.contains)
            let isCode = word.utf8.count == 5 && isNumber(word) && word.utf8.allSatisfy { $0 <= 57 }
            // 4050-265, as Portugal has them.
            let isHalf = index > 1 && words[index - 1].utf8.count == 4 && word.utf8.count == 3
            if isHalf, [words[index - 1], word].allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }) {
                asides.formUnion([index - 1, index])
            } else if isCode && index > 1 || isLast && (countries.contains(word) || isProvince(word)) {
                asides.insert(index)
            }
        }
        return asides
    }

    static let countries: Set<String> = [
        "italia", "italy", "portugal", "portogallo", "espana", "spain", "france",
    ]

    /// AQ, MI: two letters of which nothing else is known, and no Roman number.
    static func isProvince(_ word: String) -> Bool {
        word.utf8.count == 2 && word.utf8.allSatisfy { (0x61...0x7A).contains($0) } && !weak.contains(word)
            && !word.utf8.allSatisfy { "ivx".utf8.contains($0) }
    }

    /// Digits with at most one letter behind: a house number, or a number in a name.
    package static func isNumber(_ word: String) -> Bool {
        guard let first = word.utf8.first, (48...57).contains(first) else { return false }
        let digits = word.utf8.prefix { (48...57).contains($0) }.count
        return digits <= 5 && word.utf8.count - digits <= 1
    }

    /// The digits of a house number, for neighbours.
    package static func leadingInteger(_ word: String) -> Int? {
        Int(word.prefix { ("0"..."9").contains($0) })
    }

    /// Words so common in names that they tell little, with and without the article's apostrophe.
    package static let weak: PlaceWordSet = [
        "di", "de", "del", "della", "dello", "dei", "degli", "delle", "da", "do", "dos", "das", "la", "le", "il", "lo",
        "l", "d",
        "dell", "all", "al", "alla", "e", "a", "o", "i", "the", "of", "and", "y", "el", "los", "las", "des", "du",
    ]

    /// Behind the name of a king, where people and maps leave it out: Corso Vittorio Emanuele II.
    package static let regnal: PlaceWordSet = ["ii", "iii"]

    /// What kind of street it is: half of all names have one of these, so that the other words decide.
    package static let generic: PlaceWordSet = [
        "via", "viale", "vicolo", "corso", "strada", "rua", "avenida", "travessa", "estrada", "street", "road",
        "avenue", "rue",
        "calle",
    ]

    /// Only with a dot: without it they are words or initials.
    private static let abbreviations: [String: String] = [
        "v": "via", "vle": "viale", "pzza": "piazza", "pza": "piazza", "pz": "piazza", "p": "piazza", "cso": "corso",
        "c": "corso", "lgo": "largo", "vlo": "vicolo", "s": "san", "ss": "santi", "sta": "santa", "sto": "santo",
        "staz": "stazione", "r": "rua", "av": "avenida", "pca": "praca", "pc": "praca", "tv": "travessa",
        "est": "estrada",
        "st": "san", "ave": "avenida", "blvd": "boulevard", "rd": "road", "dr": "doctor", "prof": "professor",
        "fraz": "frazione", "po": "paseo", "loc": "localita", "str": "strada", "ple": "piazzale", "estr": "estrada",
        "lg": "largo",
        "al": "alameda", "gen": "general", "gal": "general", "gral": "general", "cel": "coronel", "pe": "padre",
        "eng": "engenheiro", "mons": "monsignor", "dott": "doctor", "d": "dom", "avda": "avenida", "pl": "place",
        "che": "chemin", "imp": "impasse", "all": "allee",
    ]

    /// Unmistakable even without the dot.
    private static let plainAbbreviations: PlaceWordTable<String> = [
        "pzza": "piazza", "pza": "piazza", "vle": "viale", "cso": "corso", "lgo": "largo", "staz": "stazione",
        "ss": "santi", "sta": "santa", "pca": "praca", "avda": "avenida", "ctra": "carretera", "blvd": "boulevard",
        "bd": "boulevard", "rd": "road", "generale": "general", "gal": "general", "doutor": "doctor",
        "docteur": "doctor",
        "doktor": "doctor", "dottor": "doctor", "platz": "place", "plaza": "piazza", "rue": "rua", "avenue": "avenida",
        "ave": "avenida",
        "univ": "universita", "osp": "ospedale",
    ]

    /// Before the rest of a name, where they are no initials: "R Passos Manuel".
    private static let leadingAbbreviations: PlaceWordTable<String> = [
        "r": "rua", "av": "avenida", "tv": "travessa", "pc": "praca", "lg": "largo", "pl": "place", "st": "san",
        "ste": "santa", "n": "north", "w": "west", "e": "east",
        "dr": "doctor",
    ]

    /// Behind the rest of a name, where they are no titles: "St Mary's Rd", "Elm Dr".
    private static let trailingAbbreviations: PlaceWordTable<String> = [
        "st": "street", "av": "avenida", "ln": "lane", "dr": "drive", "sq": "square", "pl": "place",
        "ct": "court", "gdns": "gardens", "terr": "terrace", "cres": "crescent", "hwy": "highway", "pkwy": "parkway",
    ]

    /// One word for the saints of all our languages; S. may be any of them.
    private static let saints: PlaceWordTable<String> = [
        "sao": "san", "saint": "san", "sankt": "san", "sant": "san", "santo": "san",
    ]

    private static let longestWord = 40

    /// A letter or figure of ASCII in lower case; nil for what is none.
    private static func plain(_ scalar: Unicode.Scalar) -> UInt8? {
        switch scalar.value {
        case 0x30...0x39, 0x61...0x7A: UInt8(scalar.value)
        case 0x41...0x5A: UInt8(scalar.value + 32)
        default: nil
        }
    }

    /// Of what is no plain letter: nil for what separates words; an empty text for marks that vanish.
    private static func fold(_ scalar: Unicode.Scalar) -> String? {
        switch scalar.value {
        case 0...0x7F: return nil
        case 0x300...0x36F: return ""
        default:
            if let folded = accents[scalar] { return folded }
            return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                ? scalar.properties.lowercaseMapping : nil
        }
    }

    private static let accents: [Unicode.Scalar: String] = {
        let groups: [(String, String)] = [
            ("a", "àáâãäåāăąÀÁÂÃÄÅĀĂĄª"), ("ae", "æÆ"), ("c", "çćĉċčÇĆĈĊČ"), ("d", "ďđðĎĐÐ"),
            ("e", "èéêëēĕėęěÈÉÊËĒĔĖĘĚ"),
            ("g", "ĝğġģĜĞĠĢ"), ("h", "ĥħĤĦ"), ("i", "ìíîïĩīĭįıÌÍÎÏĨĪĬĮİ"), ("j", "ĵĴ"), ("k", "ķĶ"),
            ("l", "ĺļľŀłĹĻĽĿŁ"),
            ("n", "ñńņňÑŃŅŇ"), ("o", "òóôõöøōŏőÒÓÔÕÖØŌŎŐº"), ("oe", "œŒ"), ("r", "ŕŗřŔŖŘ"), ("s", "śŝşšșŚŜŞŠȘ"),
            ("ss", "ß"),
            ("t", "ţťŧțŢŤŦȚ"), ("th", "þÞ"), ("u", "ùúûüũūŭůűųÙÚÛÜŨŪŬŮŰŲ"), ("w", "ŵŴ"), ("y", "ýÿŷÝŸŶ"),
            ("z", "źżžŹŻŽ"),
        ]
        var table: [Unicode.Scalar: String] = [:]
        for (plain, letters) in groups {
            for scalar in letters.unicodeScalars { table[scalar] = plain }
        }
        return table
    }()
}
