extension MailText {
    static let italian = MailText(
        language: "it",
        greeting: "Ciao {name},",
        greetingWithoutName: "Ciao,",
        closing: "Travlendar+ su {address}"
    ) { occasion in
        switch occasion {
        case .confirmSignUp:
            Words(
                subject: "Conferma il tuo indirizzo e-mail",
                text: """
                    ti sei registrato come {user}, o qualcuno lo ha fatto a tuo nome. Apri questa pagina per confermare \
                    l'indirizzo e concludere; il link è valido per sette giorni:

                    {link}

                    Se non sei stato tu, non fare nulla: tutto ciò che è stato inserito viene cancellato dopo sette giorni.
                    """
            )
        case .remindSignUp:
            Words(
                subject: "Il tuo account ti aspetta",
                text: """
                    due giorni fa ti sei registrato come {user} e non hai ancora confermato l'indirizzo. Apri questa pagina \
                    per concludere:

                    {link}

                    Se hai cambiato idea, non fare nulla: tutto ciò che è stato inserito viene cancellato tra cinque giorni.
                    """
            )
        case .alreadyRegistered:
            Words(
                subject: "Hai già un account",
                text: """
                    qualcuno ha inserito il tuo indirizzo, che appartiene già a un account. Se sei stato tu, accedi qui, \
                    dove puoi anche impostare una nuova password:

                    {link}

                    Se non sei stato tu, non fare nulla. A chi lo ha inserito non è stato detto che l'account esiste.
                    """
            )
        case .welcome:
            Words(
                subject: "Il tuo account è pronto",
                text: """
                    il tuo account {user} è pronto. Aggiungilo all'app di calendario che usi già:

                    {link}
                    """
            )
        case .resetPassword:
            Words(
                subject: "Imposta una nuova password",
                text: """
                    qualcuno ha chiesto una nuova password per l'account {user}. Se sei stato tu, apri questa pagina entro \
                    un'ora:

                    {link}

                    Se non sei stato tu, non fare nulla: la password resta com'è.
                    """
            )
        case .passwordChanged:
            Words(
                subject: "La tua password è stata cambiata",
                text: """
                    la password dell'account {user} è stata cambiata e tutti i browser sono stati disconnessi. Se non sei \
                    stato tu, imposta subito una nuova password:

                    {link}
                    """
            )
        case .confirmEmail:
            Words(
                subject: "Conferma il tuo nuovo indirizzo e-mail",
                text: """
                    questo indirizzo sta per essere assegnato all'account {user}. Apri questa pagina entro un giorno per \
                    confermarlo:

                    {link}

                    Se non ne sai nulla, non fare nulla.
                    """
            )
        case .emailChanged:
            Words(
                subject: "Il tuo indirizzo e-mail è stato cambiato",
                text: """
                    l'account {user} ha ora un altro indirizzo e-mail, e questo non gli appartiene più. Se non sei stato \
                    tu, scrivi all'amministratore del server:

                    {link}
                    """
            )
        case .invitation:
            Words(
                subject: "Sei stato invitato",
                text: """
                    sei stato invitato su Travlendar+, il calendario che sa quanto tempo ci vuole per arrivare. Apri questa \
                    pagina per registrarti; il link vale una volta sola, per quattordici giorni:

                    {link}
                    """
            )
        case .recommendation:
            Words(
                subject: "{user} ti invita su Travlendar+",
                text: """
                    {user} usa Travlendar+, il calendario che sa quanto tempo ci vuole per arrivare, e pensa che possa \
                    piacerti. Leggi che cosa fa e, se vuoi, registrati:

                    {link}

                    Se non ti interessa, non fare nulla: il tuo indirizzo non è stato conservato.
                    """
            )
        case .secondFactorOn:
            Words(
                subject: "L'accesso in due passaggi è attivo",
                text: """
                    per accedere all'account {user} ora serve un codice della tua app di autenticazione. Da adesso le app \
                    di calendario richiedono una password per app:

                    {link}
                    """
            )
        case .secondFactorOff:
            Words(
                subject: "L'accesso in due passaggi non è più attivo",
                text: """
                    da adesso per accedere all'account {user} basta la password. Se non sei stato tu, imposta una nuova \
                    password e riattivalo:

                    {link}
                    """
            )
        case .externalLogInOn:
            Words(
                subject: "Il tuo account è stato collegato",
                text: """
                    l'account {user} è stato collegato a quello di un altro fornitore: ora si apre anche accedendo da lì. \
                    Se non sei stato tu, togli il collegamento e imposta una nuova password:

                    {link}
                    """
            )
        case .passkeyAdded:
            Words(
                subject: "È stata aggiunta una passkey",
                text: """
                    l'account {user} ha una nuova passkey, con cui ora si apre. Se non sei stato tu, eliminala e imposta \
                    una nuova password:

                    {link}
                    """
            )
        case .supportAnswer:
            Words(
                subject: "C'è una risposta alla tua domanda",
                text: """
                    qualcuno ha risposto a ciò che hai chiesto:

                    {link}
                    """
            )
        case .accountDeleted:
            Words(
                subject: "Il tuo account è stato eliminato",
                text: "l'account {user} è stato eliminato con tutto ciò che gli apparteneva."
            )
        case .test:
            Words(
                subject: "Le e-mail di Travlendar+ arrivano",
                text: "un amministratore ha inviato questa e-mail per vedere se la posta esce dal server. È uscita."
            )
        }
    }
}
