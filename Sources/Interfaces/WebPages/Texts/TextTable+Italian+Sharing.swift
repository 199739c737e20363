extension TextTable {
    static let italianSharing: [TextKey: String] = [
        .recommendTitle: "Consiglia Travlendar+ a qualcuno",
        .recommendHint: "Invia un'e-mail che porta alla pagina di presentazione.",
        .recommendWords: """
        Chi indichi riceve una sola e-mail con il tuo nome e un link alla pagina di presentazione, da cui può \
        registrarsi. Il suo indirizzo non viene conservato.
        """,
        .recommended: "L'e-mail è in partenza.",

        .subscriptions: "Calendari in abbonamento",
        .subscriptionsHint: """
        Un calendario pubblicato da altri, come le vacanze scolastiche o le partite di un campionato. Viene \
        aggiornato di continuo e solo chi lo pubblica può modificarlo.
        """,
        .subscriptionsNone: "Nessun abbonamento.",
        .subscriptionNew: "Nuovo abbonamento",
        .subscriptionAddress: "Indirizzo del calendario",
        .subscriptionAddressHint: "Comincia con https://, http:// o webcal://.",
        .subscriptionName: "Nome (vuoto: quello con cui è pubblicato)",
        .subscriptionRefused: "Scrivi un indirizzo che comincia con https://, http:// o webcal://, senza password",
        .subscriptionKnown: "Sei già abbonato a questo calendario",
        .subscriptionNameTooLong: "Scrivi un nome di al massimo {most} caratteri",
        .subscriptionsTooMany: "Hai già {most} abbonamenti, il massimo possibile: annullane uno",
        .subscriptionRefresh: "Aggiorna",
        .subscriptionPlan: "Pianifica i viaggi",
        .subscriptionUnplan: "Non pianificare viaggi",
        .subscriptionEnd: "Annulla l'abbonamento",
        .subscriptionFetched: "Aggiornato il {time}",
        .subscriptionNeverFetched: "Non ancora scaricato",
        .subscriptionFailed: "L'ultimo tentativo ({time}) non è riuscito: {reason}",
        .subscriptionPlanned: "fa parte delle tue giornate",
        .subscriptionNotPlanned: "non fa parte delle tue giornate",
        .subscribed: "L'abbonamento è attivo. Gli eventi compaiono entro un minuto.",
        .subscriptionQueued: "Il calendario viene aggiornato.",
        .subscriptionEnded: "L'abbonamento è annullato e il suo calendario eliminato.",
        .subscriptionUnreachable: "il server non è raggiungibile.",
        .subscriptionNotAllowed: "l'indirizzo è in una rete privata.",
        .subscriptionTooSlow: "ci ha messo troppo tempo.",
        .subscriptionTooLarge: "il calendario è troppo grande.",
        .subscriptionForbidden: "chi lo pubblica nega l'accesso.",
        .subscriptionGone: "a quell'indirizzo non c'è nulla.",
        .subscriptionFailing: "il server di chi lo pubblica segnala un errore.",
        .subscriptionNoCalendar: "quello che è pubblicato non è un calendario.",
        .subscriptionNoRoom: "nel tuo account non c'è più spazio.",

        .notifications: "Promemoria",
        .notificationsHint: """
        Ricevi avvisi sugli eventi, sull'ora di partire, sugli spostamenti che cambiano e sulla giornata che comincia.
        """,
        .notificationsIntro: """
        Le app di calendario suonano da sole. In più, questo server può avvisarti quando scatta un avviso o cambia uno \
        spostamento: per e-mail, nei tuoi browser o per SMS, come preferisci. Non viene inviato ciò che hai già chiuso \
        in un'app. I messaggi contengono titoli, orari e luoghi.
        """,
        .notificationsNoMail: "Questo server non invia e-mail.",
        .notificationsNoAddress:
            "Il tuo account non ha un indirizzo e-mail, quindi non puoi ricevere avvisi per e-mail.",
        .notificationsRecipient: "Le e-mail arrivano a {address}.",
        .notificationsEvents: "Avvisi di eventi e attività",
        .notificationsEventsHint: "Di tutti i calendari che vedi, per ogni avviso impostato in un evento.",
        .notificationsTravel: "Spostamenti",
        .notificationsTravelHint: """
        Quando è ora di partire, quando qualcosa non va in uno spostamento e quando ne cambia uno delle prossime 24 ore.
        """,
        .notificationsQuiet: "Ore di silenzio",
        .notificationsQuietHint: """
        In queste ore non viene inviato nulla, in nessun modo. Arriva alla fine del silenzio, a meno che non riguardi qualcosa \
        di già finito. Lascia vuoti entrambi i campi per non averne.
        """,
        .notificationsQuietFrom: "Dalle",
        .notificationsQuietUntil: "Alle",
        .notificationsQuietEmpty: "Scrivi una fine diversa dall'inizio",
        .notificationsQuietHalf: "Scrivi entrambi gli orari o nessuno",
        .notificationsDay: "La giornata in un'e-mail",
        .notificationsDayAt: "Inviala alle",
        .notificationsDayHint: "Tutti gli eventi e gli spostamenti del giorno. Lascia vuoto per non riceverla.",
        .notificationsByMail: "Per e-mail",
        .notificationsByBrowser: "Nei miei browser",
        .notificationsBySMS: "Per SMS",
        .browsers: "Browser",
        .browsersWords: """
        Un browser in cui attivi i messaggi li mostra anche quando non è aperta nessuna pagina di questo server. Sono \
        cifrati per quel browser. Se lì esci dal tuo account, si disattivano.
        """,
        .browsersApple: """
        Su iPhone e iPad (da iOS 16.4), aggiungi prima il server alla schermata Home: aprilo in Safari, tocca \
        Condividi, poi Aggiungi alla schermata Home. Aprilo da lì, accedi e attiva i messaggi in questa pagina.
        """,
        .browserNotOnHomeScreen: """
        Su questo dispositivo i messaggi si possono attivare solo aprendo il server dalla schermata Home: in Safari \
        tocca Condividi, poi Aggiungi alla schermata Home, e aprilo da lì.
        """,
        .browserUnknown: "Un browser",
        .browserThis: "{device} (questo browser)",
        .browserSince: "Attivo dal {time}. Ultimo messaggio: {use}.",
        .browserTurnOn: "Attiva in questo browser",
        .browserTurnOff: "Disattiva",
        .browserOffNamed: "Disattiva: {device}",
        .browserOn: "I messaggi sono attivi in questo browser. Scegli sopra che cosa ti deve dire.",
        .browserOff: "I messaggi in quel browser sono disattivati.",
        .browserTooMany: "I messaggi sono già attivi nel numero massimo di browser. Prima disattivane uno.",
        .browserRefused: """
        Questo browser non ha indicato come raggiungerlo. Servono gli script e un servizio push che \
        questo server possa usare.
        """,
        .browserDenied: "Il browser non permette i messaggi di questo server. Puoi cambiarlo nelle sue impostazioni.",
        .browserFailed: "Non è stato possibile attivare i messaggi nel browser. Riprova più tardi.",
        .browserMissing: "Questo browser non mostra messaggi di server.",
        .phoneTitle: "SMS",
        .phoneWords: """
        Gli SMS passano da un fornitore scelto da chi amministra questo server e dalla rete telefonica, che possono \
        leggerli. Dicono di che cosa si tratta, quando e dove.
        """,
        .phoneNumber: "Numero di telefono",
        .phoneNumberHint: "Con il prefisso internazionale, per esempio +39 333 1234567.",
        .phoneSendCode: "Inviami un codice",
        .phoneUnreadable: "Scrivi un numero con il prefisso internazionale, per esempio +39 333 1234567",
        .phoneTooOften: "Sono già stati inviati tre codici. Riprova domani",
        .phoneCodeSent: "Un codice sta arrivando sul tuo telefono. Vale per 15 minuti.",
        .phoneWaits: "{number} aspetta il suo codice.",
        .phoneCode: "Codice",
        .phoneConfirm: "Conferma il numero",
        .phoneCodeWrong: "Non è il codice che è stato inviato",
        .phoneCodeOver: "Questo codice non vale più. Fattene inviare un altro",
        .phoneConfirmed: "Gli SMS arrivano al numero {number}.",
        .phoneReady: "Il numero è confermato. Scegli sopra che cosa inviargli.",
        .phoneRemove: "Dimentica il numero",
        .phoneRemoved: "Il numero è dimenticato: non riceverà più nulla.",

        .feeds: "Calendari da pubblicare",
        .feedsHint: """
        Un indirizzo di sola lettura mostra un calendario a persone e app senza account qui. Chiunque abbia \
        l'indirizzo può leggerlo, finché non lo revochi.
        """,
        .feedsNone: "Nessun calendario è pubblicato.",
        .feedNew: "Nuovo indirizzo",
        .feedMake: "Crea l'indirizzo",
        .feedMade: "L'indirizzo è pronto.",
        .feedMadeHint: "Copialo ora: non verrà mostrato di nuovo.",
        .feedSeePage: "Aprilo come pagina",
        .feedScope: "Calendario",
        .feedOfAll: "Tutti i miei calendari",
        .feedOfTravel: "Solo i miei viaggi",
        .feedDetail: "Che cosa mostra",
        .feedDetailHint: """
        Gli eventi privati o riservati appaiono solo come orari occupati. Invitati, promemoria e allegati non \
        vengono mai mostrati.
        """,
        .feedBusy: "Solo gli orari occupati",
        .feedPlace: "Orari occupati e città",
        .feedTitles: "Titoli e città",
        .feedEverything: "Tutto",
        .feedWithTravel: "Con gli spostamenti",
        .feedWithTravelHint: "La durata di uno spostamento può rivelare dove abiti.",
        .feedComment: "Per chi (lo vedi solo tu)",
        .feedCreated: "Creato il {time}",
        .neverUsed: "mai letto",
        .feedRevoke: "Revoca",
        .feedRevokeNamed: "Revoca {name}",
        .feedRevoked: "L'indirizzo è revocato e non mostra più nulla.",
        .feedChooseWhat: "Scegli un calendario e che cosa mostrare",
        .feedCannotBeKept: """
        Non è stato possibile creare l'indirizzo: il commento supera {bytes} byte, oppure ci sono già tutti gli \
        indirizzi possibili.
        """,

        .months: "Mesi",
        .previousMonth: "Mese precedente",
        .nextMonth: "Mese successivo",
        .monthIsEmpty: "In questo mese non c'è nulla.",
        .timesInZone: "Gli orari sono quelli di {zone}.",
        .feedTruncated: "Questo calendario contiene più di quanto si possa mostrare qui.",
        .subscribeTitle: "Nella tua app di calendario",
        .subscribeHint: "Abbonati, e l'app si tiene aggiornata da sola; oppure copia l'indirizzo nell'app.",
        .subscribe: "Abbonati",
        .download: "Scarica",

        .links: "Inviti con un link",
        .linksHint: """
        Un link mostra un evento a persone senza account e porta le loro risposte nel tuo calendario. Chiunque \
        abbia il link può usarlo, finché non lo revochi.
        """,
        .linkMade: "Il link è pronto.",
        .linkSeePage: "Apri la pagina",
        .linkNew: "Nuovo link",
        .linkEvent: "Evento",
        .linkPlaces: "Posti (vuoto: senza limite)",
        .linkPlacesHint: """
        Chi accetta a posti esauriti resta in lista d'attesa e subentra quando qualcuno rinuncia. Un link accetta al \
        massimo {most} risposte.
        """,
        .linkDays: "Giorni di validità del link (vuoto: senza scadenza)",
        .linkMake: "Crea il link",
        .linkNoEvents: "Nei prossimi 90 giorni non c'è nessun tuo evento.",
        .linkNoAnswers: "Nessuno ha ancora risposto.",
        .linkEnds: "scade il {time}",
        .linkCapacity: "{count} posti",
        .linkCapacityOne: "1 posto",
        .linkWaiting: "in lista d'attesa",
        .linkRevokeNamed: "Revoca il link a {name}",
        .linkRevoked: "Il link è revocato. Le risposte restano nel tuo calendario.",
        .linkCannotBeMade: "Scegli un evento che organizzi tu e che non sia già passato",
        .linkWrongCapacity: "Scrivi il numero dei posti come numero intero da 1 a {most}, oppure non scrivere nulla",
        .linkWrongDays: "Scrivi il numero dei giorni come numero intero da 1 a {most}, oppure non scrivere nulla",
        .linkTooMany: "Hai già il massimo di link possibile. Revocane uno per crearne un altro.",

        .eventOpenGraph: "Sei invitato",
        .eventInvitation: "{name} ti invita",
        .eventGone: "Un evento che non c'è più",
        .eventMoved: "L'evento è stato spostato. Doveva cominciare il {time}.",
        .eventCancelled: "L'evento è annullato.",
        .eventDeleted: "L'evento non si tiene più.",
        .eventOver: "L'evento è passato.",
        .eventLocalTime: "Per te:",
        .eventRepeats: "Si ripete; questa è la prossima volta.",
        .eventWhere: "Dove",
        .eventRoom: "Posti",
        .eventRoomLeft: "{count} liberi",
        .eventRoomLeftOne: "1 libero",
        .eventFull: "Sono esauriti. Se accetti, entri in lista d'attesa.",
        .eventShowInZone: "Mostra l'orario nel fuso",
        .eventShow: "Mostra",
        .eventYourAnswer: "La tua risposta",
        .eventWillYouCome: "Verrai?",
        .eventYourName: "Il tuo nome",
        .eventYourEmail: "Il tuo indirizzo e-mail (se vuoi)",
        .eventEmailHint: "Lo vede solo chi organizza.",
        .eventSendAnswer: "Invia la risposta",
        .eventEnterName: "Scrivi il tuo nome e scegli una risposta",
        .eventAnswerNotTaken: """
        La risposta non può essere registrata: il nome è troppo lungo o contiene virgolette, oppure l'indirizzo e-mail \
        non è valido.
        """,
        .eventNoMoreAnswers: "Questo link non accetta altre risposte. Chiedi a chi organizza.",
        .eventKeepUpToDate: "Apri in un'app di calendario",
        .eventAddHere: "Aggiungi al mio calendario qui",
        .eventAdded: "L'evento è nel tuo calendario, e presto anche il viaggio.",
        .eventNotAdded: "Non è stato possibile aggiungere l'evento: forse è già in un tuo calendario.",
        .invitationAccept: "Sì, vengo",
        .invitationMaybe: "Forse",
        .invitationDecline: "No, non posso",
        .answeredAccepted: "Hai accettato.",
        .answeredWaiting: "Hai accettato e sei in lista d'attesa.",
        .answeredMaybe: "Hai risposto: forse.",
        .mailedChoose: "Scegli una risposta",
        .mailedNotTaken: "Chi organizza non attende più risposte: l'evento è cambiato o si tiene senza di te.",
        .mailedStop: "Non ricevere più e-mail da questo server",
        .mailedStopTitle: "Basta e-mail?",
        .mailedStopWords: """
        Nessuno su questo server potrà più mandarti inviti per e-mail, né avvisarti se cambia qualcosa in quelli che hai \
        già ricevuto.
        """,
        .mailedStopped: "Fatto. Questo server non ti manderà altri inviti e lo dirà a chi ti invita.",
        .answeredDeclined: "Hai rifiutato.",
        .answerKeepAddress: "Conserva l'indirizzo di questa pagina: con esso puoi cambiare la risposta.",
        .tripsTitle: "Come ci arrivo?",
        .tripsFrom: "Da dove parti",
        .tripsHint: "Un indirizzo o un luogo. Non viene salvato, e chi organizza non lo vede.",
        .tripsShow: "Mostra i percorsi",
        .tripsNone: "Nessun percorso trovato.",
        .tripsOriginUnknown: "Luogo non trovato. Scrivi una via con il numero e la città.",
        .tripsOriginAmbiguous: "Potrebbero essere più luoghi. Copia uno di questi:",
        .tripsDestinationUnknown: "Dal luogo dell'evento non si capisce dove si trova.",
        .tripsLastBack: "L'ultimo ritorno",
        .tripsBack: "Il ritorno",
        .tripsBackGone: "Dopo l'evento non ci sono più mezzi pubblici: l'ultimo parte alle {time}.",
        .tripsBackUnknown: "Per il ritorno non sono stati trovati mezzi pubblici.",
        .tripsAnytime: "A qualsiasi ora:",
        .tripMinutes: "{minutes} min",
        .tripGuess: "stima",
    ]
}
