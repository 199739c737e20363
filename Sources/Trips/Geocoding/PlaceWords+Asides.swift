extension PlaceWords {
    /// A word that tells one place from others: neither an article nor a kind of street.
    static func isTelling(_ word: String) -> Bool { !weak.contains(word) && !generic.contains(word) }

    /// "Stazione di" as "Stazione".
    static func withoutLastArticles(_ words: some BidirectionalCollection<String>) -> [String] {
        Array(words.reversed().drop(while: weak.contains).reversed())
    }

    /// What kind of street or square it is: without it, a word may be anything, a town elsewhere most of all.
    static let streetKinds: PlaceWordSet = generic.union([
        "piazza", "piazzale", "piazzetta", "largo", "praca", "praceta", "square", "rotunda", "alameda", "lungomare",
        "lungotevere", "salita", "contrada", "vico", "calcada", "boulevard", "lane", "drive", "place", "strasse",
        "platz", "allee", "weg", "gasse", "chemin", "impasse", "quai", "plaza", "paseo", "carretera", "ronda",
        "crescent", "gardens", "terrace", "court", "close", "parkway", "highway", "viaduto", "rodovia",
    ])

    /// Where in a house one goes, as it stands behind the number.
    static let insideHouse: Set<String> = [
        "int", "interno", "citofono", "citof", "campanello", "scala", "piano", "floor", "room", "apt", "apartment",
        "appartamento", "suite", "andar", "esq", "dto", "sala", "stanza", "aula", "fracao", "bloco", "campainha",
        "binario", "platform", "gate",
    ]
    /// What stands before a name and not only before a number: a bell, a room.
    private static let named: Set<String> = rooms.union(["citofono", "citof", "campanello", "campainha"])
    private static let rooms: Set<String> = [
        "room", "sala", "stanza", "aula", "meeting", "conference", "riunioni", "reunioes",
    ]
    private static let floors: Set<String> = ["floor", "piano", "andar", "room", "terra"]

    /// What people put before the name of a house, an office, a person, so that it is the name of no town.
    static let establishments = Set([
        "studio", "dott", "dottor", "dottoressa", "dottssa", "dr", "dra", "doutor", "doutora", "doctor", "avv",
        "avvocato", "ing",
        "notaio", "dentista", "dentist", "medico", "clinica", "clinic", "ambulatorio", "casa", "ufficio", "office",
        "escritorio", "consultorio", "bar", "caffe", "cafe", "ristorante", "restaurant", "restaurante", "pizzeria",
        "trattoria", "osteria", "pub", "hotel", "albergo", "agriturismo", "palestra", "gym", "ginasio", "scuola",
        "school", "escola", "liceo", "istituto", "asilo", "centro", "center", "centre", "sede", "palazzo", "edificio",
        "officina", "oficina", "negozio", "loja", "shop", "salone", "barbiere", "parrucchiere", "cabeleireiro",
        "farmacia", "banca", "banco", "bank", "teatro", "cinema", "museo", "museu", "biblioteca", "associazione",
        "associacao",
    ]).union(PostalRules.all.companies)

    /// Words of other languages that are read as one, by that one: a slip may be in any of them.
    static let spellings: [String: [String]] = [
        "avenida": ["avenue"], "doctor": ["doutor", "dottor", "docteur", "doktor"], "place": ["platz"],
        "piazza": ["plaza"], "san": ["saint", "santo", "sankt"], "general": ["generale"],
    ]

    private static let respelled = PlaceWordSet(spellings.keys)

    /// Nil for most words, which no other language writes otherwise.
    static func otherSpellings(of word: String) -> [String]? { respelled.contains(word) ? spellings[word] : nil }

    /// The words that are meant where one of their spellings has a slip: "doutro", "saitn".
    ///
    /// - Parameter word: as it was typed, and not known.
    /// - Returns: each in the form in which it is indexed.
    package static func meant(by word: String) -> [String] {
        spellings.filter { _, others in
            others.contains { EditDistance.between(word, $0, limit: EditDistance.allowance(word, $0)) != nil }
        }.map(\.key).sorted()
    }

    /// "12", "12/A".
    static func isHouseNumber(_ text: some StringProtocol) -> Bool {
        let words = words(of: text)
        return words.count == 1 && isNumber(words[0]) && words[0].utf8.count <= 4
    }

    static func hasFigure(_ word: String) -> Bool { word.utf8.contains { (48...57).contains($0) } }

    static func hasNumber(_ text: some StringProtocol) -> Bool { words(of: text).contains(where: isNumber) }

    /// A part of a text that says no place on a map: "int. 4", "citofono Rossi", "2nd floor", "conference room 3".
    static func isAside(_ words: [String], isFirst: Bool) -> Bool {
        guard let first = words.first, let last = words.last, words.count <= 5,
            !words.contains(where: streetKinds.contains)
        else { return false }
        let hasNumber = words.contains(where: isNumber)
        // "Sala riunioni" is a room wherever it stands.
        if words.allSatisfy(rooms.contains) { return true }
        // "Piano di Sorrento" is a town.
        let hasValue = words.contains { isNumber($0) || $0.utf8.count == 1 || floors.contains($0) && $0 != first }
        if insideHouse.contains(first), named.contains(first) || hasValue || words.count == 1 {
            return !isFirst || hasNumber || words.count == 1
        }
        if words.contains(where: rooms.contains) { return !isFirst || hasNumber }
        return words.count > 1 && floors.contains(last) && (!isFirst || hasNumber)
    }
}
