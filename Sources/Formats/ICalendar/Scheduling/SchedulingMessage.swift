internal import ByteText
internal import CivilTime

/// The methods of iTIP (RFC 5546 §1.4).
public enum SchedulingMethod: String, CaseIterable, Hashable, Sendable {
    case publish = "PUBLISH"
    case request = "REQUEST"
    case reply = "REPLY"
    case add = "ADD"
    case cancel = "CANCEL"
    case refresh = "REFRESH"
    case counter = "COUNTER"
    case declineCounter = "DECLINECOUNTER"
}

/// Why a document is no scheduling message (RFC 5546 §3).
public enum SchedulingMessageError: Error, Hashable, Sendable {
    case object(CalendarObjectError)
    case missingMethod
    case unknownMethod(String)
    case missingOrganizer
    /// A REPLY, REFRESH or COUNTER is of one attendee.
    case notOneAttendee
}

extension SchedulingMessageError: CustomStringConvertible {
    /// The error as text.
    public var description: String {
        switch self {
        case .object(let error): "\(error)"
        case .missingMethod: "VCALENDAR has no METHOD; a message needs one, for example REQUEST or REPLY"
        case .unknownMethod(let method):
            "METHOD:\(method.shortened) is none of \(SchedulingMethod.allCases.map(\.rawValue).joined(separator: ", "))"
        case .missingOrganizer: "no component has an ORGANIZER; a message needs one"
        case .notOneAttendee: "there has to be exactly one ATTENDEE: the one who answers"
        }
    }
}

/// A message from one calendar user to others (RFC 5546).
public struct SchedulingMessage: Sendable, Equatable {
    /// The METHOD of the message.
    public let method: SchedulingMethod
    /// The sender: the organizer, or the attendee of a reply.
    public let originator: CalendarUser
    /// The addressees.
    public let recipients: [CalendarUser]
    /// The iCalendar document of the message.
    public let document: CalendarDocument

    /// About the bytes of the document when it is written.
    public var approximateLength: Int { document.components.reduce(0) { $0 + $1.approximateLength } }

    init(
        _ method: SchedulingMethod,
        from originator: CalendarUser,
        to recipients: [CalendarUser],
        _ document: CalendarDocument
    ) {
        self.method = method
        self.originator = originator
        self.recipients = recipients
        self.document = document
    }

    /// Reads a message that came in: who sent it and to whom follows from the method.
    public init(_ document: CalendarDocument) throws(SchedulingMessageError) {
        guard let text = document.calendar?.first("METHOD")?.value else { throw .missingMethod }
        guard let method = SchedulingMethod(rawValue: text.asciiUppercased) else { throw .unknownMethod(text) }
        let object: CalendarObject
        do throws(CalendarObjectError) {
            object = try CalendarObject(document, acceptsMethod: true)
        } catch { throw .object(error) }
        let components = object.components
        guard let organizer = components.compactMap(\.organizer).first else { throw .missingOrganizer }
        let attendees = Scheduling.unique(components.flatMap { $0.all("ATTENDEE") }.map { CalendarUser($0.value) })
        switch method {
        case .reply, .refresh, .counter:
            guard attendees.count == 1 else { throw .notOneAttendee }
            self.init(method, from: attendees[0], to: [organizer], document)
        case .publish, .request, .add, .cancel, .declineCounter:
            self.init(method, from: organizer, to: attendees.filter { $0 != organizer }, document)
        }
    }
}

/// Pure rules of scheduling: which change makes which message to whom, and what a message changes (RFC 5546, RFC 6638).
public enum Scheduling {
    /// The product identifier that messages carry.
    static let productIdentifier = "-//Travlendar//Scheduling//EN"

    static func unique(_ users: [CalendarUser]) -> [CalendarUser] {
        var seen: Set<CalendarUser> = []
        return users.filter { seen.insert($0).inserted }
    }

    /// A message's document: the components without what is nobody else's business, and the zones they use.
    static func document(
        _ method: SchedulingMethod,
        _ components: [Component],
        zones: CalendarZones,
        and others: CalendarZones? = nil,
        now: Instant
    ) -> CalendarDocument {
        var tzids: [String] = []
        let cleaned = components.map { component -> Component in
            var component = component
            component.removeComponents { $0.name == "VALARM" }
            component.removeProperties(where: isPrivate)
            component.set(Property("DTSTAMP", value: now.basicText))
            component.properties = component.properties.map { property in
                if let tzid = property.parameter("TZID"), !tzids.contains(tzid) { tzids.append(tzid) }
                guard property.isNamed("ATTENDEE") || property.isNamed("ORGANIZER") else { return property }
                var property = property
                for name in ["SCHEDULE-AGENT", "SCHEDULE-STATUS", "SCHEDULE-FORCE-SEND"]
                where property.parameter(name) != nil {
                    property.setParameter(name, nil)
                }
                return property
            }
            return component
        }
        let definitions = tzids.compactMap { zones.definition(of: $0) ?? others?.definition(of: $0) }
        return CalendarDocument(
            productIdentifier: productIdentifier,
            properties: [Property("METHOD", value: method.rawValue)],
            components: definitions + cleaned
        )
    }
}

extension Scheduling {
    /// Extensions that are part of what an organizer says to all; every other one stays with its author (Apple's
    /// travel time, a client's snoozes, ...).
    private static let publicExtensions: Set<String> = ["X-APPLE-STRUCTURED-LOCATION", "X-ALT-DESC"]

    /// Whether a property is nobody's business but that of the calendar's owner.
    static func isPrivate(_ property: Property) -> Bool {
        let name = property.name
        return name.hasPrefix("X-") && !publicExtensions.contains(name)
    }
}

extension CalendarObject {
    /// The master, then the overrides.
    var components: [Component] { [master].compactMap { $0 } + overrides }

    /// The components by what they replace: nil is the master.
    var instances: [(recurrence: Int64?, component: Component)] {
        var result: [(recurrence: Int64?, component: Component)] = []
        if let master { result.append((nil, master)) }
        for (index, override) in series.overrides.enumerated() {
            result.append((override.recurrence, overrides[overrideOrder[index]]))
        }
        return result
    }

    /// The components by what they replace in another version of the object, which may name its occurrences in another
    /// zone (answers often have them in UTC).
    func instances(in other: CalendarObject) -> [(recurrence: Int64?, component: Component)] {
        let compiler = SeriesCompiler(kind: kind, zones: zones)
        return instances.map { recurrence, component in
            guard recurrence != nil, let value = component.first("RECURRENCE-ID").flatMap({ DateTimeValue($0) }) else {
                return (recurrence, component)
            }
            return (compiler.recurrence(named: value, in: other.series), component)
        }
    }

    /// The component that replaces an occurrence; the master for nil.
    func component(for recurrence: Int64?) -> Component? {
        guard let recurrence else { return master }
        return series.indexOfOverride(recurrence).map { overrides[overrideOrder[$0]] }
    }

    /// The organizer of the first component that has one.
    public var organizer: CalendarUser? { components.compactMap(\.organizer).first }
}
