import Geo
import TransitRouting

/// A timetable drawn in a line of text: `R1: A 08:00  B 08:10-08:12  C 08:30 / R2: B 08:15  D 08:25`. A call may carry
/// `!` (nobody boards) or `?` (nobody alights). Each line is one trip; lines with the same name share a route. `walk A
/// B 60` is a walk both ways, `change B 120` the time to change at a stop.
struct TextNetwork {
    let timetable: Timetable
    let transfers: TransferTable
    let stops: [String: StopIndex]
    let schedule: DaySchedule

    static let day = 20_000

    init(
        _ text: String,
        overlay: (Timetable) -> TimetableOverlay = { _ in .none },
        filter: TripFilter = .everything
    ) throws {
        var builder = TimetableBuilder()
        let feed = builder.addFeed(.init(name: "text", zone: "Europe/Rome"))
        var days = ServiceDays()
        days.insert(Self.day)
        let service = builder.addService(days)
        var stops: [String: StopIndex] = [:]
        var routes: [String: RouteIndex] = [:]
        var walks: [(from: StopIndex, walk: TransferTable.Walk)] = []
        var changes: [StopIndex: Int32] = [:]
        func stop(_ name: String) -> StopIndex {
            if let known = stops[name] { return known }
            let index = builder.addStop(
                .init(feed: feed, id: name, name: name, coordinate: Coordinate(latitude: 45, longitude: 9))
            )
            stops[name] = index
            return index
        }
        for part in text.split(separator: "/") {
            let words = part.split(separator: " ").map(String.init)
            guard let head = words.first else { continue }
            if head == "walk" {
                let seconds = Int32(words[3]) ?? 0
                let (a, b) = (stop(words[1]), stop(words[2]))
                walks.append((a, .init(to: b, seconds: seconds)))
                walks.append((b, .init(to: a, seconds: seconds)))
                continue
            }
            if head == "change" {
                changes[stop(words[1])] = Int32(words[2]) ?? 0
                continue
            }
            let name = String(head.dropLast())
            let route = routes[name] ?? builder.addRoute(.init(feed: feed, id: name, shortName: name))
            routes[name] = route
            var calls: [TimetableBuilder.Call] = []
            for index in stride(from: 1, to: words.count - 1, by: 2) {
                let times = words[index + 1].prefix { $0 != "!" && $0 != "?" }.split(separator: "-").map(Self.seconds)
                calls.append(
                    .init(
                        stop: stop(words[index]),
                        arrivalSeconds: times[0],
                        departureSeconds: times[times.count - 1],
                        boarding: words[index + 1].hasSuffix("!") ? .notAvailable : .regular,
                        alighting: words[index + 1].hasSuffix("?") ? .notAvailable : .regular,
                        sequence: UInt32(index)
                    )
                )
            }
            try builder.addTrip(.init(route: route, service: service, id: "\(name)#\(builder.tripCount)", calls: calls))
        }
        timetable = builder.build()
        let count = timetable.stopCount
        transfers = TransferTable(
            stopCount: count,
            walks: walks,
            changeSeconds: (0..<count).map { changes[StopIndex($0)] ?? 0 }
        )
        self.stops = stops
        schedule = DaySchedule(timetable, day: Self.day, filter: filter, overlay: overlay(timetable))
    }

    static func seconds(_ text: Substring) -> Int32 {
        let parts = text.split(separator: ":").map { Int32($0) ?? 0 }
        return parts[0] * 3600 + parts[1] * 60 + (parts.count > 2 ? parts[2] : 0)
    }

    static func clock(_ seconds: Int32) -> String {
        func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let rest = seconds % 60 == 0 ? "" : ":" + two(seconds % 60)
        return two(seconds / 3600) + ":" + two(seconds / 60 % 60) + rest
    }

    func query(_ from: String, _ to: String, _ time: TransitQuery.Time, maximumTransfers: Int = 7) -> TransitQuery {
        TransitQuery(
            time,
            from: stops[from]!,
            to: stops[to]!,
            transfers: transfers,
            maximumTransfers: maximumTransfers
        )
    }

    /// The fastest journey in words, for example `R1 A 08:00-B 08:10, walk B-C, R2 C 08:15-D 08:25`.
    func journey(_ from: String, _ to: String, after: String) -> String {
        all(query(from, to, .departAt(Self.seconds(Substring(after))))).last ?? "none"
    }

    func journey(_ from: String, _ to: String, before: String) -> String {
        all(query(from, to, .arriveBy(Self.seconds(Substring(before))))).last ?? "none"
    }

    func all(_ query: TransitQuery) -> [String] {
        var search = TransitSearch()
        return search.journeys(query, in: schedule, transfers: transfers).map(describe)
    }

    func describe(_ journey: TransitJourney) -> String {
        var parts = journey.legs.map { leg in
            switch leg {
            case .ride(let ride):
                let index =
                    schedule.added(ride.trip)?.route ?? timetable.route(of: ride.trip, atCall: ride.boardingCall)
                let route = timetable.shortName(of: index)
                return "\(route) \(timetable.name(of: ride.from)) \(Self.clock(ride.departureSeconds))-"
                    + "\(timetable.name(of: ride.to)) \(Self.clock(ride.arrivalSeconds))"
            case .walk(let walk): return "walk \(timetable.name(of: walk.from))-\(timetable.name(of: walk.to))"
            }
        }
        if journey.access.seconds > 0 { parts.insert("walk \(journey.access.seconds)", at: 0) }
        if journey.egress.seconds > 0 { parts.append("walk \(journey.egress.seconds)") }
        return parts.joined(separator: ", ")
    }
}
