package import TripModel

/// How one person wants to travel: what they say over the server's settings (DESIGN.md 12).
///
/// A value that was read by ``PreferenceReader`` is valid; nothing else makes one from outside.
package struct PersonPreferences: Hashable, Sendable {
    /// The person's layer of preferences; what it leaves open is the server's to say.
    package var travel: TravelPreferences
    /// The vehicles of one's own, each mode at most once; nil: not said, so each mode that is allowed has one at home.
    package var vehicles: [OwnedVehicle]?
    /// Kinds of event by identifier. One with the identifier of a predefined kind is laid over it.
    package var kinds: [String: EventKind]

    package init(
        travel: TravelPreferences = TravelPreferences(),
        vehicles: [OwnedVehicle]? = nil,
        kinds: [String: EventKind] = [:],
        showsTravelAsBusy: Bool? = nil,
        lunch: LunchBreak? = nil
    ) {
        self.travel = travel
        self.vehicles = vehicles
        self.kinds = kinds
        self.showsTravelAsBusy = showsTravelAsBusy
        self.lunch = lunch
    }

    /// Whether travel counts as busy for others too; never for the organizer of the event that it belongs to. Nil: no.
    package var showsTravelAsBusy: Bool?

    /// Nil: no lunch is planned but those that are events.
    package var lunch: LunchBreak?

    /// How many kinds of their own a person may have.
    package static let mostKinds = 50

    /// All kinds that count for this person: the predefined ones with what the person says over them, and their own.
    package var allKinds: [String: EventKind] {
        EventKind.predefined.merging(kinds) { $0.overlaid(by: $1) }
    }

    /// All that counts for this person, said in one place: the server's layer with this one over it, and all kinds.
    package func effective(over server: TravelPreferences) -> PersonPreferences {
        PersonPreferences(
            travel: merged(over: server),
            vehicles: vehicles,
            kinds: allKinds,
            showsTravelAsBusy: showsTravelAsBusy,
            lunch: lunch?.complete
        )
    }

    /// The server's layer with this one over it, and what follows from the vehicles: a mode whose vehicle the person
    /// does not have is off, and, where they have not chosen modes, one whose vehicle they have is on.
    package func merged(over server: TravelPreferences) -> TravelPreferences {
        var merged = server.overlaid(by: travel)
        guard let vehicles else { return merged }
        let owned = Set(vehicles.map(\.mode))
        let others = (merged.modes ?? TravelPreferences.usualModes).filter { !$0.isOwnVehicle || owned.contains($0) }
        merged.modes = travel.modes == nil ? others.union(owned) : others
        return merged
    }
}

/// A bicycle, car or motorbike of one's own.
package struct OwnedVehicle: Hashable, Sendable {
    /// One of ``TravelMode/isOwnVehicle``.
    package var mode: TravelMode
    /// The saved place where it is kept; nil, or one that is no longer saved: home.
    package var place: String?

    package init(mode: TravelMode, place: String? = nil) {
        self.mode = mode
        self.place = place
    }
}
