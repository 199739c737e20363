internal import Calendars
internal import TripModel

extension ItemWords {
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
        estimatedEnds: "I tratti da e verso le fermate sono stimati in base alla distanza; le corse sono da orario.",
        workedOutBy: { "Calcolato da \($0)." },
        standsInFor: { "\($0) non ha risposto; questo viaggio è calcolato senza." },
        or: "Oppure",
        cost: "Costo",
        forPassengers: { "per \($0) persone" },
        tickets: "Biglietti",
        held: { "hai \($0)" },
        arrange: "Da prenotare: questa corsa va chiesta prima all'azienda o all'autista.",
        stops: { $0 == 1 ? "1 fermata" : "\($0) fermate" },
        line: "linea",
        towards: "direzione",
        every: { "ogni \($0)" },
        mapData: "Dati",
        modes: [
            .foot: "a piedi", .bicycle: "bici", .car: "auto", .motorbike: "moto", .transit: "mezzi pubblici",
            .taxi: "taxi", .carSharing: "auto condivisa", .bikeSharing: "bici condivisa",
            .scooterSharing: "monopattino condiviso",
            .mopedSharing: "scooter condiviso", .bus: "autobus", .tram: "tram", .metro: "metro", .rail: "treno",
            .ferry: "traghetto", .cableTram: "tram a fune", .funicular: "funicolare", .aerialLift: "funivia",
            .trolleybus: "filobus", .monorail: "monorotaia", .coach: "corriera", .air: "aereo",
        ],
        tags: [
            .foot: "apiedi", .bicycle: "bici", .car: "auto", .motorbike: "moto", .transit: "mezzi", .taxi: "taxi",
            .carSharing: "carsharing", .bikeSharing: "bikesharing",
        ],
        going: [
            .foot: "a piedi", .bicycle: "in bici", .car: "in auto", .motorbike: "in moto",
            .transit: "con i mezzi pubblici", .taxi: "in taxi", .carSharing: "con un'auto condivisa",
            .bikeSharing: "con una bici condivisa",
        ],
        shortened: "ridotto",
        and: "e",
        either: "o",
        lunch: "Pranzo",
        lunchChoices: "Questo pranzo è nelle tue preferenze: lì si possono cambiare orario, durata e giorni.",
        slotFound: { "Il tempo che la giornata lascia per questo tra le \($0) e le \($1)." },
        openNear: { "Aperti a quell'ora vicino a \($0):" },
        openKinds: [
            "restaurant": "ristorante", "food_court": "area ristoro", "biergarten": "birreria all'aperto", "pub": "pub",
            "fast_food": "fast food", "cafe": "caffè", "bar": "bar", "bakery": "panetteria",
            "ice_cream": "gelateria", "pastry": "pasticceria",
        ],
        unreachable: { "⚠ \($0) di ritardo per \"\($1)\": si arriva al più presto alle \($2), \($3)" },
        ownTravelTooLong: { "⚠ Mancano \($0) per il viaggio verso \"\($1)\"" },
        more: { $1 ? "e almeno altri \($0)" : "e altri \($0)" },
        overlaps: { event, others, standing, count in
            let verdict = count == 0 ? "" : "; \(count == 1 ? "resta" : "restano") \(standing)"
            return "⚠ Conflitto: \"\(event)\" e \(others)\(verdict)"
        },
        visit: { "\"\($0)\" cade durante \($1): restano entrambi in programma" },
        visits: { "\"\($0)\" è interrotto da \($1): resta tutto in programma" },
        fromAssumed: { "da \($0)?" },
        startAssumed: { "Non si sa dove si svolge \"\($0)\": si suppone che questo viaggio parta da \($1)." },
        onTheWay: { "Durante il viaggio: \($0)." },
        leavesEarlyFor: { "Si parte così presto per via di \($0)." },
        early: { "\($0) di anticipo" },
        arrivesEarly: { "Arrivi con \($0) di anticipo: con le corse successive faresti tardi." },
        noServiceBetween: { "Nessun autobus o treno tra le \($0) e le \($1)." },
        noServiceAfter: { "Nessun autobus o treno dopo le \($0)." },
        noServiceBefore: { "Nessun autobus o treno prima delle \($0)." },
        timetableEnds: { "L'orario dei mezzi pubblici termina il \($0): le corse successive non sono ancora note." },
        timetableBegins: { "L'orario dei mezzi pubblici inizia il \($0): le corse precedenti non sono note." },
        wayTaken: { "\"\($0)\" è fuori programma: quel tempo serve per arrivare a \"\($1)\"" },
        placeNotFound: { "⚠ Luogo non trovato: \"\($0)\" di \"\($1)\"" },
        elsewhere: { "\($0) non è su nessuna mappa di questo server." },
        placeAmbiguous: { "⚠ Quale \"\($0)\" si intende per \"\($1)\"?" },
        placeMeant: { "⚠ \"\($0)\": si intende \"\($1)\"?" },
        placeInexact: { "⚠ In quale punto di \"\($0)\" si trova \"\($1)\"?" },
        arrivalUnknown: { "⚠ Dove ti porta \"\($0)\"?" },
        unreadTags: { "\($0) in \"\($1)\" non \($2 == 1 ? "è comprensibile" : "sono comprensibili")" },
        farNight: { "Dormi vicino a \($0)? Da casa sono \($1)" },
        missingNumber: { "Il numero \($0) non è sulla mappa. Il luogo scelto è \($1): fino a \($2) di errore." },
        betweenNumbers: { "Il numero \($0) non è sulla mappa. Sta tra i numeri vicini: fino a \($1) di errore." },
        wide: { "\($0) è grande: il luogo può essere lontano fino a \($1)." },
        unused: { "Non usato per trovare il luogo: \($0)." },
        exactnessChoices: """
            Dove si trova di preciso? Scrivere nell'evento il numero civico o il nome del luogo, sceglierlo su una \
            mappa, o scrivere le coordinate come geo:45.4781,9.2273.
            """,
        chosen: { place, choice in
            choice.map { "\"\(place)\" è \($0), come hai già scelto." }
                ?? "\"\(place)\" è il luogo che hai già scelto."
        },
        breakLost: { "⚠ Non c'è tempo per \"\($0)\": servono \($1), ne restano \($2)" },
        visitLost: { "⚠ Non c'è tempo per \"\($0)\" con il viaggio: servono \($1)" },
        noMeans: { "⚠ Nessun modo di arrivare a \"\($0)\" \($1)" },
        leavesLate: { "⚠ \($0) di ritardo per \"\($1)\": parti alle \($2) e arrivi alle \($3)" },
        vehicleElsewhere: { "⚠ Niente \($0) per andare a \"\($2)\": luogo attuale \($1)" },
        vehicleLeft: { "⚠ Dopo \"\($2)\" torni a casa senza \($0): rimane qui: \($1)" },
        noWayHome: { "⚠ Nessun modo di tornare a casa da \"\($0)\" \($1)" },
        lateWayHome: { "⚠ Da \"\($0)\" si torna a casa solo alle \($1): \($2)" },
        instead: { "In alternativa: \($0) \($1)" },
        farAway: { place, distance, start in
            "⚠ \(place): \(distance) \(start.map { "da \($0)" } ?? "di distanza"), come ci arrivi?"
        },
        noVehicleThere: { "⚠ Per andare a \"\($2)\" non c'è più nessun mezzo \($1) (\($0))" },
        noVehicleHome: { "⚠ Per tornare a casa da \"\($2)\" non c'è più nessun mezzo \($1) (\($0))" },
        usuallyThere: "Di solito qui ce n'è uno; si ricontrolla a partire da un'ora prima della partenza.",
        silentSince: { provider, day, time in
            "\(provider) non dà notizie \(day.map { "dal \($0), ore" } ?? "dalle") \(time): "
                + "i suoi mezzi non sono considerati."
        },
        ridesSilentSince: { agency, day, time in
            "\(agency) non dà orari in tempo reale \(day.map { "dal \($0), ore" } ?? "dalle") \(time): "
                + "questo viaggio segue l'orario previsto."
        },
        noVehicleChoices: """
            È previsto il primo di questi viaggi. Scegline un altro, o elimina questo avviso se lo sai già.
            """,
        choiceFell: { "La tua scelta per \"\($0)\" non vale più: \($1)" },
        choiceDeparture: { "partire alle \($0)" },
        choiceWinner: "questo evento ha la precedenza",
        choiceKept: "i viaggi si adattano",
        choiceFellSinceChanged: """
            L'evento ha cambiato orario o luogo da quando hai scelto. Scegli di nuovo, se lo vuoi ancora, o elimina \
            questa nota.
            """,
        choiceFellNotOffered: """
            Non è più possibile, quindi il viaggio è stato ripianificato. Scegli di nuovo, o elimina questa nota.
            """,
        choiceFellNoRoom: "Per questo non c'è più tempo. Scegli di nuovo, o elimina questa nota.",
        noHome: "⚠ Nessun viaggio da e verso casa: Casa non è impostata",
        room: { "Nessun viaggio verso stanze senza un luogo, come \"\($0)\"" },
        language: "it",
        calendarName: "Calendario",
        travelCalendar: TravelCalendarWords(
            name: "Viaggi",
            offTitle: "⚠ Niente più viaggi: il calendario dei viaggi è stato eliminato",
            offText: """
                Eliminare quel calendario ferma la pianificazione. Per riavere i viaggi, apri la pagina /setup di \
                questo server e scegli "Pianifica i miei viaggi": il calendario torna con il suo nome e il suo colore. \
                Se non vuoi viaggi, basta eliminare questa nota.
                """
        ),
        causes: [
            .unknown: "Interruzione", .other: "Interruzione", .technicalProblem: "Guasto", .strike: "Sciopero",
            .demonstration: "Manifestazione", .accident: "Incidente", .holiday: "Giorno festivo",
            .weather: "Maltempo",
            .maintenance: "Manutenzione", .construction: "Lavori", .police: "Intervento di polizia",
            .medicalEmergency: "Emergenza medica",
        ],
        hindrance: { "\($0): senza \($1)" },
        rideCanceled: { "Corsa \($0) soppressa" },
        rideLate: { "Corsa \($0) in ritardo di \($1)" },
        rideEarly: { "Corsa \($0) in anticipo di \($1)" },
        disruption: { "⚠ \($0) sulla strada per \"\($1)\"" },
        disruptionHome: { "⚠ \($0) sulla strada di casa da \"\($1)\"" },
        disruptionChoices: "I viaggi di questo giorno ne tengono già conto. Elimina questo avviso se lo sai già.",
        letFirst: { "Partecipa a \"\($0)\"" },
        attendInstead: { "Partecipa a \"\($0)\" invece che a \"\($1)\"" },
        keepBreak: { "Mantieni \"\($0)\": i viaggi si adattano" },
        shortenBreak: { "Accorcia \"\($0)\" a \($1)" },
        moveBreak: { "Sposta \"\($0)\" alle \($1)" },
        dropBreak: { "Salta \"\($0)\" per questa volta" },
        meansPlace: { "È qui: \($0)" },
        goBy: { "Scegli: \($0), partenza \($1)" },
        ignoreWarning: "Ignora questo avviso",
        noTripWanted: "Nessun viaggio necessario",
        takeBack: "Annulla la tua scelta",
        unreachableChoices: """
            Che cosa si può fare: spostare questo evento o quello prima, finire prima quello precedente, scegliere un \
            altro mezzo con un hashtag (#taxi, #bici, #auto), o eliminare questo avviso.
            """,
        overlapChoices: """
            Che cosa si può fare: spostarne o eliminarne uno, oppure segnare come libero quello a cui non si va. \
            I viaggi sono calcolati per quello che resta.
            """,
        wayTakenChoices: """
            Hai scelto di partecipare all'evento successivo, e il viaggio ne fa parte: per questo evento non è \
            calcolato nessun viaggio. Che cosa si può fare: annullare la scelta, spostare uno dei due, o eliminare \
            questa nota.
            """,
        visitChoices: """
            Il viaggio interrompe l'evento più lungo e, se resta tempo, dopo si torna indietro: se non torni, elimina \
            il viaggio di ritorno. Se non ci vai, segna questo evento come libero.
            """,
        visitsChoices: """
            Si va a ciò che cade nel mezzo e, se resta tempo, si torna indietro. Se a qualcosa non vai, segnalo come \
            libero.
            """,
        placeChoices: """
            Nessun viaggio è calcolato, perché non tiriamo a indovinare: il luogo non è noto qui, o è fuori dalla \
            nostra \
            regione. Che cosa si può fare: scrivere l'indirizzo completo, scegliere il luogo su una mappa, scrivere le \
            coordinate come geo:45.4781,9.2273, o #noviaggio. Quello che scrivi nel luogo dell'evento o di questa nota \
            varrà anche in seguito per le stesse parole.
            """,
        ambiguousChoices: """
            Nessun viaggio è calcolato, perché non tiriamo a indovinare. Copiare una di queste righe nel luogo \
            dell'evento o di questa nota, o scrivere il luogo per esteso. La scelta varrà anche in seguito per \
            le stesse parole.
            """,
        arrivalChoices: """
            Comincia in un luogo e finisce in un altro, ma non è scritto quale: finché manca, dopo non è calcolato \
            nessun viaggio. Scrivi nel luogo dell'evento i due estremi: Lisboa Aeroporto → Porto Aeroporto.
            """,
        tagChoices: """
            Si possono usare: #apiedi #bici #auto #moto #mezzi #taxi #carsharing #bikesharing per il mezzo; \
            #da Ufficio, #anticipo 15m, #persone 3, #noviaggio e #dasolo per il viaggio; #flessibile 30m min 20m per una \
            pausa; #pernotto per un evento di tutto il giorno dove dormi; #casa e #ufficio per salvare un luogo. Gli altri \
            hashtag sono tuoi: elimina questa nota se non era per noi.
            """,
        stayChoices: """
            Sono calcolati il viaggio a casa per la notte e quello di ritorno. Se invece resti lì, crea un evento di \
            tutto il giorno dal giorno di arrivo a quello di partenza, con l'albergo come luogo e #pernotto nelle \
            note: i viaggi cominceranno e finiranno lì. Se torni davvero a casa, elimina questa nota.
            """,
        breakChoices: """
            Che cosa si può fare: permetterne uno più breve (#flex 30m min 20m), allargare la finestra, spostare o \
            eliminare un altro evento, o eliminare questo avviso.
            """,
        noMeansChoices: "Che cosa si può fare: permettere altri mezzi, indicarne uno con un hashtag, o #noviaggio.",
        vehicleChoices: """
            Un mezzo si usa solo dove si trova. Che cosa si può fare: indicare altri mezzi con un hashtag (#taxi, \
            #mezzi), indicare lo stesso mezzo anche per i viaggi prima, o eliminare questo avviso.
            """,
        farChoices: """
            Per una distanza simile nessun viaggio è calcolato. Che cosa si può fare: inserire il volo o il treno come \
            evento con i due estremi come luogo (Lisboa Aeroporto → Porto Aeroporto), scrivere #dasolo in questo \
            evento, o eliminare questa nota.
            """,
        noHomeChoices: """
            I viaggi sono calcolati solo tra gli eventi della giornata. Per impostarla, creare un evento a casa con il \
            suo luogo e #casa nelle note, o chiedere all'amministratore.
            """,
        roomChoices: """
            Una stanza non dice dove si trova l'edificio, quindi nessun viaggio è calcolato. Per averlo, scrivere \
            anche il \
            luogo, come in "Ufficio, Aula 4" o "Aula 4, Via Roma 1, Milano". Questa nota vale una volta per tutte le \
            stanze: eliminarla se lo si sa già.
            """
    )
}
