internal import Accounts
internal import CalDAV
internal import Calendars
internal import CivilTime
internal import ICalendar
internal import WebDAV
internal import XMLStream

/// A busy time request (RFC 6638 §5): when others are busy, and nothing else about them.
struct OutboxHandler: Sendable {
    let services: DAVServices

    /// Addresses of one request times the days that it asks for: a hundred people's seven weeks.
    private static let personDays: Int64 = 5000

    func respond(
        in request: DAVRequest,
        outbox: CalendarCollection,
        owner: Principal
    ) async throws -> DAVAnswer {
        try outbox.privileges.require(.scheduleSendFreeBusy)
        guard CalendarContentType.isAccepted(request.contentType) else {
            throw CalendarCondition.unsupportedData("the outbox takes text/calendar")
        }
        let question = try BusyTimeQuestion(
            request.body,
            floating: try await services.calendars.freeBusy.zone(of: owner.id),
            limits: services.calendars.limits.calendar
        )
        guard try await services.calendars.scheduling.isAddress(question.organizer, of: owner.id) else {
            throw DAVError(
                .forbidden,
                CalendarCondition.named("valid-organizer"),
                "the ORGANIZER must be the owner of the outbox"
            )
        }
        let seconds = question.range.upperBound.secondsSince1970 - question.range.lowerBound.secondsSince1970
        guard Int64(question.attendees.count) * (seconds / 86_400 + 1) <= Self.personDays else {
            throw BusyTimeQuestion.invalid("at most \(Self.personDays) days of all attendees together")
        }
        let answers = try await services.calendars.freeBusy.busyTimes(
            at: question.attendees.map { CalendarUser($0.value) },
            in: question.range,
            except: question.maskedUID,
            // Who asks in somebody's name learns what they would (RFC 6638 §11.3).
            as: owner.id,
            // But not the owner's own trips (ADR 0040).
            toldTo: request.principal.id
        )
        var writer = XMLWriter(prefixes: Namespace.prefixes)
        writer.declaration()
        writer.open(CalDAVName.scheduleResponse)
        for (attendee, (_, answer)) in zip(question.attendees, answers) {
            writer.open(CalDAVName.response)
            Markup.element(CalDAVName.recipient, [.href(attendee.value)]).write(into: &writer)
            switch answer {
            case .busy(_, let periods):
                writer.element(CalDAVName.requestStatus, "2.0;Success")
                let document = question.reply(periods, of: attendee, now: services.clock.now())
                writer.open(CalDAVName.calendarData)
                writer.text(document.serialized())
                writer.close(CalDAVName.calendarData)
            case .unknown: writer.element(CalDAVName.requestStatus, "3.7;Invalid calendar user")
            case .refused: writer.element(CalDAVName.requestStatus, "3.8;No authority")
            case .tooMuch: writer.element(CalDAVName.requestStatus, "5.1;Service unavailable")
            }
            writer.close(CalDAVName.response)
        }
        writer.close(CalDAVName.scheduleResponse)
        return DAVAnswer(.ok, .bytes(writer.take(), type: DAVAnswer.xml))
    }
}

/// A `VFREEBUSY` REQUEST (RFC 5546 §3.3.2).
struct BusyTimeQuestion: Sendable {
    let organizer: CalendarUser
    let attendees: [Property]
    let range: Range<Instant>
    /// A meeting that is about to be moved, and does not count (X-CALENDARSERVER-MASK-UID of Apple's client).
    let maskedUID: String?
    private let component: Component

    /// Times are in UTC (RFC 5546 §3.3.2); clients that send others are understood, floating ones in their own zone.
    init(_ body: [UInt8], floating: ZoneRules, limits: Limits) throws(DAVError) {
        let document: CalendarDocument
        do throws(CalendarParseError) {
            document = try CalendarDocument(parsing: body, limits: limits)
        } catch {
            throw DAVError(.forbidden, CalendarCondition.named("valid-calendar-data"), "\(error)")
        }
        guard let calendar = document.calendar, calendar.first("METHOD")?.value.uppercased() == "REQUEST" else {
            throw Self.invalid("METHOD must be REQUEST")
        }
        let components = calendar.components(named: "VFREEBUSY")
        guard components.count == 1, calendar.components.allSatisfy({ ["VFREEBUSY", "VTIMEZONE"].contains($0.name) })
        else { throw Self.invalid("there must be one VFREEBUSY and nothing else") }
        let component = components[0]
        let times = ["DTSTART", "DTEND"].compactMap { name -> Instant? in
            switch component.first(name).flatMap({ DateTimeValue($0) }) {
            case .utc(let local)?: return ZoneRules.utc.instant(of: local)
            case .floating(let local)?: return floating.instant(of: local)
            case .zoned(let local, let tzid)?: return (try? ZoneRules.named(tzid)).map { $0.instant(of: local) }
            case .date?, nil: return nil
            }
        }
        guard times.count == 2, times[0] < times[1] else {
            throw Self.invalid("DTSTART and DTEND must be times, one after the other")
        }
        guard let organizer = component.organizer else { throw Self.invalid("there is no ORGANIZER") }
        guard component.first("UID") != nil else { throw Self.invalid("there is no UID") }
        attendees = component.all("ATTENDEE")
        guard !attendees.isEmpty else { throw Self.invalid("there is no ATTENDEE") }
        self.component = component
        self.organizer = organizer
        range = times[0]..<times[1]
        maskedUID = component.first("X-CALENDARSERVER-MASK-UID")?.text
    }

    /// The answer of one attendee (RFC 5546 §3.3.3).
    func reply(_ periods: [BusyPeriod], of attendee: Property, now: Instant) -> CalendarDocument {
        var properties = ["UID", "ORGANIZER"].compactMap { component.first($0) }
        properties.append(attendee)
        return CalendarDocument(
            productIdentifier: DAVServices.productIdentifier,
            properties: [Property("METHOD", value: "REPLY")],
            components: [BusyTime.component(periods, in: range, stamp: now, properties: properties)]
        )
    }

    static func invalid(_ explanation: String) -> DAVError {
        DAVError(.badRequest, CalendarCondition.named("valid-scheduling-message"), explanation)
    }
}
