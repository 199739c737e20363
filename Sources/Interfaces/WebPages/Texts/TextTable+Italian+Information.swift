extension TextTable {
    static let italianInformation: [TextKey: String] = [
        .aboutTitle: "Il tuo calendario sa quanto ci vuole per arrivare",
        .aboutIntro: """
        Travlendar+ è un server di calendari. Continua a usare la tua app: scrivi un evento con un luogo e \
        nel calendario trovi quando partire, con che mezzo e un promemoria. Se una giornata non può \
        funzionare, un avviso te lo dice in tempo.
        """,
        .aboutTrips: "Spostamenti automatici",
        .aboutTripsWords: """
        A piedi, in bici, in auto, con i mezzi pubblici, in taxi o con veicoli condivisi, come preferisci. \
        Se un evento si sposta, si sposta anche il tragitto.
        """,
        .aboutApps: "Ogni app di calendario",
        .aboutAppsWords: """
        Apple Calendario, Thunderbird, Evolution, DAVx5, GNOME, KDE e altre. Non si installa nulla sul \
        telefono.
        """,
        .aboutPrivacy: "Le tue giornate sono tue",
        .aboutPrivacyWords: "Mappe e orari sono su questo server. Nessun altro viene a sapere dove abiti o dove vai.",
        .aboutBegin: "Accedi",
        .helpTitle: "Aiuto",
        .helpIntro: "Come usare la tua app di calendario con questo server.",
        .helpFirst: "Primi passi",
        .helpFirstWords: """
        Aggiungi l'account all'app. Salva la tua casa. Inserisci un evento con un luogo. Guarda il \
        calendario degli spostamenti.
        """,
        .helpSay: "Che cosa puoi dire dalla tua app",
        .helpSayPlace: "Luogo: un indirizzo, un nome o un tuo luogo, come `Home`.",
        .helpSayMode: "`#bike`, `#car`, `#transit`, `#walk`, `#taxi` nelle note: muoviti così.",
        .helpSayNone: "`#notravel`: nessuno spostamento. Eliminarlo ha lo stesso effetto.",
        .helpSayBuffer: "`#buffer:15m`: arriva 15 minuti prima.",
        .helpSayFlex: """
        `#flex 30m`: 30 minuti in qualsiasi momento dell'evento, come il pranzo. Un pranzo per tutti i giorni si imposta \
        in Preferenze.
        """,
        .helpSayMove: "Sposta il tragitto: parti a quell'ora.",
        .helpSayFree: "Segna un evento come libero o rifiutalo: esce dalla giornata.",
        .helpWarnings: "Avvisi",
        .helpWarningsWords: """
        Un avviso dice che cosa non funziona e di quanto. Nella prima pagina scegli tra eventi sovrapposti, \
        prendi un'altra alternativa oppure lo ignori.
        """,
        .helpKeys: "Tasti",
        .helpKeysWords: "Nel calendario: `j` e `k` vanno avanti e indietro, `t` è oggi, `n` un nuovo evento.",
        .helpApps: "App di calendario",
        .helpAppApple: "iPhone, iPad, Mac",
        .helpAppThunderbird: "Thunderbird",
        .helpAppAndroid: "Android (DAVx5)",
        .helpAppGnome: "GNOME, Evolution",
        .helpAppOthers: "KDE e altre",
        .helpStepsApple: """
        Impostazioni, Calendario, Account, Aggiungi account, Altro, Aggiungi account CalDAV. Server: \
        `{host}`. Poi nome utente e password. Oppure scarica il profilo dalla pagina per le app di \
        calendario.
        """,
        .helpStepsThunderbird: """
        Nuovo calendario, Sulla rete. Nome utente, indirizzo `{origin}`, Trova calendari. Selezionali tutti, \
        anche quello degli spostamenti.
        """,
        .helpStepsAndroid: """
        In DAVx5: accesso con URL e nome utente; URL di base `{origin}`. Seleziona i calendari e \
        sincronizza. Gli eventi compaiono in qualsiasi app di calendario del telefono.
        """,
        .helpStepsGnome: "Nuovo calendario, CalDAV; URL `{origin}`, nome utente, Trova calendari.",
        .helpPictureWeek:
            "Una settimana in Thunderbird: i tuoi eventi e, fra l'uno e l'altro, gli spostamenti pianificati dal server.",
        .helpPictureEvolution:
            "Evolution: i tuoi eventi in blu, ogni spostamento nel colore del suo mezzo di trasporto.",
        .helpPictureGnome:
            "Calendario di GNOME: i tuoi eventi in blu, gli spostamenti tra l'uno e l'altro in arancione.",
        .helpPictureAlarm: "Thunderbird ti avvisa quando è ora di partire.",
        .helpStepsOthers: """
        Le app che chiedono un indirizzo accettano `{origin}/dav/`; seguono nome utente e password.
        """,
        .helpThenApp: "Se l'app non mostra spostamenti, controlla che il loro calendario sia selezionato.",
        .legalTitle: "Note legali e privacy",
        .legalOperator: "Chi gestisce questo server",
        .legalOperatorMissing: "Il gestore non ha ancora indicato chi è. Chiedi a chi ti ha dato l'account.",
        .privacyTitle: "Che cosa viene conservato e perché",
        .privacyCalendars: """
        I tuoi calendari, luoghi e preferenze: per fornirteli e per pianificare gli spostamenti. Finché non \
        li elimini o elimini l'account.
        """,
        .privacyTrips: "Gli spostamenti pianificati: nel tuo calendario, per 400 giorni.",
        .privacyLogins: "I tentativi di accesso con l'indirizzo da cui provengono: per 7 giorni, contro gli abusi.",
        .privacyPosition: """
        La tua posizione: usata per una sola risposta quando chiedi come arrivare da qui, e non conservata.
        """,
        .privacyCookies: """
        Cookie: uno che ti mantiene collegato e uno che porta un avviso da una pagina all'altra. Nessuno di \
        terzi.
        """,
        .privacyOthers: """
        Nessun luogo e nessuno spostamento lascia questo server, salvo che il gestore abbia collegato un \
        servizio esterno e lo dichiari qui sopra.
        """,
        .privacyRights: """
        Puoi vedere, modificare, portare con te ed eliminare ciò che è conservato su di te. Per ciò che le \
        pagine non offrono, scrivi al gestore.
        """,
        .licencesTitle: "Codice sorgente e licenze",
        .licencesProgram: "Travlendar+ è software libero; licenza e sorgenti lo accompagnano.",
        .licencesMaps: "Mappe e orari",
        .licencesMap: """
        Mappe: © contributori di OpenStreetMap, con licenza Open Database License \
        (`openstreetmap.org/copyright`).
        """,
        .licencesFeeds: "Gli orari appartengono alle rispettive aziende; ogni spostamento indica le fonti usate.",
        .licencesParts: """
        Realizzato con Swift, SwiftNIO, Hummingbird, swift-mustache, GRDB, SQLite e altro software libero, \
        ciascuno con la propria licenza.
        """,
    ]
}
