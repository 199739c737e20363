extension TravelPreferences {
    /// These preferences with all that an inner layer says in their place; limits and hours mode by mode.
    package func overlaid(by inner: TravelPreferences) -> TravelPreferences {
        TravelPreferences(
            modes: inner.modes ?? modes,
            order: inner.order ?? order,
            objective: inner.objective ?? objective,
            maximumWalking: inner.maximumWalking ?? maximumWalking,
            maximumTransfers: inner.maximumTransfers ?? maximumTransfers,
            distanceLimits: distanceLimits.merging(inner.distanceLimits) { $1 },
            hours: hours.merging(inner.hours) { $1 },
            canDrive: inner.canDrive ?? canDrive,
            walkingSpeed: inner.walkingSpeed ?? walkingSpeed,
            cyclingSpeed: inner.cyclingSpeed ?? cyclingSpeed,
            needsWheelchair: inner.needsWheelchair ?? needsWheelchair,
            passengers: inner.passengers ?? passengers,
            bufferSeconds: inner.bufferSeconds ?? bufferSeconds,
            leadMinutes: inner.leadMinutes ?? leadMinutes,
            returnsHome: inner.returnsHome ?? returnsHome,
            longGapSeconds: inner.longGapSeconds ?? longGapSeconds
        )
    }

    /// These preferences without what the planner of a day keeps to: what a search heeds, so that one answer serves
    /// all who ask for the same trip.
    package var ofTrips: TravelPreferences {
        var preferences = self
        preferences.modes = nil
        preferences.bufferSeconds = nil
        preferences.leadMinutes = nil
        preferences.returnsHome = nil
        preferences.longGapSeconds = nil
        return preferences
    }
}
