internal import Accounts
internal import Calendars
internal import CivilTime
internal import ICalendar
internal import Jobs
internal import MailScheduling
internal import SelfService

/// Mails people what is in their calendars on a day; nothing where nothing is.
struct DigestMailer: Sendable {
    private struct Entry {
        var start: Instant
        var end: Instant
        var isAllDay: Bool
        var title: String
        var place: String
    }

    let listeners: Listeners
    let calendars: CalendarService
    /// With which links begin.
    let address: String
    let clock: any WallClock
    let limits: ReminderService.Limits

    func mail(_ job: Job, by transport: any MailTransport) async throws -> JobHandler.Outcome {
        let date = CivilDate(daysSinceEpoch: try job.payload.decoded(DigestPayload.self).day)
        guard let id = job.person, let listener = try await listeners.find(id), listener.settings.digest != nil,
            let recipient = listener.person.emails.first
        else { return .done }
        let day = listener.zone.startOfDay(date)..<listener.zone.startOfDay(date.adding(days: 1))
        guard clock.now() < day.upperBound else { return .done }
        let entries = try await entries(of: listener, in: day)
        guard !entries.isEmpty else { return .done }
        return try await transport.send(mail(to: recipient, listener, date, day, entries), as: job)
    }

    private func mail(
        to recipient: String,
        _ listener: Listener,
        _ date: CivilDate,
        _ day: Range<Instant>,
        _ entries: [Entry]
    ) -> Mail {
        let words = ReminderWords.of(listener.language)
        let shared = EventWords.of(listener.language)
        let lines = entries.map { entry in
            let place = entry.place.isEmpty ? "" : " (\(entry.place))"
            let title = entry.title.isEmpty ? shared.untitled : entry.title
            return "\(time(of: entry, day, listener.zone, words))  \(title)\(place)"
        }
        let values = ["day": shared.day(date)]
        let text = [
            EventWords.filled(words.digestIntroduction, values),
            lines.joined(separator: "\n"),
            "\(words.openDay)\n\(address)/today",
            words.signature(address: address),
        ]
        return Mail(
            recipient: recipient,
            subject: EventWords.filled(words.digestSubject, values),
            text: text.joined(separator: "\n\n") + "\n"
        )
    }

    private func entries(of listener: Listener, in day: Range<Instant>) async throws(CalendarError) -> [Entry] {
        let person = listener.person
        let query = ObjectQuery(kind: .event, range: TimeRange(day))
        var entries: [Entry] = []
        for collection in try await calendars.collections.listCollections(of: person.id, as: person.id) {
            guard collection.isReadable, collection.kind.isCalendar else { continue }
            let zone = collection.properties.timeZone?.rules ?? listener.zone
            for try await page in calendars.objects.pages(
                matching: query,
                in: collection,
                floating: zone,
                as: person.id
            ) {
                for object in page {
                    let content = object.parsed(limits: calendars.limits.calendar)
                    let found = try? content?.occurrences(overlapping: day, floating: zone)
                    entries += (found ?? []).compactMap { entry($0, for: listener) }
                }
                if entries.count >= limits.mostEntries { break }
            }
        }
        return entries.prefix(limits.mostEntries).sorted {
            ($0.isAllDay ? 0 : 1, $0.start.secondsSince1970, $0.title)
                < ($1.isAllDay ? 0 : 1, $1.start.secondsSince1970, $1.title)
        }
    }

    /// nil: it is cancelled, or the person does not go there.
    private func entry(_ occurrence: Occurrence, for listener: Listener) -> Entry? {
        let component = occurrence.component
        guard component.first("STATUS")?.value.uppercased() != "CANCELLED", !component.isDeclined(by: listener.person)
        else { return nil }
        return Entry(
            start: occurrence.start,
            end: occurrence.end,
            isAllDay: occurrence.isAllDay,
            title: Reminder.oneLine(component.first("SUMMARY")?.text ?? ""),
            place: Reminder.oneLine(component.first("LOCATION")?.text ?? "")
        )
    }

    private func time(of entry: Entry, _ day: Range<Instant>, _ zone: ZoneRules, _ words: ReminderWords) -> String {
        if entry.isAllDay || entry.start <= day.lowerBound && entry.end >= day.upperBound { return words.allDay }
        let start = entry.start < day.lowerBound ? "" : EventWords.clock(zone.local(entry.start).time)
        let end = entry.end >= day.upperBound ? "" : EventWords.clock(zone.local(entry.end).time)
        return start == end ? start : "\(start)–\(end)"
    }
}
