public import CivilTime
internal import Synchronization

/// A timetable with what is known about today's deviations, asked by instants: finds the service day, makes the
/// schedules and keeps the last ones. One consistent snapshot: a query takes it once and asks nothing else.
public final class TimetableCalendar: Sendable {
    /// A schedule, and when its seconds count from.
    public struct Window: Sendable {
        /// The schedule around the base day.
        public let schedule: DaySchedule
        /// The base day, counted from 1970-01-01.
        public let day: Int
        /// The beginning of the base day: noon minus 12 h in the network's zone.
        public let origin: Instant

        /// Nil if the instant is too far away for the schedule's seconds.
        public func seconds(of instant: Instant) -> Int32? {
            let seconds = instant - origin
            return abs(seconds) < 100_000_000 ? Int32(seconds) : nil
        }

        /// The instant of a number of seconds of the schedule.
        public func instant(of seconds: Int32) -> Instant { origin.adding(seconds: Int64(seconds)) }

        /// The service day of a ride, as feeds write it.
        public func serviceDay(of ride: TransitRide) -> CivilDate {
            CivilDate(daysSinceEpoch: day + ride.dayOffset)
        }
    }

    /// The planned timetable.
    public let timetable: Timetable
    /// The real-time changes applied to it.
    public let overlay: TimetableOverlay
    /// The zone of the base days: the first feed's.
    public let zone: ZoneRules
    private let feedZones: [ZoneRules]
    private let cache: Mutex<Cache>

    /// How many schedules are kept; each takes about 13 bytes per run and 16 per call of a line.
    public static let keptSchedules = 12

    private struct Key: Hashable {
        var filter: TripFilter
        var layers: [DaySchedule.Layer]
        /// Which services run on each layer's day.
        var services: [[UInt64]]
        /// The day itself, when changed or added trips run on one of the layers' days.
        var touchedDay: Int?
        var closed: ClosedCalls
        /// When one may be aboard, in seconds of the schedule; nil: always.
        var rideTimes: [ClosedRange<Int32>]?

        var isUntouched: Bool { touchedDay == nil && closed.isEmpty }
    }

    private struct Cache {
        var schedules: [Key: DaySchedule] = [:]
        /// The keys, the one used last at the end.
        var order: [Key] = []
    }

    /// - Throws: when a feed's zone is not in the time zone database.
    public convenience init(_ timetable: Timetable, overlay: TimetableOverlay = .none) throws(ZoneError) {
        var zones: [ZoneRules] = []
        for feed in 0..<timetable.feedCount { zones.append(try ZoneRules.named(timetable.zone(of: FeedIndex(feed)))) }
        self.init(timetable, overlay, zones, Cache())
    }

    private init(_ timetable: Timetable, _ overlay: TimetableOverlay, _ zones: [ZoneRules], _ cache: Cache) {
        self.timetable = timetable
        self.overlay = overlay
        feedZones = zones
        zone = zones.first ?? .utc
        self.cache = Mutex(cache)
    }

    /// The same timetable with other deviations; schedules that neither these nor the former ones touch are kept.
    public func with(_ overlay: TimetableOverlay) -> TimetableCalendar {
        var kept = Cache()
        cache.withLock { cache in
            kept.schedules = cache.schedules.filter { $0.key.isUntouched }
            kept.order = cache.order.filter(\.isUntouched)
        }
        return TimetableCalendar(timetable, overlay, feedZones, kept)
    }

    /// The zone in which a feed's times are written.
    public func zone(of feed: FeedIndex) -> ZoneRules { feedZones[feed.row] }

    /// The schedule for a departure at this instant: its base day is the day of the instant.
    public func window(departingAt instant: Instant, filter: TripFilter = .everything) -> Window {
        window(day: zone.local(instant).date.daysSinceEpoch, filter: filter)
    }

    /// What runs for someone who arrives by this instant: the base day is the one before, so that a journey may begin
    /// then.
    public func window(arrivingBy instant: Instant, filter: TripFilter = .everything) -> Window {
        window(day: zone.local(instant).date.daysSinceEpoch - 1, filter: filter)
    }

    /// The schedule around a base day, counted from 1970-01-01; made when first requested, then cached.
    public func window(day: Int, filter: TripFilter = .everything) -> Window {
        let origin = ServiceDay(CivilDate(daysSinceEpoch: day)).start(in: zone)
        let layers = dayOffsets(around: day, origin).map { offset in
            DaySchedule.Layer(
                dayOffset: offset,
                shiftSeconds: feedZones.map { feedZone in
                    let start = ServiceDay(CivilDate(daysSinceEpoch: day + offset)).start(in: feedZone)
                    return Int32(clamping: start - origin)
                }
            )
        }
        let isTouched = !overlay.isEmpty && layers.contains { overlay.days.contains(day + $0.dayOffset) }
        let key = Key(
            filter: filter,
            layers: layers,
            services: layers.map { services(on: day + $0.dayOffset) },
            touchedDay: isTouched ? day : nil,
            closed: ClosedCalls(overlay.closures, origin: origin.secondsSince1970),
            rideTimes: filter.hours.map { rideTimes($0, layers, origin) }
        )
        return Window(schedule: schedule(for: key, day: day, origin), day: day, origin: origin)
    }

    private func rideTimes(
        _ hours: DayHours,
        _ layers: [DaySchedule.Layer],
        _ origin: Instant
    ) -> [ClosedRange<Int32>] {
        let days = Int64(layers.count + 1)
        let around = origin.adding(seconds: -days * 86_400)...origin.adding(seconds: days * 86_400)
        return hours.windows(touching: around, in: zone).map {
            Int32(clamping: $0.lowerBound - origin)...Int32(clamping: $0.upperBound - origin)
        }
    }

    /// The days before, of and after the base day; one more on each side where a feed's days begin far from the
    /// network's, and more before where trips run longer than a day past midnight.
    private func dayOffsets(around day: Int, _ origin: Instant) -> ClosedRange<Int> {
        let date = CivilDate(daysSinceEpoch: day)
        let isFar = feedZones.contains { abs(ServiceDay(date).start(in: $0) - origin) > 7_200 }
        return (isFar ? -2 : -1)...(isFar ? 2 : 1)
    }

    private func services(on day: Int) -> [UInt64] {
        var words = [UInt64](repeating: 0, count: (timetable.serviceCount + 63) / 64)
        for number in 0..<timetable.serviceCount where timetable.service(ServiceIndex(number), runsOn: day) {
            words[number >> 6] |= 1 << UInt64(number & 63)
        }
        return words
    }

    private func schedule(for key: Key, day: Int, _ origin: Instant) -> DaySchedule {
        let known = cache.withLock { cache -> DaySchedule? in
            guard let schedule = cache.schedules[key] else { return nil }
            if let place = cache.order.firstIndex(of: key) { cache.order.append(cache.order.remove(at: place)) }
            return schedule
        }
        if let known { return known }
        // Made outside the lock: two callers may make the same one, which costs a few milliseconds and harms nothing.
        let schedule = DaySchedule(
            timetable,
            day: day,
            layers: key.layers,
            filter: key.filter,
            overlay: overlay,
            origin: origin.secondsSince1970,
            rideTimes: key.rideTimes
        )
        cache.withLock { cache in
            if cache.schedules.updateValue(schedule, forKey: key) == nil { cache.order.append(key) }
            if cache.order.count > Self.keptSchedules { cache.schedules[cache.order.removeFirst()] = nil }
        }
        return schedule
    }
}
