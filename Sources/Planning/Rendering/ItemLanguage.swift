internal import CivilTime
internal import Planner

/// The languages in which items are written.
package enum ItemLanguage: String, Sendable, CaseIterable {
    case english = "en"
    case italian = "it"

    /// For a BCP 47 tag; English where we do not have the language.
    package init(tag: String?) {
        let primary = tag?.split(separator: "-").first.map { $0.lowercased() }
        self = primary.flatMap(ItemLanguage.init(rawValue:)) ?? .english
    }

    /// What a person's first calendar is called, and the one that the server writes.
    package var calendarNames: (first: String, travel: String) {
        self == .english ? ("Calendar", "Travel") : ("Calendario", "Viaggi")
    }

    /// The words of this language.
    var words: ItemWords { self == .english ? .english : .italian }
}

/// Every word and sentence that stands in an item.
struct ItemWords: Sendable {
    var leave: @Sendable (_ time: String) -> String
    var late: @Sendable (_ duration: String) -> String
    var home: String
    var office: String
    /// Close to a place that has a name.
    var near: @Sendable (_ place: String) -> String
    var fromHome: @Sendable (_ distance: String) -> String
    var unreadTag: @Sendable (_ tag: String) -> String
    var decimalMark: String
    /// Short names, January first.
    var months: [String]
    var estimate: String
    var workedOutBy: @Sendable (_ engine: String) -> String
    var standsInFor: @Sendable (_ engine: String) -> String
    var or: String
    var cost: String
    var tickets: String
    var held: @Sendable (_ pass: String) -> String
    var arrange: String
    var stops: @Sendable (Int) -> String
    var towards: String
    var every: @Sendable (_ duration: String) -> String
    var mapData: String
    var means: [String: String]

    var shortened: String
    var slotFound: @Sendable (_ window: String) -> String
    var unreachable: @Sendable (_ duration: String, _ event: String, _ arrival: String, _ means: String) -> String
    var ownTravelTooLong: @Sendable (_ duration: String, _ event: String) -> String
    var overlaps: @Sendable (_ event: String, _ others: String, _ standing: String) -> String
    var placeNotFound: @Sendable (_ place: String, _ event: String) -> String
    var placeAmbiguous: @Sendable (_ place: String, _ event: String) -> String
    var breakLost: @Sendable (_ event: String, _ wanted: String, _ free: String) -> String
    var noMeans: @Sendable (_ event: String, _ means: String) -> String
    var noHome: String
    /// BCP 47.
    var language: String
    var causes: [String: String]
    var hindrance: @Sendable (_ cause: String, _ lines: String) -> String
    var disruption: @Sendable (_ hindrances: String, _ event: String) -> String
    var disruptionHome: @Sendable (_ hindrances: String, _ event: String) -> String
    var disruptionChoices: String

    var unreachableChoices: String
    var overlapChoices: String
    var placeChoices: String
    var ambiguousChoices: String
    var breakChoices: String
    var noMeansChoices: String
    var noHomeChoices: String

    /// `13 Apr`.
    func day(_ date: CivilDate) -> String { "\(date.day) \(months[date.month - 1])" }

    func name(ofMeans means: String) -> String { self.means[means] ?? means }

    func cause(_ word: String) -> String { causes[word] ?? causes["unknown"] ?? word }

    /// In this language, else as the agency writes it.
    func text(of texts: [String: String]) -> String? {
        texts[language] ?? texts.first { $0.key.hasPrefix(language + "-") }?.value ?? texts[""]
            ?? texts.min { $0.key < $1.key }?.value
    }
}

extension ItemWords {
    static let english = ItemWords(
        leave: { "Leave \($0)" },
        late: { "\($0) late" },
        home: "Home",
        office: "Office",
        near: { "near \($0)" },
        fromHome: { "\($0) from home" },
        unreadTag: { "\"\($0)\" is not understood" },
        decimalMark: ".",
        months: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
        estimate: "This trip is an estimate by distance: no timetable or map was used.",
        workedOutBy: { "Worked out by \($0)." },
        standsInFor: { "\($0) gave no answer; this trip was worked out without it." },
        or: "Or",
        cost: "Cost",
        tickets: "Tickets",
        held: { "you have \($0)" },
        arrange: "Call ahead: this ride must be booked with the agency or driver.",
        stops: { $0 == 1 ? "1 stop" : "\($0) stops" },
        towards: "towards",
        every: { "every \($0)" },
        mapData: "Data",
        means: [
            "foot": "walk", "bicycle": "bicycle", "car": "car", "motorbike": "motorbike", "transit": "transit",
            "taxi": "taxi", "carSharing": "shared car", "bikeSharing": "shared bicycle",
            "scooterSharing": "shared scooter",
            "mopedSharing": "shared moped", "bus": "bus", "tram": "tram", "metro": "metro", "rail": "train",
            "ferry": "ferry", "cableTram": "cable tram", "funicular": "funicular", "aerialLift": "cable car",
            "trolleybus": "trolleybus", "monorail": "monorail", "coach": "coach", "air": "plane", "wait": "wait",
        ],
        shortened: "shortened",
        slotFound: { "The time that the day leaves for this between \($0)." },
        unreachable: { "⚠ \($0) late for \"\($1)\": nearest arrival \($2) by \($3)" },
        ownTravelTooLong: { "⚠ \($0) too little for the way to \"\($1)\"" },
        overlaps: { "⚠ \"\($0)\" overlaps \($1): \($2) stands" },
        placeNotFound: { "⚠ Place not found: \"\($0)\" of \"\($1)\"" },
        placeAmbiguous: { "⚠ Which \"\($0)\" is meant for \"\($1)\"?" },
        breakLost: { "⚠ No room for \"\($0)\": \($1) wanted, \($2) free" },
        noMeans: { "⚠ No way to \"\($0)\" by \($1)" },
        noHome: "⚠ No trips from and to home: Home is not set",
        language: "en",
        causes: [
            "unknown": "Disruption", "other": "Disruption", "technicalProblem": "Technical problem", "strike": "Strike",
            "demonstration": "Demonstration", "accident": "Accident", "holiday": "Holiday", "weather": "Weather",
            "maintenance": "Maintenance", "construction": "Construction works", "police": "Police operation",
            "medicalEmergency": "Medical emergency",
        ],
        hindrance: { "\($0): no \($1)" },
        disruption: { "⚠ \($0) on the way to \"\($1)\"" },
        disruptionHome: { "⚠ \($0) on the way home from \"\($1)\"" },
        disruptionChoices: "The trips of this day are planned without it. Delete this warning if you know.",
        unreachableChoices: """
            What you can do: move this event or the one before, end the one before earlier, choose other means with a \
            hashtag (#taxi, #bike, #car), or delete this warning if you know.
            """,
        overlapChoices: """
            What you can do: move or delete one of them, or mark the one you will not attend as free. \
            Trips are planned to the one that stands.
            """,
        placeChoices: """
            No trip is planned, as we do not guess: it is not known here, or lies outside our region. What you can \
            do: write the address in full, choose the place on a map, write coordinates as geo:45.4781,9.2273, or \
            #notravel.
            """,
        ambiguousChoices: """
            No trip is planned, as we do not guess. Write the place in full, or copy one of these lines into the \
            event's place:
            """,
        breakChoices: """
            What you can do: allow a shorter one (#flex 30m min 20m), widen its span, move or delete another event, or \
            delete this warning.
            """,
        noMeansChoices: "What you can do: allow more means, name one with a hashtag, or write #notravel.",
        noHomeChoices: """
            Trips are planned only between the events of a day. To set it, make an event at your home with its place \
            and #home in its notes, or ask your administrator.
            """
    )

    static let italian = ItemWords(
        leave: { "Parti \($0)" },
        late: { "\($0) di ritardo" },
        home: "Casa",
        office: "Ufficio",
        near: { "vicino a \($0)" },
        fromHome: { "a \($0) da casa" },
        unreadTag: { "\"\($0)\" non è comprensibile" },
        decimalMark: ",",
        months: ["gen", "feb", "mar", "apr", "mag", "giu", "lug", "ago", "set", "ott", "nov", "dic"],
        estimate: "Questo viaggio è stimato in base alla distanza: senza orari né mappa.",
        workedOutBy: { "Calcolato da \($0)." },
        standsInFor: { "\($0) non ha risposto; questo viaggio è calcolato senza." },
        or: "Oppure",
        cost: "Costo",
        tickets: "Biglietti",
        held: { "hai \($0)" },
        arrange: "Da prenotare: questa corsa va chiesta prima all'azienda o all'autista.",
        stops: { $0 == 1 ? "1 fermata" : "\($0) fermate" },
        towards: "direzione",
        every: { "ogni \($0)" },
        mapData: "Dati",
        means: [
            "foot": "a piedi", "bicycle": "bici", "car": "auto", "motorbike": "moto", "transit": "mezzi pubblici",
            "taxi": "taxi", "carSharing": "auto condivisa", "bikeSharing": "bici condivisa",
            "scooterSharing": "monopattino condiviso",
            "mopedSharing": "scooter condiviso", "bus": "autobus", "tram": "tram", "metro": "metro", "rail": "treno",
            "ferry": "traghetto", "cableTram": "tram a fune", "funicular": "funicolare", "aerialLift": "funivia",
            "trolleybus": "filobus", "monorail": "monorotaia", "coach": "corriera", "air": "aereo", "wait": "attesa",
        ],
        shortened: "ridotto",
        slotFound: { "Il tempo che la giornata lascia per questo tra le \($0)." },
        unreachable: { "⚠ \($0) di ritardo per \"\($1)\": arrivo più vicino alle \($2), \($3)" },
        ownTravelTooLong: { "⚠ Mancano \($0) per il viaggio verso \"\($1)\"" },
        overlaps: { "⚠ \"\($0)\" si sovrappone a \($1): vale \($2)" },
        placeNotFound: { "⚠ Luogo non trovato: \"\($0)\" di \"\($1)\"" },
        placeAmbiguous: { "⚠ Quale \"\($0)\" si intende per \"\($1)\"?" },
        breakLost: { "⚠ Nessun posto per \"\($0)\": servono \($1), liberi \($2)" },
        noMeans: { "⚠ Nessun modo di arrivare a \"\($0)\": \($1)" },
        noHome: "⚠ Nessun viaggio da e verso casa: Casa non è impostata",
        language: "it",
        causes: [
            "unknown": "Interruzione", "other": "Interruzione", "technicalProblem": "Guasto", "strike": "Sciopero",
            "demonstration": "Manifestazione", "accident": "Incidente", "holiday": "Giorno festivo",
            "weather": "Maltempo",
            "maintenance": "Manutenzione", "construction": "Lavori", "police": "Intervento di polizia",
            "medicalEmergency": "Emergenza medica",
        ],
        hindrance: { "\($0): senza \($1)" },
        disruption: { "⚠ \($0) sulla strada per \"\($1)\"" },
        disruptionHome: { "⚠ \($0) sulla strada di casa da \"\($1)\"" },
        disruptionChoices: "I viaggi di questo giorno sono pianificati senza. Elimina questo avviso se lo sai già.",
        unreachableChoices: """
            Che cosa si può fare: spostare questo evento o quello prima, finire prima quello precedente, scegliere un \
            altro mezzo con un hashtag (#taxi, #bici, #auto), o eliminare questo avviso.
            """,
        overlapChoices: """
            Che cosa si può fare: spostarne o eliminarne uno, oppure segnare come libero quello a cui non si va. \
            I viaggi sono calcolati per quello che resta.
            """,
        placeChoices: """
            Nessun viaggio è calcolato, perché non tiriamo a indovinare: il luogo non è noto qui, o è fuori dalla nostra \
            regione. Che cosa si può fare: scrivere l'indirizzo completo, scegliere il luogo su una mappa, scrivere le \
            coordinate come geo:45.4781,9.2273, o #noviaggio.
            """,
        ambiguousChoices: """
            Nessun viaggio è calcolato, perché non tiriamo a indovinare. Scrivere il luogo per esteso, o copiare una di \
            queste righe nel luogo dell'evento:
            """,
        breakChoices: """
            Che cosa si può fare: permetterne uno più breve (#flex 30m min 20m), allargare la finestra, spostare o \
            eliminare un altro evento, o eliminare questo avviso.
            """,
        noMeansChoices: "Che cosa si può fare: permettere altri mezzi, indicarne uno con un hashtag, o #noviaggio.",
        noHomeChoices: """
            I viaggi sono calcolati solo tra gli eventi della giornata. Per impostarla, creare un evento a casa con il \
            suo luogo e #casa nelle note, o chiedere all'amministratore.
            """
    )
}
