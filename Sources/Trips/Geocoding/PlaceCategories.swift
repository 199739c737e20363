/// What people call a kind of place, in the languages of our regions (English, Italian, Portuguese, Spanish, French,
/// German), as ``PlaceWords`` folds it.
enum PlaceCategories {
    /// The words for a kind of the map; those of the map itself where it is not here.
    static func words(for kind: String) -> [String] { words[kind] ?? kind.split(separator: "_").map(String.init) }

    /// Kinds whose places are often called after a quarter, a street or a sight close by: without the word for the kind,
    /// that one is meant.
    static let namedAfterOthers: Set<String> = [
        "hotel", "school", "kindergarten", "college", "park", "playground", "bar", "cafe", "pub", "restaurant",
        "fast_food", "pharmacy", "parking", "fuel", "sports_centre", "fitness_centre", "swimming_pool", "mall",
        "bus_station", "post_office", "bank",
    ]

    /// The kinds that a text means which names nothing else: "the pub", "una farmacia"; empty for any other text.
    static func kinds(of words: [String]) -> Set<String> {
        let telling = telling(in: words)
        guard !telling.isEmpty else { return [] }
        return telling.dropFirst().reduce(kindsByWord[telling[0]] ?? []) { $0.intersection(kindsByWord[$1] ?? []) }
    }

    /// The words without those that may stand before a kind.
    static func telling(in words: [String]) -> [String] {
        words.filter { !PlaceWords.weak.contains($0) && !fillers.contains($0) }
    }

    /// Whether a word only introduces a kind: "a", "nearest".
    static func isFiller(_ word: String) -> Bool { fillers.contains(word) }

    private static let fillers: Set<String> = [
        "a", "an", "un", "una", "uno", "um", "uma", "une", "ein", "eine", "der", "die", "das", "any", "nearest", "next",
        "local", "ufficio", "vicino", "vicina", "proxima", "proximo", "cercano", "cercana", "proche",
    ]

    private static let kindsByWord: [String: Set<String>] = words.reduce(into: [:]) { byWord, row in
        for word in row.value { byWord[word, default: []].insert(row.key) }
    }

    private static let words: [String: [String]] = [
        "station": [
            "stazione", "station", "estacao", "gare", "bahnhof", "ferroviaria", "railway", "train", "treni", "metro",
            "estacion",
        ],
        "stop": ["fermata", "stop", "paragem", "parada", "haltestelle", "arret", "bus"],
        "airport": ["aeroporto", "airport", "aeroport", "flughafen", "aeropuerto"],
        "square": ["piazza", "square", "praca", "largo", "platz", "place"],
        "hospital": ["ospedale", "hospital", "krankenhaus", "hopital"],
        "clinic": ["clinica", "clinic", "klinik", "clinique", "ambulatorio"],
        "dentist": ["dentista", "dentist", "zahnarzt", "dentiste"],
        "doctors": ["medico", "doctors", "arzt", "medecin"],
        "pharmacy": ["farmacia", "pharmacy", "apotheke", "pharmacie", "chemist"],
        "school": ["scuola", "school", "escola", "schule", "escuela", "ecole"],
        "kindergarten": ["asilo", "kindergarten", "scuola", "creche", "guarderia"],
        "university": ["universita", "university", "universidade", "facolta", "universidad", "universite"],
        "college": ["istituto", "college", "instituto"],
        "castle": ["castello", "castle", "castelo", "castillo", "chateau", "burg", "schloss"],
        "library": ["biblioteca", "library", "bibliothek", "bibliotheque"],
        "museum": ["museo", "museum", "museu", "musee"],
        "theatre": ["teatro", "theatre", "theater"],
        "cinema": ["cinema", "kino", "cine"],
        "place_of_worship": ["chiesa", "church", "igreja", "iglesia", "eglise", "kirche"],
        "church": ["chiesa", "church", "igreja", "iglesia", "eglise", "kirche"],
        "townhall": ["municipio", "comune", "townhall", "camara", "ayuntamiento", "mairie", "rathaus"],
        "courthouse": ["tribunale", "court", "tribunal", "gericht"],
        "post_office": ["posta", "poste", "post", "postale", "correios", "correos"],
        "police": ["polizia", "questura", "police", "policia", "polizei"],
        "restaurant": ["ristorante", "restaurant", "restaurante"],
        "cafe": ["bar", "caffe", "cafe", "kaffee"],
        "bar": ["bar"],
        "pub": ["pub", "birreria", "kneipe"],
        "fast_food": ["pizzeria", "fast", "food"],
        "bank": ["banca", "bank", "banco", "banque"],
        "fuel": ["distributore", "benzina", "fuel", "gasolinera", "tankstelle"],
        "parking": ["parcheggio", "parking", "estacionamento", "parkplatz", "aparcamiento"],
        "supermarket": ["supermercato", "supermarket", "supermercado", "supermarche", "supermarkt"],
        "mall": ["shopping", "mall", "centre", "commerciale", "comercial", "einkaufszentrum"],
        "hairdresser": ["parrucchiere", "hairdresser", "cabeleireiro", "peluqueria", "coiffeur", "friseur"],
        "bakery": ["panificio", "bakery", "padaria", "panaderia", "boulangerie", "backerei"],
        "hotel": ["hotel", "albergo"],
        "park": ["parco", "park", "parque", "giardino", "parc", "jardim", "jardin"],
        "playground": ["parco", "giochi", "playground", "spielplatz"],
        "sports_centre": ["sport", "centro", "sportivo", "palestra"],
        "fitness_centre": ["palestra", "gym", "ginasio", "gimnasio"],
        "swimming_pool": ["piscina", "pool", "piscine", "schwimmbad"],
        "stadium": ["stadio", "stadium", "estadio", "stade", "stadion"],
        "bus_station": ["autostazione", "terminal", "bus", "stazione"],
        "address": [], PlaceEntry.betweenNumbers: [], "street": [], "building": [], "city": ["citta"], "town": [],
        "village": [], "hamlet": [],
    ]
}
