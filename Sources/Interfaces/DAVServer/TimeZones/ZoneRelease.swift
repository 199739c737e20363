internal import CivilTime

/// What the system's time zone database says of itself, read once per process as the zones are.
struct ZoneRelease: Sendable {
    struct LeapSecond: Sendable {
        /// TAI - UTC from this day on.
        let offset: Int
        let onset: CivilDate
    }

    /// `2026f`; `unknown` where the system does not say.
    let version: String
    let changedAt: Instant
    let leapSeconds: [LeapSecond]
    /// Nothing is known of leap seconds after this day.
    let leapSecondsExpire: CivilDate

    /// One tag for all zones: the database is replaced as a whole.
    var etag: String { "\(version)-\(changedAt.secondsSince1970)" }

    static let current = ZoneRelease(ZoneDatabase.shared)

    init(_ database: ZoneDatabase) {
        let source = database.file(named: "tzdata.zi")
        let head = String(decoding: source?.bytes.prefix { $0 != 0x0A } ?? [], as: UTF8.self)
        version = head.hasPrefix("# version ") ? String(head.dropFirst(10)) : "unknown"
        changedAt = source?.modifiedAt ?? Instant(secondsSince1970: 0)
        var seconds: [LeapSecond] = []
        var expires = CivilDateTime(secondsSinceEpoch: changedAt.secondsSince1970).date
        let list = String(decoding: database.file(named: "leap-seconds.list")?.bytes ?? [], as: UTF8.self)
        // Seconds since 1900, then TAI - UTC; "#@" tells until when the list holds.
        for line in list.split(separator: "\n") {
            let fields = line.split { $0 == " " || $0 == "\t" }
            if fields.first == "#@", let end = fields.dropFirst().first.flatMap({ Int64($0) }) {
                expires = Self.date(end)
            } else if let onset = fields.first.flatMap({ Int64($0) }),
                let offset = fields.dropFirst().first.flatMap({ Int($0) })
            {
                seconds.append(LeapSecond(offset: offset, onset: Self.date(onset)))
            }
        }
        leapSeconds = seconds
        leapSecondsExpire = expires
    }

    private static func date(_ secondsSince1900: Int64) -> CivilDate {
        CivilDateTime(secondsSinceEpoch: secondsSince1900 - 2_208_988_800).date
    }
}
