internal import ByteText

/// ATTACH, IMAGE, URL and LINK, and `links` (RFC 8984 §1.4.11).
enum JSCalendarLinks {
    private static let relations = [("ATTACH", "enclosure"), ("IMAGE", "icon"), ("URL", "describedby")]
    private static let parameters: [String: Set<String>] = [
        "ATTACH": ["VALUE", "ENCODING", "FMTTYPE", "SIZE", "LABEL", JSCalendar.idParameter],
        "IMAGE": ["VALUE", "ENCODING", "FMTTYPE", "DISPLAY", "LABEL", JSCalendar.idParameter],
        "URL": ["VALUE", JSCalendar.idParameter],
        "LINK": ["VALUE", "LINKREL", "FMTTYPE", "LABEL", JSCalendar.idParameter],
    ]

    /// The content that an id is derived from: the target and relation of a link.
    static func content(_ link: JSONObject) -> String {
        (link["rel"]?.string ?? "") + " " + (link["href"]?.string ?? "")
    }

    /// Whether the link says all of a property.
    static func isSaid(_ property: Property) -> Bool {
        guard let known = parameters[property.name], object(property) != nil else { return false }
        if let size = property.parameter("SIZE"), Int64(size).map({ "\($0)" }) != size { return false }
        return property.parameters.allSatisfy { known.contains($0.name) }
    }

    /// Nil for other properties, and for a LINK that is no URI.
    static func object(_ property: Property) -> JSONObject? {
        guard parameters[property.name] != nil else { return nil }
        var link: JSONObject = ["@type": "Link"]
        let type = property.parameter("FMTTYPE")
        switch property.valueType {
        case .uri: link["href"] = .string(property.value)
        case .binary: link["href"] = .string("data:\(type ?? "");base64,\(property.value)")
        default: return nil
        }
        if property.isNamed("LINK") {
            link["rel"] = property.parameter("LINKREL").map { .string($0) }
        } else if let pair = relations.first(where: { property.isNamed($0.0) }) {
            link["rel"] = .string(pair.1)
        }
        if let type { link["contentType"] = .string(type) }
        if let size = property.parameter("SIZE").flatMap({ Int64($0) }) { link["size"] = .integer(size) }
        if let title = property.parameter("LABEL") { link["title"] = .string(title) }
        if property.isNamed("IMAGE"), let display = property.parameter("DISPLAY") {
            link["display"] = .string(display.asciiLowercased)
        }
        return link
    }

    /// The property of a link; nil where it has no address.
    static func property(_ link: JSONObject, id: String) -> Property? {
        guard let address = link["href"]?.string else { return nil }
        let name = name(of: link)
        var parameters: [Parameter] = []
        var value = address
        if let data = binary(address), name == "ATTACH" || name == "IMAGE" {
            parameters = [Parameter("ENCODING", ["BASE64"]), Parameter("VALUE", ["BINARY"])]
            value = data
        } else if name == "IMAGE" || name == "LINK" {
            parameters.append(Parameter("VALUE", ["URI"]))
        }
        func add(_ parameter: String, _ text: String?) {
            if let text { parameters.append(Parameter(parameter, [text])) }
        }
        if name != "URL" {
            add("FMTTYPE", link["contentType"]?.string)
            add("LABEL", link["title"]?.string)
        }
        if name == "ATTACH" { add("SIZE", link["size"]?.integer.map { "\($0)" }) }
        if name == "IMAGE" { add("DISPLAY", link["display"]?.string?.asciiUppercased) }
        if name == "LINK" { add("LINKREL", link["rel"]?.string) }
        let made = object(Property(name, parameterList: parameters, value: value)) ?? link
        add(JSCalendar.idParameter, JSCalendarIDs.kept(id, of: content(made)))
        return Property(name, parameterList: parameters, value: value)
    }

    private static func name(of link: JSONObject) -> String {
        switch link["rel"]?.string {
        case "enclosure", nil: return "ATTACH"
        case "icon": return "IMAGE"
        case "describedby":
            let says: Set<String> = ["@type", "href", "rel"]
            return link.members.allSatisfy { says.contains($0.name) } ? "URL" : "LINK"
        default: return "LINK"
        }
    }

    /// The content of `data:TYPE;base64,CONTENT`.
    private static func binary(_ address: String) -> String? {
        guard address.hasPrefix("data:"), let mark = address.firstRange(of: ";base64,") else { return nil }
        return String(address[mark.upperBound...])
    }
}
