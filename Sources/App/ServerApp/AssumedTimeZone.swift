internal import CivilTime
internal import FoundationEssentials
internal import TripSearch

/// The time zone of people who have none of their own, and where it comes from.
package struct AssumedTimeZone: Equatable, Sendable {
    package enum Origin: Equatable, Sendable {
        case configuration
        case network(String)
        case machine
        case nothingKnown
    }

    package let name: String
    package let origin: Origin

    /// `person.timeZone`; else the zone of the first network; else this machine's, unless that is UTC too.
    package init(_ configuration: Configuration) {
        if let name = configuration.timeZone {
            self.init(name: name, origin: .configuration)
            return
        }
        for directory in configuration.networks {
            guard let manifest = try? NetworkManifest(directory: directory),
                (try? ZoneRules.named(manifest.timeZone)) != nil
            else { continue }
            self.init(name: manifest.timeZone, origin: .network(manifest.name))
            return
        }
        if let name = Self.ofThisMachine(), !name.hasSuffix("UTC"), !name.hasSuffix("GMT") {
            self.init(name: name, origin: .machine)
        } else {
            self.init(name: "UTC", origin: .nothingKnown)
        }
    }

    private init(name: String, origin: Origin) {
        self.name = name
        self.origin = origin
    }

    /// The zone of this machine; nil where its name is not in the time zone database.
    package static func ofThisMachine() -> String? {
        let name = TimeZone.current.identifier
        return (try? ZoneRules.named(name)) == nil ? nil : name
    }
}

extension AssumedTimeZone: CustomStringConvertible {
    package var description: String {
        switch origin {
        case .configuration: "\(name) (person.timeZone)"
        case .network(let network): "\(name), the zone of the network \(network); person.timeZone sets another one"
        case .machine: "\(name), the zone of this machine; person.timeZone sets another one"
        case .nothingKnown:
            "UTC is assumed for people without a zone of their own, since no setting, network or machine names one: "
                + "set person.timeZone, for example to \"Europe/Rome\""
        }
    }
}
