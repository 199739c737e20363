internal import ICalendar
internal import Publishing

/// A scheduling message as it goes out by mail, and what it says to people.
struct MailableMessage {
    let message: SchedulingMessage
    let object: CalendarObject
    let recipient: CalendarUser

    /// nil: it is no scheduling message.
    ///
    /// - Parameters:
    ///   - bytes: as it was queued.
    ///   - recipient: to whom it goes.
    ///   - limits: of what is read.
    init?(_ bytes: [UInt8], to recipient: CalendarUser, limits: Limits) {
        guard let document = try? CalendarDocument(parsing: bytes, limits: limits),
            let message = try? SchedulingMessage(Self.withoutPrivate(document)),
            let object = try? CalendarObject(message.document, acceptsMethod: true, limits: limits)
        else { return nil }
        self.message = message
        self.object = object
        self.recipient = recipient
    }

    /// The component that tells most: that of the series, else the first.
    var component: Component? { object.master ?? object.overrides.first }

    func text(_ name: String) -> String {
        (component?.first(name)?.text ?? "").trimmingPrefix { $0.isWhitespace }.description
    }

    /// The language that the organizer's app says the recipient speaks (RFC 5545 §3.2.10); nil: it says nothing.
    var language: String? { component?.attendee(recipient)?.parameter("LANGUAGE") }

    /// What was answered, in a REPLY.
    var status: String? { component?.participationStatus(of: message.originator) }

    /// How the person on whose behalf it goes out is called there; nil: not at all.
    func name(of user: CalendarUser) -> String? {
        let properties = [component?.first("ORGANIZER"), component?.attendee(user)].compactMap(\.self)
        let name = properties.first { CalendarUser($0.value) == user }?.parameter("CN")
        return name.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The message as bytes.
    ///
    /// - Parameter organizer: to whom answers go in place of the organizer's own address; nil: to that one.
    /// - Returns: iCalendar.
    func bytes(answeringTo organizer: String?) -> [UInt8] {
        var document = message.document
        guard var calendar = document.calendar else { return document.serialized() }
        calendar.components = calendar.components.map { component in
            guard ComponentKind(rawValue: component.name) != nil else { return component }
            var component = component
            component.properties = component.properties.map { property in
                var property = property
                if property.isNamed("ATTENDEE"), CalendarUser(property.value) == recipient, message.method == .request,
                    property.parameter("PARTSTAT")?.uppercased() ?? "NEEDS-ACTION" == "NEEDS-ACTION"
                {
                    // Mail programs show their buttons for it.
                    property.setParameter("PARTSTAT", "NEEDS-ACTION")
                    property.setParameter("RSVP", "TRUE")
                }
                guard let organizer, property.isNamed("ORGANIZER") else { return property }
                // Evolution would answer there (RFC 7986 §6.2).
                property.setParameter("EMAIL", nil)
                let parameters = property.parameters
                return Property("ORGANIZER", parameterList: parameters, value: "mailto:\(organizer)")
            }
            if component.first("SEQUENCE") == nil { component.append(Property("SEQUENCE", value: "0")) }
            return component
        }
        document.calendar = calendar
        return document.serialized()
    }

    /// Without the hashtags for the planner, which may say where somebody lives, and without guests by a link, who gave
    /// their address to the organizer alone.
    private static func withoutPrivate(_ document: CalendarDocument) -> CalendarDocument {
        var document = document
        guard var calendar = document.calendar else { return document }
        calendar.components = calendar.components.map { component in
            guard ComponentKind(rawValue: component.name) != nil else { return component }
            var component = component
            for name in ["SUMMARY", "DESCRIPTION", "LOCATION", "COMMENT"] {
                guard let property = component.first(name), property.value.contains("#") else { continue }
                let text = Property.text(name, PublicText.withoutDirectives(property.text))
                component.set(Property(name, parameterList: property.parameters, value: text.value))
            }
            component.removeProperties { property in
                property.isNamed("X-ALT-DESC") && property.value.contains("#")
                    || property.isNamed("ATTENDEE") && CalendarUser(property.value).address.hasPrefix("urn:")
            }
            return component
        }
        document.calendar = calendar
        return document
    }
}
