package import Accounts
internal import Calendars
package import CivilTime
internal import ICalendar

/// An event that a person can make a link to.
package struct UpcomingEvent: Equatable, Sendable {
    package var uid: String
    package var title: String
    package var start: Instant
    package var isAllDay: Bool
}

extension EventLinkService {
    /// The most events that are offered.
    package static let mostUpcoming = 100
    private static let upcomingSeconds: Int64 = 90 * 86_400

    /// The events of the next 90 days that a person organizes, by start; of a series the next instance.
    ///
    /// - Throws: ``AccountError/unavailable(logDetail:)``.
    package func upcomingEvents(of owner: PrincipalID) async throws(AccountError) -> [UpcomingEvent] {
        guard let person = try await accounts.findPrincipal(id: owner) else { throw .notFound }
        do throws(CalendarError) {
            return try await upcomingEvents(of: person)
        } catch {
            throw .unavailable(logDetail: "\(error)")
        }
    }

    private func upcomingEvents(of person: Principal) async throws(CalendarError) -> [UpcomingEvent] {
        let now = clock.now()
        let range = now..<now.adding(seconds: Self.upcomingSeconds)
        let limits = calendars.limits.calendar
        var found: [UpcomingEvent] = []
        for calendar in try await calendars.collections.listCollections(of: person.id, as: person.id)
        where calendar.kind == .calendar && !calendar.isMounted {
            let floating = await calendars.freeBusy.floatingZone(of: calendar)
            let query = ObjectQuery(kind: .event, range: TimeRange(range))
            for try await page in calendars.objects.pages(matching: query, in: calendar, as: person.id) {
                for stored in page {
                    guard let object = stored.parsed(limits: limits), isOrganized(object, by: person),
                        let next = try? object.occurrences(overlapping: range, floating: floating, maximum: 1).first
                    else { continue }
                    let title = next.component.first("SUMMARY")?.text ?? ""
                    found.append(
                        UpcomingEvent(
                            uid: object.uid,
                            title: title,
                            start: next.start,
                            isAllDay: next.isAllDay
                        )
                    )
                }
                if found.count >= Self.mostUpcoming * 10 { break }
            }
        }
        found.sort { ($0.start, $0.title) < ($1.start, $1.title) }
        return Array(found.prefix(Self.mostUpcoming))
    }
}
