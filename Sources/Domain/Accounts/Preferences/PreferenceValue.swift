/// A JSON value (RFC 8259), as preferences are sent, stored and shown.
package enum PreferenceValue: Hashable, Sendable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([PreferenceValue])
    case members([String: PreferenceValue])

    /// Applies a JSON merge patch (RFC 7396): members replace those of their name, null removes, anything but an object
    /// replaces the whole.
    package func merged(with patch: PreferenceValue) -> PreferenceValue {
        guard case .members(let changes) = patch else { return patch }
        var members: [String: PreferenceValue] = [:]
        if case .members(let own) = self { members = own }
        for (name, change) in changes {
            members[name] = change == .null ? nil : (members[name] ?? .null).merged(with: change)
        }
        return .members(members)
    }

    /// A member by its name; nil where there is none, it is null, or this is no object.
    package subscript(name: String) -> PreferenceValue? {
        guard case .members(let members) = self, let value = members[name], value != .null else { return nil }
        return value
    }
}

extension PreferenceValue: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .flag(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .text(value)
        } else if let value = try? container.decode([PreferenceValue].self) {
            self = .list(value)
        } else {
            self = .members(try container.decode([String: PreferenceValue].self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .flag(let value): try container.encode(value)
        case .number(let value):
            if let whole = Int64(exactly: value) { try container.encode(whole) } else { try container.encode(value) }
        case .text(let value): try container.encode(value)
        case .list(let values): try container.encode(values)
        case .members(let members): try container.encode(members)
        }
    }
}
