internal import ByteText

extension JSCalendarReader {
    /// The roles of an attendee.
    private static let attending = ["attendee", "optional", "informational", "chair"]

    func appendPeople(_ object: JSONObject, _ properties: inout [Property]) throws(JSCalendarError) {
        let reply = Self.address(object["replyTo"]?.object)
        let participants = object["participants"]?.object?.members ?? []
        var addresses: [String: String] = [:]
        for member in participants {
            try Self.check(id: member.name, "participants")
            addresses[member.name] = member.value.object.flatMap { Self.address(of: $0) }
        }
        var organizer: [Parameter]?
        var owner = reply
        for member in participants {
            guard let participant = member.value.object, let address = addresses[member.name] else { continue }
            let roles = participant["roles"]?.object ?? JSONObject()
            let isAttendee = roles.isEmpty || Self.attending.contains { roles[$0] != nil }
            let isOrganizer = roles["owner"] != nil && owner.map { CalendarUser($0) == CalendarUser(address) } ?? true
            if isOrganizer, organizer == nil {
                owner = owner ?? address
                organizer = Self.parameters(ofOrganizer: participant, isAttendee ? nil : member.name, address)
            }
            guard isAttendee else { continue }
            let parameters = Self.parameters(ofAttendee: participant, member.name, address, addresses)
            properties.append(Property("ATTENDEE", parameterList: parameters, value: address))
        }
        guard let owner else { return }
        var parameters = organizer ?? []
        if let sender = object["sentBy"]?.string { parameters.append(Parameter("SENT-BY", ["mailto:" + sender])) }
        properties.append(Property("ORGANIZER", parameterList: parameters, value: owner))
    }

    /// How somebody is reached: by mail where that is said, else by whatever is said first.
    private static func address(_ methods: JSONObject?) -> String? {
        methods?["imip"]?.string ?? methods?["other"]?.string
    }

    private static func address(of participant: JSONObject) -> String? {
        address(participant["sendTo"]?.object) ?? participant["email"]?.string.map { "mailto:" + $0 }
    }

    private static func parameters(ofOrganizer owner: JSONObject, _ id: String?, _ address: String) -> [Parameter] {
        var parameters: [Parameter] = []
        if let name = owner["name"]?.string { parameters.append(Parameter("CN", [name])) }
        guard let id else { return parameters }
        if let language = owner["language"]?.string { parameters.append(Parameter("LANGUAGE", [language])) }
        if let id = JSCalendarIDs.kept(id, of: CalendarUser(address).address) {
            parameters.append(Parameter(JSCalendar.idParameter, [id]))
        }
        return parameters
    }

    private static func parameters(
        ofAttendee participant: JSONObject,
        _ id: String,
        _ address: String,
        _ addresses: [String: String]
    ) -> [Parameter] {
        var parameters: [Parameter] = []
        func add(_ name: String, _ value: String?) {
            if let value { parameters.append(Parameter(name, [value])) }
        }
        add("CN", participant["name"]?.string)
        if let kind = participant["kind"]?.string {
            add("CUTYPE", JSCalendarTable.userKinds.first { $0.1 == kind }?.0 ?? kind.asciiUppercased)
        }
        let roles = participant["roles"]?.object ?? JSONObject()
        add("ROLE", JSCalendarTable.roles.first { roles[$0.1] != nil }?.0)
        add("PARTSTAT", participant["participationStatus"]?.string?.asciiUppercased)
        add("RSVP", participant["expectReply"]?.boolean.map { $0 ? "TRUE" : "FALSE" })
        add("EMAIL", participant["email"]?.string)
        add("LANGUAGE", participant["language"]?.string)
        let agent = participant["scheduleAgent"]?.string
        add("SCHEDULE-AGENT", JSCalendarTable.agents.first { $0.1 == agent }?.0)
        let codes = (participant["scheduleStatus"]?.array ?? []).compactMap(\.string)
        if !codes.isEmpty { add("SCHEDULE-STATUS", codes.joined(separator: ",")) }
        add("SENT-BY", participant["sentBy"]?.string.map { "mailto:" + $0 })
        for (name, member) in JSCalendarTable.relatives {
            let others = (participant[member]?.object?.members ?? []).map { addresses[$0.name] }
            if !others.isEmpty, !others.contains(nil) { parameters.append(Parameter(name, others.compactMap { $0 })) }
        }
        add(JSCalendar.idParameter, JSCalendarIDs.kept(id, of: CalendarUser(address).address))
        return parameters
    }

    func appendPlaces(_ object: JSONObject, _ properties: inout [Property]) throws(JSCalendarError) {
        if let (id, location) = object["locations"]?.object.flatMap({ JSCalendarPlaces.main(of: $0) }) {
            try Self.check(id: id, "locations")
            let parameters = id == JSCalendarPlaces.mainID ? [] : [(JSCalendar.idParameter, id)]
            if let name = location["name"]?.string {
                properties.append(.text("LOCATION", name, parameters: parameters))
            }
            if let place = location["coordinates"]?.string.flatMap({ JSCalendarPlaces.value(ofURI: $0) }) {
                properties.append(Property("GEO", parameters: parameters, value: place))
            }
        }
        for member in object["virtualLocations"]?.object?.members ?? [] {
            try Self.check(id: member.name, "virtualLocations")
            guard let meeting = member.value.object, let address = meeting["uri"]?.string else { continue }
            var parameters = [Parameter("VALUE", ["URI"])]
            let features = (meeting["features"]?.object?.members ?? []).map(\.name.asciiUppercased)
            if !features.isEmpty { parameters.append(Parameter("FEATURE", features)) }
            if let name = meeting["name"]?.string { parameters.append(Parameter("LABEL", [name])) }
            if let id = JSCalendarIDs.kept(member.name, of: address) {
                parameters.append(Parameter(JSCalendar.idParameter, [id]))
            }
            properties.append(Property("CONFERENCE", parameterList: parameters, value: address))
        }
        for member in object["links"]?.object?.members ?? [] {
            try Self.check(id: member.name, "links")
            guard let link = member.value.object, let property = JSCalendarLinks.property(link, id: member.name) else {
                continue
            }
            properties.append(property)
        }
    }
}
