extension TextTable {
    /// How people log in: app passwords, two steps, passkeys, a provider.
    static let italianSecurity: [TextKey: String] = [
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
        .recoveryCodesLeftOne: "Ti resta 1 codice di recupero.",
        .newRecoveryCodes: "Nuovi codici di recupero",
        .newRecoveryCodesWords: "Quelli vecchi non varranno più.",
        .makeRecoveryCodes: "Crea nuovi codici",
        .secondStepTitle: "Inserisci il codice",
        .secondStepWords: "Inserisci il codice mostrato dall'app di autenticazione, o uno dei codici di recupero.",
        .secondStepLost: "Se hai perso entrambi, scrivi all'amministratore di questo server.",
        .startAgain: "Ricomincia",
    ]
}
