internal import Accounts
internal import Calendars
internal import CivilTime
internal import ICalendar

/// When those who are invited are busy on the day of an event, and when nobody is: what the form shows before anybody is
/// asked.
struct InviteesBusy {
    struct Row {
        var name: String
        var words: String
    }

    let rows: [Row]
    /// Times at which everybody is free, in words; nil: there is none.
    let free: String?
    let day: String

    private static let mostTimes = 3
    /// Of a day's work: other hours are not proposed.
    private static let hours: Range<Int> = 8..<20
    private static let stepSeconds: Int64 = 900

    /// - Parameters:
    ///   - addresses: e-mail addresses.
    ///   - times: of the event.
    ///   - uid: of the event, where it is there already: it takes nobody's time here.
    ///   - visit: whose event it is.
    /// - Throws: ``CalendarError``.
    init(_ addresses: [String], _ times: EventTimes, except uid: String?, _ visit: Visit) async throws {
        let texts = visit.texts
        let date = times.start.date
        let start = visit.zone.startOfDay(date)
        let range = start..<visit.zone.startOfDay(date.adding(days: 1))
        let own = visit.person.emails.first.map { [$0] } ?? []
        let asked = (own + addresses.filter { !own.contains($0) }).map { CalendarUser("mailto:\($0)") }
        let answers = try await visit.services.calendars.freeBusy.busyTimes(
            at: asked,
            in: range,
            except: uid,
            as: visit.person.id,
            toldTo: visit.person.id
        )
        var taken: [Range<Instant>] = []
        rows = zip(own + addresses.filter { !own.contains($0) }, answers).map { address, answer in
            switch answer.1 {
            case .busy(let principal, let periods):
                let spans = Self.merged(BusyTime.merged(periods, in: range).map { $0.start..<$0.end })
                taken += spans
                let name = principal.displayName.isEmpty ? address : "\(principal.displayName) (\(address))"
                return Row(name: name, words: Self.words(spans, in: range, visit))
            case .unknown: return Row(name: address, words: texts[.busyUnknown])
            case .refused: return Row(name: address, words: texts[.busyRefused])
            case .tooMuch: return Row(name: address, words: texts[.busyTooMuch])
            }
        }
        day = texts.text(.busyTitle, ["day": texts.day(date, today: visit.today)])
        let length = min(max(times.seconds ?? 3600, 900), 12 * 3600)
        let found = times.isAllDay ? [] : Self.gaps(Self.merged(taken), length, on: date, visit)
        free =
            found.isEmpty
            ? nil
            : texts.text(
                .busyFree,
                ["times": found.map { Self.span($0..<$0.adding(seconds: length), visit) }.joined(separator: ", ")]
            )
    }

    private static func merged(_ spans: [Range<Instant>]) -> [Range<Instant>] {
        var merged: [Range<Instant>] = []
        for span in spans.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = merged.last, span.lowerBound <= last.upperBound {
                merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, span.upperBound)
            } else {
                merged.append(span)
            }
        }
        return merged
    }

    private static func words(_ spans: [Range<Instant>], in range: Range<Instant>, _ visit: Visit) -> String {
        if spans.isEmpty { return visit.texts[.busyNever] }
        if spans == [range] { return visit.texts[.allDay] }
        return spans.map { span($0, visit) }.joined(separator: ", ")
    }

    private static func span(_ span: Range<Instant>, _ visit: Visit) -> String {
        "\(visit.texts.time(span.lowerBound, in: visit.zone))–\(visit.texts.time(span.upperBound, in: visit.zone))"
    }

    /// The first beginnings of free times that are long enough, each behind the one before.
    private static func gaps(
        _ taken: [Range<Instant>],
        _ length: Int64,
        on date: CivilDate,
        _ visit: Visit
    ) -> [Instant] {
        func instant(_ hour: Int) -> Instant {
            visit.zone.instant(of: CivilDateTime(date: date, time: TimeOfDay(hour: hour, minute: 0) ?? .midnight))
        }
        let end = instant(hours.upperBound)
        var found: [Instant] = []
        var next = max(instant(hours.lowerBound), visit.now)
        next = Instant(secondsSince1970: (next.secondsSince1970 + stepSeconds - 1) / stepSeconds * stepSeconds)
        while next.adding(seconds: length) <= end, found.count < mostTimes {
            let wanted = next..<next.adding(seconds: length)
            if let blocking = taken.first(where: { $0.overlaps(wanted) }) {
                let after = (blocking.upperBound.secondsSince1970 + stepSeconds - 1) / stepSeconds * stepSeconds
                next = Instant(secondsSince1970: after)
            } else {
                found.append(next)
                next = wanted.upperBound
            }
        }
        return found
    }
}
