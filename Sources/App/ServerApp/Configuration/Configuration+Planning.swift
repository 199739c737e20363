internal import FoundationEssentials
internal import TripModel
internal import TripSearch

extension Configuration {
    /// Takes over the settings of planning that count without a restart.
    mutating func takePlanning(from other: Configuration) {
        publicURL = other.publicURL
        tripProfile = other.tripProfile
        means = other.means
        maximumWalkingMetres = other.maximumWalkingMetres
        canDrive = other.canDrive
        meansHours = other.meansHours
        meansDistances = other.meansDistances
        tripGoal = other.tripGoal
        meansOrder = other.meansOrder
        travelModels = other.travelModels
        bufferMinutes = other.bufferMinutes
        leadMinutes = other.leadMinutes
        returnsHome = other.returnsHome
        longGapMinutes = other.longGapMinutes
    }

    /// The settings that decide what a plan looks like, each as a text that is the same in every process.
    var planBasis: [String: String] {
        [
            "person.language": language,
            "person.timeZone": AssumedTimeZone(self).name,
            "engines": engines.all.map { "\($0.kind.rawValue)=\($0.address)" }.sorted().joined(separator: "\n"),
            "server.publicURL": publicURL ?? "",
            "planning.profile": tripProfile.rawValue,
            "planning.means": means.sorted().joined(separator: " "),
            "planning.maximumWalkingMetres": "\(maximumWalkingMetres)",
            "planning.canDrive": "\(canDrive)",
            "planning.hours": meansHours.map { "\($0.key.rawValue) \($0.value)" }.sorted().joined(separator: "\n"),
            "planning.distances": meansDistances.map { "\($0.key.rawValue) \($0.value)" }.sorted().joined(
                separator: "\n"
            ),
            "planning.prefer": "\(tripGoal)",
            "planning.order": meansOrder.map(\.rawValue).joined(separator: " "),
            // What the file says now, wherever it stands.
            "planning.travelModels": travelModels.flatMap {
                try? String(contentsOf: URL(filePath: $0), encoding: .utf8)
            } ?? "",
            "planning.bufferMinutes": "\(bufferMinutes)",
            "planning.leadMinutes": "\(leadMinutes)",
            "planning.returnsHome": "\(returnsHome)",
            "planning.longGapMinutes": "\(longGapMinutes)",
        ]
    }
}
