package import Accounts
package import CivilTime
package import DayPlanner
internal import TripModel

/// What planning needs to know of a person.
package struct PersonSettings: Sendable {
    package var id: PrincipalID
    package var zone: ZoneRules
    package var language: ItemLanguage
    package var emails: [String]
    package var places: [SavedPlace]
    package var preferences: PlanPreferences
    /// The kinds of event that count for the person, by identifier.
    package var kinds: [String: EventKind]
    /// Nil: the person keeps no room for one.
    package var lunch: LunchBreak?

    package init(
        id: PrincipalID,
        zone: ZoneRules,
        language: ItemLanguage,
        emails: [String],
        places: [SavedPlace],
        preferences: PlanPreferences,
        kinds: [String: EventKind] = [:]
    ) {
        self.id = id
        self.zone = zone
        self.language = language
        self.emails = emails
        self.places = places
        self.preferences = preferences
        self.kinds = kinds
    }
}

extension Pass {
    init(_ pass: SavedPass, in zone: ZoneRules) {
        self.init(
            id: pass.name,
            name: pass.name,
            issuer: pass.issuer,
            products: Set(pass.products),
            validFrom: pass.firstDay.map(zone.startOfDay),
            validUntil: pass.lastDay.map { zone.startOfDay($0.adding(days: 1)) }
        )
    }
}

extension PersonSettings {
    /// What the person says laid over the server's layer, which these settings hold.
    package func heeding(_ personal: PersonPreferences) -> PersonSettings {
        var settings = self
        settings.preferences.travel = personal.merged(over: preferences.travel)
        settings.kinds = personal.allKinds
        settings.lunch = personal.lunch
        for vehicle in personal.vehicles ?? [] {
            let name = vehicle.place.map(SavedPlace.foldedName)
            guard let place = places.first(where: { SavedPlace.foldedName($0.name) == name }) else { continue }
            settings.preferences.stands[vehicle.mode] = KnownPlace(name: place.name, coordinate: place.coordinate)
        }
        return settings
    }
}
