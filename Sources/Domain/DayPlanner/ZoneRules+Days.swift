package import CivilTime

extension ZoneRules {
    /// The calendar day of an instant in this zone.
    package func date(of instant: Instant) -> CivilDate { local(instant).date }
}
