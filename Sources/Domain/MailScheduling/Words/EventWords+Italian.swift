extension EventWords {
    static let italian = EventWords(
        language: "it",
        untitled: "Evento",
        invitation: Occasion(subject: "Invito: {title}", introduction: "{name} ti invita:"),
        update: Occasion(
            subject: "Modificato: {title}",
            introduction: "{name} ha modificato un evento a cui sei invitato:"
        ),
        cancellation: Occasion(
            subject: "Annullato: {title}",
            introduction: "{name} ha annullato il tuo invito a questo evento:"
        ),
        accepted: Occasion(subject: "{name} parteciperà: {title}", introduction: "{name} parteciperà a questo evento:"),
        tentative: Occasion(
            subject: "{name} forse verrà: {title}",
            introduction: "{name} forse verrà a questo evento:"
        ),
        declined: Occasion(
            subject: "{name} non parteciperà: {title}",
            introduction: "{name} non parteciperà a questo evento:"
        ),
        counter: Occasion(
            subject: "{name} propone un altro orario: {title}",
            introduction: "{name} propone un altro orario per questo evento:"
        ),
        refresh: Occasion(
            subject: "{name} chiede l'ultima versione: {title}",
            introduction: "{name} chiede l'ultima versione di questo evento:"
        ),
        declineCounter: Occasion(
            subject: "La tua proposta non è stata accolta: {title}",
            introduction: "{name} mantiene l'orario di questo evento e non accoglie la tua proposta:"
        ),
        when: "Quando",
        place: "Dove",
        repeats: "L'evento si ripete.",
        willYouCome: "Verrai? Puoi rispondere senza account:",
        yes: "Sì",
        maybe: "Forse",
        no: "No",
        footer: "Inviato da {server} per conto di {name}.",
        stop: "Non ricevere più e-mail da questo server:",
        failed: Occasion(
            subject: "Non recapitato: {title}",
            introduction: """
                non è stato possibile recapitare a {address} l'e-mail su «{title}»:

                {reason}

                Il calendario lo segnala accanto all'invitato. Controlla l'indirizzo o avvisalo in un altro modo.
                """
        ),
        notSent: Occasion(
            subject: "Non inviato: {title}",
            introduction: """
                per giorni non è stato possibile inviare a {address} l'e-mail su «{title}»:

                {reason}

                Il calendario lo segnala accanto all'invitato. Avvisalo in un altro modo. Se succede con più invitati, \
                rivolgiti a chi amministra il server.
                """
        ),
        wantsNoMail: "Non vuole ricevere e-mail da questo server.",
        proposal: Occasion(
            subject: "È stato proposto un altro orario: {title}",
            introduction: """
                {name} propone un altro orario per «{title}»:

                {when}

                Se sei d'accordo, sposta l'evento nel calendario: tutti verranno avvisati. Altrimenti non devi fare nulla.
                """
        ),
        note: Occasion(
            subject: "A proposito del tuo evento: {title}",
            introduction: "{address} ti ha scritto a proposito di «{title}»:"
        ),
        months: [
            "gennaio", "febbraio", "marzo", "aprile", "maggio", "giugno", "luglio", "agosto", "settembre", "ottobre",
            "novembre", "dicembre",
        ],
        weekdays: ["lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato", "domenica"]
    )
}
