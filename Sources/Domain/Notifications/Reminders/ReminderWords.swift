/// What reminders say in one language, beside the words that all mails about events share.
struct ReminderWords: Sendable {
    let language: String
    /// With `{title}`.
    let subject: String
    /// Before what stands in the event.
    let ofEvent: String
    let ofTravel: String
    /// Before the address of its page.
    let openEvent: String
    let openTravel: String
    /// With `{day}`.
    let digestSubject: String
    let digestIntroduction: String
    let allDay: String
    let openDay: String
    /// Of a trip that moved or a warning that came up late, with `{title}`.
    let changedSubject: String
    /// With `{before}`.
    let tripMoved: String
    let lateWarning: String
    let becauseOfDisruption: String
    let becauseOfPlan: String
    /// Short, with `{code}`: a text message that confirms a telephone.
    let phoneCode: String
    /// With `{address}`: a text message that shows that they arrive.
    let phoneTest: String
    /// Before the address of the page on which it is chosen.
    let footer: String

    static func of(_ language: String) -> ReminderWords {
        [english, italian].first { $0.language == language.lowercased().prefix(2) } ?? english
    }

    /// What ends each mail of a server.
    func signature(address: String) -> String { "-- \n\(footer)\n\(address)\(ReminderService.settingsPath)" }

    private static let english = ReminderWords(
        language: "en",
        subject: "Reminder: {title}",
        ofEvent: "This event has an alarm for now:",
        ofTravel: "This is about a trip in your Travel calendar:",
        openEvent: "Look at it or change it:",
        openTravel: "See the trip, and what you can do:",
        digestSubject: "Your {day}",
        digestIntroduction: "This is in your calendars for {day}:",
        allDay: "all day",
        openDay: "See the day with its trips:",
        changedSubject: "Changed: {title}",
        tripMoved: "A trip in your Travel calendar has moved. It was to begin at {before}.",
        lateWarning: "This came up too late for an alarm in your Travel calendar.",
        becauseOfDisruption: "Public transport does not run as planned.",
        becauseOfPlan: "What it depends on has changed: another event, real-time data, a timetable or your settings.",
        phoneCode: "{code} is your Travlendar+ code to confirm this number. Give it to nobody.",
        phoneTest: "This is a test: text messages of the calendar server at {address} arrive.",
        footer: "You get this mail because you chose it. Change that here:"
    )

    private static let italian = ReminderWords(
        language: "it",
        subject: "Promemoria: {title}",
        ofEvent: "Questo evento ha un avviso per adesso:",
        ofTravel: "Si tratta di uno spostamento nel tuo calendario dei viaggi:",
        openEvent: "Guardalo o modificalo:",
        openTravel: "Guarda lo spostamento e che cosa puoi fare:",
        digestSubject: "La tua giornata: {day}",
        digestIntroduction: "Ecco che cosa c'è nei tuoi calendari per {day}:",
        allDay: "tutto il giorno",
        openDay: "Guarda la giornata con gli spostamenti:",
        changedSubject: "Cambiato: {title}",
        tripMoved: "Uno spostamento nel tuo calendario dei viaggi è cambiato. Doveva cominciare alle {before}.",
        lateWarning: "È emerso troppo tardi per un avviso nel tuo calendario dei viaggi.",
        becauseOfDisruption: "I mezzi pubblici non circolano come previsto.",
        becauseOfPlan:
            "È cambiato ciò da cui dipende: un altro evento, i dati in tempo reale, l'orario o le impostazioni.",
        phoneCode: "{code} è il tuo codice Travlendar+ per confermare questo numero. Non darlo a nessuno.",
        phoneTest: "Questa è una prova: gli SMS del server di calendario {address} arrivano.",
        footer: "Ricevi questa e-mail perché l'hai scelto tu. Puoi cambiare idea qui:"
    )
}
