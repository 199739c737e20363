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

    package init(
        id: PrincipalID,
        zone: ZoneRules,
        language: ItemLanguage,
        emails: [String],
        places: [SavedPlace],
        preferences: PlanPreferences
    ) {
        self.id = id
        self.zone = zone
        self.language = language
        self.emails = emails
        self.places = places
        self.preferences = preferences
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
