package import TripModel

/// What a person wants of their days; what ``travel`` leaves open is as DESIGN.md 5 has it.
package struct PlanPreferences: Hashable, Sendable {
    /// The merged value of all layers; it goes into every request.
    package var travel = TravelPreferences()
    package var profile = TripRequest.Profile.standard
    /// A shorter trip makes no block.
    package var minimumTripSeconds: Int64 = 180
    package var minimumTripMetres: Double = 150

    /// What the person need not pay for.
    package var passes: [Pass] = []
    /// Where vehicles of the person's own stand that are not kept at home.
    package var stands: [TravelMode: KnownPlace] = [:]
    /// In which names of stops and lines are told (BCP 47); nil: as they come.
    package var language: String?

    package init() {}
}

extension PlanPreferences {
    /// With the layers of an event over all others: that of its kind, then that of its own directives.
    func heeding(_ occurrence: PlanOccurrence) -> PlanPreferences {
        var preferences = self
        preferences.travel = travel.overlaid(by: occurrence.preferences).overlaid(by: occurrence.directives.preferences)
        return preferences
    }

    /// How early to arrive; soft.
    package var bufferSeconds: Int64 {
        get { travel.bufferSeconds ?? 300 }
        set { travel.bufferSeconds = newValue }
    }

    /// Plan the way home after the last event of a day.
    package var returnsHome: Bool {
        get { travel.returnsHome ?? true }
        set { travel.returnsHome = newValue }
    }

    /// From this gap on, home is where one waits for the next event; nil: never.
    package var longGapSeconds: Int64? {
        get { (travel.longGapSeconds ?? 3 * 3_600).nonZero }
        set { travel.longGapSeconds = newValue ?? 0 }
    }

    /// How long before the departure the first alarm rings.
    package var leadMinutes: Int {
        get { travel.leadMinutes ?? 10 }
        set { travel.leadMinutes = newValue }
    }

    package var modes: Set<TravelMode> {
        get { travel.modes ?? TravelPreferences.usualModes }
        set { travel.modes = newValue }
    }
}

extension Int64 {
    fileprivate var nonZero: Int64? { self == 0 ? nil : self }
}
