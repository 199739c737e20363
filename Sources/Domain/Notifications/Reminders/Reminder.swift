internal import Accounts
internal import CivilTime
internal import ICalendar
internal import MailScheduling

/// What a person is told, before it takes the form of a mail, a message in a browser or a text message.
struct Reminder {
    let person: Principal
    let occurrence: Occurrence
    let isTravel: Bool
    let words: ReminderWords
    /// The way to the page on which something can be done, with the server's address.
    let link: String
    /// What it is about, in one line.
    let subject: String
    /// Why it is told.
    let introduction: String
    /// A line each: title, what the alarm says, when, where.
    let facts: [String]
    /// A line for small screens: when, and where.
    let timeAndPlace: String
    /// Alike for the same message by whatever way it is told.
    let key: String
    /// Later it is of no use.
    let last: Instant

    var component: Component { occurrence.component }

    static func oneLine(_ text: String) -> String { String(text.map { $0.isNewline ? " " : $0 }) }
}

extension Reminder {
    /// - Parameters:
    ///   - due: what is told of.
    ///   - change: what changed of it; nil: an alarm goes off.
    ///   - isTravel: whether it stands in the Travel calendar.
    ///   - page: its page, with the server's address.
    ///   - person: who is told.
    ///   - language: of the words (BCP 47).
    ///   - key: see ``key``.
    ///   - last: see ``last``.
    init(
        _ due: DueAlarm,
        _ change: TripChange?,
        isTravel: Bool,
        page: String,
        for person: Principal,
        in language: String,
        key: String,
        last: Instant
    ) {
        let words = ReminderWords.of(language)
        let shared = EventWords.of(language)
        let component = due.occurrence.component
        let own = component.first("SUMMARY")?.text ?? ""
        let title = own.isEmpty ? shared.untitled : own
        let place = Self.oneLine(component.first("LOCATION")?.text ?? "")
        var facts = [title]
        if change == nil, due.words != own, !due.words.isEmpty { facts.append(due.words) }
        facts.append("\(shared.when): \(shared.time(of: due.occurrence))")
        if !place.isEmpty { facts.append("\(shared.place): \(place)") }
        self.person = person
        occurrence = due.occurrence
        self.isTravel = isTravel
        self.words = words
        self.facts = facts.map(Self.oneLine)
        self.key = key
        self.last = last
        link = isTravel ? component.first("URL")?.value ?? page : page
        timeAndPlace = [shared.time(of: due.occurrence), place].filter { !$0.isEmpty }.joined(separator: "\n")
        if let change {
            subject = EventWords.filled(words.changedSubject, ["title": title])
            introduction = words.cause(of: change, due.occurrence)
        } else {
            // What is to be done about a trip stands in the alarm's words.
            subject =
                isTravel && !due.words.isEmpty
                ? Self.oneLine(due.words) : EventWords.filled(words.subject, ["title": title])
            introduction = isTravel ? words.ofTravel : words.ofEvent
        }
    }
}

extension ReminderWords {
    /// `A trip has moved. It was to begin at 10:20. Public transport does not run as planned.`
    fileprivate func cause(of change: TripChange, _ occurrence: Occurrence) -> String {
        let shared = EventWords.of(language)
        guard let before = change.before else {
            return change.isDisruption ? "\(lateWarning) \(becauseOfDisruption)" : lateWarning
        }
        let local = occurrence.zone.local(Instant(secondsSince1970: before))
        let clock = EventWords.clock(local.time)
        let isSameDay = local.date == occurrence.startLocal.date
        let moved = EventWords.filled(
            tripMoved,
            ["before": isSameDay ? clock : "\(clock) (\(shared.day(local.date)))"]
        )
        return "\(moved) \(change.isDisruption ? becauseOfDisruption : becauseOfPlan)"
    }
}
