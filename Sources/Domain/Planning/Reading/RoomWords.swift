/// Words by which people name a room inside a house: "Room 4", "Aula 2.1", "Meeting room Everest". Such a text says
/// nothing of where the house is.
enum RoomWords {
    /// Whether a text surely names rooms and floors alone, so that no place of the map is meant.
    static func areNamed(by text: String) -> Bool {
        let pieces = pieces(of: text)
        return !pieces.isEmpty && pieces.allSatisfy(isRoom)
    }

    /// Whether a text that no map knows may be the name of a room: "Sala Everest".
    static func mayBeNamed(by text: String) -> Bool {
        let pieces = pieces(of: text)
        return !pieces.isEmpty
            && pieces.allSatisfy { piece in
                isRoom(piece)
                    || piece.count <= mostWords && piece.first.map(nouns.contains) == true && !hasStreet(piece)
            }
    }

    /// Of words in lower case, each piece that commas, brackets, new lines or dashes divide.
    private static func pieces(of text: String) -> [[String]] {
        text.lowercased().split { $0.isNewline || ",;()[]–—|·/".contains($0) }.map { piece in
            piece.split { $0.isWhitespace || ":#\"'’".contains($0) }
                .map { String($0.reversed().drop { $0 == "." }.reversed()) }.filter { !$0.isEmpty && $0 != "-" }
        }.filter { !$0.isEmpty }
    }

    private static func isRoom(_ words: [String]) -> Bool {
        if isFloor(words) { return true }
        if let count = phrases.first(where: { words.starts(with: $0) })?.count {
            return words.count - count <= mostWords && !hasStreet(words)
        }
        // "Room 4", "Aula 2.1", "Raum E12", "Sala B"; "Everest room" is somebody's restaurant as well.
        guard words.count == 2 || words.count == 3, let noun = words.first, nouns.contains(noun) else { return false }
        return words.dropFirst().allSatisfy(isDesignator)
    }

    /// "2nd floor", "Piano 3", "3. OG".
    private static func isFloor(_ words: [String]) -> Bool {
        guard words.count <= 2, words.contains(where: floors.contains) else { return false }
        return words.allSatisfy { floors.contains($0) || isDesignator($0) || ordinals.contains($0) }
    }

    /// A number as doors have it, or a single letter.
    private static func isDesignator(_ word: String) -> Bool {
        guard word.utf8.count <= 8 else { return false }
        return word.contains(where: \.isNumber) ? word.count { $0.isLetter } <= 3 : word.count == 1
    }

    private static func hasStreet(_ words: [String]) -> Bool { words.contains(where: streets.contains) }

    private static let mostWords = 4

    private static let nouns: Set<String> = [
        "room", "rm", "classroom", "aula", "sala", "stanza", "saletta", "ufficio", "raum", "zimmer", "hörsaal", "saal",
        "büro", "salle", "bureau", "amphi", "amphithéâtre", "gabinete", "despacho", "aulas", "lokaal", "kamer", "zaal",
        "lab", "laboratorio",
    ]
    private static let phrases: [[String]] = [
        "meeting room", "conference room", "conf room", "board room", "boardroom", "seminar room", "lecture room",
        "training room", "sala riunioni", "sala meeting", "sala conferenze", "saletta riunioni", "aula seminari",
        "besprechungsraum", "besprechungszimmer", "konferenzraum", "konferenzzimmer", "sitzungszimmer", "sitzungsraum",
        "seminarraum", "meetingraum", "salle de réunion", "salle de conférence", "salle de cours", "sala de reuniões",
        "sala de reunião", "sala de aula", "sala de reuniones", "sala de juntas", "sala de conferencias",
        "vergaderzaal",
        "vergaderruimte", "vergaderkamer",
    ].map { $0.split(separator: " ").map(String.init) }
    private static let floors: Set<String> = [
        "floor", "fl", "piano", "etage", "stock", "stockwerk", "og", "eg", "étage", "andar", "piso", "planta",
        "verdieping",
    ]
    private static let ordinals: Set<String> = [
        "ground", "first", "second", "third", "1st", "2nd", "3rd", "terra", "primo", "secondo", "terzo", "erster",
        "zweiter", "dritter", "premier", "deuxième", "troisième", "primeiro", "segundo", "terceiro", "primero",
        "tercero", "eerste", "tweede", "derde",
    ]
    /// With one of these, the text goes on to an address.
    private static let streets: Set<String> = [
        "via", "viale", "corso", "piazza", "largo", "street", "st", "road", "rd", "avenue", "ave", "strasse", "straße",
        "platz", "rue", "place", "boulevard", "rua", "praça", "avenida", "calle", "plaza", "straat", "laan", "plein",
    ]
}
