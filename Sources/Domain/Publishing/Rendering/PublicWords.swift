/// The few words that published calendars hold of their own, in the language of their owner.
struct PublicWords: Equatable, Sendable {
    /// The title of an event of which only the time is told.
    let busy: String
    /// The title of a trip of which only that much is told.
    let travel: String
    /// The title of an event that has none.
    let untitled: String

    /// - Parameter language: a tag of BCP 47; any but Italian reads English.
    init(language: String) {
        if language.lowercased().hasPrefix("it") {
            busy = "Occupato"
            travel = "In viaggio"
            untitled = "Evento"
        } else {
            busy = "Busy"
            travel = "Travelling"
            untitled = "Event"
        }
    }
}
