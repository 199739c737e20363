/// A place as words: what is indexed and what is scored.
package struct PlaceDocument {
    package var candidate: PlaceScorer.Candidate

    package init(_ entry: PlaceEntry) {
        let names = ([entry.name] + entry.otherNames).map { PlaceWords.words(of: $0) }.filter { !$0.isEmpty }
        var context = entry.town.map { PlaceWords.words(of: $0) } ?? []
        context += entry.postcode.map { PlaceWords.words(of: $0) } ?? []
        candidate = PlaceScorer.Candidate(
            names: names,
            street: entry.street.map { PlaceWords.words(of: $0) } ?? [],
            numbers: entry.houseNumber.map(HouseNumbers.all) ?? [],
            isStreet: entry.kind == "street" || entry.kind == "square",
            isStop: entry.kind == "stop" || entry.kind == "station",
            context: context,
            kinds: Self.kindWords[entry.kind] ?? [entry.kind],
            coordinate: entry.coordinate
        )
    }

    /// Each once, in order of first sight.
    package var allWords: [String] {
        var seen: Set<String> = []
        return (candidate.names.joined() + candidate.street + candidate.numbers + candidate.context + candidate.kinds)
            .filter {
                seen.insert($0).inserted
            }
    }

    /// What people call a kind of place, in the languages of our regions; the map's own word where none is here.
    private static let kindWords: [String: [String]] = [
        "station": [
            "stazione", "station", "estacao", "gare", "bahnhof", "ferroviaria", "railway", "train", "treni", "metro",
        ],
        "stop": ["fermata", "stop", "paragem", "parada", "haltestelle", "arret", "bus"],
        "airport": ["aeroporto", "airport", "aeroport", "flughafen"],
        "square": ["piazza", "square", "praca", "largo", "platz", "place"],
        "hospital": ["ospedale", "hospital", "krankenhaus"],
        "pharmacy": ["farmacia", "pharmacy", "apotheke"],
        "school": ["scuola", "school", "escola", "schule"],
        "kindergarten": ["asilo", "kindergarten", "scuola"],
        "university": ["universita", "university", "universidade", "facolta"],
        "college": ["istituto", "college"],
        "library": ["biblioteca", "library"],
        "museum": ["museo", "museum", "museu"],
        "theatre": ["teatro", "theatre"],
        "cinema": ["cinema"],
        "place_of_worship": ["chiesa", "church", "igreja"],
        "church": ["chiesa", "church", "igreja"],
        "townhall": ["municipio", "comune", "townhall", "camara"],
        "courthouse": ["tribunale", "court", "tribunal"],
        "post_office": ["posta", "poste", "post", "correios"],
        "police": ["polizia", "questura", "police"],
        "restaurant": ["ristorante", "restaurant", "restaurante"],
        "cafe": ["bar", "caffe", "cafe"],
        "bar": ["bar"],
        "pub": ["pub", "birreria"],
        "fast_food": ["pizzeria", "fast", "food"],
        "bank": ["banca", "bank", "banco"],
        "fuel": ["distributore", "benzina", "fuel"],
        "parking": ["parcheggio", "parking", "estacionamento"],
        "supermarket": ["supermercato", "supermarket", "supermercado"],
        "hotel": ["hotel", "albergo"],
        "park": ["parco", "park", "parque", "giardino"],
        "sports_centre": ["sport", "centro", "sportivo", "palestra"],
        "stadium": ["stadio", "stadium", "estadio"],
        "bus_station": ["autostazione", "terminal", "bus", "stazione"],
        "address": [], PlaceEntry.betweenNumbers: [], "street": [], "building": [], "city": ["citta"], "town": [],
        "village": [], "hamlet": [],
    ]
}
