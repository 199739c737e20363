internal import Accounts
internal import CivilTime
internal import DayPlanner
internal import Geocoding

extension DayPlanning {
    /// The lunches that the person's preferences ask for on the days of a time, as flexible events.
    func lunches(in window: Range<Instant>) -> [PlanOccurrence] {
        guard let lunch = settings.lunch?.complete, lunch.isOn == true, let hours = lunch.hours,
            let minutes = lunch.minutes, let least = lunch.leastMinutes, let days = lunch.days
        else { return [] }
        let name = lunch.place.map(SavedPlace.foldedName)
        let place = settings.places.first { SavedPlace.foldedName($0.name) == name }
        var directives = Directives()
        directives.flexible = Directives.Flexible(seconds: Int64(minutes) * 60, minimumSeconds: Int64(least) * 60)
        let zone = settings.zone
        let numbers = zone.date(of: window.lowerBound).daysSinceEpoch...zone.date(of: window.upperBound).daysSinceEpoch
        return numbers.filter { days.contains(Weekday(daysSinceEpoch: $0)) }.map { number in
            let midnight = Int64(number) * 86_400
            func instant(_ seconds: Int) -> Instant {
                Instant(secondsSince1970: zone.instantSeconds(ofLocal: midnight + Int64(seconds)))
            }
            return PlanOccurrence(
                key: .lunch(on: CivilDate(daysSinceEpoch: number)),
                start: instant(hours.from),
                end: instant(hours.until),
                summary: settings.language.words.lunch,
                rank: EntryRank(.max),
                place: place.map { .known(KnownPlace(name: $0.name, coordinate: $0.coordinate)) } ?? .none,
                directives: directives
            )
        }
    }
}
