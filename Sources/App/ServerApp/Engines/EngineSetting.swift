package import Engines

/// One engine of the settings or of a command line: `motis=https://motis.example.org`.
package struct EngineSetting: Hashable, Sendable {
    package enum EngineKind: String, CaseIterable, Hashable, Sendable {
        case opentripplanner, motis
        case osrm, valhalla
        case photon, nominatim

        /// What it answers.
        package var use: Use {
            switch self {
            case .opentripplanner, .motis: .trips
            case .osrm, .valhalla: .streets
            case .photon, .nominatim: .places
            }
        }
    }

    package enum Use: String, Hashable, Sendable {
        case trips, streets, places
    }

    package var kind: EngineKind
    package var address: EngineAddress

    /// Nil when the text has another form.
    package init?(_ text: String) {
        guard let sign = text.firstIndex(of: "="), let kind = EngineKind(rawValue: String(text[..<sign])),
            let address = EngineAddress(String(text[text.index(after: sign)...]))
        else { return nil }
        self.kind = kind
        self.address = address
    }

    /// Nil also where the engine is for something else.
    package init?(_ text: String, for use: Use) {
        guard let setting = EngineSetting(text), setting.kind.use == use else { return nil }
        self = setting
    }

    /// The names of the engines for a use, for messages.
    package static func names(for use: Use) -> String {
        EngineKind.allCases.filter { $0.use == use }.map(\.rawValue).joined(separator: " or ")
    }
}
