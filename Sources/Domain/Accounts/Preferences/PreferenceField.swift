internal import CivilTime
internal import Geo
internal import TripModel

/// One field of ``TravelPreferences`` as people and programs write it: its name, form and meaning.
///
/// Reading, writing, OpenAPI and the help of the command line follow from ``all``.
package struct PreferenceField: Sendable {
    /// What a value looks like.
    package enum Form: Hashable, Sendable {
        case flag
        case integer(ClosedRange<Int>)
        case number(ClosedRange<Double>)
        case choice([String])
        /// A list of modes, none twice.
        case modes
        /// By mode, text such as `05:00-23:00`.
        case hours
        /// By mode, an object with `minimumMetres` and `maximumMetres`, or one of them.
        case distances
    }

    package let name: String
    package let form: Form
    package let summary: String
    /// Nil: not said.
    let write: @Sendable (TravelPreferences) -> PreferenceValue?
    /// Takes over a value; what is wrong with it is noted by the reader.
    let read: @Sendable (inout PreferenceReader, PreferenceValue, _ pointer: String, inout TravelPreferences) -> Void

    /// Metres that a distance or walk may be limited to.
    static let distances = 0...1_000_000

    package static let all: [PreferenceField] = [
        PreferenceField(
            name: "modes",
            form: .modes,
            summary: "the modes that are on; all others are never used",
            write: { $0.modes.map { .list($0.map(\.rawValue).sorted().map { .text($0) }) } },
            read: { $3.modes = $0.modes($1, at: $2, isEmptyAllowed: false).map(Set.init) }
        ),
        PreferenceField(
            name: "order",
            form: .modes,
            summary: "modes in the order of preference; it ranks and excludes nothing",
            write: { $0.order.map { .list($0.map { .text($0.rawValue) }) } },
            read: { $3.order = $0.modes($1, at: $2, isEmptyAllowed: true) }
        ),
        PreferenceField(
            name: "objective",
            form: .choice(TravelPreferences.Objective.allCases.map(\.rawValue)),
            summary: "what is best; it ranks and excludes nothing",
            write: { $0.objective.map { .text($0.rawValue) } },
            read: { $3.objective = $0.choice($1, at: $2) }
        ),
        integer(
            "maximumWalkingMetres",
            1...100_000,
            "the longest walk of a trip, all its legs together",
            { $0.maximumWalking.map { Int($0.value.rounded()) } },
            { $0.maximumWalking = $1.map { Metres(Double($0)) } }
        ),
        integer(
            "maximumTransfers",
            0...20,
            "the most changes of a trip",
            { $0.maximumTransfers },
            { $0.maximumTransfers = $1 }
        ),
        PreferenceField(
            name: "distances",
            form: .distances,
            summary: "by mode, the least and greatest distance for which it is used",
            write: Self.writtenDistances,
            read: { reader, value, pointer, travel in
                travel.distanceLimits = reader.byMode(value, at: pointer) { $0.distanceLimit($1, at: $2) }
            }
        ),
        PreferenceField(
            name: "hours",
            form: .hours,
            summary: "by mode, the hours in which it is used, such as 05:00-23:00",
            write: { travel in
                let hours = travel.hours.map { ($0.key.rawValue, PreferenceValue.text($0.value.description)) }
                return hours.isEmpty ? nil : .members(Dictionary(uniqueKeysWithValues: hours))
            },
            read: { reader, value, pointer, travel in
                travel.hours = reader.byMode(value, at: pointer) { $0.hours($1, at: $2) }
            }
        ),
        flag("canDrive", "whether there is a driving licence", { $0.canDrive }, { $0.canDrive = $1 }),
        flag(
            "needsWheelchair",
            "whether every stop, vehicle and way must take a wheelchair",
            { $0.needsWheelchair },
            { $0.needsWheelchair = $1 }
        ),
        integer(
            "passengers",
            TravelPreferences.passengerCounts,
            "how many people travel together, for tickets, seats and taxis",
            { $0.passengers },
            { $0.passengers = $1 }
        ),
        number(
            "walkingSpeed",
            TravelPreferences.walkingSpeeds,
            "metres per second on foot",
            { $0.walkingSpeed },
            { $0.walkingSpeed = $1 }
        ),
        number(
            "cyclingSpeed",
            TravelPreferences.cyclingSpeeds,
            "metres per second by bicycle",
            { $0.cyclingSpeed },
            { $0.cyclingSpeed = $1 }
        ),
        integer(
            "bufferMinutes",
            0...240,
            "how early to arrive",
            { $0.bufferSeconds.map { Int($0 / 60) } },
            { $0.bufferSeconds = $1.map { Int64($0) * 60 } }
        ),
        integer(
            "leadMinutes",
            0...240,
            "how long before the departure the first alarm rings",
            { $0.leadMinutes },
            { $0.leadMinutes = $1 }
        ),
        flag(
            "returnsHome",
            "whether the way home after the last event is planned",
            { $0.returnsHome },
            { $0.returnsHome = $1 }
        ),
        integer(
            "longGapMinutes",
            0...1_440,
            "from this gap between two events on, one goes home in between; 0: never",
            { $0.longGapSeconds.map { Int($0 / 60) } },
            { $0.longGapSeconds = $1.map { Int64($0) * 60 } }
        ),
    ]
}

extension PreferenceField {
    private static func flag(
        _ name: String,
        _ summary: String,
        _ get: @escaping @Sendable (TravelPreferences) -> Bool?,
        _ set: @escaping @Sendable (inout TravelPreferences, Bool?) -> Void
    ) -> PreferenceField {
        PreferenceField(
            name: name,
            form: .flag,
            summary: summary,
            write: { get($0).map { .flag($0) } },
            read: { set(&$3, $0.flag($1, at: $2)) }
        )
    }

    private static func integer(
        _ name: String,
        _ range: ClosedRange<Int>,
        _ summary: String,
        _ get: @escaping @Sendable (TravelPreferences) -> Int?,
        _ set: @escaping @Sendable (inout TravelPreferences, Int?) -> Void
    ) -> PreferenceField {
        PreferenceField(
            name: name,
            form: .integer(range),
            summary: summary,
            write: { get($0).map { .number(Double($0)) } },
            read: { set(&$3, $0.integer($1, in: range, at: $2)) }
        )
    }

    private static func number(
        _ name: String,
        _ range: ClosedRange<Double>,
        _ summary: String,
        _ get: @escaping @Sendable (TravelPreferences) -> Double?,
        _ set: @escaping @Sendable (inout TravelPreferences, Double?) -> Void
    ) -> PreferenceField {
        PreferenceField(
            name: name,
            form: .number(range),
            summary: summary,
            write: { get($0).map { .number($0) } },
            read: { set(&$3, $0.number($1, in: range, at: $2)) }
        )
    }

    private static let writtenDistances: @Sendable (TravelPreferences) -> PreferenceValue? = { travel in
        let limits = travel.distanceLimits.map { mode, limit in
            let ends = [("minimumMetres", limit.minimum), ("maximumMetres", limit.maximum)]
            let members = ends.compactMap { name, end in end.map { (name, PreferenceValue.number($0.value.rounded())) }
            }
            return (mode.rawValue, PreferenceValue.members(Dictionary(uniqueKeysWithValues: members)))
        }
        return limits.isEmpty ? nil : .members(Dictionary(uniqueKeysWithValues: limits))
    }
}
