/// The fixed part of the timetable's records, as they lie in the file. Texts are numbers of the text table, absent
/// references are `UInt32.max`.
struct AgencyRow: BitwiseCopyable, Sendable {
    var feed: UInt32
    var id: UInt32
    var name: UInt32
    var url: UInt32
    var phone: UInt32
}

struct StopRow: BitwiseCopyable, Sendable {
    var feed: UInt32
    var parent: UInt32
    var id: UInt32
    var name: UInt32
    var code: UInt32
    var platform: UInt32
    var zone: UInt32
    var wheelchair: UInt32
}

struct RouteRow: BitwiseCopyable, Sendable {
    var feed: UInt32
    var agency: UInt32
    var id: UInt32
    var shortName: UInt32
    var longName: UInt32
    var kind: UInt32
    var color: UInt32
    var textColor: UInt32
}

struct TripRow: BitwiseCopyable, Sendable {
    var route: UInt32
    var service: UInt32
    var pattern: UInt32
    var id: UInt32
    var headsign: UInt32
    var shortName: UInt32
    /// Where the trip's sequence numbers begin in `sequences`.
    var sequence: UInt32
    /// Where the headsigns of its calls begin in `headsigns`.
    var callHeadsigns: UInt32
    /// Bits 0-1 wheelchair, 2-3 bicycles, 4 direction, 5 the departures are only typical ones.
    var flags: UInt32
    /// Its first run, and how many it has among those of its pattern.
    var firstRun: UInt32
    var runCount: UInt32
}

/// Ascending by trip, then by call.
struct ContinuationRow: BitwiseCopyable, Sendable {
    var trip: UInt32
    var firstCall: UInt32
    var route: UInt32
    var id: UInt32
    var headsign: UInt32
    var dayOffset: UInt32
}

struct FeedRow: BitwiseCopyable, Sendable {
    var name: UInt32
    var zone: UInt32
    var language: UInt32
    var attribution: UInt32
    var version: UInt32
}

struct RunRow: BitwiseCopyable, Sendable {
    var startSeconds: Int32
    /// Where its profile begins in `arrivals` and `departures`.
    var profile: UInt32
    var trip: UInt32
}

struct PatternRow: BitwiseCopyable, Sendable {
    var firstCall: UInt32
    var callCount: UInt32
    var firstRun: UInt32
    var runCount: UInt32
    var feed: UInt32
}

struct ServiceRow: BitwiseCopyable, Sendable {
    var firstDay: Int32
    var firstWord: UInt32
    var wordCount: UInt32
}
