import CivilTime
import Geo
import TripModel

@testable import DayPlanner

/// Places on a line, one minute apart on foot, and the trips between them.
struct Town: ItinerarySource {
    /// A place's coordinate: `minutes` along the line from the origin. A degree of longitude is so far on the equator.
    static func place(_ name: String, _ minutes: Double) -> KnownPlace {
        KnownPlace(name: name, coordinate: Coordinate(latitude: 0, longitude: minutes * metresAMinute / metresADegree))
    }

    static let metresAMinute = 100.0
    static let metresADegree = Coordinate(latitude: 0, longitude: 0)
        .distance(to: Coordinate(latitude: 0, longitude: 1)).value
    /// How much quicker than on foot.
    static let speedup: [TravelMode: Double] = [.bicycle: 4, .car: 10, .transit: 1, .taxi: 20]

    /// Only these are answered.
    var modes: Set<TravelMode> = [.foot, .bicycle, .car]
    var isEstimate = false
    /// Its public transport has lines, so that of an estimate the ends alone are estimated.
    var hasLines = false
    /// What each is worth to the person, in seconds; else what it takes.
    var burdens: [TravelMode: Double] = [:]
    /// How long a way takes from one place to another; nil: as long as it is.
    var seconds: (@Sendable (Coordinate, Coordinate) -> Int64)?
    /// Nothing arrives later.
    var lastArrival: Instant?
    /// Public transport rests from then until then.
    var night: Range<Instant>?
    /// Its timetable knows nothing of these days.
    var gap: TimetableGap?

    func timetableGap(_ request: TripRequest) -> TimetableGap? { request.modes.contains(.transit) ? gap : nil }

    /// What is open, at places on the line.
    var open: [Double: String] = [:]

    func refreshments(near place: Coordinate, during span: Range<Instant>, for refreshment: Refreshment) -> [OpenPlace]
    {
        open.sorted { $0.key < $1.key }.compactMap { minutes, name in
            let coordinate = Town.place(name, minutes).coordinate
            let distance = coordinate.distance(to: place)
            guard distance.value < 500 else { return nil }
            return OpenPlace(name: name, kind: "\(refreshment)", coordinate: coordinate, distance: distance)
        }
    }

    func options(_ request: TripRequest) -> [Itinerary] {
        let possible = request.modes.intersection(modes).sorted { $0.rawValue < $1.rawValue }
        guard case .fetched(let vehicle, let stand) = request.ownVehicles else {
            return possible.map { option([($0, request.to)], request) }.sorted {
                $0.generalizedCost < $1.generalizedCost
            }
        }
        let others = possible.filter { $0 != vehicle }
        return others.map { option([($0, stand), (vehicle, request.to)], request) }.sorted {
            $0.generalizedCost < $1.generalizedCost
        }
    }

    private func option(_ ways: [(mode: TravelMode, to: Coordinate)], _ request: TripRequest) -> Itinerary {
        var legs: [Leg] = []
        var place = request.from
        var seconds: Int64 = 0
        for way in ways {
            let distance = place.distance(to: way.to)
            let minutes = distance.value / Town.metresAMinute / (Town.speedup[way.mode] ?? 1)
            let end = seconds + (self.seconds?(place, way.to) ?? Int64((minutes * 60).rounded()))
            legs.append(
                Leg(
                    mode: way.mode.legMode,
                    departure: Instant(secondsSince1970: seconds),
                    arrival: Instant(secondsSince1970: end),
                    from: LegEnd(coordinate: place),
                    to: LegEnd(coordinate: way.to),
                    distance: distance
                )
            )
            if hasLines, case .transit(var ride) = legs[legs.count - 1] {
                ride.line = LineInfo(name: "1", routeID: "1", tripID: "1")
                legs[legs.count - 1] = .transit(ride)
            }
            (place, seconds) = (way.to, end)
        }
        var departure: Instant
        switch request.time {
        case .arriveBy(let arrival): departure = min(arrival, lastArrival ?? arrival).adding(seconds: -seconds)
        case .departAt(let moment): departure = moment
        }
        if let night, night.contains(departure), ways.contains(where: { $0.mode == .transit }) {
            if case .arriveBy = request.time {
                departure = min(departure, night.lowerBound.adding(seconds: -600))
            } else {
                departure = night.upperBound
            }
        }
        for index in legs.indices {
            legs[index].departure = departure.adding(seconds: legs[index].departure.secondsSince1970)
            legs[index].arrival = departure.adding(seconds: legs[index].arrival.secondsSince1970)
        }
        return Itinerary(
            departure: departure,
            arrival: departure.adding(seconds: seconds),
            distance: request.from.distance(to: request.to),
            legs: legs,
            isEstimate: isEstimate,
            generalizedCost: burdens[ways[0].mode]
        )
    }
}

/// A day that reads like one: `Day("A 09:00-10:00 @30", "B 10:15-11:00 @40 #bike")`.
///
/// Minutes after `@` are the place on the line, `@10>5000` those of a journey's ends, `+1` is the next day; `rank` is the order of the arguments; home is at 0.
struct Day {
    static let midnight = CivilDateTime(date: CivilDate(year: 2026, month: 3, day: 2)!, time: .midnight)
        .secondsSinceEpoch
    var occurrences: [PlanOccurrence]
    var preferences = PlanPreferences()
    var home: KnownPlace? = Town.place("Home", 0)
    var choices: [PlanChoice] = []
    var since = Day.at("00:00", day: -1)
    var horizon = Day.at("00:00", day: 30)

    init(_ lines: String...) { occurrences = lines.enumerated().map { Day.occurrence($1, rank: $0) } }
    init(_ occurrences: [PlanOccurrence]) { self.occurrences = occurrences }

    static func at(_ time: String, day: Int = 0) -> Instant {
        let parts = time.split(separator: ":").compactMap { Int64($0) }
        return Instant(secondsSince1970: midnight + Int64(day) * 86_400 + parts[0] * 3_600 + parts[1] * 60)
    }

    static func occurrence(_ line: String, rank: Int) -> PlanOccurrence {
        let words = line.split(separator: " ").map(String.init)
        let times = words.first { $0.first?.isNumber == true && $0.contains(":") }!.split(separator: "-").map(
            String.init
        )
        let day = words.first { $0.hasPrefix("+") }.flatMap { Int($0.dropFirst()) } ?? 0
        let start = at(times[0], day: day)
        var end = times.count > 1 ? at(times[1], day: day) : start
        if end < start { end = end.adding(seconds: 86_400) }
        var occurrence = PlanOccurrence(
            key: OccurrenceKey(uid: words[0]),
            start: start,
            end: end,
            summary: words[0],
            isOpenEnded: times.count == 1,
            rank: EntryRank(Int64(rank)),
            directives: DirectiveParser.directives(in: line)
        )
        for word in words where word.hasPrefix("@") {
            let ends = word.dropFirst().split(separator: ">", omittingEmptySubsequences: false)
            occurrence.place = .known(Town.place(words[0], Double(ends[0]) ?? 0))
            guard ends.count > 1 else { continue }
            occurrence.endPlace = Double(ends[1]).map { .known(Town.place("\(words[0])End", $0)) } ?? .notFound("")
        }
        return occurrence
    }

    var days = 1

    var input: PlanInput {
        PlanInput(
            occurrences: occurrences,
            scope: [Day.at("00:00")..<Day.at("00:00", day: days)],
            preferences: preferences,
            home: home,
            choices: choices,
            zone: .utc,
            since: since,
            horizon: horizon
        )
    }

    func plan(_ town: Town = Town()) -> [PlannedItem] { Planner.plan(input, with: town) }

    /// The plan, one line for each item: `to A 08:25-08:55`, `unreachable B 15 min`, `overlap A stands`.
    func lines(_ town: Town = Town()) -> [String] { plan(town).map(Day.line) }

    static func line(_ item: PlannedItem) -> String {
        let uid = item.event.key.uid
        switch item.content {
        case .trip(let trip):
            let late = trip.lateSeconds > 0 ? " late" : ""
            let mode = trip.option.legs.first.map { $0.mode == .foot ? "" : " by \($0.mode)" } ?? ""
            let span = "\(clock(trip.blockStart))-\(clock(trip.blockEnd))"
            return "\(item.key.kind.rawValue) \(uid) \(span)\(mode)\(late)\(trip.notes.map(note).joined())"
        case .slot(let slot):
            let open = slot.suggestions.map { suggestion -> String in
                let names = suggestion.places.map { "\($0.name) (\($0.kind))" }
                return " near \(suggestion.near.name): \(names.joined(separator: ", "))"
            }.joined()
            return "slot \(uid) \(clock(slot.start))-\(clock(slot.end))\(slot.isShortened ? " short" : "")\(open)"
        case .warning(let warning):
            switch warning.reason {
            case .unreachable(let late, _): return "unreachable \(uid) \(late / 60) min"
            case .overlap(let others, let stands, _):
                let names = others.map(\.key.uid).joined(separator: ",")
                return "overlap \(uid) with \(names)\(stands ? ", stands" : "")"
            case .visit(let others, let isLonger):
                let names = others.map(\.key.uid).joined(separator: ",")
                return "\(uid) \(isLonger ? "around" : "during") \(names)"
            case .wayTaken(let chosen): return "out \(uid) for \(chosen.key.uid)"
            case .placeNotFound(let text, _): return "not found \(uid) \(text)"
            case .placeAmbiguous(let text, _): return "ambiguous \(uid) \(text)"
            case .placeInexact(let text, _): return "inexact \(uid) \(text)"
            case .arrivalUnknown: return "where to \(uid)"
            case .unreadTags(let tags): return "unread \(uid) \(tags.joined(separator: " "))"
            case .farNight(let place, _): return "far night \(uid) at \(place.name)"
            case .breakLost(let free, _, _): return "lost \(uid) \(free / 60) min free"
            case .noMeans: return "no means \(uid)"
            case .leavesLate(let late, _): return "leaves late \(uid) \(late / 60) min"
            case .vehicleElsewhere(let mode, let place):
                return "\(mode) of \(uid) is at \(place.name) @\(minutes(place))"
            case .vehicleLeft(let mode, let place): return "\(mode) stays at \(place.name) @\(minutes(place))"
            case .wayHome(let option, _, let closest):
                let other = closest.map { ", or \(clock($0.arrival)) by \($0.legs[0].mode)" } ?? ""
                return "way home \(uid) \(option.map { clock($0.departure) } ?? "none")\(other)"
            case .farAway(_, let from, let to): return "far \(uid) from \(from.name) to \(to.name)"
            case .disruption(let news, let isWayThere):
                let lines = news.flatMap(\.lines).joined(separator: ",")
                return "disruption \(uid) \(isWayThere ? "there" : "home") \(lines)"
            case .noSharedVehicle(let missing, let others, let isWayThere):
                return "no \(missing.mode) \(uid) \(isWayThere ? "there" : "home"), \(others.count) instead"
            case .choiceFell(let decision, _, let eventChanged):
                return "fell \(uid) \(decision)\(eventChanged ? ", changed" : "")"
            case .noHome: return "no home \(uid)"
            case .room(let text): return "room \(uid) \(text)"
            }
        }
    }

    private static func note(_ note: TripNote) -> String {
        switch note {
        case .arrivesEarly(let seconds): return " \(seconds / 60) min early"
        case .noService(let last, let next, let taxi):
            let times = [last, next].map { $0.map(clock) ?? "" }.joined(separator: "-")
            return " no service \(times)\(taxi.map { ", taxi \(clock($0.departure))" } ?? "")"
        case .noTimetable(.ends(let day)): return " timetable until \(day.iso8601)"
        case .noTimetable(.begins(let day)): return " timetable from \(day.iso8601)"
        case .silent(let sources): return " without \(sources.map(\.name).joined(separator: ","))"
        case .startAssumed(let event): return " from? after \(event.key.uid)"
        case .onTheWay(let events): return " with \(events.map(\.key.uid).joined(separator: ","))"
        case .leavesEarlyFor(let events): return " early for \(events.map(\.key.uid).joined(separator: ","))"
        }
    }

    private static func minutes(_ place: KnownPlace) -> Int {
        Int((place.coordinate.longitude * Town.metresADegree / Town.metresAMinute).rounded())
    }

    static func clock(_ instant: Instant) -> String {
        let time = CivilDateTime(secondsSinceEpoch: instant.secondsSince1970).time
        return (time.hour < 10 ? "0" : "") + "\(time.hour):" + (time.minute < 10 ? "0" : "") + "\(time.minute)"
    }
}
