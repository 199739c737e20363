extension TextTable {
    static let italian = TextTable(
        language: "it",
        texts: [
            .skipToContent: "Vai al contenuto",
            .navigation: "Il tuo account",
            .navigationAccount: "Account",
            .navigationSetup: "App di calendario",
            .logIn: "Accedi",
            .logOut: "Esci",
            .thereIsAProblem: "C'è un problema",
            .errorPrefix: "Errore: {title}",

            .userNameOrEmail: "Nome utente o indirizzo e-mail",
            .password: "Password",
            .rememberMe: "Resta collegato su questo dispositivo",
            .enterUserName: "Inserisci il nome utente o l'indirizzo e-mail",
            .enterPassword: "Inserisci la password",
            .wrongUserNameOrPassword: "Il nome utente o la password non è corretto",
            .tooManyLogIns: "Troppi accessi nello stesso momento. Riprova tra {seconds} secondi.",
            .loggedOut: "Sei uscito.",
            .browserLoggedOut: "Il browser è stato scollegato.",
            .logInFirst: "Accedi per vedere la pagina.",

            .yourAccount: "Il tuo account",
            .displayName: "Nome",
            .userName: "Nome utente",
            .emailAddresses: "Indirizzi e-mail",
            .timeZone: "Fuso orario",
            .loggedInBrowsers: "Dove sei collegato",
            .loggedInBrowsersHint: "Se non riconosci un browser, scollegalo e cambia la password.",
            .thisBrowser: "questo browser",
            .lastUsed: "Ultimo uso: {time}",
            .loggedInAt: "accesso: {time}",
            .logOutBrowser: "Scollega",
            .logOutDevice: "Scollega {device}, ultimo uso {time}",
            .unknownDevice: "Browser sconosciuto",
            .dateAndTime: "{day} {month} {year}, {time}",
            .january: "gennaio", .february: "febbraio", .march: "marzo", .april: "aprile", .may: "maggio",
            .june: "giugno", .july: "luglio", .august: "agosto", .september: "settembre", .october: "ottobre",
            .november: "novembre", .december: "dicembre",

            .requestRefused: "Richiesta rifiutata",
            .requestRefusedWords: """
            La richiesta proviene da un altro sito. Torna indietro, apri la pagina qui e riprova.
            """,
            .pageExpiredWords: "La pagina non è più valida. Torna indietro, ricaricala e riprova.",
            .formUnreadableWords: "Il modulo non è leggibile. Torna indietro e riprova.",
            .formTooLargeWords: "Il modulo è troppo grande. Abbrevia ciò che hai inserito e riprova.",
            .notNow: "Non in questo momento",
            .notNowWords: "Il server non può rispondere in questo momento. Ricarica la pagina tra un minuto.",
            .notFound: "Pagina non trovata",
            .notFoundWords: "Non c'è nulla a questo indirizzo.",

            .setupTitle: "Aggiungi i tuoi calendari",
            .setupIntro: """
            Hai effettuato l'accesso come *{user}*. A ogni app di calendario servono tre cose: il server, il \
            nome utente e la password (o una password per app).
            """,
            .setupNotEncrypted: "Questa connessione non è cifrata.",
            .setupNotEncryptedDetail: "Va bene solo per una prova su un'unica macchina.",
            .setupProfile: "Scarica il profilo per iPhone, iPad e Mac",
            .setupApple: "iPhone, iPad, Mac",
            .setupAppleSteps: """
            Scarica il profilo qui sotto e aprilo; il dispositivo chiede la password. Oppure: Impostazioni, \
            Calendario, Account, Aggiungi account, Altro, Aggiungi account CalDAV; server `{host}`, utente \
            `{user}`.
            """,
            .setupThunderbird: "Thunderbird",
            .setupThunderbirdSteps: """
            Nuovo calendario, Sulla rete; utente `{user}`, indirizzo `{origin}`, Trova calendari.
            """,
            .setupThunderbirdAddresses: """
             Per invitare altri, controlla che Proprietà, Email del calendario indichi `{addresses}`: Thunderbird \
            vi mette l'indirizzo del tuo account di posta, e questo server non invia inviti da un indirizzo che \
            non è tuo.
            """,
            .setupAndroid: "Android con DAVx5",
            .setupAndroidSteps: "Accesso con URL e nome utente; URL di base `{origin}`, utente `{user}`.",
            .setupGNOME: "GNOME, Evolution",
            .setupGNOMESteps: "Nuovo calendario, CalDAV; URL `{origin}`, utente `{user}`, Trova calendari.",
            .setupOthers: "KDE, vdirsyncer e altri che chiedono un indirizzo",
            .setupOthersSteps: "`{account}`",
            .or: "o",
            .setupThen: "E poi",
            .setupPlaces: """
            Scrivi un luogo in un evento: un nome o un indirizzo, coordinate geo:, Home o Office. Un attimo dopo \
            il calendario dei viaggi dice quando partire e con che mezzo, con i promemoria, o avverte che la \
            giornata non è fattibile. Sposta l'evento, e il viaggio si sposta.
            """,
            .setupHashtags: """
            Nelle note di un evento, `#bike`, `#car`, `#transit`, `#walk` o `#taxi` scelgono il mezzo, \
            `#buffer:15m` ti fa arrivare prima, e `#notravel` o l'eliminazione del viaggio significano nessun \
            viaggio.
            """,
            .setupWhatAnAppSees: "Che cosa vede un'app",
            .setupSound: """
            Le prime richieste di un'app sono state fatte ora, con il tuo accesso, e tutto era in ordine.
            """,
            .setupUnsound: "Le prime richieste di un'app sono state fatte ora, con il tuo accesso. C'è un problema:",
            .setupResult: "Esito",
            .setupStep: "Passo",
            .setupFound: "Trovato",
            .setupRight: "OK",
            .setupWrong: "Problema",
            .setupLogIn: "Accedi",
            .setupLogInWords: """
            Questa pagina è per chi ha un account qui. Ricaricala, e inserisci nome e password dove il browser \
            li chiede.
            """,
            .setupWrongPassword: "Nome o password errati",
            .setupWrongPasswordWords: "Ricarica la pagina per riprovare. L'amministratore può reimpostare la password.",
            .setupNoAccount: "L'account non si trova; vedi {page}.",

            .setupPlanning: "Quali calendari sono pianificati",
            .planningOff: "I tuoi viaggi non sono pianificati.",
            .planningOffDetail: """
            Il calendario dei viaggi è stato eliminato, e questo ferma la pianificazione. Torna con il suo nome e il \
            suo colore.
            """,
            .planningSwitchOn: "Pianifica i miei viaggi",
            .planningPlanned: "Pianificato: i viaggi portano ai suoi eventi.",
            .planningNotBusy: """
            Non pianificato: un'app ha impostato che questo calendario non ti rende occupato. Per pianificarlo, fallo \
            contare per la disponibilità nelle impostazioni del calendario.
            """,
            .planningShared: "Non pianificato: un'altra persona lo condivide con te.",
            .planningWithoutEvents: "Non pianificato: non contiene eventi.",
            .planningTrips: "Qui ci sono i tuoi viaggi; anche gli eventi che vi aggiungi sono pianificati.",

            .testFindAccount: "Trovare l'account",
            .testFindAccountFromHost: "Trovare l'account dal solo nome del server",
            .testNoPrincipal: "PROPFIND su {path} non ha indicato alcun principal",
            .testFindCalendars: "Trovare i calendari",
            .testNoHome: "il principal non indica dove sono i calendari",
            .testInvitations: "Inviti",
            .testNoAddress: """
            l'account non ha un indirizzo e-mail, quindi nessuno può invitarlo; chiedi all'amministratore
            """,
            .testListCalendars: "Elencare i calendari",
            .testNoCalendar: "non ce n'è nessuno; un'app di calendario può crearne uno",
            .testCompliance: "Che cosa il server dice di saper fare",
            .testNoCompliance: "manca l'intestazione DAV: un proxy la toglie dalle risposte",

            .tripRoute: "Percorso",
            .tripLeave: "Partenza",
            .tripArrive: "Arrivo",
            .tripTickets: "Biglietti",
            .tripEstimate: "Questo viaggio è una stima in base alla distanza: non sono stati usati orari né mappe.",
            .tripEstimatedEnds:
                "I tratti da e verso le fermate sono stimati in base alla distanza; le corse sono da orario.",
            .tripLate: "Arrivi con {minutes} min di ritardo.",
            .tripLegs: "Passo per passo",
            .tripOptions: "Come arrivare",
            .tripDecisions: "Che cosa puoi fare",
            .tripData: "Dati",
            .tripEnds: "{from} → {to}",
            .tripWay: "Con",
            .tripDuration: "Durata",
            .tripChanges: "Cambi",
            .tripWalking: "A piedi",
            .tripCost: "Costo",
            .tripPlanned: "Scelto",
            .tripChoose: "Scegli",
            .tripChooseThis: "Scegli {way}, dalle {departure} alle {arrival}",
            .tripFrom: "Da {from}",
            .tripTo: "A {to}",
            .tripConfirmTitle: "{action}?",
            .tripConfirmWords: """
            Il calendario viene ricalcolato con questa scelta. Puoi annullarla da qui finché il \
            viaggio non è cominciato.
            """,
            .tripConfirm: "Sì, conferma",
            .tripBack: "No, torna indietro",
            .tripDone: "Fatto. Il calendario si aggiorna tra un momento.",
            .tripWithdrawn: "Non è nel calendario, perché hai deciso così.",
            .tripPast: "È già cominciato: non si può più cambiare nulla.",
            .tripGone: "Questo viaggio non c'è più",
            .tripGoneWords: """
            L'evento è stato spostato o eliminato, oppure i link di questo calendario sono stati \
            revocati. Il calendario mostra che cosa è previsto ora.
            """,
            .tripOutOfDate: "Questa pagina non è aggiornata",
            .tripOutOfDateWords: """
            Il viaggio è cambiato da quando hai aperto la pagina, o il modulo è già stato inviato. \
            Torna indietro, ricarica la pagina e guarda che cosa è previsto ora.
            """,
            .tripBest: "il migliore per te",
            .tripQuickest: "il più veloce",
            .tripCheapest: "il più economico",
            .tripGreenest: "il più ecologico",
            .tripLeastWalking: "meno a piedi",
            .tripFewestTransfers: "meno cambi",
            .tripMostExercise: "più movimento",
        ],
        parts: [
            italianDays, italianEvents, italianSettings, italianInformation, italianSharing, italianAccounts,
            italianSecurity,
            italianAdministration,
        ]
    )
}
