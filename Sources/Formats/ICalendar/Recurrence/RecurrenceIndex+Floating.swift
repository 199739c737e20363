public import CivilTime

extension RecurrenceIndex {
    /// The same index with floating times and dates read in another zone; nothing is compiled again.
    ///
    /// Its bounds are a day and two hours wider: no two zones of the Earth are further apart.
    public func read(in zone: ZoneRules) -> RecurrenceIndex {
        // A client may call a zone of its own like one of the system's.
        guard isFloating, zone.name != floatingZone || (try? ZoneRules.named(floatingZone)) != zone else { return self }
        let slack: Int64 = 26 * 3600
        return RecurrenceIndex(
            series: series,
            floating: zone,
            bounds: (firstStart?.adding(seconds: -slack), lastEnd?.adding(seconds: slack))
        )
    }
}
