/// Why the server may ask addresses outside that people name.
package enum OutgoingPurpose: String, CaseIterable, Sendable {
    /// Calendars that people subscribe to.
    case subscriptions
    /// Messages to push services, which apps ask for.
    case push
}

extension Setting {
    static let outgoingPurposes = Setting(key: "outgoing.purposes", kind: .list) { configuration, value in
        guard case .list(let words) = value else { return nil }
        configuration.outgoingPurposes = Set(words.compactMap(OutgoingPurpose.init(rawValue:)))
        guard let wrong = words.first(where: { OutgoingPurpose(rawValue: $0) == nil }) else { return nil }
        return "\"\(wrong)\" is none of \(OutgoingPurpose.allCases.map(\.rawValue).joined(separator: ", "))."
    }

    static let outgoingHosts = Setting(key: "outgoing.hosts", kind: .list) { configuration, value in
        guard case .list(let hosts) = value else { return nil }
        configuration.outgoingHosts = hosts.map { $0.lowercased() }
        guard let wrong = hosts.first(where: { $0.isEmpty || $0.contains { "/@ ".contains($0) } }) else { return nil }
        return "\"\(wrong)\" is not a host such as calendar.local or calendar.local:8080."
    }
}
