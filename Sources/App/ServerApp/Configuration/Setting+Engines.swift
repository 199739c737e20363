internal import TripModel

/// The rows of the engines.
extension Setting {
    /// `motis=https://motis.example.org`.
    static func engine(
        _ key: String,
        _ use: EngineSetting.Use,
        _ store: @escaping @Sendable (inout Configuration, EngineSetting) -> Void
    ) -> Setting {
        Setting(key: key, kind: .text) { configuration, value in
            guard case .text(let text) = value else { return nil }
            guard let setting = EngineSetting(text, for: use) else { return complaint(text, use) }
            store(&configuration, setting)
            return nil
        }
    }

    /// `foot osrm=https://osrm.example.org`, for each mode.
    static let streetEngines = Setting(key: "engines.streets", kind: .list) { configuration, value in
        guard case .list(let texts) = value else { return nil }
        for text in texts {
            let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
            guard parts.count == 2, let means = TravelMode(rawValue: parts[0]),
                EngineSettings.streetModes.contains(means)
            else {
                let names = EngineSettings.streetModes.map(\.rawValue).joined(separator: ", ")
                return "\"\(text)\" does not begin with one of \(names) and a blank."
            }
            guard let setting = EngineSetting(parts[1], for: .streets) else { return complaint(parts[1], .streets) }
            configuration.engines.streets[means] = setting
        }
        return nil
    }

    /// It goes into a header of every request.
    static let engineContact = Setting(key: "engines.contact", kind: .text) { configuration, value in
        guard case .text(let text) = value else { return nil }
        configuration.engines.contact = text
        let isPlain = (1...200).contains(text.utf8.count) && text.utf8.allSatisfy { (0x20...0x7E).contains($0) }
        return isPlain ? nil : "engines.contact is an e-mail address or a web page, in plain letters."
    }

    static let plainHTTPToEngines = Setting(key: "engines.plainHttp", kind: .flag) { configuration, value in
        if case .flag(let flag) = value { configuration.engines.allowsPlainHTTP = flag }
        return nil
    }

    static let engineAttribution = Setting(key: "engines.attribution", kind: .list) { configuration, value in
        if case .list(let texts) = value { configuration.engines.attribution = texts }
        return nil
    }

    private static func complaint(_ text: String, _ use: EngineSetting.Use) -> String {
        "\"\(text)\" is not of the form NAME=URL, with \(EngineSetting.names(for: use)) as the name and a URL without "
            + "user and query."
    }
}
