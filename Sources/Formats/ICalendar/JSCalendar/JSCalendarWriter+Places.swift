internal import ByteText

extension JSCalendarWriter {
    func appendPlaces(_ component: Component, _ result: inout JSONObject) {
        var location: JSONObject = ["@type": "Location"]
        let name = component.first("LOCATION")
        let place = component.first("GEO").flatMap { property in
            JSCalendarPlaces.uri(of: property).map { (property, $0) }
        }
        if let name { location["name"] = .string(name.text) }
        if let place { location["coordinates"] = .string(place.1) }
        if location.members.count > 1 {
            let id = (name ?? place?.0)?.parameter(JSCalendar.idParameter) ?? JSCalendarPlaces.mainID
            result["locations"] = .object([id: .object(location)])
        }
        var meetings = JSONObject()
        var ids = JSCalendarIDs()
        for property in component.all("CONFERENCE") {
            var meeting: JSONObject = ["@type": "VirtualLocation", "uri": .string(property.value)]
            if let label = property.parameter("LABEL") { meeting["name"] = .string(label) }
            let features = property.parameterValues("FEATURE") ?? []
            if !features.isEmpty { meeting["features"] = .set(features.map(\.asciiLowercased)) }
            meetings[ids.next(kept: property.parameter(JSCalendar.idParameter), of: property.value)] = .object(meeting)
        }
        if !meetings.isEmpty { result["virtualLocations"] = .object(meetings) }
    }

    func appendLinks(_ component: Component, _ result: inout JSONObject) {
        var links = JSONObject()
        var ids = JSCalendarIDs()
        for property in component.properties {
            guard let link = JSCalendarLinks.object(property) else { continue }
            let id = ids.next(kept: property.parameter(JSCalendar.idParameter), of: JSCalendarLinks.content(link))
            links[id] = .object(link)
        }
        if !links.isEmpty { result["links"] = .object(links) }
    }
}

/// LOCATION and GEO, and `locations` (RFC 8984 §4.2.5).
enum JSCalendarPlaces {
    /// The id of the place of an event that did not come from JSCalendar.
    static let mainID = "1"

    /// `41.5;12.25` to `geo:41.5,12.25`; nil when it is malformed.
    static func uri(of property: Property) -> String? {
        let parts = property.value.split(separator: ";", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ Double($0)?.isFinite == true }) else { return nil }
        return "geo:" + parts.joined(separator: ",")
    }

    /// The value of GEO; nil for a URI that says more or something else.
    static func value(ofURI uri: String) -> String? {
        guard uri.hasPrefix("geo:") else { return nil }
        let parts = uri.dropFirst(4).split(separator: ",", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ Double($0)?.isFinite == true }) else { return nil }
        return parts.joined(separator: ";")
    }

    /// The one location that LOCATION and GEO say; others are kept as they are.
    static func main(of locations: JSONObject) -> (id: String, location: JSONObject)? {
        for member in locations.members {
            guard let location = member.value.object else { continue }
            let isPlace = location["coordinates"]?.string.flatMap { value(ofURI: $0) } != nil
            if location["name"]?.string != nil || isPlace { return (member.name, location) }
        }
        return nil
    }
}
