internal import Columns

extension TransitSearch {
    /// All journeys worth taking whose departure (arrive-by: whose arrival) lies in the window before or after the
    /// query's time: none of them leaves sooner, arrives later and has as many rides as another (rRAPTOR). Ascending by
    /// departure.
    ///
    /// `departAt(t)` looks at departures in t ... t + window, `arriveBy(t)` at arrivals in t - window ... t. Each
    ///   beginning within it is searched once, the last first, and what it cannot better is cut off.
    public mutating func journeys(
        _ query: TransitQuery,
        windowSeconds: Int32,
        in schedule: DaySchedule,
        transfers: TransferTable
    ) -> [TransitJourney] {
        let maximumRides = min(max(query.maximumTransfers, 0), TransitQuery.unlimitedTransfers) + 1
        let origin = query.originKey
        let span = min(query.maximumSeconds, Self.never / 4)
        prepare(schedule, rows: maximumRides, bound: origin &+ max(0, windowSeconds) &+ span)
        setEgress(query, schedule)
        let window = origin...(origin &+ max(0, windowSeconds))
        let events =
            query.isForward
            ? departures(Forwards.self, query, schedule, window) : departures(Backwards.self, query, schedule, window)
        // First what leaves after the window: it is not told, but nothing worse than it is worth leaving sooner for.
        let after = window.upperBound &+ 1
        search(
            query,
            schedule,
            transfers,
            start: after,
            maximumRides: maximumRides,
            seeds: query.seeds.lazy.map { Event(key: after, stop: $0.stop.rawValue, offset: $0.seconds) }
        )
        found.removeAll(keepingCapacity: true)
        var index = 0
        while index < events.count {
            let start = events[index].key
            let end = events[index...].firstIndex { $0.key != start } ?? events.count
            search(
                query,
                schedule,
                transfers,
                start: start,
                maximumRides: maximumRides,
                seeds: events[index..<end]
            )
            index = end
        }
        clearEgress(query, schedule)
        return bestFound().reversed().compactMap { journey(to: $0, query, schedule, transfers) }
            .sorted { left, right in
                (left.departureSeconds, left.arrivalSeconds, left.legs.count)
                    < (right.departureSeconds, right.arrivalSeconds, right.legs.count)
            }
    }

    /// Searches one departure of a range, using the labels of later ones.
    private mutating func search(
        _ query: TransitQuery,
        _ schedule: DaySchedule,
        _ transfers: TransferTable,
        start: Int32,
        maximumRides: Int,
        seeds: some Sequence<Event>
    ) {
        // Departures here cannot beat the direct route at the same moment.
        if let direct = query.directSeconds {
            for row in 0..<rows where start &+ direct < bounds[row] { bounds[row] = start &+ direct }
        }
        let pass = nextPass()
        var markedCount = 0
        for event in seeds where Int(event.stop) < schedule.stopCount && event.offset >= 0 {
            seed(Int(event.stop), key: start &+ event.offset, pass: pass, markedCount: &markedCount)
        }
        if query.isForward {
            runRounds(
                Forwards.self,
                schedule,
                transfers,
                maximumRides: maximumRides,
                origin: start,
                markedCount: markedCount
            )
        } else {
            runRounds(
                Backwards.self,
                schedule,
                transfers,
                maximumRides: maximumRides,
                origin: start,
                markedCount: markedCount
            )
        }
    }

    private struct Event {
        var key: Int32
        var stop: UInt32
        var offset: Int32
    }

    /// Every moment at which it pays to leave the door, with the stop where a run can then be caught; the last first.
    private func departures<Order: SearchOrder>(
        _: Order.Type,
        _ query: TransitQuery,
        _ schedule: DaySchedule,
        _ window: ClosedRange<Int32>
    ) -> [Event] {
        var events: [Event] = []
        let entries = Order.isForward ? schedule.boardings : schedule.alightings
        let times = Order.isForward ? schedule.departures : schedule.arrivals
        for seed in query.seeds where seed.stop.row < schedule.stopCount && seed.seconds >= 0 {
            let stop = seed.stop.row
            for number in Int(entries.offsets[stop])..<Int(entries.offsets[stop + 1]) {
                let entry = entries.entries[number]
                let line = schedule.lines[Int(entry.line)]
                for index in 0..<line.runCount {
                    let run = schedule.runs[Int(line.firstRun + index)]
                    let time = run.startSeconds + times[Int(run.profile) + Int(entry.call)]
                    let key = (Order.isForward ? time : -time) - seed.seconds
                    if window.contains(key) { events.append(Event(key: key, stop: UInt32(stop), offset: seed.seconds)) }
                }
            }
        }
        events.sort { ($0.key, $0.stop) > ($1.key, $1.stop) }
        return events
    }
}
