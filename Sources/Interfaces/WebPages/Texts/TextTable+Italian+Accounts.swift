extension TextTable {
    /// What the pages about accounts say.
    static let italianAccountTexts: [TextKey: String] = [
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

        .appPasswords: "Password per app",
        .appPasswordsHint: "Per le app di calendario del telefono e del computer",
        .appPasswordsWords: """
        Una password per app permette a una sola app di leggere e modificare i tuoi calendari, e nient'altro del \
        tuo account. Se perdi un dispositivo, qui revochi la sua password.
        """,
        .appPasswordsNeeded: "L'accesso in due passaggi è attivo: alle app di calendario serve una password per app.",
        .appPasswordsOptional: """
        Finché l'accesso in due passaggi non è attivo, le app di calendario accettano anche la tua password.
        """,
        .appPasswordFor: "App o dispositivo",
        .appPasswordForHint: "Per esempio Thunderbird in ufficio",
        .yourAppPasswords: "Le tue password per app",
        .noAppPasswords: "Non ne hai ancora.",
        .makeAppPassword: "Crea la password per app",
        .makeAppPasswordTitle: "Creane una nuova",
        .newAppPassword: "La password per app di {label}",
        .newAppPasswordWords: "Inseriscila nell'app, con il nome utente {user}. Viene mostrata solo adesso.",
        .revoke: "Revoca",
        .revokeOne: "Revoca la password per app {label}",
        .appPasswordRevoked: "La password per app è revocata. Da adesso l'app non può più accedere.",

        .twoStep: "Accesso in due passaggi",
        .sessionEndedKept: "Nel frattempo la sessione è finita. Accedi e ritroverai ciò che hai scritto.",
        .keptTitle: "Hai effettuato di nuovo l'accesso",
        .keptWords: """
        Ciò che avevi scritto non è ancora stato inviato. Le password non vengono conservate: potrebbero esserti chieste di \
        nuovo.
        """,
        .sendKept: "Invia ciò che ho scritto",
        .dropKept: "Lascia perdere",
        .passkeys: "Passkey",
        .passkeysHint: "Accedi con l'impronta, il volto o una chiave di sicurezza",
        .passkeysWords: """
        Una passkey è conservata dal tuo dispositivo, dal browser o da una chiave di sicurezza e vale solo su questo server. \
        Apre il tuo account senza nome e password e può sostituire il codice dell'accesso in due passaggi.
        """,
        .yourPasskeys: "Le tue passkey",
        .noPasskeys: "Non ne hai ancora.",
        .addPasskey: "Aggiungi una passkey",
        .passkeyName: "Nome",
        .passkeyNameHint: "Per riconoscerla, per esempio Telefono di Ana.",
        .makePasskey: "Crea la passkey",
        .makePasskeyWords: "Il browser ti chiede dove conservarla e verifica che sei tu.",
        .backToPasskeys: "Torna alle tue passkey",
        .removeOnePasskey: "Elimina {label}",
        .passkeyAddedNotice: "La passkey è pronta.",
        .passkeyRemovedNotice: "La passkey non apre più il tuo account. Eliminala anche dal dispositivo.",
        .logInByPasskey: "Accedi con una passkey",
        .logInByPasskeyWords: "Il browser mostra le passkey che ha per questo server.",
        .usePasskey: "Usa una passkey",
        .orPasskey: "Oppure con una passkey",
        .passkeyTrouble: "Il browser non ha fornito nessuna passkey. Riprova o accedi in un altro modo.",
        .passkeyMissing: "Non è arrivata nessuna passkey. Serve un browser che esegue gli script.",
        .passkeyRefused: "Questa passkey non è stata accettata.",
        .beginPasskey: "Continua",
        .removePasskey: "Elimina",
        .passkeyLate: "È passato troppo tempo. Riprova.",
        .tooManyPasskeys: "Hai 20 passkey. Prima eliminane una.",
        .logInAtProvider: "Accedi con {name}",
        .providerTitle: "Accesso con {name}",
        .providerHint: "Apri il tuo account senza la password",
        .providerWords: """
        Collega il tuo account a quello che hai su {name} e d'ora in poi accedi da lì. La password continua a valere e le app \
        di calendario restano come sono.
        """,
        .providerLink: "Collega a {name}",
        .providerUnlink: "Togli il collegamento",
        .providerSince: "Collegato dal",
        .providerContinue: "Continua su {name}",
        .providerContinueWords: "Accedi su {name} con il tuo account. Poi torni qui da solo.",
        .providerLinkedNotice: "Il tuo account è collegato.",
        .providerUnlinkedNotice: "Il collegamento è stato tolto.",
        .providerFailed: "Accesso non riuscito",
        .providerUnavailable: "{name} non ha risposto come dovrebbe. Riprova più tardi, oppure accedi con la password.",
        .providerNotLinked: """
        Nessun account qui è collegato al tuo di {name}. Accedi con la password, poi collegalo dalla pagina del tuo account.
        """,
        .providerTaken: "Quell'account di {name} è già collegato a un altro account di questo server.",
        .providerDeclined: "Su {name} l'accesso a questo sito è stato rifiutato.",
        .providerExpired: "È passato troppo tempo, oppure l'accesso era iniziato in un altro browser.",
        .twoStepHint: "Un codice del telefono dopo la password",
        .twoStepWords: """
        Dopo la password, il browser chiede un codice mostrato da un'app di autenticazione sul telefono. Chi \
        scopre la password non può accedere con quella sola.
        """,
        .twoStepAppsWords: """
        Le app di calendario non possono chiedere un codice. Da allora richiedono password per app: creane una per \
        ciascuna.
        """,
        .twoStepBegin: "Configuralo",
        .twoStepSetUp: "Configura l'accesso in due passaggi",
        .twoStepScan: "Inquadra questa immagine con un'app di autenticazione.",
        .twoStepPicture: "Codice QR per l'app di autenticazione",
        .twoStepType: "Se l'app non può inquadrarla, scrivici questa chiave:",
        .twoStepThen: "Poi inserisci il codice di sei cifre che l'app mostra.",
        .twoStepSwitchOn: "Attiva",
        .twoStepSwitchOff: "Disattiva",
        .twoStepOffTitle: "Disattivalo",
        .twoStepOffNotice: "L'accesso in due passaggi non è più attivo.",
        .twoStepIsOn: "È attivo: dopo la password i browser chiedono un codice.",
        .codeOfApp: "Codice",
        .recoveryCodes: "I tuoi codici di recupero",
        .recoveryCodesWords: """
        L'accesso in due passaggi è attivo. Ciascuno di questi codici ti fa entrare una volta se perdi il \
        telefono. Stampali o annotali: vengono mostrati solo adesso.
        """,
        .recoveryCodesLeft: "Ti restano {count} codici di recupero.",
        .newRecoveryCodes: "Nuovi codici di recupero",
        .newRecoveryCodesWords: "Quelli vecchi non varranno più.",
        .makeRecoveryCodes: "Crea nuovi codici",
        .secondStepTitle: "Inserisci il codice",
        .secondStepWords: "Inserisci il codice mostrato dall'app di autenticazione, o uno dei codici di recupero.",
        .secondStepLost: "Se hai perso entrambi, scrivi all'amministratore di questo server.",
        .startAgain: "Ricomincia",

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

        .administration: "Amministrazione",
        .administrationHint: "Per lo staff",
        .administrationWords: """
        Ciò che fai qui viene registrato. Da qui non si vedono calendari, luoghi e profili delle persone.
        """,
        .staffNeedsTwoStep: "Lo staff accede in due passaggi. Attivali per aprire l'amministrazione.",
        .people: "Account",
        .peopleWords: "Solo nomi utente e cifre.",
        .pendingSignUps: "Registrazioni in attesa di conferma",
        .registration: "Registrazione",
        .registrationIsClosed: "Chiusa",
        .registrationByInvitation: "Su invito",
        .registrationIsOpen: "Aperta a tutti",
        .mail: "Posta",
        .mailConfigured: "Configurata",
        .mailNotConfigured: "Non configurata: i link per nuovi account e password sono nel log del server",
        .serviceState: "Stato del servizio",
        .jobs: "Processi",
        .jobKind: "Tipo",
        .waiting: "In attesa",
        .failing: "Non riusciti",
        .givenUp: "Abbandonati",
        .failedJobs: "Processi non riusciti",
        .mailsWaiting: "E-mail in attesa di invio",
        .attempts: "Tentativi",
        .retryJob: "Riprova",
        .deleteJob: "Elimina",
        .adminLog: "Registro",
        .acts: "Che cosa ha fatto lo staff",
        .subject: "Su",
        .logInAttempts: "Accessi per ora",
        .logInAttemptsWords: "Degli ultimi due giorni, senza nomi né indirizzi.",
        .hour: "Ora",
        .succeeded: "Riusciti",
        .failed: "Falliti",
        .fromAddresses: "Da quanti indirizzi",
        .supportRequests: "Richieste di aiuto",
        .supportRequest: "Richiesta di aiuto",
        .answers: "Risposte",
        .answer: "Risposta",
        .answersNotMailed: "Non viene inviata posta. Chi ha chiesto vede la risposta nella sua pagina.",
        .kind: "Tipo",
        .kindIndividual: "Persona",
        .kindGroup: "Gruppo",
        .kindResource: "Risorsa",
        .kindRoom: "Sala",
        .storage: "Spazio",
        .role: "Ruolo",
        .roleNone: "Nessuno",
        .roleSupport: "Assistenza",
        .roleAdministrator: "Amministratore",
        .quotaInMegabytes: "Quota in megabyte",
        .quotaHint: "Lascia vuoto per il valore predefinito.",
        .lostFactorWords: """
        Per chi ha perso il telefono e i codici di recupero. Accertati che sia davvero la persona giusta.
        """,
        .removeAccount: "Elimina l'account",
        .removeAccountWords: "Con tutto ciò che gli appartiene, per sempre.",
        .invitations: "Inviti",
        .invitationsWords: "Un invito permette a una persona di registrarsi, entro quattordici giorni.",
        .invitationsNeedSetting: """
        La registrazione è chiusa: un invito funziona quando accounts.registration vale invitation o open.
        """,
        .invite: "Invita",
        .inviteHint: "Lascialo vuoto per consegnare il link di persona.",
        .invitationMade: "L'invito",
        .invitationMadeWords: "Il link viene mostrato solo adesso:",
        .openInvitations: "Inviti aperti",
        .goodUntil: "Valido fino a",
        .withdraw: "Ritira",
        .actInvited: "invito creato",
        .actWithdrew: "invito ritirato",
        .actRemovedAccount: "account eliminato",
        .actSetQuota: "quota impostata",
        .actSetRole: "ruolo impostato",
        .actRemovedSecondFactor: "accesso in due passaggi disattivato",
        .actRetriedJob: "processo ripetuto",
        .actDeletedJob: "processo eliminato",
        .actAnswered: "risposta a una richiesta di aiuto",
    ]
}
