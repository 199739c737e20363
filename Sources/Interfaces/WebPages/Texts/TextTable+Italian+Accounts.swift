extension TextTable {
    /// Signing up, passwords, addresses, the profile, one's data and questions to the operator.
    static let italianAccounts: [TextKey: String] = [
        .languageName: "Italiano",
        .language: "Lingua",
        .languageOfServer: "Quella del server",
        .languageAndTimeZone: "Lingua e fuso orario",
        .languageWords: "Questo browser ricorda la scelta. Dopo l'accesso, la ricorda il tuo account.",
        .timeZoneHint: "Per esempio Europe/Rome. Lascialo vuoto per usare quello del server.",
        .timeZoneUnknown: "Inserisci un fuso orario come Europe/Rome",
        .givenName: "Nome",
        .surname: "Cognome",
        .emailAddress: "Indirizzo e-mail",
        .phone: "Numero di telefono",
        .userNameHint: "Da 3 a 21 lettere, cifre, punti, trattini o trattini bassi; inizia con una lettera.",
        .newUserNameHint: """
        Serve per accedere. Gli indirizzi dei tuoi calendari restano uguali, e il primo nome utente continua a \
        funzionare.
        """,
        .passwordHint: "Almeno 8 caratteri. Alcune parole di seguito si ricordano bene e sono difficili da indovinare.",
        .repeatPassword: "Ripeti la password",
        .presentPassword: "La password attuale",
        .newPassword: "Nuova password",
        .send: "Invia",
        .sendLink: "Invia il link",
        .backToAccount: "Torna al tuo account",
        .noneYet: "Nessuno",
        .never: "Mai",
        .made: "Creato",
        .lastUse: "Ultimo uso",
        .action: "Azione",
        .reason: "Motivo",
        .time: "Ora",
        .number: "Numero",
        .switchedOn: "Attivo",
        .switchedOff: "Non attivo",

        .enterSomething: "Compila questo campo",
        .enterGivenName: "Inserisci il nome",
        .enterSurname: "Inserisci il cognome",
        .enterDisplayName: "Inserisci il tuo nome",
        .enterEmail: "Inserisci un indirizzo e-mail",
        .enterNewUserName: "Inserisci un nome utente",
        .enterNewPassword: "Inserisci una nuova password",
        .enterCode: "Inserisci il codice",
        .enterPhone: "Inserisci un numero di telefono",
        .enterMessage: "Scrivi un messaggio",
        .enterLabel: "Inserisci il nome dell'app o del dispositivo",
        .tooLong: "Il testo è troppo lungo",
        .emailMalformed: "Inserisci un indirizzo come nome@example.org",
        .userNameMalformed: """
        Scegli un nome utente di 3-21 lettere, cifre, punti, trattini o trattini bassi, che inizi con una lettera \
        e non sia riservato
        """,
        .userNameTaken: "Questo nome utente è già in uso. Scegline un altro.",
        .passwordLength: "Scegli una password da 8 a 1024 byte",
        .passwordNul: "La password contiene un carattere non ammesso",
        .passwordCommon: "Questa password è tra le 10.000 più comuni, le prime a essere provate. Scegline un'altra.",
        .passwordLikeName: "Questa password è poco più di uno dei tuoi nomi. Scegline un'altra.",
        .passwordsDiffer: "Le due password non coincidono",
        .passwordWrong: "La password non è corretta",
        .codeWrong: "Il codice non è corretto o è già stato usato. Inserisci quello che l'app mostra adesso.",
        .termsMissing: "Per registrarti accetta le condizioni",
        .privacyMissing: "Per registrarti acconsenti all'uso dei tuoi dati",
        .tooManyWords: "Scrivi meno di 1000 parole",
        .labelTaken: "Hai già una password per app con questo nome",
        .confirmationWrong: "Per confermare scrivi esattamente il nome utente",
        .archiveUnreadable: "Scegli un archivio creato da un server Travlendar+, di al massimo 10 MB",
        .quotaWrong: "Inserisci un numero intero di megabyte, o niente",
        .tooManyTries: "Troppi tentativi. Riprova tra {minutes} minuti.",
        .tooManyTriesOne: "Troppi tentativi. Riprova tra 1 minuto.",
        .linkInvalid: "Questo link non vale più",
        .linkInvalidWords: "È già stato usato o è scaduto. Chiedine uno nuovo da dove lo hai ricevuto.",

        .signUp: "Registrati",
        .signUpTitle: "Crea un account",
        .signUpWords: "Riceverai un messaggio con un link. Quando lo avrai aperto, l'account sarà pronto.",
        .agreeToTerms: "Accetto le condizioni riportate sotto",
        .agreeToPrivacy: "Acconsento all'uso dei miei dati come descritto sotto",
        .termsTitle: "Condizioni",
        .termsWords: """
        Usa il server nel rispetto della legge e senza danneggiare altri. È offerto così com'è: conserva una copia \
        di ciò che ti importa. Puoi andartene quando vuoi, con tutti i tuoi dati.
        """,
        .consentDataTitle: "I tuoi dati",
        .privacyKept: """
        Si conservano nome, nome utente e indirizzo e-mail, un'impronta della password, i calendari, i luoghi, gli \
        abbonamenti e le preferenze, il telefono, l'indirizzo e la data di nascita se li indichi e, per sette giorni, l'ora e l'indirizzo di rete degli accessi.
        """,
        .privacyUse: """
        Servono a tenere i tuoi calendari e a pianificare i tuoi viaggi, solo su questo server. La tua posizione \
        non viene mai conservata. Gli unici cookie sono quelli dell'accesso, della lingua e del fuso orario.
        """,
        .consentRights: """
        Puoi vedere e cambiare tutto, scaricare ogni cosa ed eliminare l'account con tutto ciò che gli appartiene \
        in qualsiasi momento.
        """,
        .checkMail: "Controlla la posta",
        .checkMailWords: """
        Se l'indirizzo {email} si può usare, un messaggio è in arrivo. Apri il link che contiene per concludere.
        """,
        .checkMailReminder: """
        Il link vale sette giorni. Dopo due giorni arriva un promemoria; dopo sette, tutto ciò che hai inserito \
        viene cancellato.
        """,
        .noMailYet: "Questo server non invia ancora posta. Chiedi il link al suo amministratore.",
        .confirmSignUp: "Crea l'account",
        .confirmSignUpTitle: "È tutto giusto?",
        .confirmSignUpWords: "Questo è ciò che hai inserito. Potrai cambiarlo in seguito nel tuo account.",
        .accountReady: "Il tuo account è pronto. Accedi con il nome utente e la password.",
        .registrationClosed: "Qui al momento non ci si può registrare",
        .registrationClosedWords: """
        Gli account di questo server li crea l'amministratore. Chiedine uno a chi lo gestisce.
        """,
        .invitationNeededWords: "Per registrarsi serve un invito ancora valido. Apri il link che contiene.",

        .forgottenPasswordTitle: "Ho dimenticato la password",
        .forgottenPasswordWords: """
        Inserisci il nome utente o l'indirizzo e-mail. Se appartiene a un account, chi ne è titolare riceve un \
        messaggio con un link per impostare una nuova password.
        """,
        .resetSentWords: """
        Se un account ha quel nome o indirizzo, è in arrivo un messaggio con un link, che vale un'ora.
        """,
        .newPasswordTitle: "Imposta una nuova password",
        .newPasswordWords: "Per l'account {user}. Tutti i browser vengono scollegati.",
        .setPassword: "Imposta la password",
        .passwordChangedNotice: "La password è impostata. Usala per accedere.",
        .passwordChangedHere: "La password è impostata, e tutti gli altri browser sono stati scollegati.",
        .changePassword: "Cambia la password",
        .changePasswordWords: "Tutti gli altri browser vengono scollegati. Le password per app restano come sono.",
        .changePasswordHint: "Con quella attuale",

        .changeEmail: "Cambia l'indirizzo e-mail",
        .changeEmailHint: "Il nuovo vale dopo la conferma",
        .changeEmailWords: """
        Il tuo indirizzo è {email}. Al nuovo viene inviato un link, e il nuovo vale quando lo avrai aperto.
        """,
        .newEmailAddress: "Nuovo indirizzo e-mail",
        .newEmailSentWords: """
        Se l'indirizzo {email} si può usare, un link è in arrivo. Finché non lo apri, non cambia nulla.
        """,
        .confirmEmail: "Usa questo indirizzo",
        .confirmEmailTitle: "Conferma il nuovo indirizzo",
        .confirmEmailWords: "L'indirizzo {email} diventa quello principale dell'account {user}.",
        .emailConfirmed: "Da adesso vale il nuovo indirizzo e-mail.",

        .profileTitle: "Profilo",
        .profileHint: "Nome, nome utente, lingua, fuso orario, telefono, indirizzo",
        .postalAddress: "Indirizzo",
        .birthDate: "Data di nascita",
        .phoneOptional: "Numero di telefono (facoltativo)",
        .addressOptional: "Indirizzo postale (facoltativo)",
        .birthDateOptional: "Data di nascita (facoltativa)",
        .detailsHint: """
        Telefono, indirizzo e data di nascita non sono obbligatori. Vengono conservati cifrati, e non li vede nessuno: \
        né le altre persone né chi gestisce questo server.
        """,
        .phoneMalformed: "Inserisci un numero di telefono come +39 02 1234567",
        .birthDateWrong: "Inserisci il giorno della tua nascita, per esempio 1990-12-31",
        .completeProfile: "Completa il tuo profilo: mancano ancora telefono, indirizzo e data di nascita",

        .changedElsewhere: """
        Questi dati sono stati modificati altrove dopo che avevi aperto il modulo. Non è stato ancora salvato nulla. \
        Qui sotto c'è ciò che hai inserito: se lo salvi, sostituisce ciò che è memorizzato.
        """,
        .storedMeanwhile: "Ciò che è memorizzato ora",
        .storedMeanwhileWords: "Dove è diverso da ciò che hai inserito:",
        .yourConsents: "A che cosa hai acconsentito",
        .agreedAt: "versione {version}, {time}",

        .yourData: "I tuoi dati",
        .yourDataHint: "Porta via tutto, o portalo qui da un altro server",
        .exportTitle: "Porta via tutto",
        .exportWords: """
        Un unico archivio ZIP: ogni calendario come file iCalendar, che ogni app di calendario legge, e il resto \
        in JSON.
        """,
        .downloadArchive: "Scarica l'archivio",
        .importTitle: "Importa un archivio",
        .importWords: """
        Da un altro server Travlendar+. Ciò che hai qui resta; i calendari dell'archivio vengono aggiunti accanto.
        """,
        .archiveFile: "Archivio",
        .importArchive: "Importa l'archivio",
        .imported: "Importato",
        .importedWords: "Questo è stato preso dall'archivio:",
        .leftOut: "Che cosa è stato tralasciato",
        .calendarsWord: "Calendari",
        .objectsWord: "Eventi e attività",
        .placesWord: "Luoghi salvati",
        .passesWord: "Abbonamenti",
        .sharedCalendarsWord: "Calendari che condividi con altri",
        .deleteAccount: "Elimina l'account",
        .deleteAccountHint: "Con tutto ciò che gli appartiene",
        .deleteWords: """
        L'account {user} e tutto questo vengono eliminati per sempre. Gli altri non vedranno più i calendari che \
        condividi.
        """,
        .exportFirst: "Prima porta via tutto",
        .typeUserName: "Per conferma scrivi il nome utente",
        .deleteForEver: "Elimina per sempre",
        .accountDeletedNotice: "L'account è eliminato.",

        .contactTitle: "Contatti",
        .contactHint: "Scrivi a chi gestisce questo server",
        .contactWords: "Scrivi a chi gestisce questo server. Vede ciò che scrivi qui, e nient'altro del tuo account.",
        .yourMessage: "Il tuo messaggio",
        .yourMessageHint: "Meno di 1000 parole",
        .yourQuestion: "La tua domanda",
        .keepThisAddress: "La risposta comparirà in questa pagina. Conservane l'indirizzo: non verrà più mostrato.",
        .askedAt: "Chiesto il {time}",
        .answeredAt: "Risposto il {time}",
        .noAnswerYet: "Non c'è ancora una risposta.",
        .doneNotice: "Fatto.",
    ]
}
