extension PlaceWords {
    /// A word that tells one place from others: neither an article nor a kind of street.
    static func isTelling(_ word: String) -> Bool { !weak.contains(word) && !generic.contains(word) }

    /// What kind of street or square it is: without it, a word may be anything, a town elsewhere most of all.
    static let streetKinds: Set<String> = generic.union([
        "piazza", "piazzale", "piazzetta", "largo", "praca", "praceta", "square", "rotunda", "alameda", "lungomare",
        "lungotevere", "salita", "contrada", "vico", "calcada", "boulevard", "lane", "drive", "place",
    ])

    /// Where in a house one goes, as it stands behind the number.
    static let insideHouse: Set<String> = [
        "int", "interno", "citofono", "citof", "campanello", "scala", "piano", "floor", "room", "apt", "apartment",
        "appartamento", "suite", "andar", "esq", "dto", "sala", "stanza", "aula", "fracao", "bloco", "campainha",
        "binario", "platform", "gate",
    ]
    private static let rooms: Set<String> = [
        "room", "sala", "stanza", "aula", "meeting", "conference", "riunioni", "reunioes",
    ]
    private static let floors: Set<String> = ["floor", "piano", "andar", "room", "terra"]

    /// What people put before the name of a house, an office, a person, so that it is the name of no town.
    static let establishments: Set<String> = [
        "studio", "dott", "dottor", "dottoressa", "dottssa", "dr", "dra", "doutor", "doutora", "doctor", "avv",
        "avvocato", "ing",
        "notaio", "dentista", "dentist", "medico", "clinica", "clinic", "ambulatorio", "casa", "ufficio", "office",
        "escritorio", "consultorio", "bar", "caffe", "cafe", "ristorante", "restaurant", "restaurante", "pizzeria",
        "trattoria", "osteria", "pub", "hotel", "albergo", "agriturismo", "palestra", "gym", "ginasio", "scuola",
        "school", "escola", "liceo", "istituto", "asilo", "centro", "center", "centre", "sede", "palazzo", "edificio",
        "officina", "oficina", "negozio", "loja", "shop", "salone", "barbiere", "parrucchiere", "cabeleireiro",
        "farmacia", "banca", "banco", "bank", "teatro", "cinema", "museo", "museu", "biblioteca", "associazione",
        "associacao", "srl", "spa", "lda", "snc", "ltd", "gmbh", "inc",
    ]

    /// "12", "12/A".
    static func isHouseNumber(_ text: some StringProtocol) -> Bool {
        let words = words(of: text)
        return words.count == 1 && isNumber(words[0]) && words[0].utf8.count <= 4
    }

    static func hasNumber(_ text: some StringProtocol) -> Bool { words(of: text).contains(where: isNumber) }

    /// A part of a text that says no place on a map: "int. 4", "citofono Rossi", "2nd floor", "conference room 3".
    static func isAside(_ words: [String], isFirst: Bool) -> Bool {
        guard let first = words.first, let last = words.last, words.count <= 5,
            !words.contains(where: streetKinds.contains)
        else { return false }
        let hasNumber = words.contains(where: isNumber)
        // "Sala riunioni" is a room wherever it stands.
        if words.allSatisfy(rooms.contains) { return true }
        if insideHouse.contains(first) { return !isFirst || hasNumber || words.count == 1 }
        if words.contains(where: rooms.contains) { return !isFirst || hasNumber }
        return words.count > 1 && floors.contains(last) && (!isFirst || hasNumber)
    }

    /// The words of a part that stand there for the post: its code, the province behind the town, a country that is all of
    /// it, unless the part is the whole text.
    static func postalAsides(in words: [String], isOnly: Bool) -> Set<Int> {
        var spare: Set<Int> = []
        for index in words.indices {
            if isDigits(words[index], 5), index == 0 || index > 1 { spare.insert(index) }
            if isDigits(words[index], 4), index + 1 < words.count, isDigits(words[index + 1], 3) {
                spare.formUnion([index, index + 1])
            }
        }
        let hasCode = !spare.isEmpty
        if let last = words.last, isProvince(last), hasCode || !isOnly && words.count == 1 {
            spare.insert(words.count - 1)
        }
        let rest = words.indices.filter { !spare.contains($0) }
        if rest.count == 1, !isOnly, countries.contains(words[rest[0]]) { spare.insert(rest[0]) }
        // A code alone is no aside: it is all that there is.
        return isOnly && spare.count == words.count ? [] : spare
    }

    private static func isDigits(_ word: String, _ count: Int) -> Bool {
        word.utf8.count == count && word.utf8.allSatisfy { (48...57).contains($0) }
    }
}
