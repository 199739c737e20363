internal import Columns

extension ScheduleMaker {
    struct LaterProfile: Hashable {
        var profile: UInt32
        var seconds: Int32
    }

    /// The run with departures as they are and arrivals so much later: between them lies the wait. In a profile each of
    /// the two grows from call to call, which is all that the search needs.
    mutating func arriving(_ candidate: Candidate, later seconds: Int32, callCount: Int) -> Candidate {
        makeOwnTimes()
        var later = candidate
        let key = LaterProfile(profile: candidate.profile, seconds: seconds)
        if let known = laterProfiles[key] {
            later.profile = known
            return later
        }
        let profile = Int(candidate.profile)
        later.profile = UInt32(arrivals?.count ?? 0)
        for call in profile..<(profile + callCount) {
            let (arrival, departure) = (arrivals?[call] ?? 0, departures?[call] ?? 0)
            arrivals?.append(arrival &+ seconds)
            departures?.append(departure)
        }
        laterProfiles[key] = later.profile
        return later
    }
}
