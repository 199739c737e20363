internal import Calendars
internal import CivilTime
internal import TripModel

/// Every word and sentence that stands in an item.
struct ItemWords: Sendable {
    /// Before the title of a trip, which begins with the time.
    var leave: @Sendable (_ trip: String) -> String
    var late: @Sendable (_ duration: String) -> String
    var home: String
    var office: String
    /// Close to a place that has a name.
    var near: @Sendable (_ place: String) -> String
    var fromHome: @Sendable (_ distance: String) -> String
    var unreadTag: @Sendable (_ tag: String) -> String
    var decimalMark: String
    /// Short names, January first.
    var months: [String]
    var estimate: String
    /// Of a trip whose rides are in a timetable, and the ways to and from them are not known.
    var estimatedEnds: String
    var workedOutBy: @Sendable (_ engine: String) -> String
    var standsInFor: @Sendable (_ engine: String) -> String
    var or: String
    var cost: String
    /// Behind an amount; two or more.
    var forPassengers: @Sendable (Int) -> String
    var tickets: String
    var held: @Sendable (_ pass: String) -> String
    var arrange: String
    var stops: @Sendable (Int) -> String
    /// Before the name of a line of which nobody says what runs on it.
    var line: String
    var towards: String
    var every: @Sendable (_ duration: String) -> String
    var mapData: String
    var modes: [LegMode: String]
    /// A hashtag for each means, without the `#`.
    var tags: [TravelMode: String]

    /// How one goes by each means: "by bicycle", "on foot".
    var going: [TravelMode: String]

    var shortened: String
    var and: String
    /// Between what is done in place of one another.
    var either: String
    /// What the lunch of the preferences is called.
    var lunch: String
    var lunchChoices: String
    var slotFound: @Sendable (_ start: String, _ end: String) -> String
    /// Above names of cafés and restaurants; what kinds of them are called.
    var openNear: @Sendable (_ place: String) -> String
    var openKinds: [String: String]
    var unreachable: @Sendable (_ duration: String, _ event: String, _ arrival: String, _ modes: String) -> String
    var ownTravelTooLong: @Sendable (_ duration: String, _ event: String) -> String
    /// Of a list that is cut; `isAtLeast`: there may be even more.
    var more: @Sendable (_ count: Int, _ isAtLeast: Bool) -> String
    /// `standing`: those of them that are in the day's schedule, and how many they are; there may be none.
    var overlaps: @Sendable (_ event: String, _ others: String, _ standing: String, _ count: Int) -> String
    var visit: @Sendable (_ event: String, _ longer: String) -> String
    var visits: @Sendable (_ longer: String, _ events: String) -> String
    /// Of a start that nobody knows, within a title.
    var fromAssumed: @Sendable (_ place: String) -> String
    var startAssumed: @Sendable (_ event: String, _ place: String) -> String
    var onTheWay: @Sendable (_ events: String) -> String
    var leavesEarlyFor: @Sendable (_ events: String) -> String
    /// Within a title, and as a sentence.
    var early: @Sendable (_ duration: String) -> String
    var arrivesEarly: @Sendable (_ duration: String) -> String
    /// When the last ride leaves and when the first one does.
    var noServiceBetween: @Sendable (_ last: String, _ next: String) -> String
    var noServiceAfter: @Sendable (_ last: String) -> String
    var noServiceBefore: @Sendable (_ next: String) -> String
    var timetableEnds: @Sendable (_ day: String) -> String
    var timetableBegins: @Sendable (_ day: String) -> String
    var wayTaken: @Sendable (_ event: String, _ chosen: String) -> String
    var placeNotFound: @Sendable (_ place: String, _ event: String) -> String
    var elsewhere: @Sendable (_ town: String) -> String
    var placeAmbiguous: @Sendable (_ place: String, _ event: String) -> String
    var placeMeant: @Sendable (_ event: String, _ candidate: String) -> String
    var placeInexact: @Sendable (_ place: String, _ event: String) -> String
    var arrivalUnknown: @Sendable (_ event: String) -> String
    var unreadTags: @Sendable (_ tags: String, _ event: String, _ count: Int) -> String
    var farNight: @Sendable (_ place: String, _ distance: String) -> String
    /// How far off a place may be.
    var missingNumber: @Sendable (_ number: String, _ taken: String, _ margin: String) -> String
    var betweenNumbers: @Sendable (_ number: String, _ margin: String) -> String
    var wide: @Sendable (_ place: String, _ margin: String) -> String
    var unused: @Sendable (_ parts: String) -> String
    var exactnessChoices: String
    /// `choice`: nil where it has only coordinates.
    var chosen: @Sendable (_ place: String, _ choice: String?) -> String
    var breakLost: @Sendable (_ event: String, _ wanted: String, _ free: String) -> String
    /// There would be time, but not for the way there and on.
    var visitLost: @Sendable (_ event: String, _ wanted: String) -> String
    var noMeans: @Sendable (_ event: String, _ going: String) -> String
    var leavesLate: @Sendable (_ late: String, _ event: String, _ departure: String, _ arrival: String) -> String
    var vehicleElsewhere: @Sendable (_ vehicle: String, _ place: String, _ event: String) -> String
    var vehicleLeft: @Sendable (_ vehicle: String, _ place: String, _ event: String) -> String
    var noWayHome: @Sendable (_ event: String, _ going: String) -> String
    var lateWayHome: @Sendable (_ event: String, _ departure: String, _ modes: String) -> String
    var instead: @Sendable (_ span: String, _ modes: String) -> String
    /// `start`: nil for home.
    var farAway: @Sendable (_ place: String, _ distance: String, _ start: String?) -> String
    var noVehicleThere: @Sendable (_ vehicle: String, _ provider: String, _ event: String) -> String
    var noVehicleHome: @Sendable (_ vehicle: String, _ provider: String, _ event: String) -> String
    /// Of a shared vehicle, long before.
    var usuallyThere: String
    /// `day`: nil on the day of the trip.
    var silentSince: @Sendable (_ provider: String, _ day: String?, _ time: String) -> String
    /// The same of an agency that says what has become of its rides.
    var ridesSilentSince: @Sendable (_ agency: String, _ day: String?, _ time: String) -> String
    var noVehicleChoices: String
    var choiceFell: @Sendable (_ event: String, _ choice: String) -> String
    /// Of the choices that may fall: what they were.
    var choiceDeparture: @Sendable (_ time: String) -> String
    var choiceWinner: String
    /// Of a break.
    var choiceKept: String
    var choiceFellSinceChanged: String
    var choiceFellNotOffered: String
    var choiceFellNoRoom: String
    var noHome: String
    var room: @Sendable (_ room: String) -> String
    /// BCP 47.
    var language: String
    /// What a person's first calendar is called.
    var calendarName: String
    /// Of the calendar that the server writes.
    var travelCalendar: TravelCalendarWords
    var causes: [Disruption.Cause: String]
    var hindrance: @Sendable (_ cause: String, _ lines: String) -> String
    /// Of one ride, with the time at which it was to leave.
    var rideCanceled: @Sendable (_ ride: String) -> String
    var rideLate: @Sendable (_ ride: String, _ duration: String) -> String
    var rideEarly: @Sendable (_ ride: String, _ duration: String) -> String
    var disruption: @Sendable (_ hindrances: String, _ event: String) -> String
    var disruptionHome: @Sendable (_ hindrances: String, _ event: String) -> String
    var disruptionChoices: String

    /// What can be done by one action.
    var letFirst: @Sendable (_ event: String) -> String
    var attendInstead: @Sendable (_ event: String, _ other: String) -> String
    var keepBreak: @Sendable (_ event: String) -> String
    var shortenBreak: @Sendable (_ event: String, _ duration: String) -> String
    var moveBreak: @Sendable (_ event: String, _ time: String) -> String
    var dropBreak: @Sendable (_ event: String) -> String
    var meansPlace: @Sendable (_ place: String) -> String
    var goBy: @Sendable (_ modes: String, _ departure: String) -> String
    var ignoreWarning: String
    var noTripWanted: String
    var takeBack: String

    var unreachableChoices: String
    var overlapChoices: String
    var wayTakenChoices: String
    var visitChoices: String
    var visitsChoices: String
    var placeChoices: String
    var ambiguousChoices: String
    var arrivalChoices: String
    var tagChoices: String
    var stayChoices: String
    var breakChoices: String
    var noMeansChoices: String
    var vehicleChoices: String
    var farChoices: String
    var noHomeChoices: String
    var roomChoices: String

    /// `13 Apr`.
    func day(_ date: CivilDate) -> String { "\(date.day) \(months[date.month - 1])" }

    func name(of mode: LegMode) -> String { modes[mode] ?? mode.rawValue }

    func cause(_ cause: Disruption.Cause) -> String { causes[cause] ?? cause.rawValue }

    /// In this language, else as the agency writes it.
    func text(of texts: [String: String]) -> String? {
        texts[language] ?? texts.first { $0.key.hasPrefix(language + "-") }?.value ?? texts[""]
            ?? texts.min { $0.key < $1.key }?.value
    }
}
