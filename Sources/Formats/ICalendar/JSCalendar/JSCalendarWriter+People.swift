internal import ByteText

extension JSCalendarWriter {
    func appendPeople(_ component: Component, _ result: inout JSONObject) {
        var participants = JSONObject()
        let organizer = component.first("ORGANIZER")
        let attendees = component.all("ATTENDEE")
        var ids = JSCalendarIDs()
        var known: [CalendarUser: String] = [:]
        let named = attendees.map { property in
            let user = CalendarUser(property.value)
            let id = ids.next(kept: property.parameter(JSCalendar.idParameter), of: user.address)
            known[user] = known[user] ?? id
            return (id, property)
        }
        if let organizer {
            let user = CalendarUser(organizer.value)
            result["replyTo"] = .object(JSCalendarWriter.method(organizer.value))
            if let sender = organizer.parameter("SENT-BY") { result["sentBy"] = .string(JSCalendarWriter.mail(sender)) }
            if known[user] == nil {
                let id = ids.next(kept: organizer.parameter(JSCalendar.idParameter), of: user.address)
                participants[id] = .object(participant(organizer, isOwner: true, isAttendee: false, known))
            }
        }
        for (id, attendee) in named {
            let isOwner = organizer.map { CalendarUser($0.value) == CalendarUser(attendee.value) } ?? false
            participants[id] = .object(participant(attendee, isOwner: isOwner, isAttendee: true, known))
        }
        if !participants.isEmpty { result["participants"] = .object(participants) }
    }

    /// The way by which a user is reached (RFC 8984 §4.4.4).
    private static func method(_ address: String) -> JSONObject {
        [address.hasMailScheme ? "imip" : "other": .string(address)]
    }

    /// The mail address of a `mailto:` URI; any other as it is.
    private static func mail(_ address: String) -> String {
        address.hasMailScheme ? String(address.dropFirst(7)) : address
    }

    private func participant(
        _ property: Property,
        isOwner: Bool,
        isAttendee: Bool,
        _ known: [CalendarUser: String]
    ) -> JSONObject {
        var result: JSONObject = ["@type": "Participant"]
        if let name = property.parameter("CN") { result["name"] = .string(name) }
        if let email = property.parameter("EMAIL") { result["email"] = .string(email) }
        result["sendTo"] = .object(JSCalendarWriter.method(property.value))
        if let kind = property.parameter("CUTYPE")?.asciiUppercased {
            let known = JSCalendarTable.userKinds.first { $0.0 == kind }?.1
            result["kind"] = .string(known ?? kind.asciiLowercased)
        }
        var roles = JSONObject()
        if isOwner { roles["owner"] = true }
        if isAttendee { roles["attendee"] = true }
        let role = property.parameter("ROLE")?.asciiUppercased
        if let pair = JSCalendarTable.roles.first(where: { $0.0 == role }) { roles[pair.1] = true }
        result["roles"] = .object(roles)
        if let language = property.parameter("LANGUAGE") { result["language"] = .string(language) }
        guard isAttendee else { return result }
        if let status = property.parameter("PARTSTAT") {
            result["participationStatus"] = .string(status.asciiLowercased)
        }
        if let reply = property.parameter("RSVP") { result["expectReply"] = .boolean(reply.asciiUppercased == "TRUE") }
        let agent = property.parameter("SCHEDULE-AGENT")?.asciiUppercased
        if let pair = JSCalendarTable.agents.first(where: { $0.0 == agent }) {
            result["scheduleAgent"] = .string(pair.1)
        }
        if let codes = property.parameter("SCHEDULE-STATUS") {
            result["scheduleStatus"] = .array(codes.split(separator: ",").map { .string(String($0)) })
        }
        if let sender = property.parameter("SENT-BY") { result["sentBy"] = .string(JSCalendarWriter.mail(sender)) }
        for (name, member) in JSCalendarTable.relatives {
            let ids = (property.parameterValues(name) ?? []).map { known[CalendarUser($0)] }
            if !ids.isEmpty, !ids.contains(nil) { result[member] = .set(ids.compactMap { $0 }) }
        }
        return result
    }

    /// Whether JSCalendar's members say all of an ATTENDEE or the ORGANIZER.
    func isSaid(person property: Property, _ component: Component) -> Bool {
        let users = Set(component.all("ATTENDEE").map { CalendarUser($0.value) })
        var known = ["CN", "LANGUAGE", "SENT-BY", JSCalendar.idParameter]
        if property.isNamed("ATTENDEE") {
            known += ["PARTSTAT", "ROLE", "RSVP", "CUTYPE", "EMAIL", "SCHEDULE-AGENT", "SCHEDULE-STATUS"]
            for (name, _) in JSCalendarTable.relatives {
                let addresses = property.parameterValues(name) ?? []
                if addresses.allSatisfy({ users.contains(CalendarUser($0)) }) { known.append(name) }
            }
            let agent = property.parameter("SCHEDULE-AGENT")?.asciiUppercased
            if let agent, !JSCalendarTable.agents.contains(where: { $0.0 == agent }) { return false }
            let role = property.parameter("ROLE")?.asciiUppercased ?? "REQ-PARTICIPANT"
            guard role == "REQ-PARTICIPANT" || JSCalendarTable.roles.contains(where: { $0.0 == role }) else {
                return false
            }
        } else {
            guard component.all("ORGANIZER").count == 1 else { return false }
            // A person who is also an attendee has one name there.
            if let own = component.attendee(CalendarUser(property.value)) {
                guard own.value == property.value, own.parameter("CN") == property.parameter("CN"),
                    property.parameter("LANGUAGE") == nil
                else { return false }
            }
        }
        if let sender = property.parameter("SENT-BY"), !sender.hasMailScheme { return false }
        return property.parameters.allSatisfy { known.contains($0.name) }
    }
}

extension StringProtocol {
    var hasMailScheme: Bool { utf8.count > 7 && prefix(7).equalsIgnoringASCIICase("mailto:") }
}
