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
    /// Before the address of the page on which it is chosen.
    let footer: String

    static func of(_ language: String) -> ReminderWords {
        [english, italian].first { $0.language == language.lowercased().prefix(2) } ?? english
    }

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
        footer: "Ricevi questa e-mail perché l'hai scelto tu. Puoi cambiare idea qui:"
    )
}
