internal import Accounts
internal import Calendars
internal import CivilTime
internal import FoundationEssentials
internal import ICalendar
internal import Jobs
internal import MailScheduling
internal import SelfService

extension ReminderService {
    /// Mails one reminder, unless it has become needless since it was queued.
    func mail(_ job: Job, by transport: any MailTransport) async throws -> JobHandler.Outcome {
        try await tell(job, by: .mail) { reminder in
            guard let address = reminder.person.emails.first else { return .done }
            return try await send(mail(about: reminder, to: address), as: job, by: transport)
        }
    }

    /// Sends what is in the calendars of one day; nothing where nothing is.
    func sendDay(_ job: Job, by transport: any MailTransport) async throws -> JobHandler.Outcome {
        let date = CivilDate(daysSinceEpoch: try job.payload.decoded(DayPayload.self).day)
        guard let (person, settings) = try await listener(of: job), settings.digest != nil,
            let address = person.emails.first
        else { return .done }
        let zone = zone(of: person)
        let day = zone.startOfDay(date)..<zone.startOfDay(date.adding(days: 1))
        guard clock.now() < day.upperBound else { return .done }
        let entries = try await entries(of: person, in: day)
        guard !entries.isEmpty else { return .done }
        let language = language(of: person)
        let words = ReminderWords.of(language)
        let shared = EventWords.of(language)
        let lines = entries.map { entry in
            let place = entry.place.isEmpty ? "" : " (\(entry.place))"
            let title = entry.title.isEmpty ? shared.untitled : entry.title
            return "\(time(of: entry, day, zone, words))  \(title)\(place)"
        }
        let values = ["day": shared.day(date)]
        let text = [
            EventWords.filled(words.digestIntroduction, values),
            lines.joined(separator: "\n"),
            "\(words.openDay)\n\(sending.address)/today",
            footer(words),
        ]
        let mail = Mail(
            recipient: address,
            subject: EventWords.filled(words.digestSubject, values),
            text: text.joined(separator: "\n\n") + "\n"
        )
        return try await send(mail, as: job, by: transport)
    }

    private func send(
        _ mail: Mail,
        as job: Job,
        by transport: any MailTransport
    ) async throws -> JobHandler.Outcome {
        var mail = mail
        mail.id = "travlendar-\(job.kind)-\(job.id.rawValue)-\(job.createdAt.secondsSince1970)"
        do throws(MailError) {
            try await transport.send(mail)
        } catch {
            switch error {
            case .temporary(let reason): throw JobFailure.temporary(reason)
            case .permanent(let reason): throw JobFailure.permanent(reason)
            }
        }
        return .done
    }

    private func mail(about reminder: Reminder, to address: String) -> Mail {
        let words = reminder.words
        var parts = [reminder.introduction, reminder.facts.joined(separator: "\n")]
        let description = reminder.component.first("DESCRIPTION")?.text ?? ""
        if !description.isEmpty { parts.append(String(description.prefix(Self.longestDescription))) }
        parts.append("\(reminder.isTravel ? words.openTravel : words.openEvent)\n\(reminder.link)")
        parts.append(footer(words))
        return Mail(
            recipient: address,
            subject: reminder.subject,
            text: parts.joined(separator: "\n\n") + "\n"
        )
    }

    private func footer(_ words: ReminderWords) -> String {
        "-- \n\(words.footer)\n\(sending.address)\(Self.settingsPath)"
    }

    /// The page on which it is chosen what one is told of, below the server's address.
    package static let settingsPath = "/account/notifications"
    private static let longestDescription = 5_000

    // MARK: The day

    private struct DayEntry {
        var start: Instant
        var end: Instant
        var isAllDay: Bool
        var title: String
        var place: String
    }

    private func entries(of person: Principal, in day: Range<Instant>) async throws -> [DayEntry] {
        var entries: [DayEntry] = []
        for collection in try await calendars.collections.listCollections(of: person.id, as: person.id) {
            guard collection.isReadable, collection.kind.isCalendar else { continue }
            let zone = collection.properties.timeZone?.rules ?? zone(of: person)
            var cursor: ObjectCursor?
            repeat {
                let page = try await calendars.objects.objects(
                    matching: ObjectQuery(kind: .event, range: TimeRange(day)),
                    in: collection,
                    from: cursor,
                    floating: zone,
                    as: person.id
                )
                for object in page.objects {
                    let found = try? read(object)?.occurrences(overlapping: day, floating: zone)
                    entries += (found ?? []).compactMap { Self.entry($0, for: person) }
                }
                cursor = page.next
            } while cursor != nil && entries.count < limits.mostAtOnce
        }
        return entries.prefix(limits.mostAtOnce).sorted {
            ($0.isAllDay ? 0 : 1, $0.start.secondsSince1970, $0.title)
                < ($1.isAllDay ? 0 : 1, $1.start.secondsSince1970, $1.title)
        }
    }

    /// nil: the person is not there.
    private static func entry(_ occurrence: Occurrence, for person: Principal) -> DayEntry? {
        let component = occurrence.component
        guard component.first("STATUS")?.value.uppercased() != "CANCELLED", !component.isDeclined(by: person) else {
            return nil
        }
        return DayEntry(
            start: occurrence.start,
            end: occurrence.end,
            isAllDay: occurrence.isAllDay,
            title: Reminder.oneLine(component.first("SUMMARY")?.text ?? ""),
            place: Reminder.oneLine(component.first("LOCATION")?.text ?? "")
        )
    }

    private func time(
        of entry: DayEntry,
        _ day: Range<Instant>,
        _ zone: ZoneRules,
        _ words: ReminderWords
    ) -> String {
        if entry.isAllDay || entry.start <= day.lowerBound && entry.end >= day.upperBound { return words.allDay }
        let start = entry.start < day.lowerBound ? "" : EventWords.clock(zone.local(entry.start).time)
        let end = entry.end >= day.upperBound ? "" : EventWords.clock(zone.local(entry.end).time)
        return start == end ? start : "\(start)–\(end)"
    }
}
