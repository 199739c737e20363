internal import Accounts
internal import Calendars
internal import CivilTime
internal import FoundationEssentials
internal import ICalendar
internal import Jobs
internal import MailScheduling
internal import SelfService

extension ReminderService {
    /// Sends one reminder, unless it has become needless since it was queued.
    func remind(_ job: Job) async throws -> JobHandler.Outcome {
        let payload = try job.payload.decoded(ReminderPayload.self)
        guard let (person, settings, address) = try await recipient(of: job),
            let (collection, object) = try await find(payload, for: person),
            channels(for: collection, settings).contains(.mail), let content = read(object)
        else { return .done }
        let alarm = Instant(secondsSince1970: payload.alarm)
        let zone = collection.properties.timeZone?.rules ?? zone(of: person)
        let due = DueAlarm.list(in: content, alarm..<alarm.adding(seconds: 1), floating: zone, for: person)
            .first { $0.occurrence.start.secondsSince1970 == payload.start }
        guard let due else { return .done }
        let now = clock.now()
        let last = max(due.occurrence.end, alarm.adding(seconds: limits.lateSeconds))
        guard now <= last else { return .done }
        if let end = settings.quiet?.end(around: now, in: self.zone(of: person)) {
            return end <= last ? .again(at: end) : .done
        }
        let mail = self.mail(about: due, in: object, of: collection, to: address, language(of: person))
        return try await send(mail, as: job)
    }

    /// Sends what is in the calendars of one day; nothing where nothing is.
    func sendDay(_ job: Job) async throws -> JobHandler.Outcome {
        let date = CivilDate(daysSinceEpoch: try job.payload.decoded(DayPayload.self).day)
        guard let (person, settings, address) = try await recipient(of: job), settings.digest != nil else {
            return .done
        }
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
        return try await send(mail, as: job)
    }

    private func send(_ mail: Mail, as job: Job) async throws -> JobHandler.Outcome {
        var mail = mail
        mail.id = "travlendar-\(job.kind)-\(job.id.rawValue)-\(job.createdAt.secondsSince1970)"
        do throws(MailError) {
            try await sending.transport.send(mail)
        } catch {
            switch error {
            case .temporary(let reason): throw JobFailure.temporary(reason)
            case .permanent(let reason): throw JobFailure.permanent(reason)
            }
        }
        return .done
    }

    private func language(of person: Principal) -> String { person.language ?? sending.language }

    /// nil: nobody is there to be told.
    private func recipient(of job: Job) async throws -> (Principal, NotificationSettings, address: String)? {
        guard let id = job.person, let person = try await accounts.findPrincipal(id: id),
            let address = person.emails.first
        else { return nil }
        return (person, try await repository.reminderState(of: id).settings, address)
    }

    /// nil: it is gone, or the person may not see it any more.
    private func find(
        _ payload: ReminderPayload,
        for person: Principal
    ) async throws -> (CalendarCollection, StoredObject)? {
        let collections = try await calendars.collections.listCollections(of: person.id, as: person.id)
        guard let collection = collections.first(where: { $0.id.rawValue == payload.collection }) else { return nil }
        let address = ObjectAddress(owner: person.id, calendar: collection.name, name: payload.name)
        do {
            return (collection, try await calendars.objects.object(at: address, as: person.id))
        } catch {
            guard error == .notFound else { throw error }
            return nil
        }
    }

    private func mail(
        about due: DueAlarm,
        in object: StoredObject,
        of collection: CalendarCollection,
        to address: String,
        _ language: String
    ) -> Mail {
        let words = ReminderWords.of(language)
        let shared = EventWords.of(language)
        let component = due.occurrence.component
        let isTravel = collection.kind == .travel
        let own = component.first("SUMMARY")?.text ?? ""
        let title = own.isEmpty ? shared.untitled : own
        var facts = [title]
        if due.words != own, !due.words.isEmpty { facts.append(due.words) }
        facts.append("\(shared.when): \(shared.time(of: due.occurrence))")
        let place = component.first("LOCATION")?.text ?? ""
        if !place.isEmpty { facts.append("\(shared.place): \(Self.oneLine(place))") }
        var parts = [isTravel ? words.ofTravel : words.ofEvent, facts.map(Self.oneLine).joined(separator: "\n")]
        let description = component.first("DESCRIPTION")?.text ?? ""
        if !description.isEmpty { parts.append(String(description.prefix(Self.longestDescription))) }
        let path = URL(filePath: "/events/\(collection.name)/\(object.name)", directoryHint: .notDirectory)
        let page = sending.address + path.path(percentEncoded: true)
        let link = isTravel ? component.first("URL")?.value ?? page : page
        parts.append("\(isTravel ? words.openTravel : words.openEvent)\n\(link)")
        parts.append(footer(words))
        return Mail(
            recipient: address,
            // What is to be done about a trip stands in the alarm's words.
            subject: isTravel && !due.words.isEmpty
                ? Self.oneLine(due.words) : EventWords.filled(words.subject, ["title": title]),
            text: parts.joined(separator: "\n\n") + "\n"
        )
    }

    private func footer(_ words: ReminderWords) -> String {
        "-- \n\(words.footer)\n\(sending.address)\(Self.settingsPath)"
    }

    /// The page on which it is chosen what one is told of, below the server's address.
    package static let settingsPath = "/account/notifications"
    private static let longestDescription = 5_000

    private static func oneLine(_ text: String) -> String { String(text.map { $0.isNewline ? " " : $0 }) }

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
            title: oneLine(component.first("SUMMARY")?.text ?? ""),
            place: oneLine(component.first("LOCATION")?.text ?? "")
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
